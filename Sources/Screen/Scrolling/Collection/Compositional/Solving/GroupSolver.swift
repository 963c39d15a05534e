internal import Geometry
internal import StageKit

/// Places the items of groups.
struct GroupSolver {
  /// The traits of the environment of custom groups.
  let traits: TraitCollection
  /// Returns the measured size of an item of the section; nil if it has not been measured.
  let measured: (_ item: Int) -> Size?

  /// The maximum number of items of a group that is repeated until it is full.
  private static let maxCount = 10_000
  /// The length by which items may exceed their group, in points: fractions such as 1/3 are
  /// rounded.
  private static let tolerance = 1e-3

  /// Returns the places of the items of a group.
  ///
  /// - Parameters:
  ///   - group: The group.
  ///   - container: The size of what contains it.
  ///   - first: The number of its first item in the section.
  ///   - limit: The maximum number of items.
  ///   - length: Replaces the length along an axis; nil for the group's own.
  /// - Returns: The places.
  func plan(
    _ group: CollectionLayoutGroup, in container: Size, from first: Int, limit: Int,
    replacing length: (axes: ScrollAxes, Double)? = nil
  ) -> GroupPlan {
    let estimates = group.layoutSize.estimates
    var size = group.layoutSize.size(in: container)
    if let length { size = length.axes.size(length: length.1, breadth: length.axes.across(size)) }
    let insets = estimates.insets(group.contentInsets)
    let inner = Size(
      max(size.width - insets.left - insets.right, 0),
      max(size.height - insets.top - insets.bottom, 0))
    var content =
      switch group.arrangement {
      case .custom(let provider): custom(provider, inner, limit)
      case .line(let isHorizontal, let repetition):
        line(
          group, repetition, ScrollAxes(isVertical: !isHorizontal), inner, from: first,
          limit: limit)
      }
    if estimates.width { size.width = content.size.width }
    if estimates.height { size.height = content.size.height }
    if insets != .zero {
      var moved = GroupPlan(size: size)
      moved.append(content, at: Point(insets.left, insets.top))
      content = moved
    }
    content.size = size
    for item in group.supplementaryItems {
      content.badges.append(
        GroupPlan.Badge(item: item, container: Rect(origin: .zero, size: size)))
    }
    return content
  }

  private func custom(
    _ provider: CollectionLayoutGroup.ItemProvider, _ size: Size, _ limit: Int
  ) -> GroupPlan {
    let places = provider(LayoutEnvironment(LayoutContainer(size), traits)).prefix(limit)
    var plan = GroupPlan(size: size)
    for place in places {
      plan.items.append(
        GroupPlan.Item(frame: place.frame, estimates: Estimates(), zIndex: place.zIndex))
    }
    // Groups of an estimated size contain their items.
    plan.size = Size(
      places.reduce(0) { max($0, $1.frame.maxX) }, places.reduce(0) { max($0, $1.frame.maxY) })
    return plan
  }

  /// An item of a line, or a group in it, with the space around it.
  private struct Entry {
    var plan: GroupPlan
    var spacing: CollectionLayoutEdgeSpacing?
  }

  private func line(
    _ group: CollectionLayoutGroup, _ repetition: CollectionLayoutGroup.Repetition,
    _ axes: ScrollAxes, _ inner: Size, from first: Int, limit: Int
  ) -> GroupPlan {
    let estimates = group.layoutSize.estimates
    // Along an estimated dimension the group has the length of its items.
    let isOpen = axes.isVertical ? estimates.height : estimates.width
    let room = axes.along(inner)
    let gap = group.interItemSpacing?.spacing ?? 0
    var entries: [Entry] = []
    var used = 0.0
    var nominal = 0.0
    var taken = 0
    let count = Self.count(of: repetition)
    let equalLength = Self.equalLength(repetition, room, gap)
    while taken < limit, entries.count < count {
      let item = group.subitems[entries.count % group.subitems.count]
      let plan = plan(
        ofSubitem: item, in: inner, from: first + taken, limit: limit - taken,
        replacing: isOpen ? nil : equalLength.map { (axes, $0) })
      let fixed = axes.fixedRoom(item.edgeSpacing)
      let length = axes.along(plan.size) + fixed
      let between = entries.isEmpty ? 0 : gap
      let assumed = axes.along(item.layoutSize.size(in: inner)) + fixed
      let isLater = entries.count >= group.subitems.count
      if case .untilFull = repetition, !entries.isEmpty {
        let fits =
          isOpen
          ? !isLater || nominal + between + assumed <= room + Self.tolerance
          : used + between + length <= room + Self.tolerance
        guard fits, assumed > 0 || !isLater else { break }
      }
      entries.append(Entry(plan: plan, spacing: item.edgeSpacing))
      used += between + length
      nominal += between + assumed
      taken += plan.items.count
    }
    return place(
      entries, axes, group.interItemSpacing, room: isOpen ? used : room, used: used,
      breadth: (axes.isVertical ? estimates.width : estimates.height) ? nil : axes.across(inner))
  }

