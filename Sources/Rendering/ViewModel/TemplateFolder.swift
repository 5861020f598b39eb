/// The folders of a theme's templates, by what their templates show.
enum TemplateFolder {
  static let sections = "sections"
  static let options = "options"
  static let rows = "rows"
}
