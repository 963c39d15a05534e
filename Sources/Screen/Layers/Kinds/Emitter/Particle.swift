internal import ElementaryFunctions
internal import Geometry

/// A particle at a time.
struct Particle {
  /// Its look.
  let look: ParticleLook
  /// The time of its birth, in seconds of the layer.
  let birth: Double
  let position: SIMD3<Double>
  let rotation: Double
  let scale: Double
  let color: Color
}

/// The look of the particles of a cell.
struct ParticleLook: Equatable {
  let contents: LayerContents
  let contentsRect: Rect
  let contentsScale: Double
  let magnificationFilter: LayerContentsFilter
}

/// Where a particle is born, and what it inherits from the particle that emits it.
struct ParticleOrigin {
  let position: SIMD3<Double>
  /// The direction from which emission angles are measured.
  var direction = SIMD3<Double>(1, 0, 0)
  var scale = 1.0
  var color = SIMD4<Double>(repeating: 1)
}

/// The life of a particle in closed form.
struct ParticleMotion {
  let lifetime: Double
  private let position: SIMD3<Double>
  private let velocity: SIMD3<Double>
  private let acceleration: SIMD3<Double>
  private let spin: Double
  private let scale: Double
  private let scaleSpeed: Double
  private let color: SIMD4<Double>
  private let colorSpeed: SIMD4<Double>
  private let origin: ParticleOrigin

  /// Creates the motion of a particle of a cell; random numbers 0 to 3 are reserved for the shape.
  init(
    of cell: EmitterCellValues, from origin: ParticleOrigin, _ values: EmitterValues,
    random: EmitterRandom
  ) {
    self.origin = origin
    lifetime = (cell.lifetime + cell.lifetimeRange * random.signed(4)) * values.lifetime
    position = origin.position
    let speed = (cell.velocity + cell.velocityRange * random.signed(5)) * values.velocity
    velocity =
      cell.direction(
        from: origin.direction, random: (random[6], random[7]))
      * speed
    acceleration = SIMD3(cell.xAcceleration, cell.yAcceleration, cell.zAcceleration)
    scale = (cell.scale + cell.scaleRange * random.signed(8)) * values.scale
    scaleSpeed = cell.scaleSpeed * values.scale
    spin = (cell.spin + cell.spinRange * random.signed(9)) * values.spin
    let mean = cell.color ?? .white
    let ranges = SIMD4(cell.redRange, cell.greenRange, cell.blueRange, cell.alphaRange)
    color =
      SIMD4(mean.red, mean.green, mean.blue, mean.alpha)
      + ranges
      * SIMD4(random.signed(10), random.signed(11), random.signed(12), random.signed(13))
    colorSpeed = SIMD4(cell.redSpeed, cell.greenSpeed, cell.blueSpeed, cell.alphaSpeed)
  }

  func position(at age: Double) -> SIMD3<Double> {
    position + velocity * age + acceleration * (age * age / 2)
  }

  func rotation(at age: Double) -> Double { spin * age }

  func scale(at age: Double) -> Double { (scale + scaleSpeed * age) * origin.scale }

  /// Returns red, green, blue and alpha, each in 0...1.
  func color(at age: Double) -> SIMD4<Double> {
    (color + colorSpeed * age).clamped(
      lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1)) * origin.color
  }
}

extension EmitterCellValues {
  /// The look of the particles; nil for nothing.
  var look: ParticleLook? {
    contents.map {
      ParticleLook(
        contents: $0, contentsRect: contentsRect, contentsScale: contentsScale,
        magnificationFilter: magnificationFilter)
    }
  }

  /// Returns the direction of an emission, distributed uniformly over a cone.
  ///
  /// - Parameters:
  ///   - natural: The direction from which angles are measured.
  ///   - random: Two numbers in 0..<1.
  /// - Returns: The direction, a unit vector.
  fileprivate func direction(
    from natural: SIMD3<Double>, random: (Double, Double)
  ) -> SIMD3<Double> {
    let length = (natural.x * natural.x + natural.y * natural.y).squareRoot()
    let azimuth = atan2(natural.y, natural.x) + emissionLongitude
    let elevation = atan2(natural.z, length) + emissionLatitude
    let (x, y, z) = (cos(azimuth), sin(azimuth), sin(elevation))
    let middle = SIMD3(x * cos(elevation), y * cos(elevation), z)
    guard emissionRange != 0 else { return middle }
    // Two directions perpendicular to the axis of the cone.
    let side = SIMD3(-y, x, 0)
    let up = SIMD3(-x * z, -y * z, cos(elevation))
    // The heights on a spherical cap are distributed uniformly.
    let height = 1 - random.0 * (1 - cos(min(abs(emissionRange), 2 * .pi) / 2))
    let across = unitVector(angle: 2 * .pi * random.1, z: height)
    return middle * height + side * across.x + up * across.y
  }
}
