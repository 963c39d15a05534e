import Imaging
import TestSupport
import Testing

@Suite struct `Damaged PNG` {
  private static let header = PNGChunk.header(width: 2, height: 1)
  private static let data = PNGChunk.imageData([0, 1, 2, 3, 255, 4, 5, 6, 255])

  @Test(
    arguments: [
      ([], "a.png is not a PNG file: it is empty"),
      (Array("GIF89a".utf8), "a.png is not a PNG file: it does not begin with the PNG signature"),
      ([137, 80, 78], "a.png is a damaged PNG file: it ends after 3 bytes, within its header"),
      (
        PNGChunk.file([.end, header, data]),
        "a.png is a damaged PNG file: its first chunk is not a header (IHDR) of 13 bytes"
      ),
      (
        PNGChunk.file([header, .end]),
        "a.png is a damaged PNG file: it has no image data (IDAT)"
      ),
      (
        PNGChunk.file([header, data]),
        "a.png is a damaged PNG file: it ends early, after 65 bytes"
      ),
      (
        PNGChunk.file([header, .imageData([0, 1, 2, 3, 255]), .end]),
        "a.png is a damaged PNG file: libpng reports \"Not enough image data\""
      ),
      (
        PNGChunk.file([header, PNGChunk(type: "IDAT", data: [1, 2, 3]), .end]),
        "a.png is a damaged PNG file: libpng reports \"IDAT: incorrect header check\""
      ),
      (
        PNGChunk.file([header, PNGChunk(type: "CRIT", data: []), data, .end]),
        "a.png is a damaged PNG file: libpng reports \"CRIT: unhandled critical chunk\""
      ),
      (
        PNGChunk.file([.header(width: 2, height: 1, colorType: 3), data, .end]),
        "a.png is a damaged PNG file: libpng reports \"IDAT: Missing PLTE before IDAT\""
      ),
    ] as [([UInt8], String)])
  func `is reported in a sentence`(file: [UInt8], sentence: String) {
    expectError(sentence, in: file)
  }

  @Test(arguments: [
    (
      PNGChunk.header(width: 0, height: 5), PNGError.Kind.damaged,
      "its header claims 0 x 5 pixels; a side is at least 1"
    ),
    (
      .header(width: 1_000_000, height: 1_000_000), .tooLarge,
      "its header claims 1000000 x 1000000 pixels; a side may have up to 32768"
    ),
    (
      .header(width: 32_768, height: 32_768), .tooLarge,
      "its header claims 32768 x 32768 pixels; an image may have up to 268435456"
    ),
    (
      .header(width: 4_294_967_295, height: 1), .tooLarge,
      "its header claims 4294967295 x 1 pixels; a side may have up to 32768"
    ),
    (
      .header(width: 1, height: 1, colorType: 5), .damaged,
      "its header names color type 5; there are 0, 2, 3, 4 and 6"
    ),
    (
      .header(width: 1, height: 1, depth: 4, colorType: 2), .damaged,
      "its header names bit depth 4; color type 2 has 8, 16"
    ),
    (
      .header(width: 1, height: 1, interlacing: 2), .damaged,
      "its header names compression 0, filter 0, interlacing 2; "
        + "the standard has 0, 0, and 0 or 1"
    ),
  ])
  func `in the header is reported in a sentence`(
    header: PNGChunk, kind: PNGError.Kind, reason: String
  ) throws {
    let file = PNGChunk.file([header, Self.data, .end])
    let error = try #require(throws: PNGError.self) { try decode(file) }
    #expect(error.kind == kind)
    #expect(error.reason == reason)
  }

  @Test(arguments: ["IHDR", "IDAT", "IEND"])
  func `is found by the CRC of each critical chunk`(type: String) {
    var file = PNGChunk.signature
    for chunk in [Self.header, Self.data, .end] {
      file += chunk.bytes
      if chunk.type == type { file[file.count - 1] ^= 1 }
    }
    expectError("a.png is a damaged PNG file: libpng reports \"\(type): CRC error\"", in: file)
  }

