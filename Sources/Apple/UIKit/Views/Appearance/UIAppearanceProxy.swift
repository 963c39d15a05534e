public import Layers
internal import StageKit

/// Sets properties of all views of a class, or of the items of bars, when they enter a window.
///
/// All properties of the class can be set. A property that is read is what was set last; nil
/// before.
@dynamicMemberLookup
public struct UIAppearanceProxy<Target: AnyObject> {
  /// The classes that contain the views, the innermost first.
  let containers: [any AnyObject.Type]

  /// Sets a property of all objects of the class.
  public subscript<Value>(dynamicMember keyPath: ReferenceWritableKeyPath<Target, Value>) -> Value?
  {
    get { value(of: keyPath) }
    nonmutating set {
      guard let newValue else { return }
      add(keyPath, newValue) { object in
        if Defaults.isDefault(object, keyPath) { object[keyPath: keyPath] = newValue }
      }
    }
  }

  /// Sets a property of all objects of the class, which may have none.
  public subscript<Value>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Target, Value?>
  ) -> Value? {
    get { value(of: keyPath) }
    nonmutating set {
      add(keyPath, newValue) { object in
        if Defaults.isDefault(object, keyPath) { object[keyPath: keyPath] = newValue }
      }
    }
  }

  /// A layer whose values have no effect, as in UIKit: appearances are properties of views alone.
  public var layer: Layer { Layer() }

  /// Adds what is done with each object of the class.
  ///
  /// - Parameters:
  ///   - keyPath: The property that is set; nil, the default, for another change.
  ///   - value: Its value.
  ///   - change: The change.
  func add(
    _ keyPath: AnyKeyPath? = nil, _ value: Any? = nil, _ change: @escaping (Target) -> Void
  ) {
    UIApplication.shared.appearanceRules.append(
      AppearanceRule(containers: containers, keyPath: keyPath, value: value) { object in
        if let object = object as? Target { change(object) }
      })
  }

  /// Returns the value of a property that was set last; nil if it was not set.
  private func value<Value>(of keyPath: AnyKeyPath) -> Value? {
    let owners = containers.map { ObjectIdentifier($0) }
    return UIApplication.shared.appearanceRules.last {
      $0.keyPath == keyPath && $0.containers.map { ObjectIdentifier($0) } == owners
    }?.value as? Value
  }
}

/// What is done with the objects of a class.
struct AppearanceRule {
  let containers: [any AnyObject.Type]
  /// The property that is set; nil for another change.
  let keyPath: AnyKeyPath?
  /// Its value.
  let value: Any?
  let apply: (AnyObject) -> Void

  /// Returns whether a view is in objects of the containers.
  func contains(_ view: View) -> Bool {
    var remaining = containers[...]
    for responder in sequence(first: view.next, next: { $0?.next }) {
      guard let container = remaining.first, let responder else { break }
      if isInstance(responder, of: container) { remaining.removeFirst() }
    }
    return remaining.isEmpty
  }

  private func isInstance(_ responder: UIResponder, of container: any AnyObject.Type) -> Bool {
    sequence(first: Mirror(reflecting: responder), next: \.superclassMirror)
      .contains { $0.subjectType == container }
  }
}

@available(*, unavailable)
extension UIAppearanceProxy: Sendable {}
