public import Geometry
public import StageKit
@_exported public import UIKit

/// A side of a view, in the words of the library PureLayout.
///
/// Its functions in today's spelling are here; `newAutoLayout()` is not, since a class of views
/// cannot be created without its name.
public enum ALEdge: CaseIterable {
  case left, right, top, bottom, leading, trailing

  var attribute: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    }
  }

  /// Whether a distance inwards counts against the axis.
  var isFar: Bool { self == .right || self == .bottom || self == .trailing }
}

/// A length of a view.
public enum ALDimension {
  case width, height
  var attribute: NSLayoutConstraint.Attribute { self == .width ? .width : .height }
}

/// A line through a view.
public enum ALAxis {
  case vertical, horizontal, baseline, lastBaseline, firstBaseline

  var attribute: NSLayoutConstraint.Attribute {
    switch self {
    case .vertical: .centerX
    case .horizontal: .centerY
    case .baseline, .lastBaseline: .lastBaseline
    case .firstBaseline: .firstBaseline
    }
  }
}

extension UIView {
  /// Lets constraints place the view, and returns it.
  @discardableResult
  public func configureForAutoLayout() -> Self {
    translatesAutoresizingMaskIntoConstraints = false
    return self
  }

  func relate(
    _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    to other: AnyObject?, _ otherAttribute: NSLayoutConstraint.Attribute,
    multiplier: CGFloat = 1, constant: CGFloat
  ) -> NSLayoutConstraint {
    translatesAutoresizingMaskIntoConstraints = false
    let constraint = NSLayoutConstraint(
      item: self, attribute: attribute, relatedBy: relation, toItem: other,
      attribute: otherAttribute, multiplier: multiplier, constant: constant)
    ConstraintSettings.current.install(constraint)
    return constraint
  }

  private func pin(
    _ edge: ALEdge, to item: AnyObject?, inset: CGFloat, _ relation: NSLayoutConstraint.Relation
  ) -> NSLayoutConstraint {
    guard edge.isFar else {
      return relate(edge.attribute, relation, to: item, edge.attribute, constant: inset)
    }
    let inverse: NSLayoutConstraint.Relation =
      switch relation {
      case .lessThanOrEqual: .greaterThanOrEqual
      case .greaterThanOrEqual: .lessThanOrEqual
      default: relation
      }
    return relate(edge.attribute, inverse, to: item, edge.attribute, constant: -inset)
  }

  // MARK: Superview

