public import Geometry
public import UIKit

// Sizes, margins, and places within what is pinned.

extension PinLayout {
  // MARK: Sizes

  /// Sets the width.
  @discardableResult
  public func width(_ width: CGFloat) -> PinLayout { set { $0.x.length = max(0, width) } }
  /// Sets the width to a share of the superview's.
  @discardableResult
  public func width(_ share: Percent) -> PinLayout { width(share.of(containerSize.width)) }
  /// Sets the width to that of another view.
  @discardableResult
  public func width(of view: UIView) -> PinLayout { width(view.bounds.width) }
  /// Sets the least width.
  @discardableResult
  public func minWidth(_ width: CGFloat) -> PinLayout { set { $0.x.minLength = width } }
  /// Sets the least width to a share of the superview's.
  @discardableResult
  public func minWidth(_ share: Percent) -> PinLayout { minWidth(share.of(containerSize.width)) }
  /// Sets the largest width.
  @discardableResult
  public func maxWidth(_ width: CGFloat) -> PinLayout { set { $0.x.maxLength = width } }
  /// Sets the largest width to a share of the superview's.
  @discardableResult
  public func maxWidth(_ share: Percent) -> PinLayout { maxWidth(share.of(containerSize.width)) }
  /// Sets the height.
  @discardableResult
  public func height(_ height: CGFloat) -> PinLayout { set { $0.y.length = max(0, height) } }
  /// Sets the height to a share of the superview's.
  @discardableResult
  public func height(_ share: Percent) -> PinLayout { height(share.of(containerSize.height)) }
  /// Sets the height to that of another view.
  @discardableResult
  public func height(of view: UIView) -> PinLayout { height(view.bounds.height) }
  /// Sets the least height.
  @discardableResult
  public func minHeight(_ height: CGFloat) -> PinLayout { set { $0.y.minLength = height } }
  /// Sets the least height to a share of the superview's.
  @discardableResult
  public func minHeight(_ share: Percent) -> PinLayout {
    minHeight(share.of(containerSize.height))
  }
  /// Sets the largest height.
  @discardableResult
  public func maxHeight(_ height: CGFloat) -> PinLayout { set { $0.y.maxLength = height } }
  /// Sets the largest height to a share of the superview's.
  @discardableResult
  public func maxHeight(_ share: Percent) -> PinLayout {
    maxHeight(share.of(containerSize.height))
  }
  /// Sets width and height.
  @discardableResult
  public func size(_ size: CGSize) -> PinLayout { width(size.width).height(size.height) }
  /// Sets width and height to one length.
  @discardableResult
  public func size(_ side: CGFloat) -> PinLayout { width(side).height(side) }
  /// Sets width and height to a share of the superview's.
  @discardableResult
  public func size(_ share: Percent) -> PinLayout { width(share).height(share) }
  /// Sets width and height to those of another view.
  @discardableResult
  public func size(of view: UIView) -> PinLayout { size(view.bounds.size) }
  /// Sets the quotient of width and height, where one of them is pinned.
  @discardableResult
  public func aspectRatio(_ ratio: CGFloat) -> PinLayout { set { $0.aspect = ratio } }
  /// Sets the quotient of width and height to that of another view.
  @discardableResult
  public func aspectRatio(of view: UIView) -> PinLayout {
    aspectRatio(view.bounds.height > 0 ? view.bounds.width / view.bounds.height : 0)
  }
  /// Sets the quotient of width and height to that of the view's image.
  @discardableResult
  public func aspectRatio() -> PinLayout {
    let size = view.intrinsicContentSize
    return aspectRatio(size.height > 0 ? size.width / size.height : 0)
  }
  /// Makes the size fit the contents.
  @discardableResult
  public func sizeToFit(_ type: FitType = .content) -> PinLayout { set { $0.fit = type } }

  /// Makes sides of the view lie at its subviews, which keep their places on the screen's pixels.
  @discardableResult
  public func wrapContent(_ type: WrapType = .all, padding: CGFloat) -> PinLayout {
    wrapContent(
      type, padding: UIEdgeInsets(top: padding, left: padding, bottom: padding, right: padding))
  }
  /// Makes sides of the view lie at its subviews, which move so that the first begin at the sides.
  @discardableResult
  public func wrapContent(_ type: WrapType = .all, padding: UIEdgeInsets = .zero) -> PinLayout {
    guard let first = view.subviews.first else { return self }
    let frame = view.subviews.dropFirst().reduce(first.frame) { $0.union($1.frame) }
    let moves = CGPoint(
      x: type == .vertically ? 0 : padding.left - frame.minX,
      y: type == .horizontally ? 0 : padding.top - frame.minY)
    for subview in view.subviews {
      subview.frame = subview.frame.offsetBy(dx: moves.x, dy: moves.y)
    }
    if type != .vertically { width(frame.width + padding.left + padding.right) }
    if type != .horizontally { height(frame.height + padding.top + padding.bottom) }
    return self
  }

  // MARK: Places

