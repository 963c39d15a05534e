internal import Geometry

/// A recipe with values of its parameters.
///
/// Every requirement is that of the recipe, evaluated with the values, except the identifier and
/// the citation, which do not depend on values.
struct ConfiguredRecipe: Recipe {
  let base: any Recipe
  let scope: ParameterScope

  var id: String { base.id }
  var source: String { base.source }
  var title: String { scope.run { base.title } }
  var canvas: Size { scope.run { base.canvas } }
  var duration: Double { scope.run { base.duration } }
  var keyMoments: [Double] { scope.run { base.keyMoments } }
  var parts: [any Recipe] { scope.run { base.parts } }

  func perform(on stage: Stage) {
    stage.addParameterScope(scope)
    scope.run { base.perform(on: stage) }
  }
}

extension ConfiguredRecipe: CustomReflectable {
  /// No children: a recipe that stores this one has no parameters through it.
  var customMirror: Mirror { Mirror(self, children: []) }
}
