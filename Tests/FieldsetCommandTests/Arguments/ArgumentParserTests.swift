import Fieldset
import Testing

@testable import FieldsetCommand

@Suite struct ArgumentParserTests {
  private func parse(_ line: String) -> (invocation: Invocation?, said: String) {
    var diagnostics = DiagnosticCollector()
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let result = ArgumentParser.parse(line.isEmpty ? [] : words, into: &diagnostics)
    return (result.invocation, DiagnosticPrinter(.text).text(of: diagnostics))
  }

  private static let site = Invocation.BuildArguments(site: "Sample")

  private static func build(_ change: (inout Invocation.BuildArguments) -> Void) -> Invocation {
    var arguments = site
    change(&arguments)
    return Invocation(action: .build(arguments))
  }

  static let understood: [(String, Invocation)] = [
    ("build Sample", build { _ in }),
    ("build Sample --output out", build { $0.output = "out" }),
    ("build Sample --output=out", build { $0.output = "out" }),
    ("build --output out Sample", build { $0.output = "out" }),
    ("build Sample --output=a=b", build { $0.output = "a=b" }),
    ("build Sample --output=--odd", build { $0.output = "--odd" }),
    (
      "build Sample --theme grouped --inline --jobs 3",
      build {
        $0.theme = "grouped"; $0.isInline = true; $0.jobs = 3
      }
    ),
    ("build Sample --link-inputs links", build { $0.inputLinks = "links" }),
    ("build Sample --define beta", build { $0.flags = ["beta": true] }),
    ("build Sample --define beta=false --define=new", build { $0.flags = ["beta": false, "new": true] }),
    ("build -- Sample", build { _ in }),
    ("build -- --Sample", build { $0.site = "--Sample" }),
    ("check Sample", Invocation(action: .check(site))),
    ("check Sample --quiet", Invocation(action: .check(site), verbosity: .quiet)),
    ("--verbose check Sample", Invocation(action: .check(site), verbosity: .verbose)),
    ("--format json check Sample", Invocation(action: .check(site), format: .json)),
    ("check Sample --format=sarif", Invocation(action: .check(site), format: .sarif)),
    ("new Site", Invocation(action: .new(folder: "Site"))),
    (
      "import ios App.bundle --output Site",
      Invocation(action: .importSettings(format: "ios", path: "App.bundle", output: "Site"))
    ),
    ("schema page", Invocation(action: .schema(kind: "page"))),
    ("schema site", Invocation(action: .schema(kind: "site"))),
    ("diff Old New", Invocation(action: .diff(old: "Old", new: "New"))),
    ("diff --format json Old New", Invocation(action: .diff(old: "Old", new: "New"), format: .json)),
    ("decode Sample/a", Invocation(action: .decode(.init(page: "Sample/a")))),
    ("decode a --type urlencoded", Invocation(action: .decode(.init(page: "a", encoding: .form)))),
    (
      "decode a.json --type json --define beta",
      Invocation(action: .decode(.init(page: "a.json", encoding: .json, flags: ["beta": true])))
    ),
    ("help", Invocation(action: .help(nil))),
    ("--help", Invocation(action: .help(nil))),
    ("-h", Invocation(action: .help(nil))),
    ("help build", Invocation(action: .help(.build))),
    ("build --help", Invocation(action: .help(.build))),
    ("build Sample --wrong --help", Invocation(action: .help(.build))),
    ("help import ios", Invocation(action: .help(.importing))),
    ("--version", Invocation(action: .version)),
    ("build --version", Invocation(action: .version)),
  ]

  @Test(arguments: understood)
  func understands(line: String, invocation: Invocation) {
    let result = parse(line)
    #expect(result.invocation == invocation)
    #expect(result.said == "")
  }

