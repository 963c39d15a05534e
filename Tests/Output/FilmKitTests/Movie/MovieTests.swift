import FilmKit
import FoundationEssentials
import ImageComparison
import Imaging
import SystemPackage
import TestSupport
import Testing

/// Renders a film to a file.
private func render(
  _ film: Film, to path: FilePath, _ encoding: Movie.Encoding = Movie.Encoding(),
  draw: @escaping @Sendable (Int) -> Image = sampleImage
) async throws {
  try await film.render(to: .movie(path, encoding: encoding), draw: draw, frames: { $0 })
}

@Suite struct MovieTests {
  @Test(arguments: [
    ("film.mp4", nil, "h264", "yuv420p"), ("film.mov", nil, "h264", "yuv420p"),
    ("film.mkv", nil, "h264", "yuv420p"), ("film.webm", nil, "vp9", "yuv420p"),
    ("film.gif", nil, "gif", "bgra"), ("film.apng", nil, "apng", "rgb24"),
    ("film.MP4", "libx265", "hevc", "yuv420p"), ("film.mp4", "libx264rgb", "h264", "gbrp"),
    ("film.mov", "prores_ks", "prores", "yuv422p10le"), ("film.mkv", "ffv1", "ffv1", "bgr0"),
  ])
  func `a film file has the requested size, rate, length, codec and pixel format`(
    name: String, codec: String?, codecName: String, pixels: String
  ) async throws {
    let scratch = try TemporaryDirectory()
    let path = scratch.path.appending(name)
    try await render(.sample, to: path, Movie.Encoding(codec: codec))
    #expect(scratch.names == [name])
    let facts = try await probe(path)
    #expect(facts["codec_name"] == codecName)
    #expect(facts["pix_fmt"] == pixels)
    #expect(facts["width"] == "64")
    #expect(facts["height"] == "48")
    #expect(facts["nb_read_frames"] == "10")
    #expect(facts["TAG:creation_time"] == nil)
    // GIF has no frame rate but delays, in hundredths of a second; Matroska's times are
    // milliseconds.
    if name != "film.gif" { #expect(facts["avg_frame_rate"] == "30/1") }
    // APNG files do not contain their duration.
    if name != "film.apng" {
      let duration = try #require(Double(facts["duration"] ?? ""))
      #expect(isClose(duration, 1.0 / 3, within: 0.011))
    }
    if pixels.hasPrefix("yuv") {
      #expect(facts["color_space"] == "bt709")
      #expect(facts["color_primaries"] == "bt709")
      #expect(facts["color_transfer"] == "bt709")
      #expect(facts["color_range"] == "tv")
    }
  }

  @Test func `a fractional frame rate is kept exactly`() async throws {
    let scratch = try TemporaryDirectory()
    let path = scratch.path.appending("film.mp4")
    let film = Film(width: 64, height: 48, frameRate: FrameRate(29.97), frameCount: 10)
    try await render(film, to: path)
    #expect(try await probe(path)["r_frame_rate"] == "30000/1001")
  }

  @Test func `the moov atom of an mp4 comes before its media data`() async throws {
    let scratch = try TemporaryDirectory()
    let path = scratch.path.appending("film.mp4")
    try await render(.sample, to: path)
    let text = try String(decoding: contents(of: path), as: UTF8.self)
    let movieAtom = try #require(text.firstRange(of: "moov")).lowerBound
    let mediaData = try #require(text.firstRange(of: "mdat")).lowerBound
    #expect(movieAtom < mediaData)
  }

  @Test func `rendering a film twice gives identical files`() async throws {
    let scratch = try TemporaryDirectory()
    for name in ["a.mp4", "b.mp4", "a.webm", "b.webm"] {
      try await render(.sample, to: scratch.path.appending(name))
    }
    for format in ["mp4", "webm"] {
      let first = try contents(of: scratch.path.appending("a.\(format)"))
      #expect(try contents(of: scratch.path.appending("b.\(format)")) == first)
    }
  }

  @Test(arguments: ["mp4", "mov", "mkv", "webm"])
  func `decoded frames are close to the drawn ones`(format: String) async throws {
    let scratch = try TemporaryDirectory()
    let path = scratch.path.appending("film.\(format)")
    try await render(.sample, to: path, Movie.Encoding(crf: 12))
    let frames = try await decode(path, as: .sample)
    try #require(frames.count == 10)
    for index in [0, 5, 9] {
      // 40 dB is a mean error of 2.6 levels: the loss of compression at this quality.
      #expect(psnr(frames[index], sampleImage(index)) > 40)
    }
  }

  @Test(arguments: ["mp4", "webm"])
  func `flat colors are not shifted by the color conversion`(format: String) async throws {
    let scratch = try TemporaryDirectory()
    let path = scratch.path.appending("film.\(format)")
    try await render(.sample, to: path, Movie.Encoding(crf: 4), draw: flatImage)
    let frame = try #require(try await decode(path, as: .sample).first)
    for x in [8, 24, 40, 56] {
      // Two levels for 8-bit limited-range luma and chroma, two for compression. BT.601 instead of
      // BT.709 anywhere would shift red and green by more than 15.
      for (shown, drawn) in zip(components(frame[x, 40]), components(flatImage(0)[x, 40])) {
        #expect(isClose(shown, drawn, within: 4))
      }
    }
  }

  @Test(arguments: ["film.mp4", "film.mov", "film.mkv", "film.apng"])
  func `decoding a film of lossless quality gives exactly the drawn pixels`(name: String)
    async throws
  {
    let scratch = try TemporaryDirectory()
    let path = scratch.path.appending(name)
    try await render(.sample, to: path, Movie.Encoding(quality: .lossless))
    #expect(try await decode(path, as: .sample) == (0..<10).map(sampleImage))
  }

  @Test func `the SSIM of standard quality is within 0.001 of x264's medium preset`() async throws {
    let scratch = try TemporaryDirectory()
    let film = Film(width: 320, height: 240, frameRate: 60, frameCount: 24)
    func similarity(_ name: String, _ encoding: Movie.Encoding) async throws -> Double {
      let path = scratch.path.appending(name)
      try await render(film, to: path, encoding, draw: discsImage)
      let frames = try await decode(path, as: film)
      let values = try frames.enumerated().map { index, frame in
        let comparison = Samples(discsImage(index)).compare(
          with: Samples(frame), by: .ssim(.blocks, atLeast: -1))
        guard case .pixels(let pixels) = comparison else { return 0.0 }
        return try #require(pixels.value)
      }
      return values.reduce(0, +) / Double(values.count)
    }
    let medium = try await similarity("a.mp4", Movie.Encoding(crf: 18, preset: "medium"))
    let standard = try await similarity("b.mp4", Movie.Encoding())
    let draft = try await similarity("c.mp4", Movie.Encoding(quality: .draft))
    // As the table in Benchmarks/README.md says; a draft loses more.
    #expect(standard > medium - 0.001)
    #expect(draft < standard)
  }

  @Test(arguments: [("film.apng", nil), ("film.mkv", "ffv1"), ("film.gif", nil)])
  func `decoding a lossless format gives exactly the drawn pixels`(name: String, codec: String?)
    async throws
  {
    let scratch = try TemporaryDirectory()
    let path = scratch.path.appending(name)
    let draw: @Sendable (Int) -> Image = name.hasSuffix("gif") ? flatImage : sampleImage
    try await render(.sample, to: path, Movie.Encoding(codec: codec), draw: draw)
    let frames = try await decode(path, as: .sample)
    #expect(frames == (0..<10).map(draw))
  }

  @Test(
    arguments: [
      ("film.webm", nil, ["-c:v", "libvpx-vp9"], 6.0), ("film.mov", nil, [], 3.0),
      ("film.apng", nil, [], 0.0), ("film.mkv", "ffv1", [], 0.0),
    ] as [(String, String?, [String], Double)])
  func `decoding a transparent film gives the drawn alpha`(
    name: String, codec: String?, decoder: [String], tolerance: Double
  ) async throws {
    let scratch = try TemporaryDirectory()
    let path = scratch.path.appending(name)
    let encoding = Movie.Encoding(codec: codec, crf: name == "film.webm" ? 4 : nil)
    try await render(.transparentSample, to: path, encoding, draw: transparentImage)
    let frames = try await decode(path, as: .transparentSample, decoder: decoder)
    try #require(frames.count == 10)
    for index in [0, 5, 9] {
      let image = transparentImage(index)
      let straight = rawPixels(of: image, in: .transparentSample)
      for (shown, drawn) in zip(frames[index].pixels, straight) {
        // Alpha is compressed like luma: VP9 at this quality is off by a few levels, ProRes by
        // fewer.
        #expect(isClose(Double(shown >> 24), Double(drawn >> 24), within: tolerance))
      }
      if tolerance == 0 { #expect(frames[index].pixels == straight) }
    }
  }

  @Test func `a pixel of a transparent gif is transparent if its alpha is below one half`()
    async throws
  {
    let scratch = try TemporaryDirectory()
    let path = scratch.path.appending("film.gif")
    try await render(.transparentSample, to: path, draw: transparentImage)
    let frame = try #require(try await decode(path, as: .transparentSample).first)
    for x in [0, 16, 30, 34, 48, 63] {
      #expect(frame[x, 40] >> 24 == (x < 32 ? 0 : 255))
    }
  }

  @Test func `an existing file is replaced`() async throws {
    let scratch = try TemporaryDirectory()
    let path = scratch.path.appending("film.mp4")
    try put(Array("old".utf8), into: path)
    try await render(.sample, to: path)
    #expect(try contents(of: path).count > 500)
    #expect(scratch.names == ["film.mp4"])
  }

  @Test(arguments: ["film.mp4", "film.gif"])
  func `a file that appears during the rendering is replaced only if that is chosen`(
    name: String
  ) async throws {
    for replaces in [false, true] {
      let scratch = try TemporaryDirectory()
      let path = scratch.path.appending(name)
      let movie = try Movie(path, replacing: replaces)
      let result = await Task {
        try await Film.sample.render(
          to: movie,
          draw: { index in
            if index == 9 { try put("other".utf8, into: path) }
            return sampleImage(index)
          }, frames: { $0 })
      }.result
      #expect(scratch.names == [name])
      let isOther = try contents(of: path) == Array("other".utf8)
      #expect(isOther == !replaces)
      guard case .failure(let error) = result else {
        #expect(replaces)
        continue
      }
      #expect((error as? FilmError)?.code == .cannotWrite)
      #expect(
        (error as? FilmError)?.sentence
          == "Cannot write \(path): a file exists there by now, and must not be replaced.")
    }
  }

  @Test(arguments: ["film.mp4", "film.gif"])
  func `a device is not replaced by a film`(name: String) async throws {
    let scratch = try TemporaryDirectory()
    let path = scratch.path.appending(name)
    try FileManager.default.createSymbolicLink(
      atPath: path.string, withDestinationPath: "/dev/null")
    let error = await #expect(throws: FilmError.self) { try await render(.sample, to: path) }
    #expect(
      error?.sentence
        == "Cannot write \(path): it is a device or a pipe, and a film needs a file.")
    #expect(try Stat(path, followTargetSymlink: false).type == .symbolicLink)
    #expect(try Stat("/dev/null").type == .characterSpecial)
  }

  @Test func `a file name that looks like an option or a protocol is still a file name`()
    async throws
  {
    let scratch = try TemporaryDirectory()
    let path = scratch.path.appending("http:-y é.mp4")
    try await render(.sample, to: path)
    #expect(scratch.names == ["http:-y é.mp4"])
  }

  @Test func `codecs without chroma subsampling limits accept odd sizes`() async throws {
    let scratch = try TemporaryDirectory()
    let film = Film(width: 63, height: 47, frameRate: 30, frameCount: 3)
    for (name, codec) in [("a.webm", nil), ("a.apng", nil), ("a.gif", nil), ("a.mkv", "ffv1")] {
      let movie = try Movie(scratch.path.appending(name), encoding: .init(codec: codec))
      #expect(!movie.requiresEvenSize(isTransparent: false))
      try await film.render(
        to: movie, draw: { Image(width: 63, height: 47, filledWith: 0xff00_0000 + $0) },
        frames: { UInt32($0) })
      let facts = try await probe(movie.path)
      #expect(facts["width"] == "63")
      #expect(facts["height"] == "47")
    }
  }
}
