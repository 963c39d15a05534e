internal import Dynamics
internal import Geometry
internal import StageKit

/// The places of the elements of a section of a compositional layout.
///
/// Groups with a fixed number of items are copies of one plan, except for those with measured
/// items, so that a section of n items takes O(n) additions, and finding or measuring an item O(log
/// n).
final class PlacedSection {
  /// The inputs of the places, besides the measured sizes.
  struct Room: Equatable {
    /// The size of the collection without its insets.
    var container: Size
    /// The insets that are added to those of the section.
    var insets: Insets
    /// The insets that are added to those of headers and footers.
    var supplementaryInsets: Insets
    var traits: TraitCollection
  }

  let section: CollectionLayoutSection
  let index: Int
  let count: Int
  let room: Room
  let axes: ScrollAxes
  /// The direction in which the groups follow each other.
  let groupAxes: ScrollAxes
  private let version: Int

  /// The beginning of the section in the content.
  var start = 0.0
  /// The length of the section in the direction of scrolling.
  private(set) var length = 0.0
  var end: Double { start + length }

  private(set) var boundaries: SectionBoundaries
  /// The measured sizes of items, by their numbers.
  private(set) var measuredItems: [Int: Size]
  private var measuredKinds: [String: Size]
  /// The measured sizes of badges.
  private var measuredBadges: [CollectionView.ElementKey: Size] = [:]
  /// The size of the space of the groups.
  private var inner = Size.zero
  /// The plan of a group none of whose items has been measured; nil if the numbers of items differ.
  private var template: GroupPlan?
  /// The plans of all groups if there is no template, and otherwise of some.
  private var plans: [Int: GroupPlan] = [:]
  /// The numbers of the first items of the groups if there is no template.
  private var firstItems: [Int] = []
  private var lengths = PrefixSums([])
  /// Whether items have been measured that may move all groups.
  private var needsPlacing = false

  init(
    _ section: CollectionLayoutSection, index: Int, count: Int, in room: Room, _ axes: ScrollAxes,
    measuredItems: [Int: Size], measuredKinds: [String: Size]
  ) {
    self.section = section
    self.index = index
    self.count = count
    self.room = room
    self.axes = axes
    groupAxes = section.orthogonalScrollingBehavior == .none ? axes : axes.crossed
    version = section.version
    self.measuredItems = measuredItems
    self.measuredKinds = measuredKinds
    boundaries = Self.boundaries(section, room, axes, measuredKinds)
    placeGroups()
    updateLength()
  }

  /// Returns whether the places are those of a section in a given space.
  func isCurrent(
    _ section: CollectionLayoutSection, index: Int, count: Int, in room: Room, _ axes: ScrollAxes
  ) -> Bool {
    section === self.section && section.version == version && index == self.index
      && count == self.count && room == self.room && axes.isVertical == self.axes.isVertical
  }

  var scrollsAcross: Bool { section.orthogonalScrollingBehavior != .none }

  // MARK: Insets

  private static func across(_ insets: Insets, _ axes: ScrollAxes) -> Insets {
    axes.isVertical
      ? Insets(top: 0, left: insets.left, bottom: 0, right: insets.right)
      : Insets(top: insets.top, left: 0, bottom: insets.bottom, right: 0)
  }

  private static func boundaries(
    _ section: CollectionLayoutSection, _ room: Room, _ axes: ScrollAxes,
    _ measured: [String: Size]
  ) -> SectionBoundaries {
    var insets = across(room.supplementaryInsets, axes)
    if section.supplementariesFollowContentInsets {
      insets = insets.adding(across(section.contentInsets.insets, axes))
    }
    return SectionBoundaries(
      section.boundarySupplementaryItems, in: room.container, insets: insets, axes
    ) { measured[$0] }
  }

  /// The space around the groups.
  private var insets: Insets {
    section.contentInsets.insets.adding(Self.across(room.insets, axes))
  }

  /// The place of the first group in the section.
  private var origin: Point {
    Point(insets.left + boundaries.extents.left, insets.top + boundaries.extents.top)
  }

  // MARK: Groups

  private var solver: GroupSolver {
    GroupSolver(traits: room.traits) { [unowned self] in measuredItems[$0] }
  }

  /// The number of items of a group with a template.
  private var capacity: Int { template?.items.count ?? 0 }

