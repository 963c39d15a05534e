/// The emissions of an emitter from the start of its births to the present.
struct EmissionHistory {
  private var closed: [Emission] = []
  private var current: Emission?
  private var start = 0.0
  /// The births of each cell up to the start of the current emission.
  private var counts: [Double] = []

  /// The number of closed emissions above which those are dropped whose particles have died.
  private static let maxCount = 4096

  /// Removes all births.
  ///
  /// - Parameter start: The start of births, in the time of the layer.
  mutating func restart(at start: Double) {
    self = EmissionHistory()
    self.start = start
  }

  /// Closes the current emission, because values of the layer will change.
  ///
  /// - Parameters:
  ///   - time: The time of the layer.
  ///   - layer: The layer, with the old values.
  mutating func close(at time: Double, of layer: EmitterLayer) {
    defer { current = nil }
    guard time > start else { return }
    let emission = emission(of: layer)
    counts = emission.counts(at: time)
    emission.end = time
    closed.append(emission)
    start = time
    if closed.count > Self.maxCount { drop(before: time) }
  }

  /// Starts the births of new cells at 0.
  mutating func resetCounts() { counts = [] }

  /// Returns the particles at a time of the layer.
  mutating func particles(at time: Double, of layer: EmitterLayer) -> [Particle] {
    var list = ParticleList(time: time, label: layer.label)
    for emission in closed { emission.addParticles(at: time, to: &list) }
    emission(of: layer).addParticles(at: time, to: &list)
    list.sort(for: layer.renderMode)
    return list.particles
  }

  private mutating func emission(of layer: EmitterLayer) -> Emission {
    if let current { return current }
    let emission = Emission(
      start: start, counts: counts, values: layer.emitter, animations: layer.attachments,
      label: layer.label)
    current = emission
    return emission
  }

  private mutating func drop(before time: Double) {
    closed.removeAll { $0.lastDeath < time }
  }
}
