/// The template of a report, from the files in the directory `Page`.
enum Page {
  /// Returns the page up to the pairs.
  static func head(title: String, criterion: String) -> String {
    // The title is last, so that a placeholder in it is not replaced.
    template.head
      .replacing("{{criterion}}", with: escaped(criterion))
      .replacing("{{title}}", with: escaped(title))
  }

  /// The page after the pairs.
  static var tail: String { template.tail }

  private static let template: (head: String, tail: String) = {
    let whole = text(PackageResources.page_html)
      .replacing("{{style}}", with: text(PackageResources.page_css))
      .replacing("{{script}}", with: text(PackageResources.page_js))
    let parts = whole.split(separator: "{{pairs}}", omittingEmptySubsequences: false)
    precondition(parts.count == 2, "page.html has one placeholder for the pairs")
    return (String(parts[0]), String(parts[1]))
  }()

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// Returns the text with HTML's special characters escaped.
  private static func escaped(_ text: String) -> String {
    text
      .replacing("&", with: "&amp;")
      .replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
