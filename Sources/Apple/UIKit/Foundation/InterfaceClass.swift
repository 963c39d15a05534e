internal import StageContext

/// What interface documents use of a class by name: how it is made, its outlets and its actions.
///
/// Code that is added to rewritten source describes its classes so.
public final class _InterfaceClass<Object: AnyObject> {
  private let entry: InterfaceClass

  /// Begins the description of a class.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - name: Its name in documents.
  public init(_ type: Object.Type, name: String) { entry = InterfaceClass(type, name: name) }

  /// Sets how an object is made; nil is returned if its initializer fails.
  public func make(_ make: @escaping (NSCoder) -> Object?) { entry.make = make }

  /// Sets how an object is made without arguments.
  public func plain(_ make: @escaping () -> Object) { entry.makePlain = make }

  /// Sets how a segue is made.
  public func segue(
    _ make: @escaping (String?, UIViewController, UIViewController) -> UIStoryboardSegue
  ) { entry.makeSegue = make }

  /// Adds an outlet.
  public func outlet<Value>(_ name: String, _ set: @escaping (Object, Value) -> Void) {
    addSetter(name, set)
  }

  /// Adds a runtime attribute.
  public func attribute<Value>(_ name: String, _ set: @escaping (Object, Value) -> Void) {
    addSetter(name, set)
  }

  /// Adds a property that can be read, set and observed by name.
  public func property<Value>(_ name: String, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
    ApplicationContext.shared.keyTable.add(KeyTable.plain(name), keyPath)
  }

  /// Adds a property that can be read by name.
  public func property<Value>(_ name: String, _ keyPath: KeyPath<Object, Value>) {
    ApplicationContext.shared.keyTable.add(KeyTable.plain(name), readOnly: keyPath)
  }

  /// Adds a collection of outlets.
  public func collection<Value>(_ name: String, _ set: @escaping (Object, [Value]) -> Void) {
    addSetter(name, set)
  }

  private func addSetter<Value>(_ name: String, _ set: @escaping (Object, Value) -> Void) {
    entry.setters[name] = { object, value in
      guard let object = object as? Object, let value = converted(value, to: Value.self)
      else { return false }
      set(object, value)
      return true
    }
    entry.valueTypes[name] = Value.self
  }

  /// Adds an action without parameters.
  public func action(_ name: String, _ perform: @escaping (Object) -> Void) {
    entry.actions[name] = { object, _, _ in
      guard let object = object as? Object else { return false }
      perform(object)
      return true
    }
  }

  /// Adds an action that takes the sender.
  public func action<Sender>(_ name: String, _ perform: @escaping (Object, Sender) -> Void) {
    entry.actions[name] = { object, sender, _ in
      guard let object = object as? Object, let sender = sender as? Sender else { return false }
      perform(object, sender)
      return true
    }
  }

  /// Adds an action that takes the sender and the event.
  public func action<Sender, Event>(
    _ name: String, _ perform: @escaping (Object, Sender, Event) -> Void
  ) {
    entry.actions[name] = { object, sender, event in
      guard let object = object as? Object, let sender = sender as? Sender,
        let event = event as? Event
      else { return false }
      perform(object, sender, event)
      return true
    }
  }

  /// Adds a method that creates the destination of a segue from a coder, the sender and the
  /// identifier.
  public func segueAction<Sender>(
    _ name: String, _ make: @escaping (Object, NSCoder, Sender, String?) -> UIViewController?
  ) {
    entry.segueActions[name] = { object, coder, sender, identifier in
      guard let object = object as? Object, let sender = sender as? Sender else { return nil }
      return make(object, coder, sender, identifier)
    }
  }

  /// Adds the description to those of the application, merging it with what is known about the
  /// class.
  public func register() { UIApplication.shared.interfaceClasses.add(entry) }
}

@available(*, unavailable)
extension _InterfaceClass: Sendable {}

/// The description of a class, without its type.
final class InterfaceClass {
  let type: AnyClass
  let name: String
  var make: ((NSCoder) -> AnyObject?)?
  /// Makes an object without arguments.
  var makePlain: (() -> AnyObject)?
  /// Makes a segue with an identifier, from one controller to another.
  var makeSegue: ((String?, UIViewController, UIViewController) -> UIStoryboardSegue)?
  /// The outlets, collections and runtime attributes; they return whether object and value fit.
  var setters: [String: (AnyObject, Any?) -> Bool] = [:]
  /// The types of the values of ``setters``.
  var valueTypes: [String: Any.Type] = [:]
  /// The actions by the names of their selectors; they return whether object and sender fit.
  var actions: [String: (AnyObject, Any?, Any?) -> Bool] = [:]

  /// The methods that create destinations of segues, by the names of their selectors; they return
  /// nil for an object or a sender of another class.
  var segueActions: [String: (AnyObject, NSCoder, Any?, String?) -> UIViewController?] = [:]

  init(_ type: AnyClass, name: String) {
    self.type = type
    self.name = name
  }
}
