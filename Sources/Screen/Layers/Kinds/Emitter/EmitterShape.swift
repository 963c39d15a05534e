internal import ElementaryFunctions
internal import Geometry

/// Where particles are born: `CAEmitterLayerEmitterShape`.
public enum EmitterShape: String, Hashable, Sendable, CaseIterable {
  /// The emitter's position; directions are measured from the x axis.
  case point
  /// A horizontal line as wide as the emitter's size; directions are measured from the upward
  /// direction.
  case line
  /// A rectangle of the emitter's size; directions are measured from the x axis, and from an
  /// outline outwards.
  case rectangle
  /// A box of the emitter's size and depth; directions are measured as for rectangles.
  case cuboid
  /// A circle whose radius is the width of the emitter's size; directions are measured from the
  /// outward direction.
  case circle
  /// A sphere whose radius is the width of the emitter's size; directions are measured from the
  /// outward direction.
  case sphere
}

/// On which part of the shape particles are born: `CAEmitterLayerEmitterMode`.
public enum EmitterMode: String, Hashable, Sendable, CaseIterable {
  /// The ends of a line, the corners of a rectangle or cuboid, the center of others.
  case points
  /// The edges; the great circle in the plane for a sphere.
  case outline
  /// The surface: the faces of a cuboid, the area of flat shapes.
  case surface
  /// The interior.
  case volume
}

/// The order in which particles are drawn: `CAEmitterLayerRenderMode`.
public enum EmitterRenderMode: String, Hashable, Sendable, CaseIterable {
  /// Cell by cell.
  case unordered
  /// The oldest ones first, so that younger ones cover them.
  case oldestFirst
  /// The oldest ones last.
  case oldestLast
  /// By depth, the farthest ones first.
  case backToFront
  /// In no order: the colors are added to the content below.
  case additive
}

/// A position at which a particle is born.
struct EmissionSite {
  /// The displacement from the emitter's position.
  var offset = SIMD3<Double>()
  /// The direction from which emission angles are measured: a unit vector.
  var direction = SIMD3<Double>(1, 0, 0)
}

extension EmitterShape {
  /// Returns a position on the shape.
  ///
  /// - Parameters:
  ///   - mode: The part of the shape.
  ///   - size: Width, height and depth of the emitter.
  ///   - random: Random numbers, of which the first four are used.
  /// - Returns: The place.
  func site(
    on mode: EmitterMode, size: SIMD3<Double>, random: EmitterRandom
  ) -> EmissionSite {
    switch self {
    case .point: return EmissionSite()
    case .line:
      let x = mode == .points ? (random[0] < 0.5 ? -1 : 1) : random.signed(0)
      return EmissionSite(offset: SIMD3(x * size.x / 2, 0, 0), direction: SIMD3(0, -1, 0))
    case .rectangle:
      return boxSite(on: mode == .surface ? .volume : mode, SIMD3(size.x, size.y, 0), random)
    case .cuboid: return boxSite(on: mode, size, random)
    case .circle:
      let direction = unitVector(angle: 2 * .pi * random[0])
      let distance: Double =
        switch mode {
        case .points: 0
        case .outline: 1
        // The square root gives a uniform distribution over the area.
        case .surface, .volume: random[1].squareRoot()
        }
      return EmissionSite(offset: direction * (distance * size.x), direction: direction)
    case .sphere:
      // The heights on a sphere are distributed uniformly (Archimedes).
      let direction = unitVector(
        angle: 2 * .pi * random[0], z: mode == .outline ? 0 : random.signed(1))
      let distance: Double =
        switch mode {
        case .points: 0
        case .outline, .surface: 1
        case .volume: pow(random[2], 1.0 / 3)
        }
      return EmissionSite(offset: direction * (distance * size.x), direction: direction)
    }
  }

  /// Returns a position in or on a box, which is a rectangle if its depth is 0.
  private func boxSite(
    on mode: EmitterMode, _ size: SIMD3<Double>, _ random: EmitterRandom
  ) -> EmissionSite {
    let half = size / 2
    let within = SIMD3(random.signed(1), random.signed(2), random.signed(3))
    let signs = SIMD3<Double>(repeating: 1).replacing(with: -1, where: within .< 0)
    switch mode {
    case .volume: return EmissionSite(offset: within * half)
    case .points: return EmissionSite(offset: signs * half)
    case .outline:
      // An edge along an axis lies on two faces.
      let axis = axis(weights: size, random[0])
      var place = signs
      place[axis] = within[axis]
      var direction = signs
      direction[axis] = 0
      if size.z == 0 { direction.z = 0 }
      let length = (direction * direction).sum().squareRoot()
      return EmissionSite(
        offset: place * half, direction: length > 0 ? direction / length : SIMD3(1, 0, 0))
    case .surface:
      let axis = axis(
        weights: SIMD3(size.y * size.z, size.x * size.z, size.x * size.y), random[0])
      var place = within
      place[axis] = signs[axis]
      var direction = SIMD3<Double>()
      direction[axis] = signs[axis]
      return EmissionSite(offset: place * half, direction: direction)
    }
  }

  /// Returns the axis that a number in 0..<1 selects by weights.
  private func axis(weights: SIMD3<Double>, _ random: Double) -> Int {
    let place = random * weights.sum()
    return place < weights.x ? 0 : place < weights.x + weights.y || weights.z == 0 ? 1 : 2
  }
}

/// Returns the direction of an angle in the plane at a height above it, 0 by default.
func unitVector(angle: Double, z: Double = 0) -> SIMD3<Double> {
  let radius = max(1 - z * z, 0).squareRoot()
  return SIMD3(cos(angle) * radius, sin(angle) * radius, z)
}
