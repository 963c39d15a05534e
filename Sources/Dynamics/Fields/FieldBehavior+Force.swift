import Geometry
private import Libm
import Physics

/// An item as a field sees it, in the engine's units.
struct FieldSubject {
  let position: Vec2
  let velocity: Vec2
  let mass: Float
  let charge: Float
  /// The animator's time in seconds.
  let time: Double
}

/// What a field does to an item.
enum FieldEffect {
  case force(Vec2)
  /// Replaces the velocity and keeps every other force away.
  case velocity(Vec2)
}

// With p the way from the field's position to the item's center in metres, r its length, p^ = p /
// r, v the velocity, m the mass, q the charge, S the strength and f = max(r, least)^-falloff, the
// forces in newtons are
//   linear gravity  S m d f              drag      -S u |u| f, u = v - d
//   radial gravity  -S m p^ f            vortex    S (-p^y, p^x) f / m
//   spring          -S p^ f              electric  S q p^ f
//   noise           S n f                magnetic  S q (vy, -vx) f
//   turbulence      S n f m |v|^2
// with d the direction and n the noise of the place.
extension FieldBehavior {
  func effect(on subject: FieldSubject) -> FieldEffect? {
    let p = subject.position - Units.metres(state.position)
    guard state.region.contains(Units.point(p)) else { return nil }
    let strength = Float(state.strength)
    let r = p.length
    let toward = p.normalized
    let f = falloffFactor(r)
    let direction = Vec2(Float(state.direction.dx), Float(state.direction.dy))
    let v = subject.velocity

    switch kind {
    case .linearGravity: return .force(strength * subject.mass * f * direction)
    case .radialGravity:
      // So near to the middle there is no telling in which direction to pull.
      guard p.lengthSquared >= 1e-5 else { return nil }
      return .force(-strength * subject.mass * f * toward)
    case .spring: return .force(-strength * f * toward)
    case .drag:
      let u = v - direction
      return .force(-strength * u.length * f * u)
    case .vortex: return .force(strength * f / subject.mass * toward.leftPerpendicular)
    case .electric: return .force(strength * subject.charge * f * toward)
    case .magnetic: return .force(strength * subject.charge * f * v.rightPerpendicular)
    case .velocity: return .velocity(direction)
    case .noise: return .force(strength * f * noise(at: p, time: subject.time))
    case .turbulence:
      return .force(
        strength * f * subject.mass * v.lengthSquared * noise(at: p, time: subject.time))
    case .custom(let block):
      let force = block(
        self, Units.point(p), Units.vector(v), Double(subject.mass), Double(subject.charge),
        subject.time)
      requireFinite(force, "the force of a custom field")
      return .force(Units.force(force))
    }
  }

  private func falloffFactor(_ r: Float) -> Float {
    let reach = max(r, Units.metres(state.minimumRadius))
    // The usual powers without the system's `pow`, whose last digits differ from machine to
    // machine.
    switch state.falloff {
    case 0: return 1
    case 1: return 1 / reach
    case 2: return 1 / (reach * reach)
    case -1: return reach
    default: return Float(pow(Double(reach), -state.falloff))
    }
  }

  private func noise(at p: Vec2, time: Double) -> Vec2 {
    let cell = Units.metres(10 + 100 * state.smoothness)
    let turns = Float((time * state.animationSpeed).truncatingRemainder(dividingBy: 1))
    return Vec2(
      SimplexNoise.value(x: p.x / cell, y: p.y / cell, turns: turns, seed: 1),
      SimplexNoise.value(x: p.x / cell, y: p.y / cell, turns: turns, seed: 2))
  }
}