  private func placeGroups() {
    let taken = insets.adding(Self.across(boundaries.extents, axes))
    inner = Size(
      max(room.container.width - taken.left - taken.right, 0),
      max(room.container.height - taken.top - taken.bottom, 0))
    plans = [:]
    firstItems = []
    template = nil
    guard count > 0 else {
      lengths = PrefixSums([])
      return
    }
    let group = section.group
    let unmeasured = GroupSolver(traits: room.traits) { _ in nil }
    let plan = unmeasured.plan(group, in: inner, from: 0, limit: .max)
    precondition(
      !plan.items.isEmpty,
      "the group of section \(index) has no items, but the section has \(count)")
    guard group.hasFixedCount else { return placeDifferentGroups() }
    template = plan
    let groups = (count + capacity - 1) / capacity
    lengths = PrefixSums(
      (0..<groups).map { groupLength(plan, isLast: $0 == groups - 1) })
    if group.hasEstimates, count % capacity != 0 { update(groups - 1) }
    for group in Set(measuredItems.keys.filter { $0 < count }.map { $0 / capacity }) {
      update(group)
    }
  }

  private func placeDifferentGroups() {
    var first = 0
    var found: [Double] = []
    while first < count {
      let plan = solver.plan(section.group, in: inner, from: first, limit: count - first)
      guard !plan.items.isEmpty else { break }
      plans[found.count] = plan
      firstItems.append(first)
      first += plan.items.count
      found.append(groupLength(plan, isLast: first >= count))
    }
    lengths = PrefixSums(found)
  }

  private func groupLength(_ plan: GroupPlan, isLast: Bool) -> Double {
    groupAxes.along(plan.size) + groupAxes.fixedRoom(section.group.edgeSpacing)
      + (isLast ? 0 : section.interGroupSpacing)
  }

  /// Makes a plan of a group of its own.
  private func update(_ group: Int) {
    let first = group * capacity
    let plan = solver.plan(
      section.group, in: inner, from: first, limit: min(capacity, count - first))
    plans[group] = plan
    lengths[group] = groupLength(plan, isLast: group == lengths.count - 1)
  }

  private func plan(_ group: Int) -> GroupPlan {
    plans[group] ?? template ?? GroupPlan(size: .zero)
  }

  private func firstItem(of group: Int) -> Int {
    template == nil ? firstItems[group] : group * capacity
  }

