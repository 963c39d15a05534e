/// How long films take on some machines, computed from measured costs.
///
/// Tasks start in their order, each on the machine that is free first, as a scheduler without
/// priorities does; then the films are joined one after the other on one machine. Films whose
/// simulation takes long have their steps recorded first, a task each, before any other task
/// starts.
package struct FarmProjection: Sendable {
  /// A film and its costs.
  package struct Film: Sendable {
    /// The number of frames.
    package var frameCount: Int
    /// The number of frames of a segment; nil if the film has none.
    package var segmentLength: Int?
    /// The costs.
    package var costs: FarmCosts

    package init(frameCount: Int, segmentLength: Int? = nil, costs: FarmCosts) {
      self.frameCount = frameCount
      self.segmentLength = segmentLength
      self.costs = costs
    }
  }

  /// The time on a number of machines.
  package struct Point: Sendable {
    /// The number of machines.
    package var nodes: Int
    /// The number of shards of all films.
    package var shards: Int
    /// The time until the films are joined, in seconds.
    package var seconds: Double
    /// How many times faster that is than one process without shards.
    package var speedUp: Double
    /// The bytes that go through the shared directory: written by the tasks, read and written by
    /// `join`; without recorded steps.
    package var bytes: Double
  }

  private let films: [Film]
  private let shortestTask: Double

  /// Creates a projection.
  ///
  /// - Parameters:
  ///   - films: The films.
  ///   - shortestTask: The time below which a task is not divided further, in seconds.
  package init(_ films: [Film], shortestTask: Double = 10) {
    self.films = films
    self.shortestTask = shortestTask
  }

  /// The time of one process, which renders the films without shards, in seconds.
  package var singleProcess: Double {
    films.reduce(0) { $0 + $1.costs.time(of: 0..<$1.frameCount) }
  }

  /// Returns the time on a number of machines, with the best number of shards.
  ///
  /// Each film is tried in as many shards as give each machine 1, 2, 3 or 4 tasks, and in those
  /// whose tasks take ``init(_:shortestTask:)``'s shortest time.
  package func point(nodes: Int) -> Point {
    let total = Double(films.reduce(0) { $0 + $1.frameCount })
    let candidates = (1...4).map { waves in
      films.map { film in
        let share = Double(nodes * waves) * Double(film.frameCount) / total
        let limit = film.costs.shardCount(
          taking: shortestTask, for: film.frameCount, segmentLength: film.segmentLength)
        return min(limit, max(1, Int(share.rounded(.up))))
      }
    }
    let points = candidates.map { point(nodes: nodes, shardCounts: $0) }
    return points.min { $0.seconds < $1.seconds }
      ?? point(nodes: nodes, shardCounts: films.map { _ in 1 })
  }

  private func point(nodes: Int, shardCounts: [Int]) -> Point {
    var free = [Double](repeating: 0, count: nodes)
    func run(_ task: Double) {
      let next = free.indices.min { free[$0] < free[$1] } ?? 0
      free[next] += task
    }
    let recorded = zip(films, shardCounts).map { film, count in
      film.costs.recordsSteps(frameCount: film.frameCount, shardCount: count)
    }
    for (film, isRecorded) in zip(films, recorded) where isRecorded {
      run(film.costs.recordingTime(frameCount: film.frameCount))
    }
    free = [Double](repeating: free.max() ?? 0, count: nodes)
    var join = 0.0
    var bytes = 0.0
    for ((film, count), isRecorded) in zip(zip(films, shardCounts), recorded) {
      for shard in Shard.all(count) {
        let frames = shard.frames(of: 0..<film.frameCount, segmentLength: film.segmentLength)
        run(film.costs.time(of: frames, isRecorded: isRecorded))
      }
      join += film.costs.joinTime(frameCount: film.frameCount)
      bytes += 3 * film.costs.bytes * Double(film.frameCount)
    }
    let seconds = (free.max() ?? 0) + join
    return Point(
      nodes: nodes, shards: shardCounts.reduce(0, +), seconds: seconds,
      speedUp: singleProcess / seconds, bytes: bytes)
  }

  /// Returns the number of machines beyond which twice as many save less than a tenth of the time.
  ///
  /// - Parameter limit: The largest number that is tried.
  /// - Returns: The number, from 1 to the limit.
  package func worthwhileNodes(upTo limit: Int) -> Int {
    var nodes = 1
    while nodes < limit {
      let next = min(limit, nodes * 2)
      guard point(nodes: next).seconds < 0.9 * point(nodes: nodes).seconds else { return nodes }
      nodes = next
    }
    return nodes
  }
}
