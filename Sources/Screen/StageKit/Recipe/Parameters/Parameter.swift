/// A value of a recipe that its users can set: a number, a whole number, a switch or a choice.
///
/// ```swift
/// struct Bounce: Recipe {
///   @Parameter("elasticity", 0...1) var elasticity = 0.2
///   @Parameter("balls", 1...20) var ballCount = 3
///   @Parameter("gravity") var hasGravity = true
///   @Parameter("mode") var mode = Mode.everything
///   …
/// }
/// ```
///
/// The command sets a parameter with `--set elasticity=0.8`; code sets it like any property, or by
/// name with ``Recipe/setting(_:)``. Within the code of a recipe with settings, from `duration` and
/// `perform(on:)` to the last event and drawing of its stage, a parameter reads as the value that
/// was set; otherwise it reads as its default.
///
/// A recipe's parameters are found in its stored properties, those of its superclasses, and those
/// of structures, tuples and enumerations that it stores; not in arrays.
@propertyWrapper
public struct Parameter<Value: Sendable>: Sendable {
  private let coding: ParameterCoding<Value>
  private var defaultValue: Value
  private(set) var definition: RecipeParameter
  private(set) var identity = ParameterIdentity()

  init(
    _ defaultValue: Value, _ name: String, _ kind: RecipeParameter.Kind, unit: String? = nil,
    coding: ParameterCoding<Value>
  ) {
    self.coding = coding
    self.defaultValue = defaultValue
    definition = RecipeParameter(
      name: name, kind: kind, unit: unit, default: coding.encode(defaultValue))
  }

  /// The value that was set for the recipe whose code runs, or the default.
  ///
  /// Assigning changes the default; it must be in the range.
  public var wrappedValue: Value {
    get { ParameterScope.current?[identity].flatMap(coding.decode) ?? defaultValue }
    set {
      definition.setDefault(coding.encode(newValue))
      defaultValue = newValue
      // Settings of the recipe from which this one was copied do not apply anymore.
      identity = ParameterIdentity()
    }
  }
}

/// The conversion of a parameter's values.
struct ParameterCoding<Value>: Sendable {
  let encode: @Sendable (Value) -> ParameterValue
  let decode: @Sendable (ParameterValue) -> Value?
}

/// A parameter of any type, as reflection finds it.
protocol AnyParameter {
  var definition: RecipeParameter { get }
  var identity: ParameterIdentity { get }
}

extension Parameter: AnyParameter {}
