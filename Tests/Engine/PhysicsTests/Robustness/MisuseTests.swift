import Physics
import TestSupport
import Testing

/// Misuse of a world terminates the process with a message that names the error.
@Suite struct MisuseTests {
  @Test(arguments: InvalidCall.notFinite.indices)
  func `a number that is not finite traps with the name of its argument`(index: Int) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [index] in
      var example = Example()
      InvalidCall.notFinite[index].call(&example)
    }
    expectSentence(InvalidCall.notFinite[index].sentence, from: result, isDebugOnly: true)
  }

  @Test(arguments: InvalidCall.machines.indices)
  func `a joint that cannot be traps with the name of its argument`(index: Int) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [index] in
      var example = Example()
      InvalidCall.machines[index].call(&example)
    }
    expectSentence(InvalidCall.machines[index].sentence, from: result, isDebugOnly: true)
  }

  @Test(arguments: InvalidCall.stale.indices)
  func `a stale handle traps with a message`(index: Int) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [index] in
      var example = Example()
      InvalidCall.stale[index].call(&example)
    }
    expectSentence(InvalidCall.stale[index].sentence, from: result, isDebugOnly: true)
  }

  @Test func `the world of the invalid calls is valid itself`() {
    var example = Example()
    example.world.step(1 / 60)
    example.world.checkInvariants()
  }
}
