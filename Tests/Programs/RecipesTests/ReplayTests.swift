import Dynamics
import Recipes
import StageKit
import Testing

/// Recipes whose dynamic animators replay recorded steps.
@Suite struct ReplayTests {
  @Test(arguments: Catalog.recipes.map(\.id))
  func `a recipe has the same frames and logs if its steps are replayed`(id: String) throws {
    let recipe = try #require(Catalog.recipe(withID: id))
    let times = (0...Int(recipe.duration * 10)).map { Double($0) / 10 }
    let log = MemoryStepLog()
    let computed = recipe.stage()
    computed.stepLog = .recording(log)
    let frames = times.map { computed.frame(at: $0) }
    #expect(log.problem == nil)

    let replayed = recipe.stage()
    replayed.stepLog = .replaying(log)
    for (time, frame) in zip(times, frames) {
      let isEqual = replayed.frame(at: time) == frame
      #expect(isEqual, "at \(time) s")
      guard isEqual else { break }
    }
    #expect(log.problem == nil)
    #expect(log.next() == nil)
    #expect(replayed.logEntries == computed.logEntries)
    #expect(replayed.dynamicLogEntries.count == computed.dynamicLogEntries.count)
  }

  /// Which recipes have animators at all; without any the test above would show nothing.
  @Test func `many recipes take steps`() throws {
    let counts = Catalog.recipes.map { recipe in
      let log = MemoryStepLog()
      let stage = recipe.stage()
      stage.stepLog = .recording(log)
      stage.advance(to: min(recipe.duration, 1))
      return log.results.count
    }
    #expect(counts.count { $0 > 0 } >= 20)
  }
}

private final class MemoryStepLog: StepRecorder, StepPlayer {
  private(set) var results: [[UInt8]] = []
  private(set) var problem: String?
  private var position = 0

  func append(_ result: [UInt8]) { results.append(result) }

  func next() -> [UInt8]? {
    guard position < results.count else { return nil }
    position += 1
    return results[position - 1]
  }

  func fail(_ reason: String) { problem = problem ?? reason }
}
