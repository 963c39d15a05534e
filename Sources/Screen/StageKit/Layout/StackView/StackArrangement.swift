internal import Geometry

/// The constraints and layout guides by which a stack view arranges its subviews.
struct StackArrangement {
  var constraints: [LayoutConstraint] = []
  var guides: [LayoutGuide] = []
}

extension StackView {
  /// The priority of equal distances between centers, below that of content, as the descriptions of
  /// UIKit's own constraints show.
  private static let centeringPriority = LayoutPriority(149)
  /// The priority with which hidden views collapse to zero length.
  private static let hidingPriority = LayoutPriority(999)
  /// The priority with which the stack is no larger across its axis than its largest view.
  private static let crossHuggingPriority = LayoutPriority(51)

  /// Replaces the constraints by those of the present views and properties.
  func updateArrangement() {
    LayoutConstraint.deactivate(arrangement.constraints)
    for guide in arrangement.guides { removeLayoutGuide(guide) }
    arrangement = StackArrangement()
    let box: any LayoutItem = isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self
    arrangeVisible(in: box)
    collapseHidden(in: box)
    LayoutConstraint.activate(arrangement.constraints)
  }

  private func arrangeVisible(in box: any LayoutItem) {
    let views = arrangedSubviews.filter { !$0.isHidden }
    guard let first = views.first, let last = views.last else { return }
    for (index, view) in views.enumerated() where view.layout.arrangedIndex != index {
      view.layout.arrangedIndex = index
      view.root.layout.engine?.invalidate(view)
    }
    constrain(first, along.start, .equal, box, along.start)
    constrain(last, along.end, .equal, box, along.end)
    for (view, next) in zip(views, views.dropFirst()) { separate(view, next) }
    shareLength(among: views, in: box)
    for view in views { align(view, in: box) }
    if alignment == .firstBaseline || alignment == .lastBaseline {
      let baseline: LayoutConstraint.Attribute =
        alignment == .firstBaseline ? .firstBaseline : .lastBaseline
      for view in views.dropFirst() { constrain(view, baseline, .equal, first, baseline) }
    }
    if alignment != .fill {
      add(
        LayoutConstraint(
          item: box, attribute: across.length, relatedBy: .equal, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: 0),
        priority: Self.crossHuggingPriority)
    }
  }

  /// Collapses hidden views to zero length at the end of the view before them, so that they shrink
  /// and grow in an animated layout.
  ///
  /// The priority is below that of required constraints, which the hidden views may have
  /// themselves.
  private func collapseHidden(in box: any LayoutItem) {
    var previous: View?
    for view in arrangedSubviews {
      guard view.isHidden else {
        previous = view
        continue
      }
      constrain(
        view, along.start, .equal, previous ?? box, previous == nil ? along.start : along.end)
      constrain(view, across.center, .equal, box, across.center)
      let thickness = axis == .horizontal ? view.bounds.height : view.bounds.width
      for (attribute, length) in [(along.length, 0), (across.length, thickness)] {
        add(
          LayoutConstraint(
            item: view, attribute: attribute, relatedBy: .equal, toItem: nil,
            attribute: .notAnAttribute, multiplier: 1, constant: length),
          priority: Self.hidingPriority)
      }
    }
  }

  // MARK: Along the axis

  private func separate(_ view: View, _ next: View) {
    let gap = gap(after: view)
    switch distribution {
    case .fill, .fillEqually, .fillProportionally:
      if isBaselineRelativeArrangement, axis == .vertical {
        constrain(next, .firstBaseline, .equal, view, .lastBaseline, gap)
      } else {
        constrain(next, along.start, .equal, view, along.end, gap)
      }
    case .equalSpacing, .equalCentering:
      constrain(next, along.start, .greaterThanOrEqual, view, along.end, gap)
      let guide = LayoutGuide()
      addLayoutGuide(guide)
      let isCentering = distribution == .equalCentering
      constrain(guide, along.start, .equal, view, isCentering ? along.center : along.end)
      constrain(guide, along.end, .equal, next, isCentering ? along.center : along.start)
      if let first = arrangement.guides.first {
        constrain(
          guide, along.length, .equal, first, along.length, 0,
          priority: isCentering ? Self.centeringPriority : .required)
      }
      arrangement.guides.append(guide)
    }
  }

