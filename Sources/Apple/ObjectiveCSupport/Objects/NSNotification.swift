/// A notification, in place of Foundation's value.
open class NSNotification: NSObject, ObjectCopying, NaturallyBridged {
  /// The notification.
  package var storage: Notification

  /// Creates an object with a notification.
  public required init(notification: Notification) {
    storage = notification
    super.init()
  }

  var naturalValue: Any { storage }

  /// Returns the notification itself.
  open func copyWithZone(_ zone: UnsafeMutableRawPointer!) -> AnyObject! { self }

  /// Returns a notification.
  open class func notificationWithName(_ name: NSString!, object: AnyObject!) -> Self! {
    notificationWithName(name, object: object, userInfo: nil)
  }
  /// Returns a notification.
  open class func notificationWithName(
    _ name: NSString!, object: AnyObject!, userInfo: NSDictionary!
  ) -> Self! {
    Self(
      notification: Notification(
        name: Notification.Name(name?.storage ?? ""), object: object,
        userInfo: bridgeFromObject(userInfo, as: [AnyHashable: Any]?.self)))
  }

  /// The name.
  open var name: NSString! { NSString(text: storage.name.rawValue) }
  /// The sender; nil without one.
  open var object: AnyObject! { bridgeToObject(storage.object) }
  /// What goes with it; nil without it.
  open var userInfo: NSDictionary! { bridgeToObject(storage.userInfo) }
}
