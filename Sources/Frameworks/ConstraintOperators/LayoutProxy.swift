public import StageKit
public import UIKit

/// What collects the constraints of a function.
final class ConstraintContext {
  private(set) var constraints: [NSLayoutConstraint] = []

  func add(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ other: AnyObject?,
    _ otherAttribute: NSLayoutConstraint.Attribute, _ multiplier: CGFloat, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    (item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other,
      attribute: otherAttribute, multiplier: multiplier, constant: constant)
    constraints.append(constraint)
    return constraint
  }
}

/// A view or a guide as terms of constraints, in the words of the library Cartography.
@dynamicMemberLookup
public struct LayoutProxy {
  let item: AnyObject
  let context: ConstraintContext

  /// The proxy of the superview; nil without one.
  public var superview: LayoutProxy? {
    ((item as? UIView)?.superview).map { LayoutProxy(item: $0, context: context) }
  }
  /// The proxy of the guide of the safe area.
  public var safeAreaLayoutGuide: LayoutProxy { guide(\.safeAreaLayoutGuide) }
  /// The proxy of the guide of the layout margins.
  public var layoutMarginsGuide: LayoutProxy { guide(\.layoutMarginsGuide) }

  private func guide(_ path: KeyPath<UIView, UILayoutGuide>) -> LayoutProxy {
    LayoutProxy(item: (item as? UIView)?[keyPath: path] ?? item, context: context)
  }

  /// The side or the middle of a name.
  public subscript(dynamicMember path: KeyPath<EdgeAttributes, NSLayoutConstraint.Attribute>)
    -> EdgeTerm
  {
    EdgeTerm(item: item, attribute: EdgeAttributes()[keyPath: path], context: context)
  }

  /// The width.
  public var width: LengthTerm { .init(item: item, attribute: .width, context: context) }
  /// The height.
  public var height: LengthTerm { .init(item: item, attribute: .height, context: context) }
  /// Width and height.
  public var size: SizeTerm { SizeTerm(width: width, height: height) }
  /// The middle.
  public var center: PointTerm { PointTerm(x: self.centerX, y: self.centerY) }
  /// The middle within the margins.
  public var centerWithinMargins: PointTerm {
    PointTerm(x: self.centerXWithinMargins, y: self.centerYWithinMargins)
  }
  /// The four sides.
  public var edges: EdgesTerm {
    EdgesTerm(top: self.top, leading: self.leading, bottom: self.bottom, trailing: self.trailing)
  }
  /// The four sides within the margins.
  public var edgesWithinMargins: EdgesTerm {
    EdgesTerm(
      top: self.topMargin, leading: self.leadingMargin, bottom: self.bottomMargin,
      trailing: self.trailingMargin)
  }
}

/// A view as terms of constraints.
public typealias ViewProxy = LayoutProxy

/// The sides and middles that have names.
public struct EdgeAttributes {
  /// The top.
  public let top = NSLayoutConstraint.Attribute.top
  /// The bottom.
  public let bottom = NSLayoutConstraint.Attribute.bottom
  /// The left side.
  public let left = NSLayoutConstraint.Attribute.left
  /// The right side.
  public let right = NSLayoutConstraint.Attribute.right
  /// The side at which text begins.
  public let leading = NSLayoutConstraint.Attribute.leading
  /// The side at which text ends.
  public let trailing = NSLayoutConstraint.Attribute.trailing
  /// The middle between the sides.
  public let centerX = NSLayoutConstraint.Attribute.centerX
  /// The middle between top and bottom.
  public let centerY = NSLayoutConstraint.Attribute.centerY
  /// The baseline of the last line.
  public let baseline = NSLayoutConstraint.Attribute.lastBaseline
  /// The baseline of the last line.
  public let lastBaseline = NSLayoutConstraint.Attribute.lastBaseline
  /// The baseline of the first line.
  public let firstBaseline = NSLayoutConstraint.Attribute.firstBaseline
  /// The top of the margins.
  public let topMargin = NSLayoutConstraint.Attribute.topMargin
  /// The bottom of the margins.
  public let bottomMargin = NSLayoutConstraint.Attribute.bottomMargin
  /// The left side of the margins.
  public let leftMargin = NSLayoutConstraint.Attribute.leftMargin
  /// The right side of the margins.
  public let rightMargin = NSLayoutConstraint.Attribute.rightMargin
  /// The side of the margins at which text begins.
  public let leadingMargin = NSLayoutConstraint.Attribute.leadingMargin
  /// The side of the margins at which text ends.
  public let trailingMargin = NSLayoutConstraint.Attribute.trailingMargin
  /// The middle between the sides of the margins.
  public let centerXWithinMargins = NSLayoutConstraint.Attribute.centerXWithinMargins
  /// The middle between top and bottom of the margins.
  public let centerYWithinMargins = NSLayoutConstraint.Attribute.centerYWithinMargins
}
