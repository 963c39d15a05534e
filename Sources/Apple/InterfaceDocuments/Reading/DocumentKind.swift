/// Classifies a document by its root element.
enum DocumentKind {
  private static let storyboard = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
  static let xib = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"

  /// Returns the kind of a document.
  ///
  /// - Throws: An ``InterfaceDocumentError`` if the root is not that of a document for iOS.
  static func check(
    _ root: XMLNode, file: String
  ) throws(InterfaceDocumentError) -> InterfaceDocument.Kind {
    let attributes = AttributeReader(file: file)
    if root.name == "archive" {
      throw attributes.error(
        .wrongRoot, root,
        "the root is <archive> of another platform; an archive for iOS or <document> is allowed")
    }
    guard root.name == "document" else {
      throw attributes.error(
        .wrongRoot, root, "the root is <\(root.name)>; <document> is allowed")
    }
    let type = try attributes.required("type", of: root)
    switch type {
    case storyboard: return .storyboard
    case xib: return .xib
    default:
      let isPlatform = type.hasPrefix("com.apple.InterfaceBuilder")
      let platform =
        type.contains(".Cocoa.") ? " of macOS" : isPlatform ? " of another platform" : ""
      throw attributes.error(
        isPlatform ? .otherPlatform : .wrongRoot, root,
        """
        type of <document> is \(type.quoted)\(platform); \(storyboard) and \(xib) are allowed
        """)
    }
  }
}
