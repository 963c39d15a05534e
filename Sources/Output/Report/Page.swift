private import FileIO
internal import Geometry

/// The template of a report, from the files in the directory `Page`.
enum Page {
  /// Returns the page up to the pairs.
  static func head(title: String, criterion: String) -> String {
    let texts = [
      "title": title.htmlText, "criterion": criterion.htmlText, "style": style,
      "policy": policy,
    ]
    // The template is cut at its placeholders before anything is inserted, so that none is found in
    // a title.
    return template.head.enumerated().map { index, part in
      guard !index.isMultiple(of: 2) else { return part }
      guard let text = texts[part] else {
        preconditionFailure("page.html has an unknown placeholder: \(part)")
      }
      return text
    }.joined()
  }

  /// The page after the pairs.
  static var tail: String { template.tail.replacing("{{script}}", with: script) }

  /// The content security policy: the page loads nothing and runs its own script only.
  ///
  /// An image is a `data:` URL. A script or style that a name could smuggle into the page does not
  /// have the hash, and there are no inline handlers. The hashes are those of `style` and `script`;
  /// a test compares them, so whoever edits the page gets the new ones from its failure.
  private static let policy = """
    default-src 'none'; img-src data:; \
    style-src 'sha256-x0uQp+V2mQluuTxwhs5ZlQgcjcSt3yKZVlbBVxDdVlg='; \
    script-src 'sha256-LgRO5hhVighqfm0Qz8cMUjiZ+YLoxyOrvf5+PFDxwOM='; \
    base-uri 'none'; form-action 'none'
    """

  /// The contents of the style element.
  private static let style = "\n" + text(PackageResources.page_css)
  /// The contents of the script element.
  private static let script = "\n" + text(PackageResources.page_js)

  /// The parts of the page before the pairs, every second one the name of a placeholder, and the
  /// rest.
  private static let template: (head: [String], tail: String) = {
    let parts = text(PackageResources.page_html).split(
      separator: "{{pairs}}", omittingEmptySubsequences: false)
    precondition(parts.count == 2, "page.html has one placeholder for the pairs")
    let head = parts[0].split(separator: "{{", omittingEmptySubsequences: false)
      .flatMap { $0.split(separator: "}}", omittingEmptySubsequences: false) }
    return (head.map(String.init), String(parts[1]))
  }()

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
