import Geometry
import StageKit

/// The scenes, named as in commands and tables.
enum SceneName: String, CaseIterable {
  case s1
  case s2
  case s4
  case s5
  case pit1000

  var recipe: any Recipe {
    switch self {
    case .s1: BallScene()
    case .s2, .s4: CirclesScene(id: rawValue)
    case .s5: CardsScene()
    case .pit1000: PitScene()
    }
  }

  /// Pixels per point.
  var scale: Double {
    switch self {
    case .s1, .s4, .pit1000: 2
    case .s2, .s5: 1
    }
  }

  var width: Int { Int(recipe.canvas.width * scale) }
  var height: Int { Int(recipe.canvas.height * scale) }
}
