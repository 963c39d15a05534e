internal import Geometry
internal import Tween

/// An interval of a layer's time in which neither the model values of an emitter nor its animations
/// change, and the particles that are born in it.
final class Emission {
  /// The start, in the time of the layer.
  let start: Double
  /// The end, in the time of the layer; infinite for the last one.
  var end = Double.infinity
  private let values: EmitterValues
  private let animations: [AttachedAnimation]
  private let label: String
  /// Whether numbers of births and spans come from samples of animated values.
  private let isSampled: Bool
  private var curves: [BirthCurve]
  private var maxSpans: [Double]

  /// The sampling interval of animated rates, in seconds.
  private static let step = 1.0 / 120
  private static let maxStepCount = 1_000_000

  /// Creates an emission without an end.
  ///
  /// - Parameters:
  ///   - start: The start, in the time of the layer.
  ///   - counts: The births of each cell until then.
  ///   - values: The model values.
  ///   - animations: The animations of the layer.
  ///   - label: The name of the layer in messages.
  init(
    start: Double, counts: [Double], values: EmitterValues, animations: [AttachedAnimation],
    label: String
  ) {
    self.start = start
    self.values = values
    self.label = label
    self.animations = animations.filter { $0.animation.changes(EmitterValues.keys) }
    isSampled = self.animations.contains {
      $0.animation.changes(["birthRate", "lifetime", "emitterCells"])
    }
    curves = values.cells.indices.map {
      BirthCurve(start: start, count: counts.indices.contains($0) ? counts[$0] : 0)
    }
    maxSpans = values.cells.indices.map { _ in 0 }
    guard !isSampled else { return }
    for (index, cell) in values.cells.enumerated() {
      maxSpans[index] = values.maxSpan(ofCell: index)
      curves[index].extend(over: cell, rateFactor: values.birthRate)
    }
  }

  /// The time after which none of its particles is alive.
  var lastDeath: Double { end + (maxSpans.max() ?? 0) }

  /// Returns the births of each cell up to a time of the layer.
  func counts(at time: Double) -> [Double] {
    sample(until: time)
    return curves.map { $0.count(at: time) }
  }

  /// Adds the particles that are born in this emission and show something at a time.
  func addParticles(at time: Double, to list: inout ParticleList) {
    let last = min(time, end)
    guard start < last else { return }
    sample(until: last)
    for (index, curve) in curves.enumerated() {
      let first = max(start, time - maxSpans[index])
      guard first < last else { continue }
      let random = EmitterRandom(seed: values.seed).child(values.generation).child(index)
      for number in list.births(of: curve, after: first, to: last, cell: values.cells[index]) {
        let birth = curve.birth(ofIndex: number)
        let present = presentedValues(at: birth)
        let cell = present.cells[index]
        let random = random.child(number)
        let site = present.shape.site(
          on: present.mode, size: SIMD3(present.size.width, present.size.height, present.depth),
          random: random)
        let origin = ParticleOrigin(
          position: SIMD3(present.position.x, present.position.y, present.zPosition) + site.offset,
          direction: site.direction)
        list.add(
          cell, from: origin, of: present, random: random, birth: birth,
          age: max(time - birth, 0) * cell.speed)
      }
    }
  }

  /// Returns the values as they are presented at a time of the layer.
  private func presentedValues(at time: Double) -> EmitterValues {
    guard !animations.isEmpty else { return values }
    var running: [RunningAnimation] = []
    for attachment in animations {
      attachment.animation.addRunning(at: time, includesEnd: false, to: &running)
    }
    running.removeAll { !$0.animation.changes(EmitterValues.keys) }
    guard !running.isEmpty else { return values }
    let layer = EmitterLayer(values, named: label)
    layer.apply(running)
    return layer.emitter
  }

  /// Integrates animated rates up to a time by the midpoint rule.
  private func sample(until time: Double) {
    guard isSampled, let first = curves.first else { return }
    var count = first.stepCount
    while start + Double(count - 1) * Self.step < time {
      precondition(
        count <= Self.maxStepCount,
        "births of \(label) are animated for more than "
          + "\(Int(Double(Self.maxStepCount) * Self.step)) s")
      let (from, to) = (
        start + Double(count - 1) * Self.step, start + Double(count) * Self.step
      )
      let present = presentedValues(at: (from + to) / 2)
      for (index, cell) in present.cells.enumerated() {
        var rate = 0.0
        if let window = cell.window {
          let share = min(window.end, to) - max(window.start, from)
          rate = max(present.birthRate, 0) * cell.rate * max(share, 0) / (to - from)
        }
        curves[index].extend(to: to, rate: rate)
        maxSpans[index] = max(maxSpans[index], present.maxSpan(ofCell: index))
      }
      count += 1
    }
  }
}

extension BirthCurve {
  /// Continues the curve by the births of a cell.
  mutating func extend(over cell: EmitterCellValues, rateFactor: Double = 1) {
    guard let window = cell.window, window.end > end else { return }
    extend(to: window.start, rate: 0)
    let rate = max(rateFactor, 0) * cell.rate
    if window.end.isFinite {
      extend(to: window.end, rate: rate)
    } else {
      extend(rate: rate)
    }
  }
}
