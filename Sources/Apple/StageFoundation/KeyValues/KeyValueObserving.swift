public import Foundation
internal import StageContext
internal import StageKit

/// What an observer of a property receives.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The new value.
  public static let new = Self(rawValue: 1)
  /// The value before.
  public static let old = Self(rawValue: 2)
  /// A call at once, with the present value.
  public static let initial = Self(rawValue: 4)
  /// A call before that with the new value; the property has its new value already.
  public static let prior = Self(rawValue: 8)
}

/// The kind of a change.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion, removal, replacement
}

extension KeyValueCoding {
  /// Begins to report changes of a property to an observer.
  ///
  /// - Parameters:
  ///   - observer: An object whose `observeValue(forKeyPath:of:change:context:)` is called; it is
  ///     not retained.
  ///   - keyPath: The property.
  ///   - options: The values that it receives.
  ///   - context: What it receives as the context.
  public func addObserver(
    _ observer: AnyObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer? = nil
  ) {
    let names = keyPath.split(separator: ".")
    guard let name = names.last.map(String.init) else { return }
    let path = names.dropLast().joined(separator: ".")
    let owner = path.isEmpty ? self : value(forKeyPath: path) as? any KeyValueCoding
    guard let owner else {
      return ApplicationContext.logOnce(
        "\(type(of: self)) has no property \(keyPath) that can be observed.")
    }
    weak let weakOwner: (any KeyValueCoding)? = owner
    weak let object: Self? = self
    weak let weakObserver = observer
    let send = { (change: [NSKeyValueChangeKey: Any]) in
      guard let object, let observer = weakObserver else { return }
      let change = change.merging([.kindKey: NSKeyValueChange.setting.rawValue]) { own, _ in own }
      if let observer = observer as? Responder {
        observer.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      } else if let observer = observer as? NSObject {
        observer.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      }
    }
    let observation = KeyValueObservation(of: owner, key: name) {
      weakOwner?.value(forKey: name)
    } call: { old, new in
      var change: [NSKeyValueChangeKey: Any] = [:]
      if options.contains(.old) { change[.oldKey] = old ?? NSNull() }
      if options.contains(.prior) {
        send(change.merging([.notificationIsPriorKey: true]) { own, _ in own })
      }
      if options.contains(.new) { change[.newKey] = new ?? NSNull() }
      send(change)
    }
    observation.observer = observer
    observation.keyPath = keyPath
    observation.context = context
    ApplicationContext.shared.keyValueObservations.add(observation)
    if options.contains(.initial) {
      send(options.contains(.new) ? [.newKey: owner.value(forKey: name) ?? NSNull()] : [:])
    }
  }

  /// Ends the reports of a property to an observer.
  public func removeObserver(_ observer: AnyObject, forKeyPath keyPath: String) {
    removeObserver(observer, keyPath) { _ in true }
  }

  /// Ends the reports of a property to an observer that were begun with a context.
  public func removeObserver(
    _ observer: AnyObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    removeObserver(observer, keyPath) { $0.context == context }
  }

  private func removeObserver(
    _ observer: AnyObject, _ keyPath: String, where isRemoved: (KeyValueObservation) -> Bool
  ) {
    let path = keyPath.split(separator: ".").dropLast().joined(separator: ".")
    let owner = path.isEmpty ? self : value(forKeyPath: path) as? any KeyValueCoding
    ApplicationContext.current?.keyValueObservations.remove {
      $0.owner === owner && $0.observer === observer && $0.keyPath == keyPath && isRemoved($0)
    }
  }

  /// Begins to call a function with the changes of a property.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - options: The values that the function receives.
  ///   - changeHandler: The function.
  /// - Returns: The observation, which ends when it is released.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let context = ApplicationContext.shared
    weak let object: Self? = self
    let send = { (old: Value?, new: Value?, isPrior: Bool) in
      guard let object else { return }
      changeHandler(
        object,
        NSKeyValueObservedChange(
          newValue: options.contains(.new) ? new : nil,
          oldValue: options.contains(.old) ? old : nil, isPrior: isPrior))
    }
    let observation = KeyValueObservation(
      of: self, key: context.keyTable.name(of: keyPath)
    ) {
      object.flatMap { $0[keyPath: keyPath] }
    } call: { old, new in
      if options.contains(.prior) { send(old as? Value, nil, true) }
      send(old as? Value, new as? Value, false)
    }
    context.keyValueObservations.add(observation)
    if options.contains(.initial) { send(nil, self[keyPath: keyPath], false) }
    return NSKeyValueObservation(observation, context)
  }

  /// Does nothing: properties that are set are reported without it.
  public func willChangeValue(forKey key: String) {}

  /// Reports a change of a property to its observers.
  public func didChangeValue(forKey key: String) { _didChange(self, key) }
}

/// The observation of a property; it ends when it is released.
public final class NSKeyValueObservation: NSObject {
  private let observation: KeyValueObservation
  private weak let application: ApplicationContext?

  init(_ observation: KeyValueObservation, _ application: ApplicationContext) {
    self.observation = observation
    self.application = application
    super.init()
  }

  deinit { invalidate() }

  /// Ends the observation.
  public func invalidate() {
    observation.isValid = false
    application?.keyValueObservations.remove { $0 === observation }
  }
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// The kind: setting.
  public let kind = NSKeyValueChange.setting
  /// The new value, if it was asked for.
  public let newValue: Value?
  /// The value before, if it was asked for.
  public let oldValue: Value?
  /// The places of the change in a collection: nil.
  public var indexes: IndexSet? { nil }
  /// Whether the call precedes another one about the same change.
  public let isPrior: Bool
}

@available(*, unavailable)
extension NSKeyValueObservedChange: Sendable {}
