import Geometry
import Layers
import PictureKit
import TestSupport
import Testing

/// Misuse of an emitter terminates the process with a message that names the error.
@Suite struct EmitterMisuseTests {
  @Test func `values that are not finite name the property and the cell`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let cell = EmitterCell()
      cell.name = "spark"
      cell.velocity = .nan
    }
    expectSentence(
      "the velocity of the emitter cell \"spark\" must be finite, not nan", from: result)
    let other = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      EmitterLayer().emitterPosition = Point(0, .infinity)
    }
    expectSentence("the emitterPosition of EmitterLayer must be finite", from: other)
    let keyed = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      emitter { _ in }.setValue(Double.infinity, forKeyPath: "emitterCells.dot.spin")
    }
    expectSentence("the spin of the emitter cell \"dot\" must be finite, not inf", from: keyed)
  }

  @Test func `a key path of a cell that does not exist is named`() async {
    let context = ManualContext()
    let layer = emitter { _ in }
    layer.name = "sky"
    layer.context = context
    layer.setValue(1, forKeyPath: "emitterCells.fog.birthRate")
    #expect(
      context.notes == ["sky has no property \"emitterCells.fog.birthRate\" that can be set"])
    let type = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      emitter { _ in }.setValue("fast", forKeyPath: "emitterCells.dot.velocity")
    }
    expectSentence(
      "\"emitterCells.dot.velocity\" of EmitterLayer must have numbers, not fast (String)",
      from: type)
  }

  @Test func `more particles than the limit end with the reason`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = emitter { $0.birthRate = 1e5 }.frameLayer(at: 3)
    }
    expectSentence(
      "EmitterLayer has more than 100000 particles at 3.0 s, with a birthRate of 100000.0 and a "
        + "lifetime of 2.0 s of the emitter cell \"dot\"", from: result)
    let endless = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let spark = cell { $0.birthRate = 1e300 }
      _ = emitter { $0.emitterCells = [spark] }.frameLayer(at: 3)
    }
    expectSentence("EmitterLayer has more than 100000 particles at 3.0 s", from: endless)
  }
}
