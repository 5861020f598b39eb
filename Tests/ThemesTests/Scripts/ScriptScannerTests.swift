import Testing

@testable import Themes

/// Scripts are made smaller, and mean the same.
@Suite struct ScriptScannerTests {
  static let scripts: [(script: String, expected: String?)] = [
    ("const a = 1; // one\nconst b = a + 2;\n", "let a=1,b=a+2;"),
    ("let a;\nlet { b } = a;\nconst [c] = b;\nc();\nlet d;", "let a,{b}=a,[c]=b;c();let d;"),
    ("const a = () => { const b = 1; f(); let c; };\nconst d = 2;", "let a=()=>{let b=1;f();let c},d=2;"),
    ("const a = 1\nconst b = 2\nf();const c = 3", "let a=1\nlet b=2\nf();let c=3"),
    ("let a = 1\nf();\nlet b;", "let a=1\nf();let b;"),
    ("for (let i = 0; i < 3; i++) let_ = 1; const b = 2;", "for(let i=0;i<3;i++)let_=1;let b=2;"),
    ("if (a) { const b = 1; }\nconst c = 2;", "if(a){let b=1}let c=2;"),
    ("f(a, [b, c,], [, d,,], { e, },);", "f(a,[b,c],[,d,,],{e});"),
    ("{ a(); }{ for (;;); }{ if (a) b; else; }{ c = []; }{ `d`; }", "{a()}{for(;;);}{if(a)b;else;}{c=[]}{`d`}"),
    ("{ while (a(b)); }{ do c(); while (d); }{ e.if(f); }", "{while(a(b));}{do c();while(d);}{e.if(f)}"),
    ("if (a) { b }\nelse { c }\n[d].e()", "if(a){b}else{c}[d].e()"),
    ("try { a }\ncatch { b }\nfor (c of d) { e }\nf", "try{a}catch{b}for(c of d){e}f"),
    ("a = () => { b }\nc.for(function () { d })\ne", "a=()=>{b}\nc.for(function(){d})\ne"),
    ("a = { if: { b } }\nc", "a={if:{b}}\nc"),
    ("/* x\n y */ a ( b , c )", "a(b,c)"),
    ("for (const x of [\"const \"]) x.const = constant", "for(let x of[\"const \"])x.const=constant"),
    ("a\nb", "a\nb"),
    ("a /* x\n */ b", "a\nb"),
    ("a\n(b)\n++c", "a\n(b)\n++c"),
    ("x = {\n  a: 1,\n  b\n}\ny", "x={a:1,b}\ny"),
    ("a\n  .b()\n  ?.c", "a.b()?.c"),
    ("return  /a b\\/[/ ]c/g . test( x )", "return/a b\\/[/ ]c/g .test(x)"),
    ("f(/[ /]/, a / b / c)", "f(/[ /]/,a/b/c)"),
    ("a + +b - -c + ++d", "a+ +b- -c+ ++d"),
    ("a < !--b", "a< !--b"),
    ("1 .x; a .x", "1 .x;a .x"),
    (#"say("a  // b", 'c  /* d', "\"  e")"#, #"say("a  // b",'c  /* d',"\"  e")"#),
    ("`a  ${ b + `  ${ \"}\" }` }  \n c` + d", "`a  ${ b + `  ${ \"}\" }` }  \n c`+d"),
    ("if (a) / b /.test(c)", nil),
    ("`a", nil),
    ("\"a\n\"", nil),
    ("/* a", nil),
    ("größe = \"é  ü\"", "größe=\"é  ü\""),
  ]

  @Test(arguments: scripts) func losesOnlyWhatSaysNothing(_ item: (script: String, expected: String?)) {
    let result = ScriptScanner.stripped(Array(item.script.utf8)).map { String(decoding: $0, as: UTF8.self) }
    #expect(result == item.expected)
    if let result { #expect(ScriptScanner.stripped(Array(result.utf8)) == Array(result.utf8)) }
  }

  @Test func whatCannotBeToldLosesLittle() {
    let part = ScriptPart(path: "10-a.js", bytes: Array("// Says so.\n  if (a) / b /.test(c);\n".utf8), source: "a.js")
    #expect(String(decoding: part.bytes, as: UTF8.self) == "if (a) / b /.test(c);")
  }

  @Test func textOverLinesLosesNothing() {
    let script = "  if (a) / b /.test(`x\n  // y`);\n"
    let part = ScriptPart(path: "10-a.js", bytes: Array(script.utf8), source: "a.js")
    #expect(String(decoding: part.bytes, as: UTF8.self) == script + "\n")
  }
}
