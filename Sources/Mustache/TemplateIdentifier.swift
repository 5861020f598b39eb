/// A template of a ``TemplateLibrary``, found once by name and then called without looking it up again.
public struct TemplateIdentifier: Hashable, Sendable {
  let index: Int
}
