public import PictureKit

/// A way to share content that a program adds to those of the system.
open class UIActivity: NSObject {
  /// The name of a kind of sharing.
  public typealias ActivityType = UIActivityViewController.ActivityType

  /// Where an activity is shown.
  public enum Category: Int, Sendable {
    case action, share
  }

  /// Creates an activity.
  public override init() { super.init() }

  /// Where the activity is shown: among the actions.
  open class var activityCategory: Category { .action }
  /// The name of the kind; nil by default.
  open var activityType: ActivityType? { nil }
  /// The title; nil by default.
  open var activityTitle: String? { nil }
  /// The image; nil by default.
  open var activityImage: UIImage? { nil }
  /// A controller that is shown; nil by default.
  open var activityViewController: UIViewController? { nil }
  /// Returns whether items can be shared; false by default.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Takes the items.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Shares the items.
  open func perform() {}
  /// Says that the items have been shared.
  open func activityDidFinish(_ completed: Bool) {}
}

/// What supplies an item that is shared.
public protocol UIActivityItemSource: AnyObject {
  /// Returns a stand-in of the item's type.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any
  /// Returns the item.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// Returns the subject.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  /// Returns an empty subject.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}

/// What makes an item when it is shared.
open class UIActivityItemProvider: Operation {
  /// A stand-in of the item's type.
  public let placeholderItem: Any?
  /// The kind of sharing; nil before it is chosen.
  open var activityType: UIActivity.ActivityType? { nil }
  /// The item: the stand-in by default.
  open var item: Any { placeholderItem ?? "" }

  /// Creates a provider.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }
}

extension UIActivityViewController.ActivityType {
  private init(system name: String) { self.init(rawValue: "com.apple.UIKit.activity.\(name)") }

  /// Facebook.
  public static let postToFacebook = Self(system: "PostToFacebook")
  /// Twitter.
  public static let postToTwitter = Self(system: "PostToTwitter")
  /// Weibo.
  public static let postToWeibo = Self(system: "PostToWeibo")
  /// A message.
  public static let message = Self(system: "Message")
  /// A letter.
  public static let mail = Self(system: "Mail")
  /// Paper.
  public static let print = Self(system: "Print")
  /// The pasteboard.
  public static let copyToPasteboard = Self(system: "CopyToPasteboard")
  /// A contact.
  public static let assignToContact = Self(system: "AssignToContact")
  /// The photographs.
  public static let saveToCameraRoll = Self(system: "SaveToCameraRoll")
  /// The reading list.
  public static let addToReadingList = Self(system: "AddToReadingList")
  /// Flickr.
  public static let postToFlickr = Self(system: "PostToFlickr")
  /// Vimeo.
  public static let postToVimeo = Self(system: "PostToVimeo")
  /// Tencent Weibo.
  public static let postToTencentWeibo = Self(system: "TencentWeibo")
  /// Another device.
  public static let airDrop = Self(system: "AirDrop")
  /// iBooks.
  public static let openInIBooks = Self(system: "OpenInIBooks")
  /// A marked copy as PDF.
  public static let markupAsPDF = Self(system: "MarkupAsPDF")
  /// The people of SharePlay.
  public static let sharePlay = Self(system: "SharePlay")
}
