/// An attribute or element of a document that the model does not interpret.
///
/// An uninterpreted element stands foreverything in it.
public struct UninterpretedItem: Hashable, Sendable {
  /// The line of the element's start tag, from 1.
  public let line: Int
  /// The name of the element.
  public let element: String
  /// The name of the element's parent, or nil for the root.
  public let parent: String?
  /// The name of the attribute, or nil if the element itself is not interpreted.
  public let attribute: String?
  /// The value of the attribute, or the element's attribute `key`.
  public let value: String?
}

extension UninterpretedItem: CustomStringConvertible {
  /// A phrase with the line, the names and the value.
  public var description: String {
    let text: String
    if let attribute {
      text = "attribute \(attribute)=\((value ?? "").quoted) of <\(element)>"
    } else {
      let key = value.map { " key=\($0.quoted)" } ?? ""
      text = "element <\(element)\(key)>" + (parent.map { " of <\($0)>" } ?? "")
    }
    return "line \(line): \(text)".printable
  }
}
