import FilmKit
import Foundation
import Imaging
import SystemPackage
import TestSupport
import Testing

@Suite struct EncoderThreadTests {
  /// 48 frames of noise in which every part moves 40 rows a frame: farther than x264 lets a frame
  /// refer to rows below its own if many threads share the rows.
  private static let film = Film(width: 160, height: 480, frameRate: 60, frameCount: 48)

  private static let noise: [UInt32] = {
    var generator = SeededGenerator(seed: 7)
    let blocks = (0..<20 * 120).map { _ in
      0xff00_0000 | UInt32.random(in: 0...0xff_ffff, using: &generator)
    }
    return (0..<160 * 960).map { blocks[$0 / 160 / 8 * 20 + $0 % 160 / 8] }
  }()

  private static func image(_ index: Int) -> Image {
    let first = (index * 40 % 480) * 160
    return Image(width: 160, height: 480, pixels: Array(noise[first..<first + 160 * 480]))
  }

  @Test(arguments: ["standard", "high"])
  func `x264 has as many threads as the machine allows, and the bytes do not depend on them`(
    quality: String
  ) async throws {
    let scratch = try TemporaryDirectory()
    let log = scratch.path.appending("arguments")
    let recorder = scratch.path.appending("recorder")
    try Data("#!/bin/sh\necho \"$@\" >> \(log)\nexec ffmpeg \"$@\"\n".utf8).write(
      to: URL(filePath: recorder.string))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: recorder.string)
    let encoding = Movie.Encoding(quality: try #require(Movie.Quality(rawValue: quality)))
    var files: Set<[UInt8]> = []
    for processors in [1, 2, 6, 64] {
      let path = scratch.path.appending("\(processors).mp4")
      // The first one is written by ffmpeg itself, to which planes are lent.
      var movie = try Movie(path, encoding: encoding, ffmpeg: processors == 1 ? nil : recorder)
      movie.processorCount = processors
      try await Self.film.render(to: movie, draw: Self.image, frames: { $0 })
      files.insert(try contents(of: path))
    }
    #expect(files.count == 1)
    let text = try String(contentsOfFile: log.string, encoding: .utf8)
    let counts = text.matches(of: /-threads (\d+)/).map { String($0.1) }
    #expect(counts == ["3", "9", "24"])
  }
}
