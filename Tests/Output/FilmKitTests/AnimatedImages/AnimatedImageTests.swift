import FilmKit
import Imaging
import SystemPackage
import TestSupport
import Testing

/// Renders a film to a file without ffmpeg: its path does not exist.
private func render(
  _ film: Film, to path: FilePath, draw: @escaping @Sendable (Int) -> Image
) async throws {
  try await film.render(to: .movie(path, ffmpeg: "/nowhere/ffmpeg"), draw: draw, frames: { $0 })
}

/// Draws a frame of at most 200 colors in which pixels and blocks change; every third frame equals
/// its predecessor.
private func speckledImage(_ index: Int, width: Int, height: Int) -> Image {
  let step = UInt64(index - index / 3)
  var generator = SeededGenerator(seed: 7)
  let colors = (0..<200).map { _ in
    0xff00_0000 | UInt32.random(in: 0...0xff_ffff, using: &generator)
  }
  var image = Image(
    width: width, height: height,
    pixels: (0..<width * height).map { _ in colors.randomElement(using: &generator) ?? 0 })
  generator = SeededGenerator(seed: 100 + step)
  for _ in 0..<20 {
    let (x, y) = (
      Int.random(in: 0..<width, using: &generator), Int.random(in: 0..<height, using: &generator)
    )
    for row in y..<min(y + 7, height) {
      for column in x..<min(x + 9, width) { image[column, row] = colors[(column + row) % 200] }
    }
  }
  return image
}

/// Draws a transparent frame: squares that move, appear and disappear.
private func appearingSquares(_ index: Int) -> Image {
  var image = Image(width: 64, height: 48)
  func fill(_ pixel: UInt32, _ columns: Range<Int>, _ rows: Range<Int>) {
    for y in rows { for x in columns { image[x, y] = pixel } }
  }
  fill(0xffc0_4020, 4 * index..<4 * index + 12, 5..<20)
  if index.isMultiple(of: 2) { fill(0xff20_80e0, 30..<50, 15..<40) }
  if index > 6 { fill(0xff00_ff00, 0..<3, 45..<48) }
  return image
}

/// Returns the chunks of a PNG file.
private func chunks(of file: [UInt8]) -> [(type: String, data: [UInt8])] {
  var chunks: [(type: String, data: [UInt8])] = []
  var start = 8
  while start < file.count {
    let length = numbers(Array(file[start..<start + 4]))[0]
    let type = String(decoding: file[start + 4..<start + 8], as: UTF8.self)
    chunks.append((type, Array(file[start + 8..<start + 8 + length])))
    start += 12 + length
  }
  return chunks
}

