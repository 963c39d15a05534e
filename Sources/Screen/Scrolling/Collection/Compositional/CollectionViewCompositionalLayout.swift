public import Dynamics
public import Geometry
internal import StageKit

/// A layout of sections, groups and items: `UICollectionViewCompositionalLayout`.
///
/// A section that scrolls orthogonally to the collection has a scroll view of its own, which
/// decelerates by the clock of the stage.
open class CollectionViewCompositionalLayout: CollectionViewLayout {
  /// True: elements are mirrored where the collection is laid out from right to left.
  override open var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// Returns a section by its number; nil has no elements.
  public typealias SectionProvider = (
    _ section: Int, _ environment: any CollectionLayoutEnvironment
  ) -> CollectionLayoutSection?

  /// The settings that all sections share.
  open var configuration: CollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }
  private let provider: SectionProvider
  var sections: [PlacedSection] = []
  var globalBoundaries: SectionBoundaries?
  var size = Size.zero
  /// The measured sizes of the elements whose views determine them.
  var measured: [CollectionView.ElementKey: Size] = [:]
  /// The elements that handlers may have moved.
  var visibleItems: [CollectionView.ElementKey: VisibleItem] = [:]
  private var container = Size.zero

  /// Creates a layout whose sections are all the same.
  public init(section: CollectionLayoutSection) {
    provider = { _, _ in section }
    configuration = CollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// Creates a layout whose sections are all the same.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - configuration: The settings that all sections share.
  public init(
    section: CollectionLayoutSection, configuration: CollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }

  /// Creates a layout of sections that a function returns.
  public init(sectionProvider: @escaping SectionProvider) {
    provider = sectionProvider
    configuration = CollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// Creates a layout of sections that a function returns.
  ///
  /// - Parameters:
  ///   - sectionProvider: Called for each section when the layout prepares.
  ///   - configuration: The settings that all sections share.
  public init(
    sectionProvider: @escaping SectionProvider,
    configuration: CollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  var axes: ScrollAxes { ScrollAxes(configuration.scrollDirection) }

  // MARK: Preparation

  /// Places the elements of the sections that have changed.
  override open func prepare() {
    super.prepare()
    guard let collection = collectionView else { return }
    let bounds = collection.bounds.size
    let insets = collection.adjustedContentInset
    let room = Size(
      max(bounds.width - insets.left - insets.right, 0),
      max(bounds.height - insets.top - insets.bottom, 0))
    if axes.across(room) != axes.across(container) { measured = [:] }
    container = room
    let counts = (0..<collection.numberOfSections).map { collection.numberOfItems(inSection: $0) }
    let environment = environment
    let kinds = measured.filter { $0.key.category != .cell }
    var items: [Int: [Int: Size]] = [:]
    for (key, size) in measured where key.category == .cell {
      items[key.path.section, default: [:]][key.path.item] = size
    }
    let old = sections
    sections = counts.indices.map { index in
      let section = provider(index, environment) ?? emptySection
      let room = PlacedSection.Room(
        container: room, insets: reference(section.contentInsetsReference),
        supplementaryInsets: reference(
          section.supplementaryContentInsetsReference == .automatic
            ? section.contentInsetsReference : section.supplementaryContentInsetsReference),
        traits: collection.traitCollection)
      if old.indices.contains(index),
        old[index].isCurrent(section, index: index, count: counts[index], in: room, axes)
      {
        return old[index]
      }
      var measuredKinds: [String: Size] = [:]
      for (key, size) in kinds where key.path.section == index && key.path.item == 0 {
        if case .supplementaryView(let kind) = key.category { measuredKinds[kind] = size }
      }
      let placed = PlacedSection(
        section, index: index, count: section === emptySection ? 0 : counts[index], in: room,
        axes, measuredItems: items[index] ?? [:], measuredKinds: measuredKinds)
      for (key, size) in kinds where key.path.section == index {
        placed.setMeasured(size, ofBadge: key)
      }
      return placed
    }
    placeSections()
    if sections.contains(where: { $0.section.list?.hasSwipes == true }) { collection.useSwipes() }
    // Behind a list without a color is that of the collection.
    if let list = sections.first?.section.list, list.collectionColor != .clear,
      collection.backgroundColor == .systemBackground
    {
      collection.backgroundColor = list.collectionColor
    }
  }

  /// The section in place of one that the provider does not return.
  private lazy var emptySection = CollectionLayoutSection(
    group: .horizontal(
      layoutSize: CollectionLayoutSize(
        widthDimension: .absolute(0), heightDimension: .absolute(0)),
      subitems: [
        CollectionLayoutItem(
          layoutSize: CollectionLayoutSize(
            widthDimension: .absolute(0), heightDimension: .absolute(0)))
      ]))

  /// Places the sections one after the other.
  func placeSections() {
    let boundaries = SectionBoundaries(
      configuration.boundarySupplementaryItems, in: container, insets: .zero, axes
    ) { measured[Self.globalKey(ofKind: $0)] }
    globalBoundaries = configuration.boundarySupplementaryItems.isEmpty ? nil : boundaries
    let (before, after) = axes.alongEdges(boundaries.extents)
    var position = before
    for (index, section) in sections.enumerated() {
      if index > 0 { position += configuration.interSectionSpacing }
      section.placeIfNeeded()
      section.start = position
      position = section.end
    }
    size = axes.size(length: position + after, breadth: axes.across(container))
  }

  /// The environment of the section provider and of the handlers.
  var environment: LayoutEnvironment {
    LayoutEnvironment(
      LayoutContainer(container), collectionView?.traitCollection ?? TraitCollection())
  }

  private func reference(_ reference: ContentInsetsReference) -> Insets {
    guard let collection = collectionView else { return .zero }
    switch reference == .automatic ? configuration.contentInsetsReference : reference {
    case .none: return .zero
    case .automatic, .safeArea:
      // Insets that the collection adds to its own are not added again.
      let safe = collection.safeAreaInsets
      let added = collection.safeAreaAdjustment
      return Insets(
        top: safe.top - added.top, left: safe.left - added.left,
        bottom: safe.bottom - added.bottom, right: safe.right - added.right)
    case .layoutMargins: return collection.layoutMargins
    case .readableContent:
      let margins = collection.layoutMargins
      let free = max((collection.bounds.width - Self.readableWidth) / 2, 0)
      return Insets(
        top: margins.top, left: max(margins.left, free), bottom: margins.bottom,
        right: max(margins.right, free))
    }
  }

  /// The maximum width of readable text, in points.
  private static let readableWidth = 672.0

  // MARK: Attributes

  /// The size of all sections.
  override open var collectionViewContentSize: Size { size }

  /// Returns the attributes of the elements in a rectangle of the content.
  override open func layoutAttributesForElements(
    in rect: Rect
  ) -> [CollectionViewLayoutAttributes]? { elements(in: rect).map { attributes(of: $0) } }

  /// Returns the attributes of an item; nil if there is no such item.
  override open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section), indexPath.item >= 0,
      indexPath.item < sections[indexPath.section].count
    else { return nil }
    return attributes(of: sections[indexPath.section].element(ofItem: indexPath.item))
  }

  /// Returns the attributes of a header, footer or badge; nil if the layout has none.
  override open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    supplementaryElement(ofKind: elementKind, at: indexPath).map { attributes(of: $0) }
  }

  /// Returns the attributes of a decoration; nil if the layout has none.
  override open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let category = LayoutAttributes.Category.decorationView(ofKind: elementKind)
    return sections[indexPath.section].decorationElements.first { $0.key.category == category }
      .map { attributes(of: $0) }
  }

  /// Returns whether the measured size of a view is that of its attributes.
  override open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> Bool { preferredAttributes.size != originalAttributes.size }

  // MARK: Collection

  override func willPlaceElements(in bounds: Rect) { callHandlers(in: bounds) }

  override func sectionsScrollingAcross(in rect: Rect) -> [PlacedSection] {
    visibleSections(in: rect).map { sections[$0] }.filter { $0.scrollsAcross && $0.count > 0 }
  }

  override func sectionScrolling(_ attributes: LayoutAttributes) -> Int? {
    guard attributes.indexPath.count == 2 else { return nil }
    let section = attributes.indexPath.section
    guard sections.indices.contains(section), sections[section].scrollsAcross else { return nil }
    switch attributes.category {
    case .cell: return section
    case .decorationView: return nil
    case .supplementaryView(let kind):
      return isBoundary(kind, in: section) ? nil : section
    }
  }

  /// Returns whether views of a kind are at the edges of a section or of the layout.
  private func isBoundary(_ kind: String, in section: Int) -> Bool {
    sections[section].boundaries.entries.contains { $0.item.elementKind == kind }
      || globalBoundaries?.entries.contains { $0.item.elementKind == kind } == true
  }

  override func estimates(of attributes: LayoutAttributes) -> Estimates {
    let key = CollectionView.ElementKey(category: attributes.category, path: attributes.indexPath)
    guard measured[key] == nil, key.path.count == 2, let element = element(of: key) else {
      return Estimates()
    }
    return element.estimates
  }

  override func take(_ preferred: Size, for attributes: LayoutAttributes) -> Bool {
    let key = CollectionView.ElementKey(category: attributes.category, path: attributes.indexPath)
    measured[key] = preferred
    let section = key.path.section
    switch key.category {
    case .cell:
      guard sections.indices.contains(section), key.path.item < sections[section].count else {
        return false
      }
      return sections[section].setMeasured(preferred, ofItem: key.path.item)
    case .supplementaryView(let kind):
      if sections.indices.contains(section) {
        if sectionScrolling(attributes) == nil, isBoundary(kind, in: section) {
          sections[section].setMeasured(preferred, ofKind: kind)
        } else {
          sections[section].setMeasured(preferred, ofBadge: key)
        }
      }
      return preferred != attributes.size
    case .decorationView: return false
    }
  }

  override func placeInList(of attributes: LayoutAttributes) -> ListPlace? {
    place(inListOf: .init(category: attributes.category, path: attributes.indexPath))
  }

  override func didTakePreferredSizes() { placeSections() }

  override func contentWasReloaded() {
    measured = [:]
    visibleItems = [:]
    sections = []
  }

  override func itemsDidMove(_ map: UpdateMap, reloaded: Set<IndexPath>) {
    var moved: [CollectionView.ElementKey: Size] = [:]
    for (key, size) in measured {
      if key.category == .cell {
        guard !reloaded.contains(key.path), let path = map.new(key.path) else { continue }
        moved[.init(category: .cell, path: path)] = size
      } else if let section = map.newSection(of: key.path.section) {
        let path = IndexPath(item: key.path.item, section: section)
        moved[.init(category: key.category, path: path)] = size
      }
    }
    measured = moved
    visibleItems = [:]
    sections = []
  }

  override var scrollAxes: ScrollAxes { axes }
}