  /// Puts a side at a distance from the superview's.
  @discardableResult
  public func autoPinEdge(
    toSuperviewEdge edge: ALEdge, withInset inset: CGFloat = 0,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint { pin(edge, to: superview, inset: inset, relation) }

  /// Puts a side at the superview's margin.
  @discardableResult
  public func autoPinEdge(
    toSuperviewMargin edge: ALEdge, relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    pin(edge, to: superview?.layoutMarginsGuide, inset: 0, relation)
  }

  /// Puts a side at a distance from the superview's safe area.
  @discardableResult
  public func autoPinEdge(
    toSuperviewSafeArea edge: ALEdge, withInset inset: CGFloat = 0,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    pin(edge, to: superview?.safeAreaLayoutGuide, inset: inset, relation)
  }

  private func pinAll(
    to item: AnyObject?, _ insets: UIEdgeInsets, excluding excluded: ALEdge?
  ) -> [NSLayoutConstraint] {
    let edges: [(ALEdge, CGFloat)] = [
      (.top, insets.top), (.leading, insets.left), (.bottom, insets.bottom),
      (.trailing, insets.right),
    ]
    let other: [ALEdge: ALEdge] = [.left: .leading, .right: .trailing]
    return edges.filter { edge, _ in excluded.map { other[$0] ?? $0 } != edge }
      .map { pin($0, to: item, inset: $1, .equal) }
  }

  /// Puts all sides at distances from the superview's.
  @discardableResult
  public func autoPinEdgesToSuperviewEdges(
    with insets: UIEdgeInsets = .zero
  ) -> [NSLayoutConstraint] { pinAll(to: superview, insets, excluding: nil) }

  /// Puts all sides but one at distances from the superview's.
  @discardableResult
  public func autoPinEdgesToSuperviewEdges(
    with insets: UIEdgeInsets = .zero, excludingEdge edge: ALEdge
  ) -> [NSLayoutConstraint] { pinAll(to: superview, insets, excluding: edge) }

  /// Puts all sides at distances from the superview's safe area.
  @discardableResult
  public func autoPinEdgesToSuperviewSafeArea(
    with insets: UIEdgeInsets = .zero
  ) -> [NSLayoutConstraint] {
    pinAll(to: superview?.safeAreaLayoutGuide, insets, excluding: nil)
  }

  /// Puts all sides but one at distances from the superview's safe area.
  @discardableResult
  public func autoPinEdgesToSuperviewSafeArea(
    with insets: UIEdgeInsets = .zero, excludingEdge edge: ALEdge
  ) -> [NSLayoutConstraint] {
    pinAll(to: superview?.safeAreaLayoutGuide, insets, excluding: edge)
  }

  /// Puts all sides at the superview's margins.
  @discardableResult
  public func autoPinEdgesToSuperviewMargins() -> [NSLayoutConstraint] {
    pinAll(to: superview?.layoutMarginsGuide, .zero, excluding: nil)
  }

  /// Puts all sides but one at the superview's margins.
  @discardableResult
  public func autoPinEdgesToSuperviewMargins(excludingEdge edge: ALEdge) -> [NSLayoutConstraint] {
    pinAll(to: superview?.layoutMarginsGuide, .zero, excluding: edge)
  }

  // MARK: Other views

  /// Puts a side at a distance from a side of another view.
  @discardableResult
  public func autoPinEdge(
    _ edge: ALEdge, to otherEdge: ALEdge, of view: UIView, withOffset offset: CGFloat = 0,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    relate(edge.attribute, relation, to: view, otherEdge.attribute, constant: offset)
  }

  /// Puts the middle at the superview's.
  @discardableResult
  public func autoCenterInSuperview() -> [NSLayoutConstraint] {
    [autoAlignAxis(toSuperviewAxis: .horizontal), autoAlignAxis(toSuperviewAxis: .vertical)]
  }

  /// Puts the middle at the middle of the superview's margins.
  @discardableResult
  public func autoCenterInSuperviewMargins() -> [NSLayoutConstraint] {
    let guide = superview?.layoutMarginsGuide
    return [
      relate(.centerY, .equal, to: guide, .centerY, constant: 0),
      relate(.centerX, .equal, to: guide, .centerX, constant: 0),
    ]
  }

  /// Puts a line at the superview's.
  @discardableResult
  public func autoAlignAxis(toSuperviewAxis axis: ALAxis) -> NSLayoutConstraint {
    relate(axis.attribute, .equal, to: superview, axis.attribute, constant: 0)
  }

  /// Puts a line at a distance from that of another view.
  @discardableResult
  public func autoAlignAxis(
    _ axis: ALAxis, toSameAxisOf view: UIView, withOffset offset: CGFloat = 0
  ) -> NSLayoutConstraint {
    relate(axis.attribute, .equal, to: view, axis.attribute, constant: offset)
  }

  /// Puts a line at a multiple of that of another view.
  @discardableResult
  public func autoAlignAxis(
    _ axis: ALAxis, toSameAxisOf view: UIView, withMultiplier multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(
      axis.attribute, .equal, to: view, axis.attribute, multiplier: multiplier, constant: 0)
  }

  // MARK: Lengths

  /// Sets a length.
  @discardableResult
  public func autoSetDimension(
    _ dimension: ALDimension, toSize size: CGFloat,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    relate(dimension.attribute, relation, to: nil, .notAnAttribute, constant: size)
  }

  /// Sets width and height.
  @discardableResult
  public func autoSetDimensions(to size: CGSize) -> [NSLayoutConstraint] {
    [autoSetDimension(.width, toSize: size.width), autoSetDimension(.height, toSize: size.height)]
  }

  /// Makes a length larger than one of another view by a number.
  @discardableResult
  public func autoMatch(
    _ dimension: ALDimension, to other: ALDimension, of view: UIView,
    withOffset offset: CGFloat = 0, relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    relate(dimension.attribute, relation, to: view, other.attribute, constant: offset)
  }

  /// Makes a length a multiple of one of another view.
  @discardableResult
  public func autoMatch(
    _ dimension: ALDimension, to other: ALDimension, of view: UIView,
    withMultiplier multiplier: CGFloat, relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    relate(
      dimension.attribute, relation, to: view, other.attribute, multiplier: multiplier,
      constant: 0)
  }

  // MARK: Controllers

  /// Puts the top at a distance from where bars of a controller end.
  @discardableResult
  public func autoPin(
    toTopLayoutGuideOf viewController: UIViewController, withInset inset: CGFloat
  ) -> NSLayoutConstraint {
    relate(
      .top, .equal, to: viewController.view.safeAreaLayoutGuide, .top, constant: inset)
  }

  /// Puts the bottom at a distance from where bars of a controller begin.
  @discardableResult
  public func autoPin(
    toBottomLayoutGuideOf viewController: UIViewController, withInset inset: CGFloat
  ) -> NSLayoutConstraint {
    relate(
      .bottom, .equal, to: viewController.view.safeAreaLayoutGuide, .bottom, constant: -inset)
  }
}
