import FilmKit
import Glibc
import Imaging
import Synchronization
import TestSupport
import Testing

/// Records the upper left pixel of each frame, and how the recording ended.
private final class RecordingSink: FilmSink {
  struct State {
    var pixels: [UInt32] = []
    var endings: [String] = []
  }

  let state = Mutex(State())
  let beforeWriting: @Sendable (Int) async throws -> Void

  init(beforeWriting: @escaping @Sendable (Int) async throws -> Void = { _ in }) {
    self.beforeWriting = beforeWriting
  }

  struct Encoder: FrameEncoder {
    func encode(_ image: Image, changed rows: Range<Int>) -> UInt32 { image.pixels[0] }
  }

  func encoder(for film: Film) -> Encoder { Encoder() }

  func record(
    _ film: Film,
    _ body: (@escaping @Sendable (UInt32, Int) async throws -> Void) async throws -> Void
  ) async throws -> Film.Timings? {
    do {
      try await body { pixel, index in
        try await self.beforeWriting(index)
        self.state.withLock { $0.pixels.append(pixel) }
      }
      state.withLock { $0.endings.append("finished") }
      return nil
    } catch {
      state.withLock { $0.endings.append("aborted") }
      throw error
    }
  }
}

private final class Counter: Sendable {
  let count = Atomic(0)
}

private struct TestError: Error, Equatable {
  let index: Int
}

@Sendable private func pixel(_ index: Int) -> Image {
  Image(width: 1, height: 1, filledWith: UInt32(index))
}

private func film(frameCount: Int) -> Film {
  Film(width: 1, height: 1, frameRate: 60, frameCount: frameCount)
}

@Suite struct FilmRenderTests {
  @Test(arguments: [1, 2, 3, 16])
  func `frames are written in order although workers finish out of order`(jobs: Int) async throws {
    let sink = RecordingSink()
    var made: [Int] = []
    var reports: [Int] = []
    try await film(frameCount: 300).render(
      to: sink, jobs: jobs,
      progress: { written, total in
        reports.append(written)
        #expect(total == 300)
      },
      draw: { index in
        usleep(.random(in: 0...500))
        return pixel(index)
      },
      frames: { index in
        made.append(index)
        return index
      })
    #expect(made == Array(0..<300))
    #expect(reports == Array(1...300))
    sink.state.withLock {
      #expect($0.pixels == Array(0..<300))
      #expect($0.endings == ["finished"])
    }
  }

  @Test(arguments: [1, 4])
  func `the number of frames in flight is at most the documented maximum`(jobs: Int) async throws {
    // Frames are in flight until they are written: a slow writer and a slow first frame of each
    // hundred fill the pipeline.
    let sink = RecordingSink { index in if index % 50 == 0 { usleep(2000) } }
    var made = 0
    var written = 0
    var maximum = 0
    let drawing = Atomic(0)
    let maximumDrawing = Atomic(0)
    try await film(frameCount: 2000).render(
      to: sink, jobs: jobs, progress: { count, _ in written = count },
      draw: { index in
        let now = drawing.add(1, ordering: .relaxed).newValue
        maximumDrawing.max(now, ordering: .relaxed)
        if index % 100 == 0 { usleep(2000) }
        drawing.subtract(1, ordering: .relaxed)
        return pixel(index)
      },
      frames: { index in
        made += 1
        maximum = max(maximum, made - written)
        return index
      })
    #expect(maximum == Film.maximumFramesInFlight(jobs: jobs))
    #expect(maximumDrawing.load(ordering: .relaxed) <= jobs)
    #expect(sink.state.withLock { $0.pixels.count } == 2000)
  }

  @Test(.enabled(if: sysconf(CInt(_SC_NPROCESSORS_ONLN)) > 1, "needs two processors"))
  func `workers draw concurrently`() async throws {
    // Drawing each of the two frames waits until drawing the other has begun.
    let begun = Counter()
    try await film(frameCount: 2).render(
      to: RecordingSink(), jobs: 2,
      draw: { index in
        begun.count.add(1, ordering: .relaxed)
        try waitUntil { begun.count.load(ordering: .relaxed) == 2 }
        return pixel(index)
      }, frames: { $0 })
  }

  @Test(arguments: ["frames", "draw", "write"])
  func `the first error ends the film and aborts the sink once`(place: String) async {
    let sink = RecordingSink { index in
      if place == "write", index == 7 { throw TestError(index: index) }
    }
    await #expect(throws: TestError(index: 7)) {
      try await film(frameCount: 20).render(
        to: sink, jobs: 3,
        draw: { index in
          if place == "draw", index >= 7 { throw TestError(index: 7) }
          return pixel(index)
        },
        frames: { index in
          if place == "frames", index == 7 { throw TestError(index: index) }
          return index
        })
    }
    sink.state.withLock {
      #expect($0.pixels == Array(0..<UInt32($0.pixels.count)))
      #expect($0.pixels.count <= 7)
      #expect($0.endings == ["aborted"])
    }
  }

  @Test func `canceling the task ends the film between two frames`() async {
    let sink = RecordingSink()
    let made = Counter()
    let rendering = Task {
      try await film(frameCount: 100_000).render(
        to: sink, jobs: 2,
        progress: { written, _ in
          if written == 5 { withUnsafeCurrentTask { $0?.cancel() } }
        }, draw: pixel,
        frames: { index in
          made.count.add(1, ordering: .relaxed)
          return index
        })
    }
    await #expect(throws: CancellationError.self) { try await rendering.value }
    #expect(made.count.load(ordering: .relaxed) <= 5 + Film.maximumFramesInFlight(jobs: 2))
    #expect(sink.state.withLock { $0.endings } == ["aborted"])
  }
}
