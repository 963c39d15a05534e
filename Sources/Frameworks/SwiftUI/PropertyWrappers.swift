import Combine
import UIKit

/// A value that a view keeps.
@propertyWrapper public struct State<Value> {
  private final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }
  private let box: Box

  /// Creates a state of a value.
  public init(wrappedValue: Value) { box = Box(wrappedValue) }
  /// Creates a state of a value.
  public init(initialValue: Value) { box = Box(initialValue) }
  /// The value.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
  /// The value for views that change it.
  public var projectedValue: Binding<Value> {
    Binding(get: { [box] in box.value }, set: { [box] in box.value = $0 })
  }
}

/// A value that another view keeps.
@propertyWrapper public struct Binding<Value> {
  private let getter: () -> Value
  private let setter: (Value) -> Void

  /// Creates a value of functions.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    (getter, setter) = (get, set)
  }
  /// Creates a value that cannot be changed.
  public static func constant(_ value: Value) -> Self { Self(get: { value }, set: { _ in }) }
  /// The value.
  public var wrappedValue: Value {
    get { getter() }
    nonmutating set { setter(newValue) }
  }
  /// The same.
  public var projectedValue: Self { self }
}

/// A model that a view is given.
@propertyWrapper public struct ObservedObject<Model: ObservableObject> {
  /// The model.
  public var wrappedValue: Model
  /// Creates a wrapper of a model.
  public init(wrappedValue: Model) { self.wrappedValue = wrappedValue }
  /// Creates a wrapper of a model.
  public init(initialValue: Model) { wrappedValue = initialValue }
  /// The same.
  public typealias Wrapper = Self
  /// The same.
  public var projectedValue: Wrapper { self }
}

/// A property whose value a view reads: ``update()`` is not called.
public protocol DynamicProperty {
  /// Reads the value before the view is drawn.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A model that a view keeps.
@propertyWrapper public struct StateObject<Model: ObservableObject> {
  private final class Box {
    lazy var model = make()
    let make: () -> Model
    init(_ make: @escaping () -> Model) { self.make = make }
  }
  private let box: Box

  /// Creates a wrapper of a model, which is made when it is used.
  public init(wrappedValue make: @autoclosure @escaping () -> Model) { box = Box(make) }
  /// The model.
  public var wrappedValue: Model { box.model }
  /// The same.
  public var projectedValue: Self { self }
}
