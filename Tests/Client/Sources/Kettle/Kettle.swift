import KettleSettings

/// Lists the pages that the app has with it.
@main
struct Kettle {
  static func main() {
    for path in BuiltPages.paths { print(path) }
  }
}
