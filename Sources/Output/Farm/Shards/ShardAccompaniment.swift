internal import FileIO
internal import FilmKit
internal import SystemPackage

/// What a film has beside its pictures, as the last shard keeps it.
package struct ShardAccompaniment: Codable, Hashable, Sendable {
  /// The samples, stereo at 48000 frames a second of 16 bits; nil without a sound.
  package let sound: ShardManifest.File?
  private let captions: [Caption]
  private let chapters: [Chapter]

  /// The name of the file with samples.
  private static let soundName = "sound.s16le"

  /// Writes an accompaniment into the directory of a shard.
  ///
  /// - Parameters:
  ///   - accompaniment: The accompaniment of the whole film.
  ///   - directory: The directory.
  /// - Throws: `Errno` if the samples cannot be written, or the errors of the sound.
  init(_ accompaniment: Accompaniment, in directory: FilePath) throws {
    captions = accompaniment.captions
    chapters = accompaniment.chapters
    guard let track = accompaniment.sound else {
      sound = nil
      return
    }
    let path = directory.appending(Self.soundName)
    let file = try AtomicFile(path)
    for part in track.parts { try file.write(try track.bytes(of: part)) }
    try file.commit()
    sound = ShardManifest.File(
      name: Self.soundName, size: Int(try path.stat().size), hash: try ContentHash(ofFile: path))
  }

  /// Returns the accompaniment.
  ///
  /// - Parameter directory: The directory of the shard.
  /// - Returns: The accompaniment of the whole film.
  /// - Throws: `Errno` if the samples cannot be read.
  func accompaniment(in directory: FilePath) throws -> Accompaniment {
    Accompaniment(
      sound: try sound.map { try SampleFile(directory.appending($0.name)) },
      captions: captions, chapters: chapters)
  }
}
