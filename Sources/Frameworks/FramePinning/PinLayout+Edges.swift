public import UIKit

// The edges of a view at those of its superview, or of other views.

extension PinLayout {
  // MARK: Distances from the superview

  /// Pins the top at a distance from the superview's.
  @discardableResult
  public func top(_ offset: CGFloat = 0) -> PinLayout { set { $0.y.low = offset } }
  /// Pins the top at a share of the superview's height.
  @discardableResult
  public func top(_ offset: Percent) -> PinLayout { top(offset.of(containerSize.height)) }
  /// Pins the top at the distance of insets.
  @discardableResult
  public func top(_ insets: UIEdgeInsets) -> PinLayout { top(insets.top) }

  /// Pins the bottom at a distance from the superview's.
  @discardableResult
  public func bottom(_ offset: CGFloat = 0) -> PinLayout {
    set { $0.y.high = $0.containerSize.height - offset }
  }
  /// Pins the bottom at a share of the superview's height.
  @discardableResult
  public func bottom(_ offset: Percent) -> PinLayout { bottom(offset.of(containerSize.height)) }
  /// Pins the bottom at the distance of insets.
  @discardableResult
  public func bottom(_ insets: UIEdgeInsets) -> PinLayout { bottom(insets.bottom) }

  /// Pins the left side at a distance from the superview's.
  @discardableResult
  public func left(_ offset: CGFloat = 0) -> PinLayout { set { $0.x.low = offset } }
  /// Pins the left side at a share of the superview's width.
  @discardableResult
  public func left(_ offset: Percent) -> PinLayout { left(offset.of(containerSize.width)) }
  /// Pins the left side at the distance of insets.
  @discardableResult
  public func left(_ insets: UIEdgeInsets) -> PinLayout { left(insets.left) }

  /// Pins the right side at a distance from the superview's.
  @discardableResult
  public func right(_ offset: CGFloat = 0) -> PinLayout {
    set { $0.x.high = $0.containerSize.width - offset }
  }
  /// Pins the right side at a share of the superview's width.
  @discardableResult
  public func right(_ offset: Percent) -> PinLayout { right(offset.of(containerSize.width)) }
  /// Pins the right side at the distance of insets.
  @discardableResult
  public func right(_ insets: UIEdgeInsets) -> PinLayout { right(insets.right) }

  /// Pins the side at which text begins.
  @discardableResult
  public func start(_ offset: CGFloat = 0) -> PinLayout { left(offset) }
  /// Pins the side at which text begins.
  @discardableResult
  public func start(_ offset: Percent) -> PinLayout { left(offset) }
  /// Pins the side at which text begins.
  @discardableResult
  public func start(_ insets: UIEdgeInsets) -> PinLayout { left(insets.left) }
  /// Pins the side at which text ends.
  @discardableResult
  public func end(_ offset: CGFloat = 0) -> PinLayout { right(offset) }
  /// Pins the side at which text ends.
  @discardableResult
  public func end(_ offset: Percent) -> PinLayout { right(offset) }
  /// Pins the side at which text ends.
  @discardableResult
  public func end(_ insets: UIEdgeInsets) -> PinLayout { right(insets.right) }

  /// Pins the middle at a distance from the superview's middle.
  @discardableResult
  public func hCenter(_ offset: CGFloat = 0) -> PinLayout {
    set { $0.x.middle = $0.containerSize.width / 2 + offset }
  }
  /// Pins the middle at a share of the superview's width from its middle.
  @discardableResult
  public func hCenter(_ offset: Percent) -> PinLayout { hCenter(offset.of(containerSize.width)) }
  /// Pins the middle at a distance from the superview's middle.
  @discardableResult
  public func vCenter(_ offset: CGFloat = 0) -> PinLayout {
    set { $0.y.middle = $0.containerSize.height / 2 + offset }
  }
  /// Pins the middle at a share of the superview's height from its middle.
  @discardableResult
  public func vCenter(_ offset: Percent) -> PinLayout { vCenter(offset.of(containerSize.height)) }

