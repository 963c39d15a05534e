/// An item that constraints lay out: a view or a layout guide.
public protocol LayoutItem: AnyObject, Hashable {
  /// The view itself, or the view in which the guide is; nil for a guide in none.
  var layoutView: View? { get }
  /// The name in messages.
  var layoutLabel: String { get }
}

extension View: LayoutItem {
  /// The view itself.
  public var layoutView: View? { self }
  /// The name in messages: `name`, or the type.
  public var layoutLabel: String { displayName }
}
