internal import Geometry
public import StageKit

/// What has traits: views and controllers.
public protocol UITraitEnvironment: AnyObject {
  /// The environment.
  var traitCollection: UITraitCollection { get }
}

/// What is registered for changes of traits, and can be unregistered.
public protocol UITraitChangeRegistration: AnyObject {}

/// What tells changes of its traits: views and controllers.
public protocol UITraitChangeObservable: UITraitEnvironment {
  /// Adds what is called when the traits have changed, with those before.
  func _addTraitHandler(_ handler: @escaping (UITraitCollection) -> Void)
}

extension View: UITraitChangeObservable {
  /// Adds what is called when the traits have changed, with those before.
  public func _addTraitHandler(_ handler: @escaping (UITraitCollection) -> Void) {
    traitChangeHandlers.append(handler)
  }
}

extension UIViewController: UITraitChangeObservable {
  /// Adds what is called when the traits of the view have changed, with those before.
  ///
  /// The view is loaded: it has the traits.
  public func _addTraitHandler(_ handler: @escaping (UITraitCollection) -> Void) {
    if let view = viewIfLoaded {
      view.traitChangeHandlers.append(handler)
    } else {
      waitingTraitHandlers.append(handler)
    }
  }

  /// Gives the view what was registered before it was loaded.
  func registerWaitingTraitHandlers() {
    guard let view = viewIfLoaded, !waitingTraitHandlers.isEmpty else { return }
    view.traitChangeHandlers += waitingTraitHandlers
    waitingTraitHandlers = []
  }

  /// The traits that the controller sets for its view; it loads the view.
  public var traitOverrides: UITraitOverrides {
    get { viewIfLoaded?.traitOverrides ?? UITraitOverrides() }
    set { view.traitOverrides = newValue }
  }
}

/// A registration.
private final class TraitRegistration: UITraitChangeRegistration {
  var isActive = true
}

extension UITraitChangeObservable {
  /// Calls a function after each change of some traits.
  ///
  /// - Parameters:
  ///   - traits: The kinds of values.
  ///   - handler: Called with the view or controller and its traits before.
  /// - Returns: What ``unregisterForTraitChanges(_:)`` takes.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    handler:
      @escaping (_ traitEnvironment: Self, _ previousTraitCollection: UITraitCollection) ->
      Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration()
    _addTraitHandler { [weak self] previous in
      guard registration.isActive, let self else { return }
      let present = traitCollection
      guard traits.contains(where: { !$0._isEqual(previous, present) }) else { return }
      handler(self, previous)
    }
    return registration
  }

  /// Calls a function, whose first parameter is of the class of this object, after each change of
  /// some traits.
  @discardableResult
  @_disfavoredOverload
  public func registerForTraitChanges<Environment>(
    _ traits: [UITrait],
    handler:
      @escaping (_ traitEnvironment: Environment, _ previousTraitCollection: UITraitCollection) ->
      Void
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits) { (environment: Self, previous: UITraitCollection) in
      if let environment = environment as? Environment { handler(environment, previous) }
    }
  }

  /// Calls a method of an object after each change of some traits.
  ///
  /// - Parameters:
  ///   - traits: The kinds of values.
  ///   - target: The object, held weakly.
  ///   - action: The method, with the view or controller or without an argument.
  /// - Returns: What ``unregisterForTraitChanges(_:)`` takes.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let object = target as AnyObject
    return registerForTraitChanges(traits) { [weak object] environment, _ in
      if let object { action.perform(on: object, sender: environment) }
    }
  }

  /// Calls a method of this object after each change of some traits.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (registration as? TraitRegistration)?.isActive = false
  }
}

extension TraitOverrides {
  /// Returns whether a kind of value is set.
  public func contains(_ trait: UITrait) -> Bool {
    switch trait {
    case is UITraitUserInterfaceStyle.Type: userInterfaceStyle != .unspecified
    case is UITraitHorizontalSizeClass.Type: horizontalSizeClass != .unspecified
    case is UITraitVerticalSizeClass.Type: verticalSizeClass != .unspecified
    case is UITraitUserInterfaceIdiom.Type: userInterfaceIdiom != .unspecified
    case is UITraitDisplayScale.Type: displayScale > 0
    default: custom.contains(trait)
    }
  }

  /// Takes a kind of value from what is around the view again.
  public mutating func remove(_ trait: UITrait) {
    switch trait {
    case is UITraitUserInterfaceStyle.Type: userInterfaceStyle = .unspecified
    case is UITraitHorizontalSizeClass.Type: horizontalSizeClass = .unspecified
    case is UITraitVerticalSizeClass.Type: verticalSizeClass = .unspecified
    case is UITraitUserInterfaceIdiom.Type: userInterfaceIdiom = .unspecified
    case is UITraitDisplayScale.Type: displayScale = 0
    default: custom.remove(trait)
    }
  }
}
