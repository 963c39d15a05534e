// Swift 1 and 2 have the names of notifications as strings.

public import Foundation
public import StageKit

extension NotificationCenter {
  /// Calls a method with the notifications of a name that is a string.
  @_disfavoredOverload
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: String?, object anObject: Any?
  ) {
    addObserver(
      observer, selector: aSelector, name: aName.map { Notification.Name($0) }, object: anObject)
  }

  /// Calls a function with the notifications of a name that is a string.
  @_disfavoredOverload
  public func addObserver(
    forName name: String?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping (Notification) -> Void
  ) -> any NSObjectProtocol {
    addObserver(
      forName: name.map { Notification.Name($0) }, object: obj, queue: queue, using: block)
  }

  /// Sends a notification of a name that is a string.
  @_disfavoredOverload
  public func post(name aName: String, object anObject: Any?, userInfo: [AnyHashable: Any]? = nil) {
    post(name: Notification.Name(aName), object: anObject, userInfo: userInfo)
  }

  /// Removes an observer of the notifications of a name that is a string.
  @_disfavoredOverload
  public func removeObserver(_ observer: Any, name aName: String?, object anObject: Any?) {
    removeObserver(observer, name: aName.map { Notification.Name($0) }, object: anObject)
  }
}

extension Notification {
  /// Creates a notification with a name that is a string.
  @_disfavoredOverload
  public init(name: String, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
    self.init(name: Notification.Name(name), object: object, userInfo: userInfo)
  }
}
