import Fieldset
import Foundation

/// The code of README.md, which is a whole program: it is compiled, and not run, since it writes where it is.
private func readme() throws {
  enum Size: String, CaseIterable, OptionValue {
    case small, standard, large
  }

  enum Keys {
    static let size: SettingKey<Size> = "size"
    static let wifi: SettingKey<Bool> = "wifi"
  }

  struct Gauge: RowModel {
    static let identifier = "gauge"
    let title: String
    let percent: Int
  }

  let page = Page("index", title: "Preferences") {
    Section("Text size", key: Keys.size, selected: .standard) { Size.allCases }
    Section("Connections") {
      Row.toggle("Wi-Fi", key: Keys.wifi, isOn: true)
      Gauge(title: "Battery", percent: 80)
    }
  }

  var director = Director()
  director.register(Gauge.self) { gauge, row, html in
    html.start("div")
    html.attribute("class", "row")
    html.markup(row.attributes)
    html.end()
    html.text("\(gauge.title): \(gauge.percent) %")
    html.close("div")
  }
  let report = SiteBuilder(Site("Lantern") { page }, output: "Public", director: director).build()
  print(DiagnosticPrinter(.text).text(of: report.diagnostics))
  if report.outcome != .success { exit(1) }

  let form = try FormDecoder(page).decode(urlencoded: Array("size=large&wifi=off&wifi=on".utf8))
  print(form[Keys.size] == .large, form[Keys.wifi] == true)
}
