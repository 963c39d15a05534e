import Geometry
import Layers
import PictureKit
import TestSupport
import Testing
import Tween

@Suite struct EmissionHistoryTests {
  @Test func `a frame is the same whatever frames were drawn before`() {
    func layer() -> EmitterLayer {
      let layer = emitter { cell in
        cell.birthRate = 50
        cell.velocity = 40
        cell.velocityRange = 20
        cell.emissionRange = 2
        cell.spinRange = 3
        cell.redRange = 0.5
        cell.alphaSpeed = -0.3
      }
      layer.seed = 7
      let ramp = BasicAnimation(keyPath: "birthRate")
      ramp.fromValue = 0
      ramp.toValue = 4
      ramp.duration = 2.5
      layer.add(ramp, forKey: nil)
      return layer
    }
    let sequential = layer()
    for index in 0..<90 { _ = sequential.frameLayer(at: Double(index) / 30) }
    let frame = sequential.frameLayer(at: 3)
    #expect((frame?.sublayers.count ?? 0) > 100)
    #expect(layer().frameLayer(at: 3) == frame)
    _ = sequential.frameLayer(at: 20)
    #expect(sequential.frameLayer(at: 3) == frame)
    let other = layer()
    other.seed = 8
    #expect(other.frameLayer(at: 3) != frame)
  }

  @Test func `particles live on when the birth rate becomes 0`() {
    let (layer, context) = joinedEmitter { cell in
      cell.birthRate = 10
      cell.velocity = 10
    }
    context.advance(to: 3)
    layer.setBirthRateWithoutAnimation(0, in: context)
    #expect(layer.particles(at: 3).count == 20)
    expectClose(layer.particles(at: 4).map(\.transform.tx), (0..<10).map { 19 - Double($0) })
    #expect(layer.particles(at: 5).isEmpty)
    context.advance(to: 10)
    layer.setBirthRateWithoutAnimation(1, in: context)
    #expect(layer.particles(at: 10.05).isEmpty)
    #expect(layer.particles(at: 10.1).count == 1)
    // The past is still known.
    #expect(layer.particles(at: 4).count == 10)
  }

  @Test func `births are the integral of an animated birth rate`() {
    let layer = emitter { cell in
      cell.birthRate = 100
      cell.lifetime = 10
    }
    let burst = BasicAnimation(keyPath: "birthRate")
    burst.fromValue = 1
    burst.toValue = 0
    burst.duration = 2
    burst.fillMode = .forwards
    burst.isRemovedOnCompletion = false
    layer.add(burst, forKey: nil)
    // 100 (t - t² / 4), and 100 after 2 s.
    for (time, count) in [(0.5, 43), (1, 75), (1.5, 93), (2.1, 100), (9, 100)] {
      #expect(abs(layer.particles(at: time).count - count) <= 1)
    }
  }

  @Test func `an animated birth rate of a named cell counts after the animation is removed`() {
    let (layer, context) = joinedEmitter { cell in
      cell.name = "spark"
      cell.birthRate = 0
      cell.lifetime = 3
    }
    let burst = BasicAnimation(keyPath: "emitterCells.spark.birthRate")
    burst.fromValue = 100
    burst.toValue = 0
    burst.duration = 1
    context.advance(to: 2)
    layer.add(burst, forKey: "burst")
    context.advance(to: 2.5)
    #expect(abs(layer.particles(at: 2.5).count - 37) <= 1)
    context.advance(to: 4)
    #expect(layer.animationKeys() == nil)
    #expect(abs(layer.particles(at: 4).count - 50) <= 1)
    #expect(layer.particles(at: 6).isEmpty)
  }

  @Test func `a particle keeps the values of its birth when the emitter moves`() {
    let (layer, context) = joinedEmitter { $0.birthRate = 1 }
    let ride = BasicAnimation(keyPath: "emitterPosition.x")
    ride.toValue = 100
    ride.duration = 10
    layer.add(ride, forKey: nil)
    #expect(layer.particles(at: 3.5).map(\.transform.tx) == [20, 30])
    context.advance(to: 11)
    context.transaction.begin()
    context.transaction.disableActions = true
    layer.emitterPosition = Point(7, 8)
    layer.setValue(5, forKeyPath: "emitterCells.dot.velocity")
    context.transaction.commit()
    #expect(layer.particles(at: 12.5).map(\.transform.tx) == [0, 9.5])
    #expect(layer.value(forKeyPath: "emitterCells.dot.velocity") as? Double == 5)
    #expect(layer.emitterCells?[0].velocity == 5)
  }

  @Test func `births begin when the layer is added to its tree, or at its begin time`() {
    let context = ManualContext()
    let root = Layer()
    root.context = context
    context.advance(to: 5)
    let late = emitter { $0.birthRate = 1 }
    root.addSublayer(late)
    #expect(late.particles(at: 5.9).isEmpty)
    #expect(late.particles(at: 6).count == 1)
    let warm = emitter { $0.birthRate = 1 }
    warm.beginTime = 1
    root.addSublayer(warm)
    #expect(warm.particles(at: 5).count == 2)
    context.advance(to: 8)
    // Setting the begin time to the present starts again.
    late.beginTime = 8
    #expect(late.particles(at: 8.9).isEmpty)
    #expect(late.particles(at: 9).count == 1)
  }

  @Test func `a paused layer keeps its particles and resumes with them`() {
    let (layer, context) = joinedEmitter { cell in
      cell.birthRate = 2
      cell.velocity = 10
    }
    context.advance(to: 3)
    let paused = layer.particles(at: 3)
    layer.speed = 0
    layer.timeOffset = 3
    context.advance(to: 7)
    #expect(layer.particles(at: 7) == paused)
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(7, from: nil) - 3
    #expect(layer.particles(at: 7) == paused)
    #expect(layer.particles(at: 7.5).count == 4)
    #expect(layer.particles(at: 7.5)[0].transform.tx == 20 - 2.5 - 2.5)
  }

  @Test func `new cells start again while particles of the old ones live on`() {
    let (layer, context) = joinedEmitter { $0.birthRate = 2 }
    context.advance(to: 2)
    layer.emitterCells = [
      cell {
        $0.birthRate = 1
        $0.scale = 3
      }
    ]
    #expect(layer.particles(at: 3).map(\.transform.a) == [1, 1, 3])
  }
}
