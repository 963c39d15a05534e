private import Geometry
internal import Tween

/// An animation of the value at a key path of a layer: `CAPropertyAnimation`.
open class PropertyAnimation: Animation {
  /// The key path, for example `position.x`; nil animates nothing.
  open var keyPath: String?
  /// Whether the values are added to the present value instead of replacing it; false by default.
  ///
  /// Transforms are added by their components, measured from the identity.
  open var isAdditive = false
  /// Whether each iteration continues from the end of the previous one; false by default.
  open var isCumulative = false

  /// What makes a transform of numbers, so that an animation of `transform` has numbers as values;
  /// nil by default.
  package final var valueFunctionPath: String?

  /// The key path of the values: that of the animation, and in it what the function makes.
  final var valueKeyPath: String? {
    guard let keyPath, let valueFunctionPath else { return keyPath }
    return "\(keyPath).\(valueFunctionPath)"
  }

  /// Creates an animation of a key path.
  public convenience init(keyPath: String?) {
    self.init()
    self.keyPath = keyPath
  }

  /// Copies the values of another animation.
  open override func copyValues(from other: Animation) {
    super.copyValues(from: other)
    guard let other = other as? PropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
    valueFunctionPath = other.valueFunctionPath
  }

  // Core Animation runs an animation of a property that does not exist, and shows nothing.
  override func notes(on layer: Layer) -> [String] {
    guard let keyPath = valueKeyPath else { return [] }
    guard let property = layer.property(forKeyPath: keyPath) else {
      return [
        "\(layer.label) has no property \"\(keyPath)\" that can be animated; its animation shows "
          + "nothing"
      ]
    }
    return animationValues.filter { !property.access.accepts($0) }.map {
      "an animation of \"\(keyPath)\" of \(layer.label) must have \(property.access.pluralName); "
        + "\(describe($0)) is ignored"
    }
  }

  override var keyPaths: [String] { [valueKeyPath].compactMap(\.self) }

  override func addRunning(
    at time: Double, includesEnd: Bool, to running: inout [RunningAnimation]
  ) {
    guard valueKeyPath != nil, let position = position(at: time, includesEnd: includesEnd) else {
      return
    }
    running.append(RunningAnimation(animation: self, position: position))
  }

  /// The values; those of another type than the property's are ignored.
  var animationValues: [Any] { [] }

  /// Returns the contribution of the animation to the value at its key path.
  func contribution<Value: AnimatableValue>(
    at position: AnimationPosition, to base: () -> Value
  ) -> Contribution<Value>? { nil }

  /// Returns the contribution of a value of the animation, including what previous iterations have
  /// accumulated.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - end: The value at the end of an iteration.
  ///   - position: The position.
  /// - Returns: The contribution.
  func contribution<Value: AnimatableValue>(
    of value: Value, end: @autoclosure () -> Value, at position: AnimationPosition
  ) -> Contribution<Value> {
    var value = value
    if isCumulative, position.iteration > 0 {
      value = value.displaced(by: end().offset.scaled(by: position.iteration))
    }
    return isAdditive ? .offset(value.offset) : .value(value)
  }
}

/// Returns a value and its type for a message.
func describe(_ value: Any) -> String { "\(value) (\(type(of: value)))" }
