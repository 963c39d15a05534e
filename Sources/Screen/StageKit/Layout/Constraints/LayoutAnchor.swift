/// A place of a view or layout guide from which constraints are made: `NSLayoutAnchor`.
///
/// ```swift
/// title.topAnchor.constraint(equalTo: card.topAnchor, constant: 16).isActive = true
/// ```
open class LayoutAnchor<AnchorType: AnyObject>: Hashable {
  /// The item whose place this is.
  let item: any LayoutItem
  let attribute: LayoutConstraint.Attribute

  init(_ item: any LayoutItem, _ attribute: LayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  /// The name of the place.
  open var name: String { "\(attribute)" }

  /// Returns a constraint that this place equals another plus a constant in points.
  open func constraint(
    equalTo anchor: LayoutAnchor<AnchorType>, constant: Double = 0
  ) -> LayoutConstraint {
    constraint(.equal, to: anchor, constant: constant)
  }

  /// Returns a constraint that this place is at least another plus a constant in points.
  open func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor<AnchorType>, constant: Double = 0
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, constant: constant)
  }

  /// Returns a constraint that this place is at most another plus a constant in points.
  open func constraint(
    lessThanOrEqualTo anchor: LayoutAnchor<AnchorType>, constant: Double = 0
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, constant: constant)
  }

  func constraint(
    _ relation: LayoutConstraint.Relation, to anchor: LayoutAnchor<AnchorType>,
    multiplier: Double = 1, constant: Double
  ) -> LayoutConstraint {
    LayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: anchor.item,
      attribute: anchor.attribute, multiplier: multiplier, constant: constant)
  }

  /// Returns whether two anchors are the same place of the same item.
  public static func == (left: LayoutAnchor, right: LayoutAnchor) -> Bool {
    left.item === right.item && left.attribute == right.attribute
  }

  /// Hashes the place and the item.
  open func hash(into hasher: inout Hasher) {
    item.hash(into: &hasher)
    hasher.combine(attribute)
  }
}

@available(*, unavailable)
extension LayoutAnchor: Sendable {}

/// The distance between neighbors that the system uses, in points: 8.
private let systemSpacing = 8.0

/// A horizontal place: `NSLayoutXAxisAnchor`.
public final class LayoutXAxisAnchor: LayoutAnchor<LayoutXAxisAnchor> {
  /// Returns a constraint that this place is a multiple of 8 points after another.
  public func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double
  ) -> LayoutConstraint {
    constraint(equalTo: anchor, constant: systemSpacing * multiplier)
  }

  /// Returns a constraint that this place is at least a multiple of 8 points after another.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double
  ) -> LayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: systemSpacing * multiplier)
  }

  /// Returns a constraint that this place is at most a multiple of 8 points after another.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double
  ) -> LayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: systemSpacing * multiplier)
  }
}

/// A vertical place: `NSLayoutYAxisAnchor`.
public final class LayoutYAxisAnchor: LayoutAnchor<LayoutYAxisAnchor> {
  /// Returns a constraint that this place is a multiple of 8 points below another.
  public func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double
  ) -> LayoutConstraint {
    constraint(equalTo: anchor, constant: systemSpacing * multiplier)
  }

  /// Returns a constraint that this place is at least a multiple of 8 points below another.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double
  ) -> LayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: systemSpacing * multiplier)
  }

  /// Returns a constraint that this place is at most a multiple of 8 points below another.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double
  ) -> LayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: systemSpacing * multiplier)
  }
}

/// A width or height: `NSLayoutDimension`.
public final class LayoutDimension: LayoutAnchor<LayoutDimension> {
  /// Returns a constraint that this length is a constant in points.
  public func constraint(equalToConstant constant: Double) -> LayoutConstraint {
    constraint(.equal, constant)
  }

  /// Returns a constraint that this length is at least a constant in points.
  public func constraint(greaterThanOrEqualToConstant constant: Double) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, constant)
  }

  /// Returns a constraint that this length is at most a constant in points.
  public func constraint(lessThanOrEqualToConstant constant: Double) -> LayoutConstraint {
    constraint(.lessThanOrEqual, constant)
  }

  /// Returns a constraint that this length equals another times a factor plus a constant in points.
  public func constraint(
    equalTo anchor: LayoutDimension, multiplier: Double, constant: Double = 0
  ) -> LayoutConstraint {
    constraint(.equal, to: anchor, multiplier: multiplier, constant: constant)
  }

  /// Returns a constraint that this length is at least another times a factor plus a constant in
  /// points.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension, multiplier: Double, constant: Double = 0
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, multiplier: multiplier, constant: constant)
  }

  /// Returns a constraint that this length is at most another times a factor plus a constant in
  /// points.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutDimension, multiplier: Double, constant: Double = 0
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, multiplier: multiplier, constant: constant)
  }

  private func constraint(
    _ relation: LayoutConstraint.Relation, _ constant: Double
  ) -> LayoutConstraint {
    LayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: constant)
  }
}
