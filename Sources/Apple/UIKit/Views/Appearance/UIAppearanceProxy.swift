internal import StageKit

/// Sets properties of all views of a class, or of the items of bars, when they enter a window.
///
/// All properties of the class can be set. Those that are read are nil.
@dynamicMemberLookup
public struct UIAppearanceProxy<Target: AnyObject> {
  /// The classes that contain the views, the innermost first.
  let containers: [any AnyObject.Type]

  /// Sets a property of all objects of the class.
  public subscript<Value>(dynamicMember keyPath: ReferenceWritableKeyPath<Target, Value>) -> Value?
  {
    get { nil }
    nonmutating set {
      guard let newValue else { return }
      add { object in
        if Defaults.isDefault(object, keyPath) { object[keyPath: keyPath] = newValue }
      }
    }
  }

  /// Sets a property of all objects of the class, which may have none.
  public subscript<Value>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Target, Value?>
  ) -> Value? {
    get { nil }
    nonmutating set {
      add { object in
        if Defaults.isDefault(object, keyPath) { object[keyPath: keyPath] = newValue }
      }
    }
  }

  /// Adds what is done with each object of the class.
  func add(_ change: @escaping (Target) -> Void) {
    UIApplication.shared.appearanceRules.append(
      AppearanceRule(containers: containers) { object in
        if let object = object as? Target { change(object) }
      })
  }
}

/// What is done with the objects of a class.
struct AppearanceRule {
  let containers: [any AnyObject.Type]
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
