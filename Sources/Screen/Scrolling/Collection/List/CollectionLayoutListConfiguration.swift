public import Geometry

public import struct FoundationEssentials.IndexPath

/// The look of a section of a compositional layout that is a list:
/// `UICollectionLayoutListConfiguration`.
public struct CollectionLayoutListConfiguration {
  /// The kind of a list: `UICollectionLayoutListConfiguration.Appearance`.
  public enum Appearance: Int, Hashable, Sendable {
    /// Rows over the whole width.
    case plain
    /// Groups over the whole width.
    case grouped
    /// Groups with rounded corners, inset from the sides.
    case insetGrouped
    /// A sidebar, like `insetGrouped` without lines.
    case sidebar
    /// A sidebar, like `plain` without lines.
    case sidebarPlain
  }

  /// The header above the rows: `UICollectionLayoutListConfiguration.HeaderMode`.
  public enum HeaderMode: Int, Hashable, Sendable {
    /// None.
    case none
    /// A supplementary view of the kind of section headers.
    case supplementary
    /// The first row.
    case firstItemInSection
  }

  /// The footer below the rows: `UICollectionLayoutListConfiguration.FooterMode`.
  public enum FooterMode: Int, Hashable, Sendable {
    /// None.
    case none
    /// A supplementary view of the kind of section footers.
    case supplementary
  }

  /// The kind of the list.
  public let appearance: Appearance
  /// The color of the collection; nil, the default, is that of the kind.
  public var backgroundColor: Color?
  /// Whether there are lines between the rows; true by default, but false in sidebars.
  public var showsSeparators: Bool
  /// The lines between the rows.
  public var separatorConfiguration: ListSeparatorConfiguration
  /// Returns the lines of a row, made of those of the list.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: ListSeparatorConfiguration
  ) -> ListSeparatorConfiguration
  /// Returns the lines of a row; nil, the default, for those of the list.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The header above the rows; `.none` by default.
  public var headerMode = HeaderMode.none
  /// The footer below the rows; `.none` by default.
  public var footerMode = FooterMode.none
  /// Returns the buttons that a swipe shows beside an item; nil for none.
  public typealias SwipeActionsConfigurationProvider = (
    _ indexPath: IndexPath
  ) -> SwipeActionsConfiguration?

  /// Returns the buttons that a swipe to the right shows; nil by default.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Returns the buttons that a swipe to the left shows; nil by default.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The space above the header, in points; nil, the default, is that of the kind.
  public var headerTopPadding: Double?

  /// Creates the look of a list.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = ListSeparatorConfiguration(listAppearance: appearance)
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
  }

  /// Whether rows have buttons that swipes show.
  var hasSwipes: Bool {
    leadingSwipeActionsConfigurationProvider != nil
      || trailingSwipeActionsConfigurationProvider != nil
  }
  var isInset: Bool { appearance == .insetGrouped || appearance == .sidebar }
  var isGrouped: Bool { appearance == .grouped || isInset }

  /// The color behind the rows.
  var collectionColor: Color {
    backgroundColor ?? (isGrouped ? .systemGroupedBackground : .systemBackground)
  }

  /// The color of the rows.
  var rowColor: Color? {
    switch appearance {
    case .plain: .systemBackground
    case .grouped, .insetGrouped: .secondarySystemGroupedBackground
    case .sidebar, .sidebarPlain: nil
    }
  }

  /// The space between two groups, in points, half of which is above; estimated by eye.
  private static let groupSpacing = 35.0

  /// Returns a section of rows.
  func section() -> CollectionLayoutSection {
    let size = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let section = CollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
    let side = isInset ? TableView.sideInset : 0
    let half = isGrouped ? Self.groupSpacing / 2 : 0
    section.contentInsets = DirectionalInsets(
      top: headerMode == .supplementary ? 0 : half, leading: side,
      bottom: footerMode == .supplementary ? 0 : half, trailing: side)
    func boundary(_ kind: String, _ alignment: RectAlignment)
      -> CollectionLayoutBoundarySupplementaryItem
    {
      let item = CollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: kind, alignment: alignment)
      item.pinToVisibleBounds = appearance == .plain
      if let headerTopPadding, alignment == .top { item.contentInsets.top = headerTopPadding }
      return item
    }
    if headerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        boundary(CollectionView.elementKindSectionHeader, .top))
    }
    if footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        boundary(CollectionView.elementKindSectionFooter, .bottom))
    }
    section.list = self
    return section
  }
}

@available(*, unavailable)
extension CollectionLayoutListConfiguration: Sendable {}

extension CollectionLayoutSection {
  /// Returns a section that is a list.
  public static func list(
    using configuration: CollectionLayoutListConfiguration,
    layoutEnvironment: any CollectionLayoutEnvironment
  ) -> CollectionLayoutSection { configuration.section() }
}

extension CollectionViewCompositionalLayout {
  /// Returns a layout all of whose sections are lists.
  public static func list(
    using configuration: CollectionLayoutListConfiguration
  ) -> CollectionViewCompositionalLayout {
    let section = configuration.section()
    return CollectionViewCompositionalLayout(section: section)
  }
}
