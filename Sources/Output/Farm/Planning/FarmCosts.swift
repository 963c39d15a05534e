internal import FilmKit

/// What the parts of a farm's work cost, measured on one machine.
package struct FarmCosts: Codable, Hashable, Sendable {
  /// The time of a task apart from its frames, in seconds: the start of the program and of ffmpeg,
  /// the recipe, and the manifest.
  package var task: Double
  /// The time of rendering a frame, in seconds of wall-clock time, without simulating.
  package var frame: Double
  /// The time of simulating the time of one frame, in seconds.
  package var simulation: Double
  /// The time of replaying the recorded steps of one frame, in seconds; nil if that was not
  /// measured.
  package var replay: Double?
  /// The time of joining a film apart from its bytes, in seconds.
  package var join: Double
  /// The time of joining a byte: of checking and copying it, in seconds.
  package var joinByte: Double
  /// The size of a rendered frame, in bytes.
  package var bytes: Double

  package init(
    task: Double, frame: Double, simulation: Double, replay: Double? = nil, join: Double,
    joinByte: Double, bytes: Double
  ) {
    self.task = task
    self.frame = frame
    self.simulation = simulation
    self.replay = replay
    self.join = join
    self.joinByte = joinByte
    self.bytes = bytes
  }

  /// Returns the time of rendering frames in one task, in seconds; what is before them is
  /// simulated.
  ///
  /// - Parameters:
  ///   - frames: The numbers of the frames.
  ///   - isRecorded: Whether the steps of the film are recorded, so that they are replayed.
  /// - Returns: The time.
  package func time(of frames: Range<Int>, isRecorded: Bool = false) -> Double {
    let step = isRecorded ? replay ?? simulation : simulation
    return task + frame * Double(frames.count) + step * Double(frames.upperBound)
  }

  /// Returns the time of recording the steps of a film, in seconds.
  package func recordingTime(frameCount: Int) -> Double { task + simulation * Double(frameCount) }

  /// The share of the time of the last shard up to which every shard simulates what is before it.
  private static let simulationShare = 0.1

  /// Returns whether the steps of a film are worth recording before its shards are rendered.
  ///
  /// - Parameters:
  ///   - frameCount: The number of frames.
  ///   - shardCount: The number of shards.
  /// - Returns: Whether simulating takes more than a tenth of the time of the last shard, and
  ///   replaying less than simulating.
  package func recordsSteps(frameCount: Int, shardCount: Int) -> Bool {
    guard let replay, replay < simulation, shardCount > 1 else { return false }
    let last = Shard.all(shardCount)[shardCount - 1].frames(of: 0..<frameCount)
    return simulation * Double(frameCount) > Self.simulationShare * time(of: last)
  }

  /// Returns the time of joining a film of some frames, in seconds.
  package func joinTime(frameCount: Int) -> Double { join + joinByte * bytes * Double(frameCount) }

  /// Returns the number of shards whose longest one takes about a time.
  ///
  /// - Parameters:
  ///   - seconds: The time.
  ///   - frameCount: The number of frames.
  ///   - segmentLength: The number of frames of a segment; nil, the default, if the film has none.
  /// - Returns: The number, from 1 to that of the segments or else of the frames: with more shards
  ///   than segments, one machine encodes the whole film.
  package func shardCount(
    taking seconds: Double, for frameCount: Int, segmentLength: Int? = nil
  ) -> Int {
    let limit = frameCount.segmentCount(length: segmentLength ?? 1)
    let available = seconds - task - min(simulation, replay ?? simulation) * Double(frameCount)
    guard available > 0, frame > 0 else { return 1 }
    let framesPerShard = max(1, (available / frame).rounded(.down))
    return min(limit, max(1, Int((Double(frameCount) / framesPerShard).rounded(.up))))
  }
}
