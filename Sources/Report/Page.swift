/// The parts of a page that are the same for all reports, made of the files in the directory `Page`.
enum Page {
  /// What comes before the pairs.
  static func head(title: String, criterion: String) -> String {
    // The title last, so that nothing in it is taken for a place to fill.
    template.head
      .replacing("{{criterion}}", with: escaped(criterion))
      .replacing("{{title}}", with: escaped(title))
  }

  /// What comes after them.
  static var tail: String { template.tail }

  private static let template: (head: String, tail: String) = {
    let whole = text(PackageResources.page_html)
      .replacing("{{style}}", with: text(PackageResources.page_css))
      .replacing("{{script}}", with: text(PackageResources.page_js))
    let parts = whole.split(separator: "{{pairs}}", omittingEmptySubsequences: false)
    precondition(parts.count == 2, "page.html has one place for the pairs")
    return (String(parts[0]), String(parts[1]))
  }()

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// The text as HTML shows it.
  private static func escaped(_ text: String) -> String {
    text
      .replacing("&", with: "&amp;")
      .replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
