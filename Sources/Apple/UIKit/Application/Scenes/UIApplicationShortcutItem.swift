/// An entry of the menu of a program's icon, which a film does not have.
open class UIApplicationShortcutItem: NSObject {
  var values:
    (
      type: String, title: String, subtitle: String?, icon: UIApplicationShortcutIcon?,
      userInfo: [String: Any]?
    )

  /// The name of the entry.
  open var type: String { values.type }
  /// The title.
  open var localizedTitle: String { values.title }
  /// The second line; nil for none.
  open var localizedSubtitle: String? { values.subtitle }
  /// The image; nil for none.
  open var icon: UIApplicationShortcutIcon? { values.icon }
  /// Data of the program; nil for none.
  open var userInfo: [String: Any]? { values.userInfo }
  /// What decides whether the entry is for a scene.
  open var targetContentIdentifier: Any?

  /// Creates an entry.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil,
    icon: UIApplicationShortcutIcon? = nil, userInfo: [String: Any]? = nil
  ) {
    values = (type, localizedTitle, localizedSubtitle, icon, userInfo)
    super.init()
  }
}

/// An entry of the menu of a program's icon that can be changed.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  /// The name of the entry.
  override open var type: String {
    get { super.type }
    set { values.type = newValue }
  }
  /// The title.
  override open var localizedTitle: String {
    get { super.localizedTitle }
    set { values.title = newValue }
  }
  /// The second line; nil for none.
  override open var localizedSubtitle: String? {
    get { super.localizedSubtitle }
    set { values.subtitle = newValue }
  }
  /// The image; nil for none.
  override open var icon: UIApplicationShortcutIcon? {
    get { super.icon }
    set { values.icon = newValue }
  }
  /// Data of the program; nil for none.
  override open var userInfo: [String: Any]? {
    get { super.userInfo }
    set { values.userInfo = newValue }
  }
}

/// The image of an entry of the menu of a program's icon.
open class UIApplicationShortcutIcon: NSObject {
  /// An image of the system.
  public enum IconType: Int, Sendable {
    case compose, play, pause, add, location, search, share, prohibit, contact, home
    case markLocation, favorite, love, cloud, invitation, confirmation, mail, message, date, time
    case capturePhoto, captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
  }

  /// Creates an image of the system.
  public init(type: IconType) { super.init() }
  /// Creates an image of the program.
  public init(templateImageName: String) { super.init() }
  /// Creates a symbol.
  public init(systemImageName: String) { super.init() }
}

extension UIApplication {
  /// The entries of the menu of the program's icon, which a film does not have.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { AttachedValue.value("shortcutItems", of: self) }
    set { AttachedValue.set(newValue, "shortcutItems", of: self) }
  }
}
