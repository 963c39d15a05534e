public import Geometry
public import Layers

// Properties that a layer of a program animates, which its source marks with `@NSManaged`.

/// What a layer knows of a property that it animates.
public typealias _LayerProperty = LayerProperty

/// A type whose properties have a value before they are set.
public protocol _LayerValue {
  /// That value.
  static var _unset: Self { get }
}

extension Double: _LayerValue {
  /// 0.
  public static var _unset: Double { 0 }
}

extension Float: _LayerValue {
  /// 0.
  public static var _unset: Float { 0 }
}

extension Int: _LayerValue {
  /// 0.
  public static var _unset: Int { 0 }
}

extension Bool: _LayerValue {
  /// No.
  public static var _unset: Bool { false }
}

extension Point: _LayerValue {
  /// The origin.
  public static var _unset: Point { .zero }
}

extension Size: _LayerValue {
  /// No size.
  public static var _unset: Size { .zero }
}

extension Rect: _LayerValue {
  /// No rectangle.
  public static var _unset: Rect { .zero }
}

extension Color: _LayerValue {
  /// A color that is not seen.
  public static var _unset: Color { .clear }
}

extension Optional: _LayerValue {
  /// Nil.
  public static var _unset: Wrapped? { nil }
}

extension Array: _LayerValue {
  /// No elements.
  public static var _unset: [Element] { [] }
}

extension Layer {
  /// Returns the value of a property: the layer's own, that of the model of a layer that is shown,
  /// or the one before it is set.
  public func _layerValue<Value: _LayerValue>(_ own: Value?, _ model: Value?) -> Value {
    own ?? model ?? Value._unset
  }

  /// Changes a property, and runs its action.
  public func _setLayerValue(_ key: String, _ set: () -> Void) { change(key, set) }
}

/// Returns what animates a property.
public func _layerProperty<Root: Layer, Value: AnimatableValue>(
  _ path: ReferenceWritableKeyPath<Root, Value>
) -> LayerProperty? { LayerProperty(path) }

/// Returns nothing for a property whose values have nothing between them.
public func _layerProperty<Root: Layer, Value>(
  _ path: ReferenceWritableKeyPath<Root, Value>
) -> LayerProperty? { nil }
