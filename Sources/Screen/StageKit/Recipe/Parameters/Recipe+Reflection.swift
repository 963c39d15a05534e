private import Geometry

/// A parameter that a recipe stores, with its present value.
struct ReflectedParameter {
  let identity: ParameterIdentity
  let definition: RecipeParameter
}

extension Recipe {
  /// The parameters among the stored properties.
  var reflectedParameters: [ReflectedParameter] {
    if let configured = self as? ConfiguredRecipe {
      return configured.scope.run { configured.base.reflectedParameters }
    }
    var search = ParameterSearch()
    search.visit(Mirror(reflecting: self))
    let names = search.parameters.map(\.definition.name)
    for (index, name) in names.enumerated() {
      precondition(
        !names[..<index].contains(name), "the recipe \(id) has two parameters called \(name)")
    }
    return search.parameters
  }
}

/// A search for parameters in stored properties.
private struct ParameterSearch {
  /// The depth to which stored values are searched: a bound for values that nest indefinitely.
  private static let maxDepth = 8

  private(set) var parameters: [ReflectedParameter] = []

  mutating func visit(_ mirror: Mirror, depth: Int = 0) {
    guard depth < Self.maxDepth else { return }
    if let superclass = mirror.superclassMirror { visit(superclass, depth: depth) }
    for child in mirror.children { visit(child.value, depth: depth + 1) }
  }

  private mutating func visit(_ value: Any, depth: Int) {
    if let parameter = value as? any AnyParameter {
      // Copies of one structure share their parameters.
      guard !parameters.contains(where: { $0.identity == parameter.identity }) else { return }
      var definition = parameter.definition
      if let value = ParameterScope.current?[parameter.identity] { definition.set(value) }
      parameters.append(ReflectedParameter(identity: parameter.identity, definition: definition))
      return
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .struct, .tuple, .enum, .optional: visit(mirror, depth: depth)
    default: break
    }
  }
}
