import Fieldset

/// A reading in percent: a kind of row that this app adds.
///
/// Its template is `Settings/templates/rows/gauge.mustache`.
struct Gauge: RowRepresentable {
  let title: String
  let percent: Int

  var row: Row? { .custom("gauge", fields: ["name": .text(title), "percent": .text(String(percent))]) }
}