  // MARK: Several edges

  /// Pins all edges at a distance from the superview's.
  @discardableResult
  public func all(_ margin: CGFloat = 0) -> PinLayout {
    top(margin).bottom(margin).left(margin).right(margin)
  }
  /// Pins all edges at the distances of insets.
  @discardableResult
  public func all(_ insets: UIEdgeInsets) -> PinLayout {
    top(insets).bottom(insets).left(insets).right(insets)
  }
  /// Pins the left and the right side at a distance from the superview's.
  @discardableResult
  public func horizontally(_ margin: CGFloat = 0) -> PinLayout { left(margin).right(margin) }
  /// Pins the left and the right side at a share of the superview's width.
  @discardableResult
  public func horizontally(_ margin: Percent) -> PinLayout { left(margin).right(margin) }
  /// Pins the left and the right side at the distances of insets.
  @discardableResult
  public func horizontally(_ insets: UIEdgeInsets) -> PinLayout { left(insets).right(insets) }
  /// Pins the top and the bottom at a distance from the superview's.
  @discardableResult
  public func vertically(_ margin: CGFloat = 0) -> PinLayout { top(margin).bottom(margin) }
  /// Pins the top and the bottom at a share of the superview's height.
  @discardableResult
  public func vertically(_ margin: Percent) -> PinLayout { top(margin).bottom(margin) }
  /// Pins the top and the bottom at the distances of insets.
  @discardableResult
  public func vertically(_ insets: UIEdgeInsets) -> PinLayout { top(insets).bottom(insets) }

  /// Pins a corner at a distance from the superview's.
  @discardableResult
  public func topLeft(_ margin: CGFloat = 0) -> PinLayout { top(margin).left(margin) }
  /// Pins the middle of the top.
  @discardableResult
  public func topCenter(_ margin: CGFloat = 0) -> PinLayout { top(margin).hCenter() }
  /// Pins a corner at a distance from the superview's.
  @discardableResult
  public func topRight(_ margin: CGFloat = 0) -> PinLayout { top(margin).right(margin) }
  /// Pins a corner at a distance from the superview's.
  @discardableResult
  public func topStart(_ margin: CGFloat = 0) -> PinLayout { topLeft(margin) }
  /// Pins a corner at a distance from the superview's.
  @discardableResult
  public func topEnd(_ margin: CGFloat = 0) -> PinLayout { topRight(margin) }
  /// Pins the middle of the left side.
  @discardableResult
  public func centerLeft(_ margin: CGFloat = 0) -> PinLayout { vCenter().left(margin) }
  /// Pins the middle, at a distance from the superview's.
  @discardableResult
  public func center(_ margin: CGFloat = 0) -> PinLayout { hCenter(margin).vCenter(margin) }
  /// Pins the middle of the right side.
  @discardableResult
  public func centerRight(_ margin: CGFloat = 0) -> PinLayout { vCenter().right(margin) }
  /// Pins the middle of the side at which text begins.
  @discardableResult
  public func centerStart(_ margin: CGFloat = 0) -> PinLayout { centerLeft(margin) }
  /// Pins the middle of the side at which text ends.
  @discardableResult
  public func centerEnd(_ margin: CGFloat = 0) -> PinLayout { centerRight(margin) }
  /// Pins a corner at a distance from the superview's.
  @discardableResult
  public func bottomLeft(_ margin: CGFloat = 0) -> PinLayout { bottom(margin).left(margin) }
  /// Pins the middle of the bottom.
  @discardableResult
  public func bottomCenter(_ margin: CGFloat = 0) -> PinLayout { bottom(margin).hCenter() }
  /// Pins a corner at a distance from the superview's.
  @discardableResult
  public func bottomRight(_ margin: CGFloat = 0) -> PinLayout { bottom(margin).right(margin) }
  /// Pins a corner at a distance from the superview's.
  @discardableResult
  public func bottomStart(_ margin: CGFloat = 0) -> PinLayout { bottomLeft(margin) }
  /// Pins a corner at a distance from the superview's.
  @discardableResult
  public func bottomEnd(_ margin: CGFloat = 0) -> PinLayout { bottomRight(margin) }

