internal import Geometry

/// The particles of an emitter at a time.
struct ParticleList {
  private(set) var particles: [Particle] = []
  private let time: Double
  private let label: String
  private var count = 0

  /// The maximum number of particles of a layer at a time, including those that have just died or
  /// only emit others.
  static let maxCount = 100_000

  /// Creates an empty list.
  ///
  /// - Parameters:
  ///   - time: The time of the layer.
  ///   - label: The name of the layer in messages.
  init(time: Double, label: String) {
    self.time = time
    self.label = label
  }

  /// Returns the indices of the particles of a cell that are born after a time and up to another.
  mutating func births(
    of curve: BirthCurve, after first: Double, to last: Double, cell: EmitterCellValues
  ) -> Range<Int> {
    guard let lower = curve.firstIndex(after: first), let upper = curve.firstIndex(after: last),
      upper - lower <= Self.maxCount - count
    else {
      preconditionFailure(
        "\(label) has more than \(Self.maxCount) particles at \(time) s, with a birthRate of "
          + "\(cell.birthRate) and a lifetime of \(cell.lifetime) s of \(cell.label)")
    }
    count += max(upper - lower, 0)
    return lower..<max(lower, upper)
  }

  /// Adds a particle, if it is alive, and the particles that it has emitted.
  ///
  /// - Parameters:
  ///   - cell: Its cell.
  ///   - origin: Where it is born.
  ///   - values: The emitter at the birth of the first particle of the chain.
  ///   - random: Its random numbers.
  ///   - birth: The time of its birth, in seconds of the layer.
  ///   - age: Its age, in seconds of its cell, even after its death.
  ///   - pace: The rate of its cell's parent, in seconds per second of the layer.
  mutating func add(
    _ cell: EmitterCellValues, from origin: ParticleOrigin, of values: EmitterValues,
    random: EmitterRandom, birth: Double, age: Double, pace: Double = 1
  ) {
    let motion = ParticleMotion(of: cell, from: origin, values, random: random)
    guard motion.lifetime > 0 else { return }
    if age < motion.lifetime, let look = cell.look {
      let color = motion.color(at: age)
      particles.append(
        Particle(
          look: look, birth: birth, position: motion.position(at: age),
          rotation: motion.rotation(at: age), scale: motion.scale(at: age),
          color: Color(red: color.x, green: color.y, blue: color.z, alpha: color.w)))
    }
    let pace = pace * cell.speed
    for (index, emitted) in cell.cells.enumerated() {
      var curve = BirthCurve(start: 0, count: 0)
      curve.extend(over: emitted)
      let first = max(0, age - emitted.maxSpan(lifetimeFactor: values.lifetime))
      let last = min(age, motion.lifetime)
      guard first < last else { continue }
      let random = random.child(index)
      for number in births(of: curve, after: first, to: last, cell: emitted) {
        let moment = curve.birth(ofIndex: number)
        let inherited = ParticleOrigin(
          position: motion.position(at: moment), scale: motion.scale(at: moment),
          color: motion.color(at: moment))
        add(
          emitted, from: inherited, of: values, random: random.child(number),
          birth: birth + moment / pace, age: max(age - moment, 0) * emitted.speed, pace: pace)
      }
    }
  }

  /// Puts the particles into the order of a mode.
  mutating func sort(for mode: EmitterRenderMode) {
    switch mode {
    case .unordered, .additive: break
    case .oldestFirst: sort { $0.birth < $1.birth }
    case .oldestLast: sort { $0.birth > $1.birth }
    case .backToFront: sort { $0.position.z < $1.position.z }
    }
  }

  /// Sorts stably.
  private mutating func sort(by isBefore: (Particle, Particle) -> Bool) {
    particles = particles.enumerated().sorted {
      if isBefore($0.element, $1.element) { return true }
      return !isBefore($1.element, $0.element) && $0.offset < $1.offset
    }.map(\.element)
  }
}
