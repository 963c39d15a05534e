internal import Geometry
public import StageKit

extension LayoutXAxisAnchor {
  /// Returns the distance from this place to another, which constraints give a size.
  public func anchorWithOffset(to otherAnchor: LayoutXAxisAnchor) -> LayoutDimension {
    let guide = LayoutGuide.between(constraint(equalTo: otherAnchor))
    guide.leadingAnchor.constraint(equalTo: self).isActive = true
    guide.trailingAnchor.constraint(equalTo: otherAnchor).isActive = true
    return guide.widthAnchor
  }
}

extension LayoutYAxisAnchor {
  /// Returns the distance from this place to another, which constraints give a size.
  public func anchorWithOffset(to otherAnchor: LayoutYAxisAnchor) -> LayoutDimension {
    let guide = LayoutGuide.between(constraint(equalTo: otherAnchor))
    guide.topAnchor.constraint(equalTo: self).isActive = true
    guide.bottomAnchor.constraint(equalTo: otherAnchor).isActive = true
    return guide.heightAnchor
  }
}

extension LayoutGuide {
  /// Returns a guide of the view of two places, which a constraint relates.
  fileprivate static func between(_ constraint: LayoutConstraint) -> LayoutGuide {
    func view(_ item: Any?) -> View? { item as? View ?? (item as? LayoutGuide)?.owningView }
    guard let first = view(constraint.firstItem), let second = view(constraint.secondItem) else {
      preconditionFailure("a distance is between places of views that exist")
    }
    let common = sequence(first: first) { $0.superview }.first { second.isDescendant(of: $0) }
    guard let common else {
      preconditionFailure("a distance is between places of views in one hierarchy")
    }
    let guide = LayoutGuide()
    common.addLayoutGuide(guide)
    return guide
  }
}

extension View {
  /// Returns the active constraints of the view's place and size along an axis.
  public func constraintsAffectingLayout(
    for axis: LayoutConstraint.Axis
  ) -> [LayoutConstraint] {
    sequence(first: self) { $0.superview }.flatMap(\.constraints).filter { constraint in
      let items = [
        (constraint.firstItem, constraint.firstAttribute),
        (constraint.secondItem, constraint.secondAttribute),
      ]
      return items.contains { item, attribute in
        item === self && Self.horizontal.contains(attribute) == (axis == .horizontal)
      }
    }
  }

  private static let horizontal: Set<LayoutConstraint.Attribute> = [
    .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
    .trailingMargin, .centerXWithinMargins,
  ]
}
