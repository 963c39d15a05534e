/// The events that the delegate of a view receives; another object may receive them, too.
class DelegateEvents: NSObject {
  /// The other object.
  weak var next: AnyObject?

  required override init() {}

  /// Returns the events of a view, made at the first time: they become its delegate, and the
  /// delegate that it had receives them, too.
  static func installed<View: AnyObject, Delegate>(
    on view: View, as delegate: ReferenceWritableKeyPath<View, Delegate?>
  ) -> Self {
    Attached.object("rx.events", of: view) {
      let events = Self()
      guard let newDelegate = events as? Delegate else {
        preconditionFailure("\(Self.self) is no \(Delegate.self)")
      }
      events.next = view[keyPath: delegate] as AnyObject?
      view[keyPath: delegate] = newDelegate
      return events
    }
  }
}
