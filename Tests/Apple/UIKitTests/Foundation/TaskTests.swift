import StageKit
import Testing
import UIKit

/// Asynchronous code runs on the stage's clock.
@Suite struct `asynchronous code` {
  private let stage = Stage(size: .phone)
  private let application: UIApplication

  init() { application = UIApplication(on: stage) }

  /// What tasks, which are sent to their executor, write down.
  private final class Record: @unchecked Sendable {
    // All tasks run on the thread of the stage.
    var lines: [String] = []
    func add(_ text: String, _ stage: Stage) { lines.append("\(text) \(stage.time)") }
  }

  @Test func `tasks sleep in the time of the stage, and run in the order of their waking`() {
    let record = Record()
    application.run {
      for (name, seconds) in [("slow", 0.5), ("fast", 0.25)] {
        Task {
          record.add(name, stage)
          try await Task.sleep(nanoseconds: UInt64(seconds * 1e9))
          record.add(name, stage)
          try await Task.sleep(for: .seconds(seconds))
          record.add(name, stage)
        }
      }
      record.add("code", stage)
    }
    stage.advance(to: 2)
    #expect(
      record.lines == [
        "code 0.0", "slow 0.0", "fast 0.0", "fast 0.25", "slow 0.5", "fast 0.5", "slow 1.0",
      ])
  }

  @Test func `asynchronous functions and values are waited for`() {
    func doubled(_ number: Int) async -> Int {
      await Task.yield()
      return number * 2
    }
    let record = Record()
    application.run {
      let task = Task { await doubled(4) }
      Task {
        async let other = doubled(5)
        let sum = await task.value + other
        await _MainActor.run { record.add("\(sum)", stage) }
      }
    }
    stage.advance(to: 0)
    #expect(record.lines == ["18 0.0"])
  }

  @Test func `a cancelled task does not continue`() {
    let record = Record()
    let task = application.run {
      Task {
        try await Task.sleep(nanoseconds: 1_000_000_000)
        record.add("awake", stage)
      }
    }
    stage.advance(to: 0.5)
    task.cancel()
    stage.advance(to: 2)
    #expect(record.lines.isEmpty)
  }
}
