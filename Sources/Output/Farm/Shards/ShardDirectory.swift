internal import FileIO
internal import FilmKit
package import SystemPackage

/// The directory of the shards of one film, beside the film: `bounce.mp4.shards` for `bounce.mp4`.
///
/// Each shard is a directory such as `03-of-10`, which appears with its files and its manifest at
/// once.
package struct ShardDirectory: Sendable {
  /// The path of the directory.
  package let path: FilePath

  /// Creates the directory's description.
  ///
  /// - Parameter output: The film, or the directory or pattern of its frames.
  package init(ofOutput output: FilePath) {
    path = FilePath("\(output).shards")
  }

  /// Returns the directory of a shard.
  package func path(of shard: Shard) -> FilePath {
    let number = "\(shard.number)".leftPadded(to: "\(shard.count)".count, with: "0")
    return path.appending("\(number)-of-\(shard.count)")
  }

  /// The file with the steps of the film's animators, from which shards need not simulate them.
  package var steps: FilePath { path.appending("steps") }

  /// The numbers of parts of which there are shards, in increasing order.
  ///
  /// - Throws: `Errno` if the directory exists and cannot be read.
  package var counts: [Int] {
    get throws(Errno) {
      guard (try? path.stat()) != nil else { return [] }
      var counts: Set<Int> = []
      for name in try entries(of: path).map(\.string) {
        let parts = name.split(separator: "-of-", omittingEmptySubsequences: false)
        guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]),
          let shard = Shard(number, of: count), path(of: shard).lastComponent?.string == name
        else { continue }
        counts.insert(count)
      }
      return counts.sorted()
    }
  }

  /// Checks a shard: its manifest and the contents of its files.
  ///
  /// - Parameters:
  ///   - shard: The shard.
  ///   - film: The film that it must belong to; nil for any.
  /// - Returns: Its manifest.
  /// - Throws: A ``ShardProblem`` if it is missing or cannot be used.
  package func check(
    _ shard: Shard, of film: ShardedFilm? = nil
  ) throws(ShardProblem) -> ShardManifest {
    let directory = path(of: shard)
    let manifest = try ShardManifest(in: directory)
    if let film, manifest.film != film {
      throw .different(film.differences(of: manifest.film))
    }
    try manifest.checkFrames(of: shard)
    for file in manifest.files + [manifest.accompaniment?.sound].compactMap(\.self) {
      try file.check(in: directory)
    }
    return manifest
  }
}

extension ShardManifest {
  /// Checks that the manifest is that of a shard, with the frames that are its part of the film.
  fileprivate func checkFrames(of shard: Shard) throws(ShardProblem) {
    guard film.film != nil else {
      throw .damaged("its film has no valid size, frame rate or number of frames")
    }
    guard self.shard == shard else {
      throw .damaged("its manifest is that of shard \(self.shard)")
    }
    let frames = film.frames(of: shard)
    guard firstFrame == frames.lowerBound, frameHashes.count == frames.count else {
      throw .damaged(
        "its manifest has \(frameHashes.count) frames from \(firstFrame), and its part of the film is "
          + "\(frames.count) frames from \(frames.lowerBound)")
    }
    let expected =
      switch film.contents(shardCount: shard.count) {
      case .pictures: frames.count
      case .segments(let length): frames.count.segmentCount(length: length)
      case .film: 1
      }
    guard files.count == expected else {
      throw .damaged(
        "its manifest has \(files.count) files for \(frames.count) frames, which need \(expected)")
    }
  }
}

extension ShardManifest.File {
  /// Checks the contents of the file.
  fileprivate func check(in directory: FilePath) throws(ShardProblem) {
    guard let component = FilePath.Component(name), component.kind == .regular else {
      throw .damaged("its manifest names the file '\(name)', which is not a name in its directory")
    }
    let path = directory.appending(component)
    do {
      guard try path.stat().size == size, try ContentHash(ofFile: path) == hash else {
        throw ShardProblem.damaged("the contents of \(path) have changed")
      }
    } catch let problem as ShardProblem {
      throw problem
    } catch {
      throw .damaged("\(path) cannot be read: \(error)")
    }
  }
}
