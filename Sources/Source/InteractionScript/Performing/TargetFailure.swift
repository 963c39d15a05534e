internal import Geometry

/// Why a finger cannot touch a target.
enum TargetFailure {
  /// There is no such view.
  case missing(Target)
  /// It is not on the screen.
  case outside(Target, Point, screen: Size)

  /// The reason, to which the time is appended.
  var reason: String {
    switch self {
    case .missing(let target): return "there is no \(target) on the screen"
    case .outside(let target, let point, let screen):
      let place =
        if case .point = target { "is" } else {
          "is at (\(text(point.x)), \(text(point.y))), which is"
        }
      return
        "\(target) \(place) outside of the screen of \(text(screen.width)) x \(text(screen.height)) points"
    }
  }

  private func text(_ number: Double) -> String {
    ((number * 10).rounded() / 10).shortestDescription
  }
}
