import FilmKit
import Glibc
import Synchronization
import Testing

private struct TestError: Error, Equatable {
  let index: Int
}

@Suite struct OrderedPipelineTests {
  @Test(arguments: [1, 2, 5])
  func `results are delivered in the order of the inputs`(workerCount: Int) async throws {
    var delivered: [Int] = []
    try await OrderedPipeline(workerCount: workerCount, maximumInFlight: 2 * workerCount).run(
      produce: { $0 < 100 ? $0 : nil },
      transform: { input in
        usleep(.random(in: 0...300))
        return input * input
      },
      deliver: { delivered.append($0) })
    #expect(delivered == (0..<100).map { $0 * $0 })
  }

  @Test func `a pipeline without inputs delivers nothing`() async throws {
    try await OrderedPipeline(workerCount: 2, maximumInFlight: 4).run(
      produce: { _ in nil as Int? }, transform: { $0 }, deliver: { _ in Issue.record() })
  }

  @Test(arguments: [(1, 1), (2, 2), (2, 3), (3, 9)])
  func `inputs in flight and concurrent calls stay within their limits`(
    workerCount: Int, maximumInFlight: Int
  ) async throws {
    var produced = 0
    var delivered = 0
    let running = Atomic(0)
    let consuming = Atomic(0)
    try await OrderedPipeline(workerCount: workerCount, maximumInFlight: maximumInFlight).run(
      produce: { index in
        guard index < 200 else { return nil as Int? }
        #expect(index == produced)
        produced += 1
        #expect(produced - delivered <= maximumInFlight)
        return index
      },
      transform: { input, worker in
        let count = running.add(1, ordering: .relaxed).newValue
        #expect(count <= workerCount)
        #expect((0..<workerCount).contains(worker))
        if input.isMultiple(of: 20) { usleep(1000) }
        running.subtract(1, ordering: .relaxed)
        return input
      },
      consume: { output, index in
        #expect(output == index)
        #expect(consuming.add(1, ordering: .relaxed).newValue == 1)
        if output.isMultiple(of: 33) { usleep(1000) }
        consuming.subtract(1, ordering: .relaxed)
        return output
      },
      deliver: { output in
        #expect(output == delivered)
        delivered += 1
      })
    #expect(delivered == 200)
  }

  @Test(arguments: ["produce", "transform", "consume", "deliver"])
  func `the first error of any stage ends the pipeline`(stage: String) async {
    var delivered: [Int] = []
    await #expect(throws: TestError(index: 7)) {
      try await OrderedPipeline(workerCount: 2, maximumInFlight: 4).run(
        produce: { index in
          if stage == "produce", index == 7 { throw TestError(index: 7) }
          return index
        },
        transform: { input, _ in
          if stage == "transform", input == 7 { throw TestError(index: 7) }
          return input
        },
        consume: { output, _ in
          if stage == "consume", output == 7 { throw TestError(index: 7) }
          return output
        },
        deliver: { output in
          if stage == "deliver", output == 7 { throw TestError(index: 7) }
          delivered.append(output)
        })
    }
    #expect(delivered == Array(0..<delivered.count))
    #expect(delivered.count <= 7)
  }

  @Test func `an error cancels a stage that waits`() async {
    await #expect(throws: TestError(index: 1)) {
      try await OrderedPipeline(workerCount: 2, maximumInFlight: 4).run(
        produce: { $0 },
        transform: { input in
          if input == 1 { throw TestError(index: 1) }
          try await Task.sleep(for: .seconds(3600))
          return input
        },
        deliver: { _ in })
    }
  }

  @Test func `canceling the task ends the pipeline`() async {
    let running = Task {
      try await OrderedPipeline(workerCount: 2, maximumInFlight: 4).run(
        produce: { $0 }, transform: { $0 },
        deliver: { output in
          if output == 5 { withUnsafeCurrentTask { $0?.cancel() } }
          #expect(output <= 9)
        })
    }
    await #expect(throws: CancellationError.self) { try await running.value }
  }
}
