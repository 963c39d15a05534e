import Physics
import TestSupport
import Testing

/// A mistake of the program that uses a world ends it with a sentence that names the mistake.
@Suite struct MisuseTests {
  @Test(arguments: Mistake.notFinite.indices)
  func `a number that is not finite traps by the name of its argument`(index: Int) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [index] in
      var example = Example()
      Mistake.notFinite[index].call(&example)
    }
    expectSentence(Mistake.notFinite[index].sentence, from: result)
  }

  @Test(arguments: Mistake.stale.indices)
  func `a handle that outlives what it names traps with a sentence`(index: Int) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [index] in
      var example = Example()
      Mistake.stale[index].call(&example)
    }
    expectSentence(Mistake.stale[index].sentence, from: result)
  }

  @Test func `the world of the mistakes is in order itself`() {
    var example = Example()
    example.world.step(1 / 60)
    example.world.checkInvariants()
  }
}
