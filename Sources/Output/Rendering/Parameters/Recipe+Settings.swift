package import StageKit

extension Recipe {
  /// The identifier, and the values that are set: `bounce, elasticity 0.8`.
  package var nameWithSettings: String { id + settingsSuffix }

  /// The title, and the values that are set.
  package var titleWithSettings: String { title + settingsSuffix }

  private var settingsSuffix: String {
    parameters.filter(\.isSet).map { ", \($0.name) \($0.valueWithUnit)" }.joined()
  }
}

extension RecipeParameter {
  /// The value and the unit, if there is one: `2 Hz`.
  var valueWithUnit: String { withUnit("\(value)") }
}
