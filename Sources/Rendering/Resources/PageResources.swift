import Markup

/// The stylesheet and the script of a page, as elements of its head.
struct PageResources {
  let html: HTML

  /// Elements that lead to files of the site, so that pages hold no inline style or script.
  ///
  /// The script blocks parsing on purpose: what it restores has to be there before the first paint. Those of the author's
  /// own run when the page has been read, in their order.
  init(stylesheet: String, script: String?, ownScripts: [String] = [], from slug: String) {
    var writer = HTMLWriter()
    writer.start("link")
    writer.attribute("rel", "stylesheet")
    writer.attribute("href", RelativeReference.make(to: stylesheet, from: slug))
    writer.end()
    if let script {
      writer.start("script")
      writer.attribute("src", RelativeReference.make(to: script, from: slug))
      writer.end()
      writer.close("script")
    }
    for script in ownScripts {
      writer.start("script")
      writer.attribute("src", RelativeReference.make(to: script, from: slug))
      writer.attribute("defer", if: true)
      writer.end()
      writer.close("script")
    }
    html = writer.html
  }
}