  // MARK: Edges and points of other views

  private func pin(
    _ edge: VerticalEdge, _ place: WritableKeyPath<PinnedAxis, CGFloat?>
  ) -> PinLayout {
    set { layout in layout.container.map { layout.y[keyPath: place] = edge.y(in: $0) } }
  }

  private func pin(
    _ edge: HorizontalEdge, _ place: WritableKeyPath<PinnedAxis, CGFloat?>
  ) -> PinLayout {
    set { layout in layout.container.map { layout.x[keyPath: place] = edge.x(in: $0) } }
  }

  /// Pins the top at an edge of another view.
  @discardableResult
  public func top(to edge: VerticalEdge) -> PinLayout { pin(edge, \.low) }
  /// Pins the middle at an edge of another view.
  @discardableResult
  public func vCenter(to edge: VerticalEdge) -> PinLayout { pin(edge, \.middle) }
  /// Pins the bottom at an edge of another view.
  @discardableResult
  public func bottom(to edge: VerticalEdge) -> PinLayout { pin(edge, \.high) }
  /// Pins the left side at an edge of another view.
  @discardableResult
  public func left(to edge: HorizontalEdge) -> PinLayout { pin(edge, \.low) }
  /// Pins the middle at an edge of another view.
  @discardableResult
  public func hCenter(to edge: HorizontalEdge) -> PinLayout { pin(edge, \.middle) }
  /// Pins the right side at an edge of another view.
  @discardableResult
  public func right(to edge: HorizontalEdge) -> PinLayout { pin(edge, \.high) }
  /// Pins the side at which text begins at an edge of another view.
  @discardableResult
  public func start(to edge: HorizontalEdge) -> PinLayout { left(to: edge) }
  /// Pins the side at which text ends at an edge of another view.
  @discardableResult
  public func end(to edge: HorizontalEdge) -> PinLayout { right(to: edge) }

  /// Pins a corner at a point of another view.
  @discardableResult
  public func topLeft(to anchor: Anchor) -> PinLayout {
    top(to: anchor.vertical).left(to: anchor.horizontal)
  }
  /// Pins the middle of the top at a point of another view.
  @discardableResult
  public func topCenter(to anchor: Anchor) -> PinLayout {
    top(to: anchor.vertical).hCenter(to: anchor.horizontal)
  }
  /// Pins a corner at a point of another view.
  @discardableResult
  public func topRight(to anchor: Anchor) -> PinLayout {
    top(to: anchor.vertical).right(to: anchor.horizontal)
  }
  /// Pins the middle of the left side at a point of another view.
  @discardableResult
  public func centerLeft(to anchor: Anchor) -> PinLayout {
    vCenter(to: anchor.vertical).left(to: anchor.horizontal)
  }
  /// Pins the middle at a point of another view.
  @discardableResult
  public func center(to anchor: Anchor) -> PinLayout {
    vCenter(to: anchor.vertical).hCenter(to: anchor.horizontal)
  }
  /// Pins the middle of the right side at a point of another view.
  @discardableResult
  public func centerRight(to anchor: Anchor) -> PinLayout {
    vCenter(to: anchor.vertical).right(to: anchor.horizontal)
  }
  /// Pins a corner at a point of another view.
  @discardableResult
  public func bottomLeft(to anchor: Anchor) -> PinLayout {
    bottom(to: anchor.vertical).left(to: anchor.horizontal)
  }
  /// Pins the middle of the bottom at a point of another view.
  @discardableResult
  public func bottomCenter(to anchor: Anchor) -> PinLayout {
    bottom(to: anchor.vertical).hCenter(to: anchor.horizontal)
  }
  /// Pins a corner at a point of another view.
  @discardableResult
  public func bottomRight(to anchor: Anchor) -> PinLayout {
    bottom(to: anchor.vertical).right(to: anchor.horizontal)
  }
}
