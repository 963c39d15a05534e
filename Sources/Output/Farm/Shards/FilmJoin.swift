internal import FileIO
internal import FilmKit
internal import Imaging
package import Rendering
package import SystemPackage

/// The joining of the shards of a film.
package struct FilmJoin {
  /// The whole film.
  package let film: ShardedFilm
  private let whole: Film
  private let manifests: [ShardManifest]
  private let directory: ShardDirectory

  /// Checks all shards of a film against each other.
  ///
  /// - Parameters:
  ///   - output: The film, or the directory or pattern of its frames.
  ///   - count: The number of shards; nil, the default, for that of the shards that are there.
  /// - Throws: A ``JoinError`` that lists what is missing or differs.
  package init(_ output: FilePath, count: Int? = nil) throws(JoinError) {
    directory = ShardDirectory(ofOutput: output)
    let count: Int = if let count { count } else { try Self.count(in: directory) }
    var manifests: [ShardManifest] = []
    var problems: [String] = []
    for shard in Shard.all(count) {
      do throws(ShardProblem) {
        let manifest = try directory.check(shard, of: manifests.first?.film)
        if let difference = manifests.last.flatMap(manifest.difference) {
          problems.append(difference)
        }
        manifests.append(manifest)
      } catch {
        problems.append("Shard \(shard) \(error).".printable)
      }
    }
    guard problems.isEmpty, let film = manifests.first?.film, let whole = film.film else {
      throw JoinError(problems)
    }
    self.film = film
    self.whole = whole
    self.manifests = manifests
  }

  private static func count(in directory: ShardDirectory) throws(JoinError) -> Int {
    let counts: [Int]
    do {
      counts = try directory.counts
    } catch {
      throw JoinError(["\(directory.path) cannot be read: \(error)."])
    }
    guard let count = counts.first else {
      throw JoinError(["There are no shards in \(directory.path); 'render --shard 1/N' makes them."]
      )
    }
    guard counts.count == 1 else {
      let list = counts.map { "\($0)" }.joined(separator: ", ")
      throw JoinError([
        "\(directory.path) has shards of films in \(list) parts; --shards \(count) chooses one."
      ])
    }
    return count
  }

  /// Joins the shards: the segments of a film file, or PNG frames.
  ///
  /// - Parameters:
  ///   - destination: The film, or the directory or pattern of the frames.
  ///   - progress: A function that is called with the number of frames written so far and in all.
  /// - Returns: The number of frames, their size and rate.
  /// - Throws: A `RenderingError`, `FilmError` or `PNGError` if the film cannot be written.
  package func join(
    to destination: FilmDestination, progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) async throws -> String {
    try destination.check(whole)
    switch destination {
    case .standardOutput:
      throw RenderingError("Shards are joined into a file or frames, not to standard output.")
    case .document(let document):
      throw RenderingError("Shards are joined into a film or frames, not into \(document.path).")
    case .movie(let movie):
      try await join(to: movie, progress: progress)
    case .pictures(_, var sequence):
      sequence.firstNumber = film.firstNumber
      try sequence.publish(files, of: whole)
    }
    return whole.summary
  }

  private func join(
    to movie: Movie, progress: (_ done: Int, _ total: Int) -> Void
  ) async throws {
    let files = files
    var movie = movie
    movie.accompaniment = { try accompaniment }
    switch film.contents(shardCount: manifests.count) {
    case .pictures:
      try await whole.render(to: movie, progress: progress, draw: PNG.read) { files[$0] }
    case .segments(let length):
      try await movie.join(
        files.enumerated().map { index, file in
          Movie.Segment(file, frameCount: min(length, whole.frameCount - index * length))
        }, of: whole)
    case .film:
      // One shard has one file.
      try await movie.publish(files[0], of: whole)
    }
  }

  /// What the last shard has beside its pictures.
  private var accompaniment: Accompaniment? {
    get throws {
      guard let last = manifests.last, let kept = last.accompaniment else { return nil }
      return try kept.accompaniment(in: directory.path(of: last.shard))
    }
  }

  /// The files of all shards in order.
  private var files: [FilePath] {
    manifests.flatMap { manifest in
      manifest.files.map { directory.path(of: manifest.shard).appending($0.name) }
    }
  }

  /// Removes the shards; a failure is ignored.
  package func removeShards() {
    for manifest in manifests { removeTree(directory.path(of: manifest.shard)) }
    removeTree(directory.steps)
    if (try? entries(of: directory.path))?.isEmpty == true { removeTree(directory.path) }
  }
}

/// What is missing or differs among the shards of a film.
package struct JoinError: Error, CustomStringConvertible {
  /// A sentence for each problem.
  package let problems: [String]

  init(_ problems: [String]) {
    self.problems = problems.map(\.printable)
  }

  /// The sentences, a line each.
  package var description: String { problems.joined(separator: "\n") }
}
