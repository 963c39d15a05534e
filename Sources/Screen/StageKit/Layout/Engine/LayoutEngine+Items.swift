internal import Geometry
internal import LinearConstraints

extension LayoutEngine {
  /// Reads the rectangle and the content of an item again, and collects the constants that change.
  func refresh(
    _ item: EngineItem, _ constants: inout [(constraint: Constraint, constant: Double)]
  ) {
    refreshRectangle(of: item, &constants)
    if let view = item.item as? View { refreshContent(of: item, view, &constants) }
  }

  /// The priority with which widths and heights are at least 0: above all others but the required
  /// ones.
  ///
  /// While a superview has no size yet, its margins can force a negative width on a subview; that
  /// conflict must not be reported.
  private static let leastSidePriority = Float(1000).nextDown
  /// The maximum priority of content: content with a required priority yields to the program's
  /// constraints instead of conflicting with them.
  private static let greatestContentPriority = leastSidePriority.nextDown

  /// The length below 0 that may be due to rounding, in points: far below a pixel.
  private static let leastSideTolerance = 1e-6

  /// Keeps the width and the height of an item from being negative, as those of views and guides
  /// are in UIKit.
  ///
  /// Few items need these constraints, so they are added only where a side would be negative.
  ///
  /// - Returns: Whether there is a new constraint.
  func keepSidesPositive(of item: EngineItem) -> Bool {
    guard item.rectangle.isEmpty, item.leastSides.count < 2 else { return false }
    var adds = false
    for side in [item.width, item.height]
    where solver.value(of: side) < -Self.leastSideTolerance
      && !item.leastSides.contains(where: { $0.side == side })
    {
      guard
        let constraint = try? solver.add(
          side.expression, .greaterThanOrEqual, 0,
          strength: Strength(priority: Self.leastSidePriority))
      else { continue }
      item.leastSides.append((side, constraint))
      adds = true
    }
    return adds
  }

  /// Below the priorities of all other constraints.
  private static let emptySidePriority = Float.leastNonzeroMagnitude

  /// Keeps the width and the height of a view at 0 where neither constraints nor content determine
  /// them: a view of which only the center is given is a point there, as in UIKit.
  ///
  /// Fewer constraints than unknowns leave a side open. Arranged views are sized by their stack.
  ///
  /// - Returns: Whether there is a new constraint.
  func keepOpenSidesEmpty(of item: EngineItem) -> Bool {
    guard item.rectangle.isEmpty, item.emptySides.count < 2, let view = item.item as? View,
      !(view.superview is StackView)
    else { return false }
    let shape = item.content?.shape
    let contents = (shape?.hasWidth == true ? 1 : 0) + (shape?.hasHeight == true ? 1 : 0)
    guard item.uses + contents < item.variables.count else { return false }
    var adds = false
    for (side, isContent) in [
      (item.width, shape?.hasWidth == true), (item.height, shape?.hasHeight == true),
    ]
    where !isContent && solver.value(of: side) > Self.leastSideTolerance
      && !item.emptySides.contains(where: { $0.side == side })
    {
      guard let constraint = addEmptySide(side) else { continue }
      item.emptySides.append((side, constraint))
      adds = true
    }
    return adds
  }

  /// Keeps a view that constraints leave open from lying before the origin of its superview: what
  /// is not determined is 0, as in UIKit.
  ///
  /// - Returns: Whether there is a new constraint.
  func keepOpenPlacesPositive(of item: EngineItem) -> Bool {
    guard item.rectangle.isEmpty, item.openPlaces.count < 2, item.item is View else { return false }
    var adds = false
    for place in [item.x, item.y]
    where solver.value(of: place) < -Self.leastSideTolerance
      && !item.openPlaces.contains(where: { $0.place == place })
    {
      guard let constraint = addEmptySide(place) else { continue }
      item.openPlaces.append((place, constraint))
      adds = true
    }
    return adds
  }

  private func addEmptySide(_ side: Variable) -> Constraint? {
    try? solver.add(
      side.expression, .equal, 0, strength: Strength(priority: Self.emptySidePriority))
  }

  /// Calls a function while only constraints and content determine widths and heights.
  func withOpenSides<Result>(of items: [EngineItem], _ body: () -> Result) -> Result {
    for item in items {
      for (_, constraint) in item.emptySides { solver.remove(constraint) }
      for (_, constraint) in item.openPlaces { solver.remove(constraint) }
    }
    defer {
      for item in items {
        item.openPlaces = item.openPlaces.compactMap { place, _ in
          addEmptySide(place).map { (place, $0) }
        }
        item.emptySides = item.emptySides.compactMap { side, _ in
          addEmptySide(side).map { (side, $0) }
        }
      }
    }
    return body()
  }

  /// Removes the implicit constraints of an item.
  func removeOwnConstraints(of item: EngineItem) {
    for (_, constraint) in item.leastSides + item.emptySides { solver.remove(constraint) }
    for (_, constraint) in item.openPlaces { solver.remove(constraint) }
    item.openPlaces = []
    item.leastSides = []
    item.emptySides = []
    removeRectangle(of: item)
    for (constraint, _) in item.content?.constraints ?? [] { solver.remove(constraint) }
    item.content = nil
  }

  // MARK: Rectangle

  private func refreshRectangle(
    of item: EngineItem, _ constants: inout [(constraint: Constraint, constant: Double)]
  ) {
    guard let values = rectangle(of: item.item) else { return removeRectangle(of: item) }
    if item.rectangle.isEmpty { return addRectangle(of: item) }
    for (constraint, value) in zip(item.rectangle, values) {
      constants.append((constraint, value))
    }
  }

