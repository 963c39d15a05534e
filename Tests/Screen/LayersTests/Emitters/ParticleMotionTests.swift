import ElementaryFunctions
import Geometry
import Layers
import PictureKit
import TestSupport
import Testing

@Suite struct ParticleMotionTests {
  @Test func `a cell has Core Animation's documented defaults and emits nothing`() {
    let cell = EmitterCell()
    #expect(cell.birthRate == 0 && cell.lifetime == 0 && cell.scale == 1 && cell.speed == 1)
    #expect(cell.color == .white && cell.isEnabled && cell.contents == nil)
    #expect(cell.duration == .infinity && cell.emissionRange == 0)
    let layer = EmitterLayer()
    #expect(layer.birthRate == 1 && layer.lifetime == 1 && layer.velocity == 1)
    #expect(layer.scale == 1 && layer.spin == 1 && layer.seed == 0)
    #expect(layer.emitterShape == .point && layer.emitterMode == .volume)
    #expect(layer.renderMode == .unordered && !layer.preservesDepth && layer.emitterCells == nil)
    layer.emitterCells = [cell]
    #expect(layer.particles(at: 10).isEmpty)
  }

  @Test func `particles are born whenever the integral of the birth rate is a whole number`() {
    let layer = emitter { $0.birthRate = 4 }
    #expect(layer.particles(at: 0.2).count == 0)
    #expect(layer.particles(at: 0.25).count == 1)
    #expect(layer.particles(at: 0.9).count == 3)
    // From then on 4 are born a second and live for 2 s.
    for time in [2.1, 5.05, 100.2] { #expect(layer.particles(at: time).count == 8) }
    layer.birthRate = 2
    layer.lifetime = 0.5
    #expect(layer.particles(at: 50.1).count == 8)
  }

  @Test func `a particle moves by p + v t + a t² / 2 and turns and grows at constant speed`() {
    let layer = emitter { cell in
      cell.velocity = 30
      cell.emissionLongitude = .pi / 6
      cell.xAcceleration = 5
      cell.yAcceleration = -8
      cell.spin = 0.5
      cell.scale = 2
      cell.scaleSpeed = -0.25
    }
    layer.emitterPosition = Point(10, 20)
    layer.velocity = 2
    layer.spin = 3
    layer.scale = 0.5
    // Born at 1 s.
    for age in [0, 0.3, 1.7] {
      let particle = layer.particles(at: 1 + age)[0]
      let speed = Vector(dx: cos(.pi / 6), dy: sin(.pi / 6)) * 60
      expectClose(particle.transform.tx, 10 + speed.dx * age + 5 * age * age / 2)
      expectClose(particle.transform.ty, 20 + speed.dy * age - 8 * age * age / 2)
      expectClose(particle.transform.a, (1 - 0.125 * age) * cos(1.5 * age))
      expectClose(particle.transform.b, (1 - 0.125 * age) * sin(1.5 * age))
    }
  }

  @Test func `colors and opacity change at constant speed within 0 and 1`() {
    let layer = emitter { cell in
      cell.color = Color(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8)
      cell.redSpeed = 0.2
      cell.greenSpeed = -0.4
      cell.blueSpeed = 1
      cell.alphaSpeed = -0.4
    }
    func color(age: Double) -> Color? { layer.particles(at: 1 + age)[0].fillColor }
    #expect(color(age: 0) == Color(red: 51 / 255, green: 102 / 255, blue: 153 / 255, alpha: 0.8))
    #expect(color(age: 0.5) == Color(red: 77 / 255, green: 51 / 255, blue: 1, alpha: 0.6))
    #expect(color(age: 1.5) == Color(red: 128 / 255, green: 0, blue: 1, alpha: 0.2))
  }

  @Test func `ranges spread values evenly about the mean`() {
    let layer = emitter { cell in
      cell.birthRate = 10_000
      cell.velocity = 100
      cell.velocityRange = 40
      cell.lifetime = 1
    }
    // At 1 s the speeds are the distances divided by the ages.
    let speeds = layer.particles(at: 1).enumerated().map { index, particle in
      particle.transform.tx / (1 - Double(index + 1) / 10_000)
    }.dropLast(1000)
    #expect(speeds.allSatisfy { $0 > 60 - 1e-6 && $0 < 140 + 1e-6 })
    let mean = speeds.reduce(0, +) / Double(speeds.count)
    // The standard deviation of the mean is 80 / sqrt(12 * 9000) = 0.24.
    #expect(abs(mean - 100) < 1)
    for tenth in 0..<10 {
      let count = speeds.filter { (60 + 8 * Double(tenth)..<68 + 8 * Double(tenth)).contains($0) }
        .count
      // 900 of a binomial distribution with a standard deviation of 28.
      #expect(abs(count - 900) < 150)
    }
  }

  @Test func `an emission range is the whole angle of a cone`() {
    let layer = emitter { cell in
      cell.birthRate = 1000
      cell.velocity = 100
      cell.emissionLongitude = .pi / 2
      cell.emissionRange = .pi / 2
    }
    let angles = layer.particles(at: 1).dropLast().map {
      atan2($0.transform.tx, $0.transform.ty)
    }
    #expect(angles.allSatisfy { abs($0) <= .pi / 4 + 1e-9 })
    #expect((angles.max() ?? 0) > 0.7 && (angles.min() ?? 0) < -0.7)
  }

  @Test func `cells of cells emit from the place of the particle while it lives, in its color`() {
    let spark = cell { cell in
      cell.birthRate = 10
      cell.lifetime = 5
      cell.scale = 0.5
      cell.color = Color(red: 0, green: 1, blue: 1)
      cell.beginTime = 0.35
      cell.duration = 0.3
    }
    let layer = emitter { cell in
      cell.contents = nil
      cell.birthRate = 1
      cell.lifetime = 0.55
      cell.velocity = 100
      cell.scale = 2
      cell.color = Color(red: 1, green: 0.2, blue: 1)
      cell.emitterCells = [spark]
    }
    // The parent is born at 1 s and lives until 1.55 s; sparks are born at ages 0.45 and 0.55.
    #expect(layer.particles(at: 1.44).isEmpty)
    expectClose(layer.particles(at: 1.46).map(\.transform.tx), [45])
    let sparks = layer.particles(at: 1.9)
    expectClose(sparks.map(\.transform.tx), [45, 55])
    #expect(sparks.map(\.transform.a) == [1, 1])
    #expect(sparks[0].fillColor == Color(red: 0, green: 0.2, blue: 1))
    // They live on after the parent.
    #expect(layer.particles(at: 6.4).count >= 2)
  }

  @Test func `the time of a cell sets when and how fast it emits`() {
    let layer = emitter { cell in
      cell.birthRate = 10
      cell.velocity = 50
      cell.beginTime = 1
      cell.duration = 0.2
      cell.repeatCount = 2
      cell.speed = 0.5
    }
    // Births at 1.2, 1.4, 1.6 and 1.8 s; ages run at half the speed.
    #expect(layer.particles(at: 1.19).isEmpty)
    expectClose(layer.particles(at: 2).map(\.transform.tx), [20, 15, 10, 5])
    expectClose(layer.particles(at: 4).map(\.transform.tx), [70, 65, 60, 55])
    #expect(layer.particles(at: 5.3).count == 3)
  }
}
