internal import Geometry

extension Recipe {
  /// The parameters with their present values, in the order of the declarations; those of
  /// superclasses come first.
  public var parameters: [RecipeParameter] { reflectedParameters.map(\.definition) }

  /// Returns the recipe with other values of some parameters.
  ///
  /// ```swift
  /// let stage = try Bounce().setting(["elasticity": 0.8]).stage()
  /// ```
  ///
  /// - Parameter values: The values by the names of the parameters. Those that are not named keep
  ///   their present values.
  /// - Returns: A recipe with the same identifier.
  /// - Throws: A ``ParameterError`` if a name or a value is not allowed.
  public func setting(
    _ values: [String: ParameterValue]
  ) throws(ParameterError) -> any Recipe {
    var checkedValues: [String: ParameterValue] = [:]
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      checkedValues[name] = try parameter(named: name).checked(value)
    }
    return changing(checkedValues)
  }

  /// Returns the recipe with values of some parameters that are given as texts.
  ///
  /// - Parameter texts: The texts by the names of the parameters, as in `--set name=text`.
  /// - Returns: A recipe with the same identifier.
  /// - Throws: A ``ParameterError`` if a name or a text is not allowed.
  public func setting(parsing texts: [String: String]) throws(ParameterError) -> any Recipe {
    var values: [String: ParameterValue] = [:]
    for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
      values[name] = try parameter(named: name).value(parsing: text)
    }
    return changing(values)
  }

  /// Returns the parameter with a name.
  ///
  /// - Throws: A ``ParameterError`` if the recipe has no such parameter.
  public func parameter(named name: String) throws(ParameterError) -> RecipeParameter {
    let parameters = parameters
    if let parameter = parameters.first(where: { $0.name == name }) { return parameter }
    let names = parameters.map(\.name)
    guard let first = names.first else {
      throw ParameterError("\(id) has no parameters, so '\(name)' cannot be set.")
    }
    guard names.count > 1 else {
      throw ParameterError("\(id) has no parameter '\(name)', only \(first).")
    }
    let nearest = name.suggestion(of: names)
    let list = names.list(conjunction: "and")
    throw ParameterError("\(id) has no parameter '\(name)', only \(list)\(nearest).")
  }

  /// Returns the recipe with values that are allowed.
  private func changing(_ values: [String: ParameterValue]) -> any Recipe {
    guard !values.isEmpty else { return self }
    let configured = self as? ConfiguredRecipe
    var scope = configured?.scope ?? ParameterScope()
    for parameter in reflectedParameters {
      if let value = values[parameter.definition.name] { scope[parameter.identity] = value }
    }
    return ConfiguredRecipe(base: configured?.base ?? self, scope: scope)
  }
}