  private static func count(of repetition: CollectionLayoutGroup.Repetition) -> Int {
    switch repetition {
    case .untilFull: maxCount
    case .equal(let count), .times(let count): count
    }
  }

  private static func equalLength(
    _ repetition: CollectionLayoutGroup.Repetition, _ room: Double, _ gap: Double
  ) -> Double? {
    guard case .equal(let count) = repetition else { return nil }
    return max((room - gap * Double(count - 1)) / Double(count), 0)
  }

  private func plan(
    ofSubitem item: CollectionLayoutItem, in container: Size, from first: Int, limit: Int,
    replacing length: (axes: ScrollAxes, Double)?
  ) -> GroupPlan {
    if let group = item as? CollectionLayoutGroup {
      return plan(group, in: container, from: first, limit: limit, replacing: length)
    }
    var estimates = item.layoutSize.estimates
    var size = item.layoutSize.size(in: container)
    if let length {
      size = length.axes.size(length: length.1, breadth: length.axes.across(size))
      if length.axes.isVertical { estimates.height = false } else { estimates.width = false }
    }
    size = estimates.size(size, measured: measured(first))
    // An item that is wider than a row gets the width of the row.
    if estimates.width { size.width = min(size.width, container.width) }
    let frame = Rect(origin: .zero, size: size).inset(by: estimates.insets(item.contentInsets))
    return GroupPlan(
      size: size,
      items: [
        GroupPlan.Item(
          frame: frame, estimates: estimates, supplementaryItems: item.supplementaryItems)
      ])
  }

  /// Places entries one after the other; without a breadth, that of the broadest is used.
  private func place(
    _ entries: [Entry], _ axes: ScrollAxes, _ spacing: CollectionLayoutSpacing?, room: Double,
    used: Double, breadth: Double?
  ) -> GroupPlan {
    let breadth =
      breadth
      ?? entries.reduce(0) {
        max($0, axes.across($1.plan.size) + axes.crossed.fixedRoom($1.spacing))
      }
    let isFlexible = spacing?.isFlexibleSpacing == true
    let shares =
      entries.reduce(isFlexible ? entries.count - 1 : 0) { $0 + axes.flexibleSides($1.spacing) }
    let share = shares > 0 ? max(room - used, 0) / Double(shares) : 0
    func length(_ spacing: CollectionLayoutSpacing?, _ share: Double) -> Double {
      (spacing?.spacing ?? 0) + (spacing?.isFlexibleSpacing == true ? share : 0)
    }
    var plan = GroupPlan(size: axes.size(length: room, breadth: breadth))
    var position = 0.0
    for (index, entry) in entries.enumerated() {
      if index > 0 { position += length(spacing, share) }
      let (before, after) = axes.sides(entry.spacing)
      position += length(before, share)
      let cross = axes.crossed
      let (near, _) = cross.sides(entry.spacing)
      let sides = cross.flexibleSides(entry.spacing)
      let free = breadth - axes.across(entry.plan.size) - cross.fixedRoom(entry.spacing)
      let across = length(near, sides > 0 ? max(free, 0) / Double(sides) : 0)
      plan.append(entry.plan, at: axes.point(along: position, across: across))
      position += axes.along(entry.plan.size) + length(after, share)
    }
    return plan
  }
}

extension ScrollAxes {
  /// The space before and after an item.
  func sides(
    _ spacing: CollectionLayoutEdgeSpacing?
  ) -> (CollectionLayoutSpacing?, CollectionLayoutSpacing?) {
    isVertical ? (spacing?.top, spacing?.bottom) : (spacing?.leading, spacing?.trailing)
  }

  /// Returns the minimum space before and after an item.
  func fixedRoom(_ spacing: CollectionLayoutEdgeSpacing?) -> Double {
    let (before, after) = sides(spacing)
    return (before?.spacing ?? 0) + (after?.spacing ?? 0)
  }

  /// Returns the number of sides of an item with flexible space.
  func flexibleSides(_ spacing: CollectionLayoutEdgeSpacing?) -> Int {
    let (before, after) = sides(spacing)
    return [before, after].count { $0?.isFlexibleSpacing == true }
  }
}

extension CollectionLayoutGroup {
  /// Whether views determine a dimension of the group or of an item in it.
  var hasEstimates: Bool {
    !layoutSize.estimates.isEmpty
      || subitems.contains {
        ($0 as? CollectionLayoutGroup)?.hasEstimates ?? !$0.layoutSize.estimates.isEmpty
      }
  }

  /// Whether the number of items is independent of measured views.
  var hasFixedCount: Bool {
    guard case .line(let isHorizontal, let repetition) = arrangement else { return true }
    let groups = subitems.compactMap { $0 as? CollectionLayoutGroup }
    guard groups.allSatisfy(\.hasFixedCount) else { return false }
    guard case .untilFull = repetition else { return true }
    let own = layoutSize.estimates
    if isHorizontal ? own.width : own.height { return true }
    return !subitems.contains {
      isHorizontal ? $0.layoutSize.estimates.width : $0.layoutSize.estimates.height
    }
  }
}
