/// The identity of a parameter, which copies of its recipe share.
final class ParameterIdentity: Sendable, Hashable {
  static func == (left: ParameterIdentity, right: ParameterIdentity) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The values that are set for parameters while code of a recipe runs.
///
/// They are kept by identity rather than by name: a recipe that performs another one does not set
/// the parameters of that one.
struct ParameterScope: Sendable {
  @TaskLocal static var current: ParameterScope?

  private var values: [ParameterIdentity: ParameterValue] = [:]

  subscript(identity: ParameterIdentity) -> ParameterValue? {
    get { values[identity] }
    set { values[identity] = newValue }
  }

  /// Returns the values of this scope and of those around it; where both have one, the outer one.
  func nested(in outer: ParameterScope?) -> ParameterScope {
    guard let outer else { return self }
    var scope = self
    scope.values.merge(outer.values) { $1 }
    return scope
  }

  /// Calls a function within the scope.
  func run<Result>(_ body: () -> Result) -> Result {
    Self.$current.withValue(nested(in: Self.current), operation: body)
  }
}
