public import Foundation
internal import StageContext
public import StageKit

/// Sends notifications to observers, in place of Foundation's: each application has its own.
open class NotificationCenter: NSObject {
  private final class Observation: NSObject {
    weak var observer: AnyObject?
    /// The class that observes, in place of an object.
    let observedClass: ObjectIdentifier?
    let name: Notification.Name?
    /// The sender, which is compared and not retained; nil for all.
    weak var sender: AnyObject?
    let isForAllSenders: Bool
    /// Whether a function is called, which has no object.
    let isBlock: Bool
    let call: (Notification) -> Void

    init(
      observer: AnyObject?, class observedClass: ObjectIdentifier? = nil,
      name: Notification.Name?, sender: Any?,
      call: @escaping (Notification) -> Void
    ) {
      self.observer = observer
      self.observedClass = observedClass
      self.name = name
      self.sender = sender as AnyObject?
      isForAllSenders = sender == nil
      isBlock = observer == nil
      self.call = call
      super.init()
    }

    func matches(_ notification: Notification) -> Bool {
      guard name == nil || name == notification.name else { return false }
      return isForAllSenders || sender != nil && sender === notification.object as AnyObject?
    }
  }

  private final class Default {
    let center = NotificationCenter()
  }

  private var observations: [Observation] = []

  /// Returns what identifies an observer that is a class; nil for an object.
  private static func observedClass(_ observer: Any) -> ObjectIdentifier? {
    (observer as? any Any.Type).map { ObjectIdentifier($0) }
  }

  /// Creates a center without observers.
  override public init() { super.init() }

  /// The center of the application.
  ///
  /// Objects that end after their application, with the stage, have one without observers: many
  /// remove themselves from the center in `deinit`.
  open class var `default`: NotificationCenter {
    ApplicationContext.current?.service { _ in Default() }.center ?? NotificationCenter()
  }

  /// Calls a method with the notifications of a name.
  ///
  /// - Parameters:
  ///   - observer: The object, which is not retained.
  ///   - aSelector: The method, which takes the notification or nothing.
  ///   - aName: The name; nil is all.
  ///   - anObject: The sender; nil is all.
  open func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?,
    object anObject: Any?
  ) {
    // A class is no object without Objective-C: what stands for it is kept.
    let observedClass = Self.observedClass(observer)
    let observer = observer as AnyObject
    let kept = observedClass == nil ? nil : observer
    weak let target = observer
    observations.append(
      Observation(
        observer: observer, class: observedClass, name: aName, sender: anObject
      ) { notification in
        if let target = kept ?? target {
          aSelector.perform(on: target, sender: notification as AnyObject)
        }
      })
  }

  /// Calls a function with the notifications of a name.
  ///
  /// - Parameters:
  ///   - name: The name; nil is all.
  ///   - obj: The sender; nil is all.
  ///   - queue: The queue of the function; nil calls it at once.
  ///   - block: The function.
  /// - Returns: What ends it, by ``removeObserver(_:)``.
  open func addObserver(
    forName name: Notification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping (Notification) -> Void
  ) -> any NSObjectProtocol {
    let observation = Observation(observer: nil, name: name, sender: obj) { notification in
      guard let queue else { return block(notification) }
      queue.addOperation { block(notification) }
    }
    observations.append(observation)
    return observation
  }

  /// Sends a notification to its observers, in the order in which they were added.
  open func post(_ notification: Notification) {
    observations.removeAll {
      $0.observer == nil && $0.observedClass == nil && !$0.isBlock
    }
    for observation in observations where observation.matches(notification) {
      guard observations.contains(where: { $0 === observation }) else { continue }
      observation.call(notification)
    }
  }

  /// Sends a notification.
  ///
  /// - Parameters:
  ///   - aName: The name.
  ///   - anObject: The sender; nil by default.
  ///   - aUserInfo: What goes with it; nil by default.
  open func post(
    name aName: Notification.Name, object anObject: Any?,
    userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) {
    post(Notification(name: aName, object: anObject, userInfo: aUserInfo))
  }

  /// Ends all observations of an object, or the one that a function was added with.
  open func removeObserver(_ observer: Any) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Ends the observations of an object of a name and sender; nil is all.
  open func removeObserver(_ observer: Any, name aName: Notification.Name?, object anObject: Any?) {
    let observedClass = Self.observedClass(observer)
    let observer = observer as AnyObject
    observations.removeAll {
      ($0.observer === observer || $0 === observer
        || observedClass != nil && $0.observedClass == observedClass)
        && (aName == nil || $0.name == aName)
        && (anObject == nil || $0.sender === anObject as AnyObject?)
    }
  }
}