  @Test func `in an optional chunk is not an error`() throws {
    var text = PNGChunk(type: "tEXt", data: [65, 0, 66]).bytes
    text[text.count - 1] ^= 1
    let file =
      PNGChunk.signature + Self.header.bytes + text + Self.data.bytes + PNGChunk.end.bytes
    #expect(try decode(file).pixels == [0xFF01_0203, 0xFF04_0506])
  }

  @Test(arguments: [false, true])
  func `is found wherever a file is truncated`(isInterlaced: Bool) {
    var generator = SeededGenerator(seed: 2)
    let format = SampleFormat(
      colorType: .palette, depth: 4, isInterlaced: isInterlaced, hasTransparencyChunk: true)
    let size = PixelSize(width: 9, height: 9)
    let file = SampleImage(format, size, using: &generator).file
    for length in 0..<file.count {
      #expect(throws: PNGError.self, "truncated to \(length) bytes") {
        try decode(Array(file[..<length]))
      }
    }
  }

  @Test func `is found in a header whose size is too large for the file's length`() {
    let file = PNGChunk.file([.header(width: 16_384, height: 16_384), Self.data, .end])
    expectError(
      "a.png is a damaged PNG file: its header claims 16384 x 16384 pixels, "
        + "more than its 77 bytes can hold",
      in: file)
  }

  @Test(arguments: [0, 1])
  func `is found where the image data is shorter than the header's size`(interlacing: Int) {
    let header = PNGChunk.header(
      width: 16_384, height: 16_384, depth: 1, colorType: 0, interlacing: interlacing)
    let data = PNGChunk.imageData([UInt8](repeating: 0, count: 40_000))
    let file = PNGChunk.file([header, data, .end])
    expectError(
      "a.png is a damaged PNG file: libpng reports \"Not enough image data\"", in: file)
  }

  @Test func `at random is an error or gives an image of the header's size`() throws {
    var generator = SeededGenerator(seed: 3)
    let size = PixelSize(width: 9, height: 7)
    let files = SampleFormat.all.map { SampleImage($0, size, using: &generator).file }
    var errors = 0
    for turn in 0..<10_000 {
      var file = files[turn % files.count]
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        file[Int.random(in: file.indices, using: &generator)] = generator.next(upperBound: 255)
      }
      if try !decodes(file) { errors += 1 }
    }
    // CRCs detect nearly all changes.
    #expect(errors > 9000)
  }

  @Test func `with valid CRCs is an error or gives an image of the header's size`() throws {
    var generator = SeededGenerator(seed: 4)
    let size = PixelSize(width: 9, height: 7)
    let files = SampleFormat.all.map { SampleImage($0, size, using: &generator).chunks }
    var errors = 0
    for turn in 0..<10_000 {
      var chunks = files[turn % files.count]
      let index = Int.random(in: chunks.indices.dropLast(), using: &generator)
      let last = chunks[index].data.count - 1
      // The first bytes of a chunk, which have headers of streams, are changed more often.
      let offset = Int.random(
        in: 0...Int.random(in: 0...last, using: &generator), using: &generator)
      chunks[index].data[offset] = generator.next(upperBound: 255)
      if turn % 7 == 0 { chunks.swapAt(index, chunks.count - 2) }
      if try !decodes(PNGChunk.file(chunks)) { errors += 1 }
    }
    // Changed samples are not errors, changed headers and streams are; both must be frequent.
    #expect((2000...8000).contains(errors))
  }

  /// Returns whether a file is decoded, to the size in its header; false for a `PNGError`.
  private func decodes(_ file: [UInt8]) throws -> Bool {
    do {
      let image = try decode(file)
      let width = file[16..<20].reduce(0) { $0 << 8 | Int($1) }
      let height = file[20..<24].reduce(0) { $0 << 8 | Int($1) }
      #expect(image.size == PixelSize(width: width, height: height))
      return true
    } catch is PNGError {
      return false
    }
  }

  private func expectError(_ sentence: String, in file: [UInt8]) {
    let error = #expect(throws: PNGError.self) { try decode(file) }
    #expect(error.map { "\($0)" } == sentence)
  }
}
