import Imaging
import TestSupport
import Testing

@Suite struct `WebP decoding` {
  private let photo = samplePhoto(width: 37, height: 29)

  @Test func `of a lossless file is exact`() async throws {
    #expect(try decodeImage(try await webP(["-lossless"])) == photo)
  }

  @Test func `of a lossy file gives the pixels that dwebp gives`() async throws {
    let file = try await webP(["-q", "60"])
    let expected = try await output(
      of: "dwebp", ["-quiet", "-ppm", "-o", "-", "--", "-"], input: file)
    #expect(try decodeImage(file) == image(ofPortableAnymap: expected))
  }

  @Test func `premultiplies alpha as the PNG decoder does`() async throws {
    var image = photo
    for index in image.pixels.indices {
      // Premultiplied pixels of all opacities.
      let alpha = UInt32(index % 256)
      image.pixels[index] = alpha << 24 | alpha / 2 << 16 | alpha / 3 << 8 | alpha
    }
    let file = try await output(
      of: "cwebp", ["-quiet", "-lossless", "-exact", "-o", "-", "--", "-"],
      input: PNG.encode(image))
    #expect(try decodeImage(file) == image)
  }

  @Test func `of an animated file gives its first frame on a transparent canvas`() async throws {
    let frame = Array(try await webP(["-lossless"]).dropFirst(12))
    let file = animation(
      canvas: (50, 40), frames: [(x: 6, y: 4, frame), (x: 0, y: 0, frame)], of: photo.size)
    let image = try decodeImage(file)
    #expect(image.size == PixelSize(width: 50, height: 40))
    #expect(image[5, 4] == 0 && image[6, 3] == 0 && image[6 + 37, 4] == 0)
    #expect(image[6, 4] == photo[0, 0] && image[6 + 36, 4 + 28] == photo[36, 28])
  }

  @Test func `finds wherever a file is truncated`() async throws {
    for options in [["-lossless"], ["-q", "50"]] {
      let file = try await webP(options)
      for length in 0..<file.count {
        #expect(throws: ImageError.self, "truncated to \(length) bytes") {
          try decodeImage(Array(file[..<length]))
        }
      }
      expectError("a is a damaged WebP file: it ends early, after 40 bytes", in: Array(file[..<40]))
    }
  }

  @Test func `of damage at random is an error or gives an image`() async throws {
    var generator = SeededGenerator(seed: 6)
    let frame = Array(try await webP(["-lossless"]).dropFirst(12))
    let files = [
      try await webP(["-lossless"]), try await webP(["-q", "50"]),
      animation(canvas: (50, 40), frames: [(x: 6, y: 4, frame)], of: photo.size),
    ]
    var errors = 0
    for turn in 0..<6000 {
      var file = files[turn % files.count]
      // The beginning, which has the headers, is changed more often.
      let last = Int.random(in: 1..<file.count, using: &generator)
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        file[Int.random(in: 0...last, using: &generator)] = generator.next(upperBound: 255)
      }
      do {
        _ = try decodeImage(file)
      } catch is ImageError {
        errors += 1
      }
    }
    #expect((500...5500).contains(errors), "\(errors)")
  }

  @Test func `rejects a canvas that is too large before memory is taken`() async throws {
    let frame = Array(try await webP(["-lossless"]).dropFirst(12))
    let file = animation(canvas: (1 << 24, 2), frames: [(x: 0, y: 0, frame)], of: photo.size)
    expectError(
      "a is too large: its header claims 16777216 x 2 pixels; a side may have up to 32768",
      in: file)
  }

  private func webP(_ options: [String]) async throws -> [UInt8] {
    try await output(
      of: "cwebp", ["-quiet"] + options + ["-o", "-", "--", "-"], input: portablePixmap(photo))
  }

  private func expectError(_ sentence: String, in file: [UInt8]) {
    let error = #expect(throws: ImageError.self) { try decodeImage(file) }
    #expect(error.map { "\($0)" } == sentence)
  }
}

/// Returns an animated WebP (RFC 9649, 2.7) of frames, which are chunks of lossless images.
private func animation(
  canvas: (width: Int, height: Int), frames: [(x: Int, y: Int, chunks: [UInt8])], of size: PixelSize
) -> [UInt8] {
  func number(_ value: Int, _ byteCount: Int) -> [UInt8] {
    (0..<byteCount).map { UInt8(value >> (8 * $0) & 0xFF) }
  }
  func chunk(_ type: String, _ contents: [UInt8]) -> [UInt8] {
    Array(type.utf8) + number(contents.count, 4) + contents
      + [UInt8](repeating: 0, count: contents.count % 2)
  }
  let header = [0x12, 0, 0, 0] + number(canvas.width - 1, 3) + number(canvas.height - 1, 3)
  var chunks = chunk("VP8X", header) + chunk("ANIM", [0, 0, 0, 0, 0, 0])
  for frame in frames {
    chunks += chunk(
      "ANMF",
      number(frame.x / 2, 3) + number(frame.y / 2, 3) + number(size.width - 1, 3)
        + number(size.height - 1, 3) + number(100, 3) + [0] + frame.chunks)
  }
  return Array("RIFF".utf8) + number(4 + chunks.count, 4) + Array("WEBP".utf8) + chunks
}
