private import ElementaryFunctions
import Geometry
import Physics

/// The state of an item from which a field computes its effect, in the engine's units.
struct FieldInput {
  let position: Vec2
  let velocity: Vec2
  let mass: Float
  let charge: Float
  /// The simulated time at the start of the sub-step, in seconds.
  let time: Double
}

/// The effect of a field on an item.
enum FieldEffect {
  case force(Vec2)
  /// Replaces the velocity and disables all other forces on the item.
  case velocity(Vec2)
}

// The forces in newtons, where p is the vector from the field's position to the item's center in
// meters, r its length, p^ = p / r, v the velocity, m the mass, q the charge, S the strength, d the
// direction, n the noise at the item's position, and f = max(r, minimumRadius)^-falloff:
//   linear gravity  S m d f              drag      -S u |u| f, u = v - d
//   radial gravity  -S m p^ f            vortex    S (-p^y, p^x) f / m
//   spring          -S p^ f              electric  S q p^ f
//   noise           S n f                magnetic  S q (vy, -vx) f
//   turbulence      S n f m |v|^2
extension FieldBehavior {
  func effect(on input: FieldInput) -> FieldEffect? {
    let p = input.position - Units.meters(state.position)
    guard state.region.contains(Units.point(p)) else { return nil }
    let strength = Units.number(state.strength)
    let r = p.length
    let unit = p.normalized
    let f = falloffFactor(r)
    let direction = Vec2(Units.number(state.direction.dx), Units.number(state.direction.dy))
    let v = input.velocity

    switch kind {
    case .linearGravity: return .force(strength * input.mass * f * direction)
    case .radialGravity:
      // The direction is undefined this close to the center.
      guard p.lengthSquared >= 1e-5 else { return nil }
      return .force(-strength * input.mass * f * unit)
    case .spring: return .force(-strength * f * unit)
    case .drag:
      let u = v - direction
      return .force(-strength * u.length * f * u)
    case .vortex: return .force(strength * f / input.mass * unit.leftPerpendicular)
    case .electric: return .force(strength * input.charge * f * unit)
    case .magnetic: return .force(strength * input.charge * f * v.rightPerpendicular)
    case .velocity: return .velocity(direction)
    case .noise: return .force(strength * f * noise(at: p, time: input.time))
    case .turbulence:
      return .force(
        strength * f * input.mass * v.lengthSquared * noise(at: p, time: input.time))
    case .custom:
      guard let block else { return nil }
      let force = block(
        self, Units.point(p), Vector(dx: Double(v.x), dy: Double(v.y)), Double(input.mass),
        Double(input.charge), input.time)
      requireFinite(force, "the force of a custom field")
      return .force(Units.force(force))
    }
  }

  private func falloffFactor(_ r: Float) -> Float {
    let distance = max(r, Units.meters(state.minimumRadius))
    // Common powers are faster without `pow`.
    switch state.falloff {
    case 0: return 1
    case 1: return 1 / distance
    case 2: return 1 / (distance * distance)
    case -1: return distance
    default: return Float(pow(Double(distance), -state.falloff))
    }
  }

  private func noise(at p: Vec2, time: Double) -> Vec2 {
    let cell = Units.meters(10 + 100 * state.smoothness)
    let cycles = time * state.animationSpeed
    let turns = cycles.isFinite ? Float(cycles.truncatingRemainder(dividingBy: 1)) : 0
    return Vec2(
      SimplexNoise.value(x: p.x / cell, y: p.y / cell, turns: turns, seed: 1),
      SimplexNoise.value(x: p.x / cell, y: p.y / cell, turns: turns, seed: 2))
  }
}