/// Returns data as big-endian 32-bit numbers.
private func numbers(_ data: [UInt8]) -> [Int] {
  stride(from: 0, to: data.count - 3, by: 4).map { start in
    data[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}

@Suite struct AnimatedImageTests {
  @Test(arguments: ["film.apng", "film.gif"], [(1, 1), (3, 2), (61, 47), (300, 170)])
  func `decoding gives exactly the drawn pixels at the right times`(name: String, size: (Int, Int))
    async throws
  {
    let scratch = try TemporaryDirectory()
    let path = scratch.path.appending(name)
    let (width, height) = size
    let film = Film(width: width, height: height, frameRate: 50, frameCount: 11)
    let draw: @Sendable (Int) -> Image = { speckledImage($0, width: width, height: height) }
    try await render(film, to: path, draw: draw)
    #expect(scratch.names == [name])
    // Frames that equal their predecessor are merged with it.
    let shown = try await decode(
      path, width: width, height: height, decoder: ["-r", "50"])
    let drawn = (0..<11).map(draw)
    let distinct = drawn.indices.filter { $0 == 0 || drawn[$0] != drawn[$0 - 1] }
    let isAsDrawn = shown == distinct.map { drawn[$0] }
    #expect(isAsDrawn)
    if name == "film.gif" {
      let duration = try #require(try await probe(path)["duration"].flatMap { Double($0) })
      #expect(isClose(duration, 0.22, within: 1e-6))
    }
  }

  @Test(arguments: [false, true])
  func `decoding a webp gives the drawn pixels at every time`(isTransparent: Bool) async throws {
    let scratch = try TemporaryDirectory()
    let path = scratch.path.appending("film.webp")
    let film = Film(
      width: 64, height: 48, frameRate: 60, frameCount: 12, isTransparent: isTransparent)
    let draw: @Sendable (Int) -> Image = { index in
      isTransparent
        ? index < 6 ? appearingSquares(index) : transparentImage(index - index % 2)
        : speckledImage(index, width: 64, height: 48)
    }
    try await render(film, to: path, draw: draw)
    let steps = try decodeWebP(path)
    #expect(steps.last?.end == 0.2)
    for index in 0..<12 {
      // Times are rounded to milliseconds.
      let time = film.time(ofFrame: index) + 0.0005
      let step = try #require(steps.first { $0.end > time })
      if isTransparent {
        for (shown, drawn) in zip(step.image.pixels, draw(index).pixels) {
          // Alpha is exact; converting colors to straight alpha and back costs at most one level.
          #expect(shown >> 24 == drawn >> 24)
          for (shown, drawn) in zip(components(shown), components(drawn)) {
            #expect(isClose(shown, drawn, within: 1))
          }
        }
      } else {
        let isAsDrawn = step.image == draw(index)
        #expect(isAsDrawn, "frame \(index)")
      }
    }
    #expect(steps.count < 12)
  }

  @Test(arguments: ["film.apng", "film.gif"])
  func `pixels that disappear become transparent again`(name: String) async throws {
    let scratch = try TemporaryDirectory()
    let path = scratch.path.appending(name)
    try await render(.transparentSample, to: path, draw: appearingSquares)
    let frames = try await decode(path, as: .transparentSample)
    try #require(frames.count == 10)
    for index in 0..<10 {
      // The color of a fully transparent pixel does not matter.
      let shown = frames[index].pixels.map { $0 >> 24 == 0 ? 0 : $0 }
      let isAsDrawn = shown == appearingSquares(index).pixels
      #expect(isAsDrawn, "frame \(index)")
    }
  }

  @Test func `an apng frame has the bounding box of the changes and the duration of equal frames`()
    async throws
  {
    let scratch = try TemporaryDirectory()
    let path = scratch.path.appending("film.apng")
    let film = Film(width: 40, height: 30, frameRate: FrameRate(29.97), frameCount: 9)
    try await render(film, to: path) { index in
      var image = Image(width: 40, height: 30, filledWith: 0xffff_ffff)
      if index >= 4 {
        image[5, 7] = 0xff00_0000
        image[8, 20] = 0xff12_3456
      }
      return image
    }
    let chunks = chunks(of: try contents(of: path))
    #expect(
      chunks.map(\.type) == ["IHDR", "sRGB", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "IEND"])
    try #require(chunks.count == 8)
    #expect(numbers(chunks[2].data) == [2, 0])
    #expect(numbers(chunks[3].data) == [0, 40, 30, 0, 0, (4 * 1001) << 16 | 30000])
    #expect(numbers(chunks[5].data) == [1, 4, 14, 5, 7, (5 * 1001) << 16 | 30000])
    #expect(numbers(chunks[6].data).first == 2)
  }

  @Test func `a duration above the format's maximum is split into several frames`() async throws {
    let scratch = try TemporaryDirectory()
    // Frames of 1000 seconds: more than GIF's 65,535 hundredths and APNG's 65,535 ticks.
    let film = Film(width: 4, height: 3, frameRate: FrameRate(1, over: 1000), frameCount: 70)
    for name in ["film.gif", "film.apng", "film.webp"] {
      try await render(film, to: scratch.path.appending(name)) { _ in
        Image(width: 4, height: 3, filledWith: 0xff33_6699)
      }
    }
    let gif = try await probe(scratch.path.appending("film.gif"))
    #expect(gif["duration"].flatMap { Double($0) } == 70_000)
    // 70,000 seconds are 106.8 times the maximum delay.
    #expect(gif["nb_read_frames"] == "107")
    #expect(try await probe(scratch.path.appending("film.apng"))["nb_read_frames"] == "2")
    let webp = try decodeWebP(scratch.path.appending("film.webp"))
    // Milliseconds, at most 2^24 - 1 per frame.
    #expect(webp.map(\.end).last == 70_000)
    #expect(webp.count == 5)
  }

  @Test func `a gif has at least the PSNR of ffmpeg's palettegen, in no more bytes`() async throws {
    let scratch = try TemporaryDirectory()
    let film = Film(width: 320, height: 240, frameRate: 25, frameCount: 12)
    let ours = scratch.path.appending("ours.gif")
    try await render(film, to: ours, draw: discsImage)
    let lossless = scratch.path.appending("drawn.apng")
    try await render(film, to: lossless, draw: discsImage)
    let theirs = scratch.path.appending("theirs.gif")
    try await ffmpeg([
      "-i", lossless.string, "-filter_complex", "split[a][b];[a]palettegen[p];[b][p]paletteuse",
      theirs.string,
    ])
    var minimum = Double.infinity
    let (left, right) = (try await decode(ours, as: film), try await decode(theirs, as: film))
    try #require(left.count == 12 && right.count == 12)
    for index in 0..<12 {
      let drawn = discsImage(index)
      minimum = min(minimum, psnr(left[index], drawn) - psnr(right[index], drawn))
    }
    #expect(minimum >= 0)
    #expect(try contents(of: ours).count <= contents(of: theirs).count)
  }

  @Test(arguments: ["film.gif", "film.apng", "film.webp"])
  func `the file does not depend on the number of workers`(name: String) async throws {
    let scratch = try TemporaryDirectory()
    let film = Film(width: 320, height: 240, frameRate: 25, frameCount: 12)
    for jobs in [1, 3] {
      try await film.render(
        to: .movie(scratch.path.appending("\(jobs)-\(name)")), jobs: jobs, draw: discsImage,
        frames: { $0 })
    }
    let first = try contents(of: scratch.path.appending("1-\(name)"))
    let isSame = try contents(of: scratch.path.appending("3-\(name)")) == first
    #expect(isSame)
  }

  @Test(arguments: ["film.gif", "film.apng", "film.webp"])
  func `an error leaves an existing file unchanged`(name: String) async throws {
    struct TestError: Error {}
    let scratch = try TemporaryDirectory()
    let path = scratch.path.appending(name)
    try put(Array("old".utf8), into: path)
    await #expect(throws: TestError.self) {
      try await Film.sample.render(
        to: .movie(path),
        draw: { index in
          if index == 7 { throw TestError() }
          return sampleImage(index)
        }, frames: { $0 })
    }
    #expect(scratch.names == [name])
    #expect(try contents(of: path) == Array("old".utf8))
  }

  @Test func `a missing directory is an error that names the file`() async throws {
    let error = await #expect(throws: FilmError.self) {
      try await render(.sample, to: "/nowhere/film.gif", draw: sampleImage)
    }
    #expect(error?.sentence == "Cannot write /nowhere/film.gif: No such file or directory.")
  }
}
