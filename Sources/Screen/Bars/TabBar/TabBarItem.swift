public import Dynamics
public import Geometry
public import PictureKit

/// A tab of a tab bar: `UITabBarItem`.
open class TabBarItem: BarItem {
  /// The image of the selected tab; nil, the default, is that of the others.
  open var selectedImage: Drawing? { didSet { itemDidChange() } }
  /// The text in a small capsule at the image; nil, the default, shows none.
  open var badgeValue: String? { didSet { itemDidChange() } }
  /// The color of the capsule; nil, the default, is the system's red.
  open var badgeColor: Color? { didSet { itemDidChange() } }
  /// The offset of the title from its place, in points; 0 by default.
  open var titlePositionAdjustment = Offset.zero { didSet { itemDidChange() } }

  /// Creates a tab without title and image.
  override public init() { super.init() }

  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image, about 25 points high.
  ///   - tag: A number to find the item by.
  public convenience init(title: String?, image: Drawing?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image, about 25 points high.
  ///   - selectedImage: The image of the selected tab; nil is the other one.
  public convenience init(title: String?, image: Drawing?, selectedImage: Drawing?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Creates a tab for a common purpose.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: systemItem.symbol.drawing, tag: tag)
  }

  /// A common purpose of a tab: `UITabBarItem.SystemItem`, with its raw values.
  public enum SystemItem: Int, Hashable, Sendable, CaseIterable {
    /// Three dots, titled More.
    case more = 0
    /// A star, titled Favorites.
    case favorites = 1
    /// A star, titled Featured.
    case featured = 2
    /// A star, titled Top Rated.
    case topRated = 3
    /// A clock, titled Recents.
    case recents = 4
    /// A person, titled Contacts.
    case contacts = 5
    /// A clock, titled History.
    case history = 6
    /// A book, titled Bookmarks.
    case bookmarks = 7
    /// A magnifier, titled Search.
    case search = 8
    /// An arrow downwards, titled Downloads.
    case downloads = 9
    /// A clock, titled Most Recent.
    case mostRecent = 10
    /// A list, titled Most Viewed.
    case mostViewed = 11

    var title: String {
      switch self {
      case .more: "More"
      case .favorites: "Favorites"
      case .featured: "Featured"
      case .topRated: "Top Rated"
      case .recents: "Recents"
      case .contacts: "Contacts"
      case .history: "History"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .downloads: "Downloads"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      }
    }

    var symbol: BarSymbol {
      switch self {
      case .more: .ellipsis
      case .favorites, .featured, .topRated: .star
      case .recents, .history, .mostRecent: .clock
      case .contacts: .person
      case .bookmarks: .book
      case .search: .magnifier
      case .downloads: .download
      case .mostViewed: .list
      }
    }
  }
}
