package import FileIO
internal import FoundationEssentials
package import Rendering
internal import SystemPackage

/// What a shard consists of: a small JSON file in its directory.
package struct ShardManifest: Codable, Hashable, Sendable {
  /// The version of the format of manifests.
  package static let currentFormat = 2
  /// The name of the file.
  package static let fileName = "manifest.json"
  /// The maximum size of the file, in bytes: that of a million frames.
  static let maximumSize = 1 << 28

  /// A file of the shard.
  package struct File: Codable, Hashable, Sendable {
    /// The name of the file.
    package var name: String
    /// The size of the file, in bytes.
    package var size: Int
    /// The hash of the contents.
    package var hash: ContentHash
  }

  /// The version of the format.
  package var format = Self.currentFormat
  /// What all shards of the film have in common.
  package var film: ShardedFilm
  /// The shard.
  package var shard: Shard
  /// The number of the first frame.
  package var firstFrame: Int
  /// The hashes of the pixels of the frames, in order.
  package var frameHashes: [ContentHash]
  /// The hash of the pixels of the frame before the first one; nil for the first shard.
  ///
  /// It must be that of the last frame of the shard before: machines that draw differently, for
  /// example because one lacks a font, are detected by it.
  package var precedingFrameHash: ContentHash?
  /// What the frame before the first one was drawn of; nil for the first shard, and in the
  /// manifests of older versions.
  package var precedingFrame: FrameOrigin?
  /// What the last frame was drawn of; nil in the manifests of older versions.
  package var lastFrame: FrameOrigin?
  /// The segments of a film file or, if there are more shards than segments or none, a PNG file a
  /// frame, in order; the film itself if it has one segment and one shard.
  package var files: [File]
  /// What the film has beside its pictures; nil for nothing, and in all shards but the last one.
  package var accompaniment: ShardAccompaniment?
  /// The time of simulating up to the last frame, in processor seconds.
  package var simulationSeconds: Double
  /// The time of rendering, in seconds of wall-clock time.
  package var totalSeconds: Double

  /// The text of the file.
  var json: [UInt8] {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return Array(try encoder.encode(self)) + Array("\n".utf8)
    }
  }
}

extension ShardManifest {
  /// Reads the manifest of a directory.
  ///
  /// - Throws: A ``ShardProblem`` if there is none, or it is damaged.
  init(in directory: FilePath) throws(ShardProblem) {
    let path = directory.appending(Self.fileName)
    let bytes: [UInt8]
    do {
      bytes = try readFile(path, maxSize: Self.maximumSize)
    } catch .noSuchFileOrDirectory {
      throw .missing
    } catch {
      throw .damaged("\(path) cannot be read: \(error)")
    }
    struct Version: Decodable { var format: Int }
    let decoder = JSONDecoder()
    if let version = try? decoder.decode(Version.self, from: Data(bytes)),
      version.format != Self.currentFormat
    {
      throw .damaged(
        "\(path) has format \(version.format); this program reads format \(Self.currentFormat)")
    }
    do {
      self = try decoder.decode(Self.self, from: Data(bytes))
    } catch {
      throw .damaged("\(path) is not a manifest: \(decodingReason(of: error))")
    }
  }
}

/// Why a shard cannot be used.
package enum ShardProblem: Error, Hashable, Sendable {
  /// It has not been rendered.
  case missing
  /// A file is damaged or contradicts the manifest; a clause says which.
  case damaged(String)
  /// It belongs to another film; clauses say how that differs.
  case different([String])
}

extension ShardProblem: CustomStringConvertible {
  /// The end of a sentence whose subject is the shard.
  package var description: String {
    switch self {
    case .missing: "is missing"
    case .damaged(let reason): "is damaged: \(reason)"
    case .different(let reasons): "belongs to another film: \(reasons.joined(separator: ", "))"
    }
  }
}

extension ShardManifest {
  /// Returns a sentence if the frame before the first one differs from the last one of the shard
  /// before; nil if both are equal.
  package func difference(after previous: ShardManifest) -> String? {
    guard previous.shard.number == shard.number - 1,
      precedingFrameHash != previous.frameHashes.last
    else { return nil }
    let start = "Shard \(shard) has drawn frame \(firstFrame - 1) unlike shard \(previous.shard)"
    guard let mine = precedingFrame, let other = previous.lastFrame else {
      return "\(start), and their manifests do not say why."
    }
    let clauses = mine.differences(from: other)
    guard clauses.isEmpty else { return "\(start): \(clauses.joined(separator: ", "))." }
    return
      "\(start), though by the same program, with the same options, places of views, fonts and "
      + "\(mine.rasterizer): what is drawn depends on something else, which differs between the runs or "
      + "the machines, such as files, the time or random numbers."
  }
}
