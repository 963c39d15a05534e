public import Geometry

/// A rectangle in a view that constraints can refer to, and which is not drawn: `UILayoutGuide`.
open class LayoutGuide: LayoutItem, CreationHashable {
  package let creationNumber = CreationNumber()

  /// What determines the rectangle of a guide.
  enum Kind {
    /// Constraints.
    case constraints
    /// The bounds of the view without its layout margins.
    case margins
    /// The bounds of the view without its safe area.
    case safeArea
    /// The layout margins, narrowed to a readable width.
    case readableContent
    /// The part of the safe area's upper or lower edge, over the whole width.
    case top, bottom
    /// The origin of the view's coordinates, with a size that constraints give.
    case content
    /// The bounds of the view.
    case frame
  }

  /// A name for messages and searches; empty by default.
  open var identifier = ""
  /// The view in which the guide is; nil before it is added to one.
  open internal(set) weak var owningView: View?
  let kind: Kind
  /// The active constraints that refer to the guide.
  var constraints: [LayoutConstraint] = []

  /// Creates a guide, which ``View/addLayoutGuide(_:)`` adds to a view.
  public init() { kind = .constraints }

  init(_ kind: Kind, of view: View) {
    self.kind = kind
    owningView = view
    identifier = "\(kind)"
  }

  /// The rectangle in the coordinates of the owning view, after the last layout.
  open var layoutFrame: Rect {
    guard let owningView else { return .zero }
    if let insets = kind.insets(in: owningView) { return owningView.bounds.inset(by: insets) }
    return owningView.root.layout.engine?.frame(of: self) ?? .zero
  }

  /// The view in which the guide is.
  open var layoutView: View? { owningView }
  /// The name in messages.
  open var layoutLabel: String {
    let name = identifier.isEmpty ? "layout guide" : identifier
    return owningView.map { "\($0.displayName).\(name)" } ?? name
  }
}

@available(*, unavailable)
extension LayoutGuide: Sendable {}

extension LayoutGuide.Kind {
  /// The maximum readable width of text, in points, as commonly measured at the default text size.
  private static let readableWidth = 672.0

  /// Whether the rectangle keeps its distances from the edges of a scroll view as content moves.
  var isFixedToBounds: Bool {
    switch self {
    case .constraints, .content, .frame: false
    case .margins, .safeArea, .readableContent, .top, .bottom: true
    }
  }

  /// Returns the distances from the edges of the view's bounds; nil if constraints give the
  /// rectangle.
  func insets(in view: View) -> Insets? {
    switch self {
    case .constraints, .content: return nil
    case .frame: return .zero
    case .margins: return view.layoutMargins
    case .safeArea: return view.safeAreaInsets
    case .top:
      let length = view.safeAreaInsets.top
      return Insets(top: 0, left: 0, bottom: view.bounds.height - length, right: 0)
    case .bottom:
      let length = view.safeAreaInsets.bottom
      return Insets(top: view.bounds.height - length, left: 0, bottom: 0, right: 0)
    case .readableContent:
      var insets = view.layoutMargins
      let excess = view.bounds.width - insets.left - insets.right - Self.readableWidth
      insets.left += max(excess, 0) / 2
      insets.right += max(excess, 0) / 2
      return insets
    }
  }
}
