import Diagnostics

extension OutputTransaction {
  /// Tells of each file that earlier builds wrote and that is not there as this build makes it.
  func reportDifferences(into diagnostics: inout DiagnosticCollector) {
    var count = 0
    for number in outputs.indices where outputs[number].isWaiting {
      let path = list.path(of: number)
      let isMissing = outputs[number].change == .new
      // What has not been there before differs from nothing.
      if isMissing, !manifest.contains(path) { continue }
      count += 1
      guard count <= DiagnosticCollector.faultLimit else { continue }
      let location = folder.location.appending(path.text)
      let isOutdated = !isMissing && isAsWritten(path)
      diagnostics.warning(
        .staleOutput,
        "\"\(location.name)\" "
          + (isMissing
            ? "was missing, although a build had written it"
            : isOutdated ? "was not what is made now" : "was not as a build had written it"),
        at: SourceLocation(file: location.name),
        fix: isOutdated
          ? "It is made anew, since what it is made of has changed after the last build."
          : "It is made anew. Change what it is made of, a file of the site or the theme, not what a build writes."
      )
    }
    let others = count - DiagnosticCollector.faultLimit
    guard others > 0 else { return }
    diagnostics.warning(
      .staleOutput,
      "\(others) more \(others == 1 ? "file was" : "files were") missing or not what is made now",
      at: SourceLocation(file: folder.location.name),
      fix: "All of them are made anew."
    )
  }

  /// Whether a file is what a build says it wrote.
  private func isAsWritten(_ path: RelativePath) -> Bool {
    guard let status = status(of: path), status.kind == .file else { return false }
    return (try? isAsWritten(path, size: status.size)) ?? false
  }
}
