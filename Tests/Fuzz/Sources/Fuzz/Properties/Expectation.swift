/// Ends the process, which libFuzzer takes for a crash and keeps the input of, where something that must be so is not.
func expect(_ condition: Bool, _ message: @autoclosure () -> String) {
  if !condition { fatalError(message()) }
}
