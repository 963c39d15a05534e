import Physics
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
    expectSentence(of: Mistake.notFinite[index], in: result)
  }

  @Test(arguments: Mistake.stale.indices)
  func `a handle that outlives what it names traps with a sentence`(index: Int) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [index] in
      var example = Example()
      Mistake.stale[index].call(&example)
    }
    expectSentence(of: Mistake.stale[index], in: result)
  }

  @Test func `the world of the mistakes is in order itself`() {
    var example = Example()
    example.world.step(1 / 60)
    example.world.checkInvariants()
  }

  /// Only debug builds print the sentence; release builds end without a word.
  private func expectSentence(of mistake: Mistake, in result: ExitTest.Result?) {
    #if DEBUG
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Precondition failed: \(mistake.sentence)"))
    #endif
  }
}
