package import StageKit

extension Recipe {
  /// The identifier, and the values that are set: `bounce, elasticity 0.8`.
  package var nameWithSettings: String {
    let settings = parameters.filter(\.isSet).map { ", \($0.name) \($0.valueWithUnit)" }
    return id + settings.joined()
  }
}

extension RecipeParameter {
  /// The value and the unit, if there is one: `2 Hz`.
  var valueWithUnit: String { "\(value)" + (unit.map { " \($0)" } ?? "") }
}
