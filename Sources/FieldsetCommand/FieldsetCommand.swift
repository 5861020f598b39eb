import Fieldset

@main
struct FieldsetCommand {
  static func main() {}
}