  /// Sets where the view is between its left and right pins, if it is narrower.
  @discardableResult
  public func justify(_ value: HorizontalJustify) -> PinLayout {
    set { $0.x.share = value.share }
  }
  /// Sets where the view is between its top and bottom pins, if it is lower.
  @discardableResult
  public func align(_ value: VerticalJustify) -> PinLayout { set { $0.y.share = value.share } }

  // MARK: Margins

  /// Sets the distance from what the top is pinned to.
  @discardableResult
  public func marginTop(_ value: CGFloat) -> PinLayout { set { $0.y.lowMargin = value } }
  /// Sets the distance from what the top is pinned to as a share of the superview's height.
  @discardableResult
  public func marginTop(_ share: Percent) -> PinLayout { marginTop(share.of(containerSize.height)) }
  /// Sets the distance from what the bottom is pinned to.
  @discardableResult
  public func marginBottom(_ value: CGFloat) -> PinLayout { set { $0.y.highMargin = value } }
  /// Sets the distance from what the bottom is pinned to as a share of the superview's height.
  @discardableResult
  public func marginBottom(_ share: Percent) -> PinLayout {
    marginBottom(share.of(containerSize.height))
  }
  /// Sets the distance from what the left side is pinned to.
  @discardableResult
  public func marginLeft(_ value: CGFloat) -> PinLayout { set { $0.x.lowMargin = value } }
  /// Sets the distance from what the left side is pinned to as a share of the superview's width.
  @discardableResult
  public func marginLeft(_ share: Percent) -> PinLayout {
    marginLeft(share.of(containerSize.width))
  }
  /// Sets the distance from what the right side is pinned to.
  @discardableResult
  public func marginRight(_ value: CGFloat) -> PinLayout { set { $0.x.highMargin = value } }
  /// Sets the distance from what the right side is pinned to as a share of the superview's width.
  @discardableResult
  public func marginRight(_ share: Percent) -> PinLayout {
    marginRight(share.of(containerSize.width))
  }
  /// Sets the distance at the side at which text begins.
  @discardableResult
  public func marginStart(_ value: CGFloat) -> PinLayout { marginLeft(value) }
  /// Sets the distance at the side at which text ends.
  @discardableResult
  public func marginEnd(_ value: CGFloat) -> PinLayout { marginRight(value) }
  /// Sets the distances at the left and the right side.
  @discardableResult
  public func marginHorizontal(_ value: CGFloat) -> PinLayout {
    marginLeft(value).marginRight(value)
  }
  /// Sets the distances at the left and the right side as shares of the superview's width.
  @discardableResult
  public func marginHorizontal(_ share: Percent) -> PinLayout {
    marginLeft(share).marginRight(share)
  }
  /// Sets the distances at the top and the bottom.
  @discardableResult
  public func marginVertical(_ value: CGFloat) -> PinLayout { marginTop(value).marginBottom(value) }
  /// Sets the distances at the top and the bottom as shares of the superview's height.
  @discardableResult
  public func marginVertical(_ share: Percent) -> PinLayout {
    marginTop(share).marginBottom(share)
  }
  /// Sets the distances at all sides.
  @discardableResult
  public func margin(_ value: CGFloat) -> PinLayout {
    marginVertical(value).marginHorizontal(value)
  }
  /// Sets the distances at all sides as shares of the superview's width and height.
  @discardableResult
  public func margin(_ share: Percent) -> PinLayout {
    marginVertical(share).marginHorizontal(share)
  }
  /// Sets the distances at all sides.
  @discardableResult
  public func margin(_ insets: UIEdgeInsets) -> PinLayout {
    margin(insets.top, insets.left, insets.bottom, insets.right)
  }
  /// Sets the distances at top and bottom, and at left and right.
  @discardableResult
  public func margin(_ vertical: CGFloat, _ horizontal: CGFloat) -> PinLayout {
    marginVertical(vertical).marginHorizontal(horizontal)
  }
  /// Sets the distances at top, left and right, and bottom.
  @discardableResult
  public func margin(_ top: CGFloat, _ horizontal: CGFloat, _ bottom: CGFloat) -> PinLayout {
    marginTop(top).marginHorizontal(horizontal).marginBottom(bottom)
  }
  /// Sets the distances at top, left, bottom and right.
  @discardableResult
  public func margin(
    _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
  ) -> PinLayout {
    marginTop(top).marginLeft(left).marginBottom(bottom).marginRight(right)
  }

  // MARK: Areas of the view

  /// The insets of the safe area.
  public var safeArea: UIEdgeInsets { view.safeAreaInsets }
  /// The insets of the layout margins.
  public var layoutMargins: UIEdgeInsets { view.layoutMargins }
  /// The insets of the area for readable text.
  public var readableMargins: UIEdgeInsets {
    let frame = view.readableContentGuide.layoutFrame
    return UIEdgeInsets(
      top: frame.minY, left: frame.minX, bottom: view.bounds.height - frame.maxY,
      right: view.bounds.width - frame.maxX)
  }
}
