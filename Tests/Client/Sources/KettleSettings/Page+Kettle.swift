import Fieldset

extension Page {
  /// The settings of the kettle, in Swift; `Settings/pages/index.json` says the same.
  public static var kettle: Page {
    Page("index", title: "Kettle", form: Form(submit: "Save")) {
      Section("Water", key: "water") {
        Row.toggle("Keep warm", key: Keys.keepsWarm, isOn: true)
        Row.number("Temperature", key: Keys.temperature, value: 95, minimum: 60, maximum: 100, unit: "°C")
        Gauge(title: "Limescale", percent: 40)
      }
      Section("Tea", key: Keys.tea, selected: .black) { Tea.allCases }
      Section("Start by itself on", key: Keys.days, selected: [.monday]) { Day.allCases }
    }
  }
}
