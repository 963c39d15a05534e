/// A layout guide that a document declares so that constraints can refer to it.
public struct InterfaceLayoutGuide: Hashable, Sendable {
  /// What a guide follows.
  public enum Kind: Hashable, Sendable {
    /// The safe area of the view.
    case safeArea
    /// The controller's top guide.
    case top
    /// The controller's bottom guide.
    case bottom
    /// The content of a scroll view.
    case content
    /// The frame of a scroll view.
    case frame
    /// The keyboard.
    case keyboard
    /// The layout margins of the view.
    case layoutMargins
    /// The part of the view where text is readable.
    case readableContent
    /// A guide of another name.
    case other(String)
  }

  /// The id.
  public let id: String
  /// The line of the document, from 1.
  public let line: Int
  /// What the guide follows.
  public let kind: Kind
  /// The id of the view, or of the controller for `top` and `bottom`.
  public let owner: String
}
