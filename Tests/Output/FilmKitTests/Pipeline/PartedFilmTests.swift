import FilmKit
import Glibc
import Imaging
import Synchronization
import Testing

/// Records the indices of each part, and how many parts are written at the same time.
private final class PartedSink: FilmSink {
  struct State {
    var written: [[Int]]
    var active: Set<Int> = []
    var maximumActive = 0
    var writing: Set<Int> = []
    var isBroken = false
  }

  let ranges: [Range<Int>]
  let concurrency: Int
  let state: Mutex<State>

  init(_ ranges: [Range<Int>], concurrency: Int) {
    self.ranges = ranges
    self.concurrency = concurrency
    state = Mutex(State(written: ranges.map { _ in [] }))
  }

  struct Encoder: FrameEncoder {
    func encode(_ image: Image, changed rows: Range<Int>) -> UInt32 { image.pixels[0] }
  }

  func encoder(for film: Film) -> Encoder { Encoder() }

  func parts(of film: Film, jobs: Int) -> FilmParts {
    FilmParts(ranges, maximumConcurrency: concurrency)
  }

  func record(
    _ film: Film,
    _ body: (@escaping @Sendable (UInt32, Int) async throws -> Void) async throws -> Void
  ) async throws -> Film.Timings? {
    try await body { pixel, index in
      let part = self.ranges.firstIndex { $0.contains(index) } ?? 0
      self.state.withLock { state in
        if !state.writing.insert(part).inserted || Int(pixel) != index { state.isBroken = true }
        state.active.insert(part)
        state.maximumActive = max(state.maximumActive, state.active.count)
      }
      usleep(.random(in: 0...300))
      self.state.withLock { state in
        state.written[part].append(index)
        state.writing.remove(part)
        if index == self.ranges[part].upperBound - 1 { state.active.remove(part) }
      }
    }
    return nil
  }
}

@Suite struct PartedFilmTests {
  private let film = Film(width: 1, height: 1, frameRate: 60, frameCount: 400)
  private let ranges = [0..<100, 100..<101, 101..<250, 250..<390, 390..<400]

  @Test(arguments: [1, 2, 3, 8], [1, 2, 5])
  func `frames are written in order in each part, and some parts at the same time`(
    jobs: Int, concurrency: Int
  ) async throws {
    let sink = PartedSink(ranges, concurrency: concurrency)
    let drawing = Atomic(0)
    let maximumDrawing = Atomic(0)
    var made: [Int] = []
    var reports: [Int] = []
    try await film.render(
      to: sink, jobs: jobs, progress: { written, _ in reports.append(written) },
      draw: { (index: Int) in
        let now = drawing.add(1, ordering: .relaxed).newValue
        maximumDrawing.max(now, ordering: .relaxed)
        usleep(.random(in: 0...300))
        drawing.subtract(1, ordering: .relaxed)
        return Image(width: 1, height: 1, filledWith: UInt32(index))
      },
      frames: { index in
        made.append(index)
        return index
      })
    #expect(made == Array(0..<400))
    #expect(reports == Array(1...400))
    #expect(maximumDrawing.load(ordering: .relaxed) <= jobs)
    sink.state.withLock { state in
      #expect(state.written == ranges.map(Array.init))
      #expect(state.maximumActive <= concurrency)
      #expect(!state.isBroken)
      if concurrency > 1, jobs > 1 { #expect(state.maximumActive > 1) }
    }
  }

  @Test func `a worker draws the frames of one part over each other`() async throws {
    let sink = PartedSink([0..<200, 200..<400], concurrency: 2)
    let changes = Atomic(0)
    try await film.render(
      to: sink, jobs: 2,
      redraw: { (index: Int, previous: Int?, image) in
        if let previous, (previous < 200) != (index < 200) {
          changes.add(1, ordering: .relaxed)
        }
        image = Image(width: 1, height: 1, filledWith: UInt32(index))
        return 0..<1
      }, frames: { $0 })
    // One worker changes to the second part when that begins, and one when the first part has ended;
    // near the end of a part there may be some more.
    #expect(changes.load(ordering: .relaxed) <= 8)
  }
}
