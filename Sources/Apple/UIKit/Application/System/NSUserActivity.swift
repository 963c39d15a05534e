public import StageKit

/// What a user does, for other devices and searches, which a film does not have.
open class NSUserActivity: NSObject {
  /// The kind.
  public let activityType: String
  /// The title; nil by default.
  open var title: String?
  /// The data; nil by default.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of the data that are needed; nil by default.
  open var requiredUserInfoKeys: Set<String>?
  /// The words for searches.
  open var keywords: Set<String> = []
  /// The address; nil by default.
  open var webpageURL: URL?
  /// The name of the activity that lasts; nil by default.
  open var persistentIdentifier: String?
  /// Whether another device may go on; true by default.
  open var isEligibleForHandoff = true
  /// Whether searches find the activity; false by default.
  open var isEligibleForSearch = false
  /// Whether searches of others find the activity; false by default.
  open var isEligibleForPublicIndexing = false
  /// Whether the activity is proposed; false by default.
  open var isEligibleForPrediction = false
  /// Whether the data have to be made again; false by default.
  open var needsSave = false

  /// The kind of an activity that opens an address.
  public static let browsingWeb = "NSUserActivityTypeBrowsingWeb"

  /// Creates an activity.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds data.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  /// Begins; the log says once that other devices and searches learn of none.
  open func becomeCurrent() {
    UIApplication.logOnce("a film has no other devices: activities of the user go nowhere")
  }
  /// Pauses; nothing is told.
  open func resignCurrent() {}
  /// Ends; nothing is told.
  open func invalidate() {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The kind of an activity that opens an address.
public let NSUserActivityTypeBrowsingWeb = NSUserActivity.browsingWeb

extension Responder {
  /// What the user does; nil by default.
  public var userActivity: NSUserActivity? {
    get { AttachedValue.value("userActivity", of: self) }
    set { AttachedValue.set(newValue, "userActivity", of: self) }
  }
}
