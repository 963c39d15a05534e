internal import Geometry
internal import LinearConstraints

extension LayoutEngine {
  /// Adds an active constraint to the solver.
  func place(_ constraint: LayoutConstraint) {
    let key = ObjectIdentifier(constraint)
    guard placements[key] == nil, let owner = constraint.owner, let first = constraint.firstItem
    else { return }
    var items: [EngineItem] = []
    let isMirrored = constraint.followsLayoutDirection && owner.isRightToLeft
    func place(_ item: any LayoutItem, _ attribute: LayoutConstraint.Attribute) -> Expression {
      value(of: item, isMirrored ? attribute.mirrored : attribute, in: owner, &items)
    }
    var difference = place(first, constraint.firstAttribute)
    if let second = constraint.secondItem {
      difference = difference - place(second, constraint.secondAttribute) * constraint.multiplier
    }
    if isMirrored {
      // Both places are distances from the right edge, whose own terms cancel at a multiplier of 1.
      difference = difference * -1
      if constraint.multiplier != 1 {
        let width = value(of: owner, .width, in: owner, &items)
        difference = difference + width * (1 - constraint.multiplier)
      }
    }
    for item in items { item.uses += 1 }
    let added = addResolvingConflicts(
      difference, constraint.relation.ofSolver, constraint.constant, constraint.priority,
      for: constraint)
    guard let added else { return items.forEach(release) }
    placements[key] = Placement(constraint: added, items: items)
    users[added] = constraint
  }

  /// Removes a constraint from the solver.
  ///
  /// - Returns: Whether it was there.
  func unplace(_ constraint: LayoutConstraint) -> Bool {
    guard let placement = placements.removeValue(forKey: ObjectIdentifier(constraint)) else {
      return false
    }
    users[placement.constraint] = nil
    solver.remove(placement.constraint)
    placement.items.forEach(release)
    return true
  }

  /// Returns an attribute of an item as an expression in the coordinates of a view.
  ///
  /// - Parameters:
  ///   - item: The view, or an item in it or in one of its descendants.
  ///   - attribute: The attribute.
  ///   - ancestor: The view whose coordinates are used.
  ///   - items: The items whose variables the expression has; they are appended.
  /// - Returns: The expression.
  private func value(
    of item: any LayoutItem, _ attribute: LayoutConstraint.Attribute, in ancestor: View,
    _ items: inout [EngineItem]
  ) -> Expression {
    if let inner = attribute.ofMargins, let view = item as? View {
      return value(of: view.layoutMarginsGuide, inner, in: ancestor, &items)
    }
    let target = boundary(of: item, attribute, in: ancestor)
    let own = use(target, &items)
    func length(_ variable: Variable) -> Expression { variable.expression }
    func place(_ keyPath: KeyPath<EngineItem, Variable>) -> Expression {
      var sum = Expression(terms: [])
      // A view that is the ancestor has its origin at the origin of its own coordinates.
      if target !== ancestor { sum = own[keyPath: keyPath].expression }
      var view = target is View ? target.layoutView?.superview : target.layoutView
      if target === ancestor { view = nil }
      let isFixed = (target as? LayoutGuide)?.kind.isFixedToBounds == true
      while let outer = view, outer !== ancestor {
        sum = sum + use(outer, &items)[keyPath: keyPath]
        // What is in a scroll view moves with its content relative to what is outside.
        if outer.hasContentBoundary, !(isFixed && outer === target.layoutView) {
          sum = sum - use(outer.boundsGuide, &items)[keyPath: keyPath]
        }
        view = outer.superview
      }
      return sum
    }
    switch attribute {
    case .width: return length(own.width)
    case .height: return length(own.height)
    case .left, .leading: return place(\.x)
    case .right, .trailing: return place(\.x) + own.width
    case .centerX: return place(\.x) + own.width / 2
    case .top: return place(\.y)
    case .bottom: return place(\.y) + own.height
    case .centerY: return place(\.y) + own.height / 2
    case .firstBaseline:
      return place(\.y) + ((target as? View)?.baselineOffsetFromTop ?? 0)
    case .lastBaseline:
      return place(\.y) + own.height - ((target as? View)?.baselineOffsetFromBottom ?? 0)
    default: preconditionFailure("\(attribute) is not an attribute of a view or layout guide")
    }
  }

  /// Returns the item to whose edges an attribute refers: for a view that is the ancestor of the
  /// other item, such as a scroll view, this can be the rectangle of its content.
  ///
  /// Centers, widths and heights are those of the view's frame.
  private func boundary(
    of item: any LayoutItem, _ attribute: LayoutConstraint.Attribute, in ancestor: View
  ) -> any LayoutItem {
    guard item === ancestor, attribute.axis != nil, ![.centerX, .centerY].contains(attribute),
      let view = item as? View,
      let content = view.contentBoundary
    else { return baselineItem(of: item, attribute) }
    return content
  }

  private func baselineItem(
    of item: any LayoutItem, _ attribute: LayoutConstraint.Attribute
  ) -> any LayoutItem {
    guard let view = item as? View else { return item }
    switch attribute {
    case .firstBaseline: return view.forFirstBaselineLayout
    case .lastBaseline: return view.forLastBaselineLayout
    default: return view
    }
  }

  private func use(_ item: any LayoutItem, _ items: inout [EngineItem]) -> EngineItem {
    let found = engineItem(of: item)
    items.append(found)
    return found
  }
}

extension LayoutConstraint {
  /// Whether the constraint is between places of which one depends on the direction of layout.
  fileprivate var followsLayoutDirection: Bool {
    firstAttribute.mirrored != firstAttribute || secondAttribute.mirrored != secondAttribute
  }
}

extension LayoutConstraint.Attribute {
  /// The edge of the other side for the edges where text begins and ends; others are themselves.
  ///
  /// In a view that is laid out from right to left their distances from the right edge take the
  /// place of those from the left.
  fileprivate var mirrored: Self {
    switch self {
    case .leading: .right
    case .trailing: .left
    case .leadingMargin: .rightMargin
    case .trailingMargin: .leftMargin
    default: self
    }
  }
}

extension LayoutConstraint.Relation {
  fileprivate var ofSolver: Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
