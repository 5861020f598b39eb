/// The value of an author's own type that a row, header or footer was made of.
///
/// A part keeps it so that a renderer can be given it back; in a box it costs other parts no room.
final class ModelBox: Sendable {
  let value: any Sendable

  init(_ value: any Sendable) {
    self.value = value
  }
}
