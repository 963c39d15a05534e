private import Geometry

/// A method that is called on a target object: `Selector`, without Objective-C.
///
/// It is made from an unbound method, with no parameter, with the sender, or with the sender and
/// the event:
///
/// ```swift
/// let tap = TapGestureRecognizer(target: self, action: Selector(GameView.tapped))
/// ```
///
/// Swift cannot compare methods. A selector is equal to its copies and, if it has a name, to the
/// selectors of the same type of target with the same name.
public struct Selector: Hashable {
  /// The call, in an object whose identity is that of a selector without a name.
  private final class Call {
    let creationNumber = CreationNumber()
    let isMethod: (AnyObject) -> Bool
    let perform: (AnyObject, AnyObject?, Event?) -> Void

    init(
      isMethod: @escaping (AnyObject) -> Bool,
      perform: @escaping (AnyObject, AnyObject?, Event?) -> Void
    ) {
      self.isMethod = isMethod
      self.perform = perform
    }
  }

  /// The name, for comparisons; nil if there is none.
  public let name: String?
  private let targetType: ObjectIdentifier
  private let call: Call

  /// Creates a selector from a method without parameters.
  ///
  /// - Parameters:
  ///   - method: The unbound method, `Type.method`.
  ///   - name: The name by which the selector is found again; nil, the default, for none.
  public init<Target: AnyObject>(
    _ method: @escaping (Target) -> () -> Void, name: String? = nil
  ) {
    self.init(Target.self, name) { target, _, _ in method(target)() }
  }

  /// Creates a selector from a method that takes the sender.
  ///
  /// - Parameters:
  ///   - method: The unbound method, `Type.method`.
  ///   - name: The name by which the selector is found again; nil, the default, for none.
  public init<Target: AnyObject, Sender>(
    _ method: @escaping (Target) -> (Sender) -> Void, name: String? = nil
  ) {
    self.init(Target.self, name) { target, sender, _ in
      method(target)(Self.argument(sender, of: Target.self))
    }
  }

  /// Creates a selector from a method that takes the sender and the event.
  ///
  /// - Parameters:
  ///   - method: The unbound method, `Type.method`.
  ///   - name: The name by which the selector is found again; nil, the default, for none.
  public init<Target: AnyObject, Sender>(
    _ method: @escaping (Target) -> (Sender, Event?) -> Void, name: String? = nil
  ) {
    self.init(Target.self, name) { target, sender, event in
      method(target)(Self.argument(sender, of: Target.self), event)
    }
  }

  private init<Target: AnyObject>(
    _ type: Target.Type, _ name: String?,
    _ perform: @escaping (Target, AnyObject?, Event?) -> Void
  ) {
    self.name = name
    targetType = ObjectIdentifier(type)
    call = Call(
      isMethod: { $0 is Target },
      perform: { object, sender, event in
        guard let target = object as? Target else {
          preconditionFailure("a method of \(type) cannot be called on \(Swift.type(of: object))")
        }
        perform(target, sender, event)
      })
  }

  /// Creates a selector from a name and functions that look the method up when it is called.
  ///
  /// - Parameters:
  ///   - name: The name of the method.
  ///   - isMethod: Returns whether an object has the method.
  ///   - perform: Calls the method with the target, the sender and the event.
  package init(
    name: String, isMethod: @escaping (AnyObject) -> Bool,
    perform: @escaping (AnyObject, AnyObject?, Event?) -> Void
  ) {
    self.name = name
    targetType = ObjectIdentifier(AnyObject.self)
    call = Call(isMethod: isMethod, perform: perform)
  }

  private static func argument<Sender>(_ sender: AnyObject?, of type: Any.Type) -> Sender {
    let recognizer = sender as? GestureRecognizer
    guard let argument = sender as? Sender ?? recognizer?.standIn() else {
      let found = sender.map { "\(Swift.type(of: $0))" } ?? "nil"
      preconditionFailure("a method of \(type) takes \(Sender.self) as the sender, not \(found)")
    }
    return argument
  }

  /// Calls the method.
  ///
  /// - Parameters:
  ///   - target: The object whose method is called, of the type of which the method is.
  ///   - sender: The object that sends the action, of the type that the method takes.
  ///   - event: The event that caused the action; nil if there is none.
  public func perform(on target: AnyObject, sender: AnyObject?, event: Event? = nil) {
    call.perform(target, sender, event)
  }

  /// Returns whether an object has the method.
  package func canPerform(on target: AnyObject) -> Bool { call.isMethod(target) }

  /// Returns whether two selectors are copies or have the same type of target and the same name.
  public static func == (left: Selector, right: Selector) -> Bool {
    if left.call === right.call { return true }
    return left.name != nil && left.name == right.name && left.targetType == right.targetType
  }

  /// Hashes the name, or the identity of a selector without one.
  public func hash(into hasher: inout Hasher) {
    if let name {
      hasher.combine(name)
    } else {
      hasher.combine(call.creationNumber)
    }
  }
}

@available(*, unavailable)
extension Selector: Sendable {}