  /// Adds the constraints of a fixed rectangle.
  func addRectangle(of item: EngineItem) {
    guard let values = rectangle(of: item.item) else { return }
    // The size of a guide is relative to that of its view.
    var (width, height) = (item.width.expression, item.height.expression)
    if let owner = guideOwner(of: item.item) {
      let ownerItem = engineItem(of: owner)
      ownerItem.uses += 1
      width = width - ownerItem.width
      height = height - ownerItem.height
    }
    let sides = [item.x.expression, item.y.expression, width, height]
    for (side, value) in zip(sides, values) {
      if let constraint = addOwn(side, .equal, value) { item.rectangle.append(constraint) }
    }
  }

  private func removeRectangle(of item: EngineItem) {
    guard !item.rectangle.isEmpty else { return }
    for constraint in item.rectangle { solver.remove(constraint) }
    item.rectangle = []
    if let owner = guideOwner(of: item.item) { release(engineItem(of: owner)) }
  }

  /// Returns the right sides of the constraints of an item's rectangle; nil if constraints give it.
  private func rectangle(of item: any LayoutItem) -> [Double]? {
    if let guide = item as? LayoutGuide {
      // The size of content is left to constraints.
      if guide.kind == .content { return [0, 0] }
      if guide.kind == .frame, let bounds = guide.owningView?.bounds {
        return [bounds.minX, bounds.minY, 0, 0]
      }
      guard let owner = guide.owningView, let insets = guide.kind.insets(in: owner) else {
        return nil
      }
      return [insets.left, insets.top, -insets.left - insets.right, -insets.top - insets.bottom]
    }
    guard let view = item as? View else { return nil }
    if view === root {
      guard fixesRoot else { return nil }
      return [0, 0, view.bounds.width, view.bounds.height]
    }
    guard view.translatesAutoresizingMaskIntoConstraints else { return nil }
    let rect = view.alignmentRect(forFrame: view.placedRect)
    return [rect.minX, rect.minY, rect.width, rect.height]
  }

  /// Returns the view relative to which a guide is; nil for a guide that constraints place, and for
  /// a view.
  private func guideOwner(of item: any LayoutItem) -> View? {
    guard let guide = item as? LayoutGuide, guide.kind != .constraints else { return nil }
    return guide.owningView
  }

  // MARK: Content

  /// Returns the preference of a view's content where priorities don't decide which content is
  /// compressed; the lowest preference yields first: text that can wrap, the height of an image
  /// outside of stacks, and otherwise the last view in a stack.
  private static func preference(of view: View, isWidth: Bool) -> Double {
    if isWidth, view.wrapsContent { return 0.5 }
    if !isWidth, view is ImageView, !(view.superview is StackView) { return 0.625 }
    return 1 - Double(min(view.layout.arrangedIndex, 255)) / 1024
  }

  private func refreshContent(
    of item: EngineItem, _ view: View,
    _ constants: inout [(constraint: Constraint, constant: Double)]
  ) {
    let isFree = item.rectangle.isEmpty
    let size = isFree ? contentSize(of: view, item) : Size(-1, -1)
    // Most views have no content of their own.
    if item.content == nil, size.width < 0, size.height < 0 { return }
    let shape = ContentConstraints.Shape(
      hasWidth: size.width >= 0, hasHeight: size.height >= 0,
      wraps: view.wrapsContent, index: view.layout.arrangedIndex,
      priorities: view.layout.contentPriorities)
    if let content = item.content, content.shape == shape {
      for (constraint, isWidth) in content.constraints {
        constants.append((constraint, isWidth ? size.width : size.height))
      }
      return
    }
    for (constraint, _) in item.content?.constraints ?? [] { solver.remove(constraint) }
    var constraints: [(Constraint, Bool)] = []
    func add(
      _ side: Variable, _ length: Double, _ hugging: LayoutPriority, _ compression: LayoutPriority,
      isWidth: Bool
    ) {
      guard length >= 0 else { return }
      for (relation, priority) in [
        (Relation.lessThanOrEqual, hugging), (.greaterThanOrEqual, compression),
      ] {
        let priority = LayoutPriority(min(priority.rawValue, Self.greatestContentPriority))
        // The order of the views alone decides which one grows into spare room.
        let preference =
          relation == .lessThanOrEqual ? 0 : Self.preference(of: view, isWidth: isWidth)
        if let constraint = addOwn(
          side.expression, relation, length, priority, preference: preference)
        {
          constraints.append((constraint, isWidth))
        }
      }
    }
    let priorities = shape.priorities
    add(
      item.width, size.width, priorities.horizontalHugging, priorities.horizontalCompression,
      isWidth: true)
    add(
      item.height, size.height, priorities.verticalHugging, priorities.verticalCompression,
      isWidth: false)
    item.content = ContentConstraints(shape: shape, constraints: constraints)
  }

  /// Returns the size of a view's content; that of a wrapped text has the height for the width that
  /// the constraints give.
  private func contentSize(of view: View, _ item: EngineItem) -> Size {
    let size = view.intrinsicContentSize
    guard view.wrapsContent, item.content != nil else { return size }
    let width = solver.value(of: item.width)
    guard width > 0, width < size.width else { return size }
    return Size(size.width, view.sizeThatFits(Size(width, 0)).height)
  }

  private func addOwn(
    _ side: Expression, _ relation: Relation, _ value: Double,
    _ priority: LayoutPriority = .required, preference: Double = 0
  ) -> Constraint? {
    addResolvingConflicts(side, relation, value, priority, preference: preference, for: nil)
  }
}