  static let refused: [(String, String)] = [
    ("", "error: a command is missing [missing-argument]\n  fix: \"fieldset help\" lists the commands.\n"),
    (
      "biuld Sample --output x",
      "error: there is no command \"biuld\" [unknown-command]\n  fix: Did you mean \"build\"?\n"
    ),
    (
      "preview Sample",
      "error: there is no command \"preview\" [unknown-command]\n"
        + "  fix: Commands are build, check, new, import, schema, diff and decode.\n"
    ),
    ("help biuld", "error: there is no command \"biuld\" [unknown-command]\n  fix: Did you mean \"build\"?\n"),
    (
      "build Sample --outptu out",
      "error: \"build\" has no option \"--outptu\" [unknown-option]\n  fix: Did you mean \"--output\"?\n"
    ),
    (
      "build Sample --outptu=out",
      "error: \"build\" has no option \"--outptu\" [unknown-option]\n  fix: Did you mean \"--output\"?\n"
    ),
    (
      "build Sample --no-audit",
      "error: \"build\" has no option \"--no-audit\" [unknown-option]\n"
        + "  fix: \"fieldset help build\" lists the options.\n"
    ),
    (
      "new Site --output out",
      "error: \"new\" has no option \"--output\" [unknown-option]\n  fix: Leave it out: only \"build\" or \"import\" has it.\n"
    ),
    (
      "--output=out build Sample",
      "error: there is no option \"--output\" before a command [unknown-option]\n"
        + "  fix: Write it behind the command: fieldset build … --output.\n"
    ),
    ("build", "error: \"build\" needs SITE [missing-argument]\n  fix: Write fieldset build SITE.\n"),
    (
      "schema",
      "error: \"schema\" needs KIND [missing-argument]\n"
        + "  fix: Write fieldset schema page or fieldset schema site.\n"
    ),
    (
      "check Sample --output out",
      "error: \"check\" has no option \"--output\" [unknown-option]\n"
        + "  fix: Leave it out: only \"build\" or \"import\" has it.\n"
    ),
    (
      "import ios",
      "error: \"import\" needs PATH [missing-argument]\n  fix: Write fieldset import ios PATH --output DIR.\n"
        + "error: \"import\" needs --output [missing-argument]\n"
        + "  fix: Name the folder of the new site with --output DIR.\n"
    ),
    (
      "import io App.bundle --output Site",
      "error: \"import\" does not know \"io\" [invalid-argument]\n  fix: Write ios.\n"
    ),
    ("schema tokens", "error: \"schema\" does not know \"tokens\" [invalid-argument]\n  fix: Write page or site.\n"),
    ("diff Old", "error: \"diff\" needs NEW [missing-argument]\n  fix: Write fieldset diff OLD NEW.\n"),
    (
      "diff Old New --format sarif",
      "error: \"diff\" has no format \"sarif\" [invalid-argument]\n  fix: Write text, json or github.\n"
    ),
    (
      "build Sample other",
      "error: \"build\" does not know what to do with \"other\" [unexpected-argument]\n"
        + "  fix: \"fieldset help build\" shows what it takes.\n"
    ),
    (
      "build Sample --output",
      "error: option \"--output\" needs a value [missing-argument]\n  fix: Write --output DIR.\n"
    ),
    (
      "build Sample --output --quiet",
      "error: option \"--output\" needs a value [missing-argument]\n  fix: Write --output DIR.\n"
    ),
    (
      "build Sample --output=",
      "error: option \"--output\" has an empty value [invalid-argument]\n  fix: Write --output DIR.\n"
    ),
    (
      "build Sample --output a --output b",
      "error: option \"--output\" is given twice [unexpected-argument]\n  fix: Give it once.\n"
    ),
    ("build Sample --quiet=yes", "error: option \"--quiet\" takes no value [unexpected-argument]\n"),
    (
      "build Sample --quiet --verbose",
      "error: \"--quiet\" and \"--verbose\" contradict each other [unexpected-argument]\n  fix: Give one of them.\n"
    ),
    (
      "build Sample --format jsn",
      "error: there is no format \"jsn\" [invalid-argument]\n  fix: Did you mean \"json\"?\n"
    ),
    (
      "build Sample --format xml",
      "error: there is no format \"xml\" [invalid-argument]\n  fix: Write text, json, github or sarif.\n"
    ),
    (
      "build Sample --jobs 0",
      "error: \"0\" is no number of threads [invalid-argument]\n  fix: Write --jobs with a number from 1 to 1024.\n"
    ),
    ("decode", "error: \"decode\" needs PAGE [missing-argument]\n  fix: Write fieldset decode PAGE.\n"),
    (
      "decode a.json --type xml",
      "error: there is no type \"xml\" of forms [invalid-argument]\n  fix: Write form or json.\n"
    ),
    (
      "build Sample --define beta=maybe",
      "error: \"beta=maybe\" defines no flag [invalid-argument]\n"
        + "  fix: Write --define FLAG, --define FLAG=true or --define FLAG=false.\n"
    ),
    (
      "build --define =true --jobs x",
      "error: \"build\" needs SITE [missing-argument]\n  fix: Write fieldset build SITE.\n"
        + "error: \"=true\" defines no flag [invalid-argument]\n"
        + "  fix: Write --define FLAG, --define FLAG=true or --define FLAG=false.\n"
        + "error: \"x\" is no number of threads [invalid-argument]\n"
        + "  fix: Write --jobs with a number from 1 to 1024.\n"
    ),
  ]

  @Test func anEmptyOperandIsRefused() {
    var diagnostics = DiagnosticCollector()
    #expect(ArgumentParser.parse(["build", ""], into: &diagnostics).invocation == nil)
    #expect(diagnostics.sorted.map(\.message) == ["SITE is empty"])
    #expect(diagnostics.sorted.map(\.fix) == ["Write fieldset build SITE."])
  }

  @Test(arguments: refused)
  func refuses(line: String, said: String) {
    let result = parse(line)
    #expect(result.invocation == nil)
    #expect(result.said == said)
  }

  @Test func everyCodeIsTested() {
    for code in Diagnostic.Code.allFieldsetCommandCodes {
      #expect(Self.refused.contains { $0.1.contains("[\(code.rawValue)]") }, "\(code.rawValue)")
    }
  }
}