  private func shareLength(among views: [View], in box: any LayoutItem) {
    guard let first = views.first else { return }
    switch distribution {
    case .fillEqually:
      for view in views.dropFirst() {
        constrain(view, along.length, .equal, first, along.length)
      }
    case .fillProportionally: shareInProportion(among: views, in: box)
    case .fill, .equalSpacing, .equalCentering: break
    }
  }

  /// Gives views their parts of the stack's length, in proportion to their contents and the
  /// distances between them.
  ///
  /// Each view has a lower priority than the one before it, so that the last takes the rest, as in
  /// UIKit. If some have no length, the others are in proportion to each other.
  private func shareInProportion(among views: [View], in box: any LayoutItem) {
    let lengths = views.map { Self.length(of: $0, along: axis) }
    let sum = lengths.reduce(0, +) + views.dropLast().reduce(0) { $0 + gap(after: $1) }
    let base = zip(views, lengths).first { $1 > 0 }
    guard let base, sum > 0 else { return }
    let isComplete = lengths.allSatisfy { $0 > 0 }
    for (index, (view, length)) in zip(views, lengths).enumerated() where length > 0 {
      guard isComplete || view !== base.0 else { continue }
      add(
        LayoutConstraint(
          item: view, attribute: along.length, relatedBy: .equal,
          toItem: isComplete ? box : base.0, attribute: along.length,
          multiplier: length / (isComplete ? sum : base.1), constant: 0),
        priority: LayoutPriority(Float(max(999 - index, 751))))
    }
  }

  /// Returns the length of a view's content along an axis; 0 or less if it has none.
  ///
  /// That of a stack is the sum of its views' and of the distances between them along its axis, and
  /// the largest one across it.
  private static func length(of view: View, along axis: LayoutConstraint.Axis) -> Double {
    guard let stack = view as? StackView else {
      let size = view.intrinsicContentSize
      return axis == .horizontal ? size.width : size.height
    }
    let views = stack.arrangedSubviews.filter { !$0.isHidden }
    let lengths = views.map { max(length(of: $0, along: axis), 0) }
    guard stack.axis == axis else { return lengths.max() ?? 0 }
    return lengths.reduce(0, +) + views.dropLast().reduce(0) { $0 + stack.gap(after: $1) }
  }

  // MARK: Across the axis

  private func align(_ view: View, in box: any LayoutItem) {
    switch alignment {
    case .fill:
      constrain(view, across.start, .equal, box, across.start)
      constrain(view, across.end, .equal, box, across.end)
    case .leading:
      constrain(view, across.start, .equal, box, across.start)
      constrain(view, across.end, .lessThanOrEqual, box, across.end)
    case .trailing:
      constrain(view, across.start, .greaterThanOrEqual, box, across.start)
      constrain(view, across.end, .equal, box, across.end)
    case .center:
      constrain(view, across.center, .equal, box, across.center)
      constrain(view, across.start, .greaterThanOrEqual, box, across.start)
    case .firstBaseline, .lastBaseline:
      constrain(view, across.start, .greaterThanOrEqual, box, across.start)
      constrain(view, across.end, .lessThanOrEqual, box, across.end)
    }
  }

  // MARK: Constraints

  /// The attributes of one direction.
  private struct Direction {
    let start: LayoutConstraint.Attribute
    let end: LayoutConstraint.Attribute
    let center: LayoutConstraint.Attribute
    let length: LayoutConstraint.Attribute

    static let horizontal = Direction(
      start: .leading, end: .trailing, center: .centerX, length: .width)
    static let vertical = Direction(start: .top, end: .bottom, center: .centerY, length: .height)
  }

  private var along: Direction { axis == .horizontal ? .horizontal : .vertical }
  private var across: Direction { axis == .horizontal ? .vertical : .horizontal }

  private func constrain(
    _ item: any LayoutItem, _ attribute: LayoutConstraint.Attribute,
    _ relation: LayoutConstraint.Relation, _ other: any LayoutItem,
    _ otherAttribute: LayoutConstraint.Attribute, _ constant: Double = 0,
    priority: LayoutPriority = .required
  ) {
    add(
      LayoutConstraint(
        item: item, attribute: attribute, relatedBy: relation, toItem: other,
        attribute: otherAttribute, multiplier: 1, constant: constant),
      priority: priority)
  }

  private func add(_ constraint: LayoutConstraint, priority: LayoutPriority) {
    constraint.priority = priority
    arrangement.constraints.append(constraint)
  }
}
