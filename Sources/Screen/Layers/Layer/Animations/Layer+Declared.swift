private import Geometry
private import Tween

// Properties that a class declares and whose values the layer keeps, as it does with `@NSManaged`.

extension Layer {
  /// Returns the value of a property that a class declares; nil before it has been set.
  ///
  /// From then on animations find the property by its name.
  ///
  /// - Parameter key: The name.
  /// - Returns: The value.
  public final func declaredValue<Value>(forKey key: String) -> Value? {
    declare(key, Value.self)
    let value = tags[key]
    if let value = value as? Value { return value }
    // Animations of numbers have one precision.
    guard let number = value as? Double else { return nil }
    if let type = Value.self as? any BinaryFloatingPoint.Type { return type.init(number) as? Value }
    if let type = Value.self as? any BinaryInteger.Type {
      return type.init(number.rounded()) as? Value
    }
    return nil
  }

  /// Sets a property that a class declares, runs its action, and draws the layer again where
  /// ``needsDisplay(forKey:)`` says so.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - key: The name.
  public final func setDeclaredValue<Value>(_ value: Value, forKey key: String) {
    declare(key, Value.self)
    let isSame = { (value: any Equatable) in value.isEqual(to: self.tags[key]) }
    if let value = value as? any Equatable, isSame(value) { return }
    change(key) { tags[key] = value }
  }

  /// Declares a number that an animation changes and that redraws the layer, before it is set.
  final func declareProperties(of animation: Animation) {
    for path in animation.keyPaths {
      let key = String(path.prefix { $0 != "." })
      guard type(of: self).needsDisplay(forKey: key), property(forKey: key) == nil,
        let values = (animation as? PropertyAnimation)?.animationValues, !values.isEmpty,
        values.allSatisfy({ animationValue($0, as: Double.self) != nil })
      else { continue }
      declare(key, Double.self)
    }
  }

  /// Returns whether a property of an animation redraws the layer in every frame.
  final func isRedrawn(by running: [RunningAnimation]) -> Bool {
    running.contains { isRedrawn(by: $0.animation) }
  }

  /// Returns whether an animation changes a property that redraws the layer.
  final func isRedrawn(by animation: Animation) -> Bool {
    animation.keyPaths.contains { path in
      type(of: self).needsDisplay(forKey: String(path.prefix { $0 != "." }))
    }
  }

  private func declare<Value>(_ key: String, _ type: Value.Type) {
    guard declaredProperties[key] == nil else { return }
    if let type = Value.self as? any AnimatableValue.Type {
      declaredProperties[key] = Self.declaredProperty(key, type)
    } else if Value.self is any BinaryFloatingPoint.Type || Value.self is any BinaryInteger.Type {
      declaredProperties[key] = Self.declaredProperty(key, Double.self)
    }
  }

  private static func declaredProperty<Value: AnimatableValue>(
    _ key: String, _ type: Value.Type
  ) -> LayerProperty {
    LayerProperty(
      access: ValueAccess<Value>(
        get: { layer in
          layer.tags[key].flatMap { animationValue($0, as: Value.self) } ?? Value.neutral
        },
        set: { layer, value in layer.change(key) { layer.tags[key] = value } }))
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any?) -> Bool { (other as? Self).map { $0 == self } ?? false }
}
