public import StageKit

/// Sets properties of all views of a class when they enter a window.
///
/// All properties of the class can be set. Those that are read are nil.
@dynamicMemberLookup
public struct UIAppearanceProxy<Target: View> {
  /// The classes that contain the views, the innermost first.
  let containers: [any AnyObject.Type]

  /// Sets a property of all views of the class.
  public subscript<Value>(dynamicMember keyPath: ReferenceWritableKeyPath<Target, Value>) -> Value?
  {
    get { nil }
    nonmutating set {
      guard let newValue else { return }
      add { view in
        if Defaults.isDefault(view, keyPath) { view[keyPath: keyPath] = newValue }
      }
    }
  }

  /// Sets a property of all views of the class, which may have none.
  public subscript<Value>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Target, Value?>
  ) -> Value? {
    get { nil }
    nonmutating set {
      add { view in
        if Defaults.isDefault(view, keyPath) { view[keyPath: keyPath] = newValue }
      }
    }
  }

  /// Adds what is done with each view of the class.
  func add(_ change: @escaping (Target) -> Void) {
    UIApplication.shared.appearanceRules.append(
      AppearanceRule(containers: containers) { view in
        if let view = view as? Target { change(view) }
      })
  }
}

/// What is done with the views of a class.
struct AppearanceRule {
  let containers: [any AnyObject.Type]
  let apply: (View) -> Void

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
