@_exported public import UIKit

/// An edge of a view that has a horizontal place.
public final class HorizontalEdge {
  enum Kind { case left, hCenter, right }
  let (view, kind): (UIView, Kind)
  init(_ view: UIView, _ kind: Kind) { (self.view, self.kind) = (view, kind) }

  /// Returns the place in a view.
  func x(in container: UIView) -> CGFloat {
    let frame = view.frame(in: container)
    return switch kind {
    case .left: frame.minX
    case .hCenter: frame.midX
    case .right: frame.maxX
    }
  }
}

/// An edge of a view that has a vertical place.
public final class VerticalEdge {
  enum Kind { case top, vCenter, bottom }
  let (view, kind): (UIView, Kind)
  init(_ view: UIView, _ kind: Kind) { (self.view, self.kind) = (view, kind) }

  /// Returns the place in a view.
  func y(in container: UIView) -> CGFloat {
    let frame = view.frame(in: container)
    return switch kind {
    case .top: frame.minY
    case .vCenter: frame.midY
    case .bottom: frame.maxY
    }
  }
}

/// A point of a view: a corner, the middle of an edge, or its middle.
public final class Anchor {
  let (horizontal, vertical): (HorizontalEdge, VerticalEdge)
  init(_ view: UIView, _ horizontal: HorizontalEdge.Kind, _ vertical: VerticalEdge.Kind) {
    (self.horizontal, self.vertical) = (.init(view, horizontal), .init(view, vertical))
  }
}

/// The edges of a view, to which others are pinned.
public struct EdgeList {
  let view: UIView
  /// The top.
  public var top: VerticalEdge { .init(view, .top) }
  /// The middle between top and bottom.
  public var vCenter: VerticalEdge { .init(view, .vCenter) }
  /// The bottom.
  public var bottom: VerticalEdge { .init(view, .bottom) }
  /// The left side.
  public var left: HorizontalEdge { .init(view, .left) }
  /// The middle between the sides.
  public var hCenter: HorizontalEdge { .init(view, .hCenter) }
  /// The right side.
  public var right: HorizontalEdge { .init(view, .right) }
  /// The side at which text begins.
  public var start: HorizontalEdge { left }
  /// The side at which text ends.
  public var end: HorizontalEdge { right }
}

/// The points of a view, to which others are pinned.
public struct AnchorList {
  let view: UIView
  /// The upper left corner.
  public var topLeft: Anchor { .init(view, .left, .top) }
  /// The middle of the top.
  public var topCenter: Anchor { .init(view, .hCenter, .top) }
  /// The upper right corner.
  public var topRight: Anchor { .init(view, .right, .top) }
  /// The upper corner at which text begins.
  public var topStart: Anchor { topLeft }
  /// The upper corner at which text ends.
  public var topEnd: Anchor { topRight }
  /// The middle of the left side.
  public var centerLeft: Anchor { .init(view, .left, .vCenter) }
  /// The middle.
  public var center: Anchor { .init(view, .hCenter, .vCenter) }
  /// The middle of the right side.
  public var centerRight: Anchor { .init(view, .right, .vCenter) }
  /// The middle of the side at which text begins.
  public var centerStart: Anchor { centerLeft }
  /// The middle of the side at which text ends.
  public var centerEnd: Anchor { centerRight }
  /// The lower left corner.
  public var bottomLeft: Anchor { .init(view, .left, .bottom) }
  /// The middle of the bottom.
  public var bottomCenter: Anchor { .init(view, .hCenter, .bottom) }
  /// The lower right corner.
  public var bottomRight: Anchor { .init(view, .right, .bottom) }
  /// The lower corner at which text begins.
  public var bottomStart: Anchor { bottomLeft }
  /// The lower corner at which text ends.
  public var bottomEnd: Anchor { bottomRight }
}

extension UIView {
  /// The edges, to which others are pinned.
  public var edge: EdgeList { EdgeList(view: self) }
  /// The points, to which others are pinned.
  public var anchor: AnchorList { AnchorList(view: self) }

  /// Returns the frame in the coordinates of a view.
  func frame(in container: UIView) -> CGRect {
    if superview === container { return frame }
    return convert(bounds, to: container)
  }
}