  private func group(of item: Int) -> Int {
    guard template == nil else { return item / capacity }
    var (low, high) = (0, firstItems.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if firstItems[middle] <= item { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the place of a group in the section.
  private func origin(of group: Int, _ plan: GroupPlan) -> Point {
    let spacing = section.group.edgeSpacing
    let (before, _) = groupAxes.sides(spacing)
    let cross = groupAxes.crossed
    let (near, _) = cross.sides(spacing)
    let sides = cross.flexibleSides(spacing)
    let free = groupAxes.across(inner) - groupAxes.across(plan.size) - cross.fixedRoom(spacing)
    var across = near?.spacing ?? 0
    if near?.isFlexibleSpacing == true { across += max(free, 0) / Double(sides) }
    let place = groupAxes.point(
      along: lengths.sum(before: group) + (before?.spacing ?? 0), across: across)
    return Point(origin.x + place.x, origin.y + place.y)
  }

  // MARK: Lengths

  /// The maximum length of the groups across their direction.
  private var breadth: Double {
    guard count > 0 else { return 0 }
    let room = groupAxes.crossed.fixedRoom(section.group.edgeSpacing)
    let all = plans.values.reduce(0) { max($0, groupAxes.across($1.size)) }
    let own = template.map { plans.count < lengths.count ? groupAxes.across($0.size) : 0 } ?? 0
    return max(all, own) + room
  }

  private func updateLength() {
    let content = scrollsAcross ? breadth : lengths.total
    let (before, after) = axes.alongEdges(insets)
    let (first, last) = axes.alongEdges(boundaries.extents)
    length = first + before + content + after + last
  }

  /// Sets the measured size of an item; returns whether it changes places.
  func setMeasured(_ size: Size, ofItem item: Int) -> Bool {
    let old = element(ofItem: item).frame.size
    measuredItems[item] = size
    guard template != nil else {
      needsPlacing = true
      return size != old
    }
    update(item / capacity)
    updateLength()
    return element(ofItem: item).frame.size != old
  }

  /// Places the groups again, if items have been measured that may move all of them.
  func placeIfNeeded() {
    guard needsPlacing else { return }
    needsPlacing = false
    placeGroups()
    updateLength()
  }

  /// Sets the measured size of headers or footers of a kind.
  func setMeasured(_ size: Size, ofKind kind: String) {
    measuredKinds[kind] = size
    let old = boundaries.extents
    boundaries = Self.boundaries(section, room, axes, measuredKinds)
    let (left, right) = axes.acrossEdges(old)
    let (newLeft, newRight) = axes.acrossEdges(boundaries.extents)
    if (left, right) != (newLeft, newRight) { placeGroups() }
    updateLength()
  }

  /// Sets the measured size of a badge.
  func setMeasured(_ size: Size, ofBadge key: CollectionView.ElementKey) {
    measuredBadges[key] = size
  }

  // MARK: Elements

  /// The rectangle of the section in the content.
  var frame: Rect {
    axes.rect(
      along: start, across: 0, length: length, breadth: axes.across(room.container))
  }

  private var shift: Point { axes.point(along: start, across: 0) }

  /// Returns the element of an item, where it is without scrolling across.
  func element(ofItem item: Int) -> PlacedElement {
    let group = group(of: item)
    let plan = plan(group)
    return element(
      plan.items[item - firstItem(of: group)], item, at: origin(of: group, plan))
  }

  private func element(
    _ place: GroupPlan.Item, _ item: Int, at origin: Point
  ) -> PlacedElement {
    PlacedElement(
      key: .init(category: .cell, path: IndexPath(item: item, section: index)),
      frame: place.frame.offsetBy(dx: origin.x + shift.x, dy: origin.y + shift.y),
      zIndex: place.zIndex, estimates: place.estimates, scrollsAcross: scrollsAcross)
  }

  private func badge(
    _ badge: CollectionLayoutSupplementaryItem, in container: Rect, _ number: Int
  ) -> PlacedElement {
    let key = CollectionView.ElementKey(
      category: .supplementaryView(ofKind: badge.elementKind),
      path: IndexPath(item: number, section: index))
    return PlacedElement(
      key: key, frame: badge.frame(in: container, measured: measuredBadges[key]),
      zIndex: badge.effectiveZIndex, estimates: badge.layoutSize.estimates,
      scrollsAcross: scrollsAcross)
  }

  /// Returns the groups that a rectangle of the content intersects.
  private func groups(in rect: Rect) -> Range<Int> {
    guard lengths.count > 0 else { return 0..<0 }
    let (low, high) = groupAxes.span(rect)
    let before = groupAxes.along(Point(origin.x + shift.x, origin.y + shift.y))
    guard high > before, low < before + lengths.total else { return 0..<0 }
    let first = lengths.index(at: low - before)
    let last = lengths.index(at: high - before)
    return first..<last + 1
  }

  /// Returns the cells and badges in a rectangle of the content, which is moved back by what the
  /// section has scrolled.
  func scrolledElements(in rect: Rect) -> [PlacedElement] {
    var found: [PlacedElement] = []
    for group in groups(in: rect) {
      let plan = plan(group)
      let origin = origin(of: group, plan)
      let first = firstItem(of: group)
      for (number, place) in plan.items.enumerated() where first + number < count {
        let element = element(place, first + number, at: origin)
        if element.frame.intersects(rect) { found.append(element) }
        for item in place.supplementaryItems {
          let badge = badge(item, in: element.frame, first + number)
          if badge.frame.intersects(rect) { found.append(badge) }
        }
      }
      for item in plan.badges {
        let container = item.container.offsetBy(
          dx: origin.x + shift.x, dy: origin.y + shift.y)
        let badge = badge(item.item, in: container, group)
        if badge.frame.intersects(rect) { found.append(badge) }
      }
    }
    return found
  }

  /// Returns the badge of a kind at an item or a group; nil if there is none.
  func badge(ofKind kind: String, at number: Int) -> PlacedElement? {
    if number >= 0, number < count {
      let group = group(of: number)
      let place = plan(group).items[number - firstItem(of: group)]
      if let item = place.supplementaryItems.first(where: { $0.elementKind == kind }) {
        return badge(item, in: element(ofItem: number).frame, number)
      }
    }
    guard number >= 0, number < lengths.count else { return nil }
    let plan = plan(number)
    guard let item = plan.badges.first(where: { $0.item.elementKind == kind }) else { return nil }
    let origin = origin(of: number, plan)
    return badge(
      item.item,
      in: item.container.offsetBy(dx: origin.x + shift.x, dy: origin.y + shift.y), number)
  }

  /// The headers, footers and other views at the edges.
  var boundaryElements: [PlacedElement] {
    let frame = frame
    return boundaries.entries.map { entry in
      PlacedElement(
        key: .init(
          category: .supplementaryView(ofKind: entry.item.elementKind),
          path: IndexPath(item: 0, section: index)),
        frame: boundaries.frame(of: entry, in: frame.size).offsetBy(dx: shift.x, dy: shift.y),
        zIndex: entry.item.effectiveZIndex, estimates: entry.item.layoutSize.estimates)
    }
  }

  /// The views behind the section.
  var decorationElements: [PlacedElement] {
    section.decorationItems.map { item in
      PlacedElement(
        key: .init(
          category: .decorationView(ofKind: item.elementKind),
          path: IndexPath(item: 0, section: index)),
        frame: frame.inset(by: item.contentInsets.insets), zIndex: item.effectiveZIndex)
    }
  }

  // MARK: Orthogonal scrolling

  /// The rectangle of the content in which the groups scroll orthogonally.
  var scrollFrame: Rect {
    let (first, last) = axes.acrossEdges(boundaries.extents)
    let (before, _) = axes.alongEdges(insets)
    let (top, _) = axes.alongEdges(boundaries.extents)
    return axes.rect(
      along: start + top + before, across: first, length: breadth,
      breadth: max(axes.across(room.container) - first - last, 0))
  }

  /// The length of the groups with the section's insets.
  var scrollLength: Double {
    let (before, after) = groupAxes.alongEdges(insets)
    return before + lengths.total + after
  }

  /// The space before the first and after the last group with which they can be in the middle.
  var centeringInsets: (before: Double, after: Double) {
    guard section.orthogonalScrollingBehavior == .groupPagingCentered, lengths.count > 0 else {
      return (0, 0)
    }
    let viewport = groupAxes.along(scrollFrame.size)
    let (before, after) = groupAxes.alongEdges(insets)
    let first = groupAxes.along(plan(0).size)
    let last = groupAxes.along(plan(lengths.count - 1).size)
    return ((viewport - first) / 2 - before, (viewport - last) / 2 - after)
  }

  /// Returns the offset at which deceleration ends.
  ///
  /// - Parameters:
  ///   - natural: The offset at which it would end without groups.
  ///   - offset: The offset of the release.
  ///   - start: The offset of the beginning of the drag.
  ///   - velocity: The velocity, in points per second.
  ///   - end: The maximum offset.
  /// - Returns: The offset.
  func restingOffset(
    natural: Double, from offset: Double, draggedFrom start: Double, velocity: Double, end: Double
  ) -> Double {
    guard lengths.count > 0 else { return natural }
    let viewport = groupAxes.along(scrollFrame.size)
    let isCentered = section.orthogonalScrollingBehavior == .groupPagingCentered
    let (before, _) = groupAxes.alongEdges(insets)
    func place(_ group: Int) -> Double {
      let position = lengths.sum(before: group)
      guard isCentered else { return position }
      return before + position + (groupAxes.along(plan(group).size) - viewport) / 2
    }
    func nearest(_ offset: Double) -> Int {
      let index = lengths.index(at: isCentered ? offset - before + viewport / 2 : offset)
      let others = [index, index + 1].filter { $0 < lengths.count }
      return others.min { abs(place($0) - offset) < abs(place($1) - offset) } ?? index
    }
    switch section.orthogonalScrollingBehavior {
    case .continuousGroupLeadingBoundary:
      return natural >= end ? end : place(nearest(natural))
    case .groupPaging, .groupPagingCentered:
      let first = nearest(start)
      var target = nearest(offset)
      if velocity >= Paging.flickSpeed { target = first + 1 }
      if velocity <= -Paging.flickSpeed { target = first - 1 }
      target = min(max(target, first - 1, 0), first + 1, lengths.count - 1)
      return place(target)
    case .none, .continuous, .paging: return natural
    }
  }
}
