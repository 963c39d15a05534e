internal import StageKit

/// Makes the constraints of a visual format.
struct VisualFormatConstraints {
  let format: VisualFormat
  let options: LayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]

  private typealias Attribute = LayoutConstraint.Attribute

  /// Returns the constraints: spaces and sizes from the first view to the last, then alignments.
  func make() throws(VisualFormatError) -> [LayoutConstraint] {
    var items: [any LayoutItem] = []
    for element in format.elements { items.append(try item(element)) }
    var constraints: [LayoutConstraint] = []
    for (index, element) in format.elements.enumerated() {
      if index > 0 {
        constraints += try self.constraints(
          of: format.spaces[index - 1], from: items[index - 1], to: items[index])
      } else if let leading = format.leading {
        let superview = try superview(of: items[0], element)
        constraints += try self.constraints(of: leading, from: superview, to: items[0])
      }
      for predicate in element.sizes {
        constraints.append(try size(predicate, of: items[index]))
      }
    }
    if let trailing = format.trailing, let last = format.elements.last {
      let superview = try superview(of: items[items.count - 1], last)
      constraints += try self.constraints(of: trailing, from: items[items.count - 1], to: superview)
    }
    return constraints + (try alignments(items))
  }

  // MARK: Names

  private func item(_ element: VisualFormat.Element) throws(VisualFormatError) -> any LayoutItem {
    guard let item = views[element.name] as? any LayoutItem else {
      throw VisualFormatError(
        position: element.position,
        reason: "'\(element.name)' is not among the views \(list(views.keys))")
    }
    return item
  }

  private func superview(
    of item: any LayoutItem, _ element: VisualFormat.Element
  ) throws(VisualFormatError) -> View {
    let superview = (item as? View).map(\.superview) ?? item.layoutView
    guard let superview else {
      throw VisualFormatError(
        position: element.position, reason: "'\(element.name)' has no superview for '|'")
    }
    return superview
  }

  private func number(_ quantity: VisualFormat.Quantity) throws(VisualFormatError) -> Double {
    switch quantity {
    case .number(let number): return number
    case .name(let name, let position):
      switch metrics[name] {
      case let number as NSNumber: return number.doubleValue
      case let number as Double: return number
      case let number as Float: return Double(number)
      case let number as Int: return Double(number)
      default:
        throw VisualFormatError(
          position: position,
          reason: "'\(name)' is not among the metrics \(list(metrics.keys))")
      }
    }
  }

  private func list(_ names: some Sequence<String>) -> String {
    "[" + names.sorted().joined(separator: ", ") + "]"
  }

  // MARK: Constraints

  private var isVertical: Bool { format.axis == .vertical }
  private var isReversed: Bool {
    !isVertical && options.contains(.directionRightToLeft)
  }

  /// The edge of a view at which the next one follows, and the edge of that one.
  private var edges: (end: Attribute, start: Attribute) {
    if isVertical {
      return options.contains(.spacingBaselineToBaseline)
        ? (.lastBaseline, .firstBaseline) : (.bottom, .top)
    }
    if isReversed { return (.left, .right) }
    return options.contains(.directionLeftToRight) ? (.right, .left) : (.trailing, .leading)
  }

  private func constraints(
    of space: VisualFormat.Space, from first: any LayoutItem, to second: any LayoutItem
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    let firstContains = (second as? View)?.superview === first || isGuide(second, of: first)
    let secondContains = (first as? View)?.superview === second || isGuide(first, of: second)
    var (end, start) = edges
    if firstContains || secondContains, isVertical { (end, start) = (.bottom, .top) }
    switch space {
    case .standard:
      // Between views 8 points; to the superview its margins.
      let isBetween = !firstContains && !secondContains
      return [
        constraint(
          from: first, firstContains ? start.margin : end, to: second,
          secondContains ? end.margin : start, .equal, isBetween ? 8 : 0)
      ]
    case .predicates(let predicates):
      var constraints: [LayoutConstraint] = []
      for predicate in predicates {
        let made = constraint(
          from: first, firstContains ? start : end, to: second, secondContains ? end : start,
          predicate.relation, try number(predicate.quantity))
        try setPriority(predicate, of: made)
        constraints.append(made)
      }
      return constraints
    }
  }

  private func isGuide(_ item: any LayoutItem, of view: any LayoutItem) -> Bool {
    !(item is View) && item.layoutView === view
  }

  private func constraint(
    from first: any LayoutItem, _ end: Attribute, to second: any LayoutItem, _ start: Attribute,
    _ relation: LayoutConstraint.Relation, _ constant: Double
  ) -> LayoutConstraint {
    // In the direction of the axis the second place is the first one and the space.
    let (item, attribute, other, otherAttribute) =
      isReversed ? (first, end, second, start) : (second, start, first, end)
    return LayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other,
      attribute: otherAttribute, multiplier: 1, constant: constant)
  }

  private func size(
    _ predicate: VisualFormat.Predicate, of item: any LayoutItem
  ) throws(VisualFormatError) -> LayoutConstraint {
    let attribute: Attribute = isVertical ? .height : .width
    var other: (any LayoutItem)?
    if case .name(let name, _) = predicate.quantity { other = views[name] as? any LayoutItem }
    let made = LayoutConstraint(
      item: item, attribute: attribute, relatedBy: predicate.relation, toItem: other,
      attribute: other == nil ? .notAnAttribute : attribute, multiplier: 1,
      constant: other == nil ? try number(predicate.quantity) : 0)
    try setPriority(predicate, of: made)
    return made
  }

  private func setPriority(
    _ predicate: VisualFormat.Predicate, of constraint: LayoutConstraint
  ) throws(VisualFormatError) {
    guard let priority = predicate.priority else { return }
    constraint.priority = LayoutPriority(Float(try number(priority)))
  }

  private func alignments(
    _ items: [any LayoutItem]
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    var constraints: [LayoutConstraint] = []
    for attribute in options.alignments {
      guard attribute.isVerticalPlace != isVertical else {
        throw VisualFormatError(
          position: 0,
          reason: "views in a \(isVertical ? "column" : "row") cannot be aligned by \(attribute)")
      }
      for (item, next) in zip(items, items.dropFirst()) {
        constraints.append(
          LayoutConstraint(
            item: item, attribute: attribute, relatedBy: .equal, toItem: next,
            attribute: attribute, multiplier: 1, constant: 0))
      }
    }
    return constraints
  }
}

extension LayoutConstraint.Attribute {
  /// The same edge of the layout margins.
  fileprivate var margin: Self {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }

  /// Whether the attribute is a place from top to bottom.
  fileprivate var isVerticalPlace: Bool {
    [.top, .bottom, .centerY, .lastBaseline, .firstBaseline].contains(self)
  }
}
