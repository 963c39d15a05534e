import Imaging
import TestSupport
import Testing

@Suite struct `Damaged JPEG` {
  private static let photo = samplePhoto(width: 23, height: 17)

  private static func files() async throws -> [[UInt8]] {
    let source = portablePixmap(photo)
    var files: [[UInt8]] = []
    for options in [["-sample", "2x2"], ["-progressive"], ["-arithmetic"], ["-restart", "1"]] {
      files.append(try await output(of: "cjpeg", options, input: source))
    }
    return files
  }

  @Test func `is found wherever a file is truncated`() async throws {
    for file in try await Self.files() {
      for length in 0..<file.count {
        let error = #expect(throws: ImageError.self, "truncated to \(length) bytes") {
          try decodeImage(Array(file[..<length]))
        }
        guard length >= 3 else { continue }
        #expect(error?.description.hasPrefix("a is a damaged JPEG file: ") == true)
      }
    }
  }

  @Test func `at random is an error or gives an image`() async throws {
    var generator = SeededGenerator(seed: 5)
    let files = try await Self.files()
    var errors = 0
    for turn in 0..<8000 {
      var file = files[turn % files.count]
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        file[Int.random(in: file.indices, using: &generator)] = generator.next(upperBound: 255)
      }
      do {
        _ = try decodeImage(file)
      } catch is ImageError {
        errors += 1
      }
    }
    // Changed samples are not errors, changed headers and codes are; both must be frequent.
    #expect((1500...7000).contains(errors), "\(errors)")
  }

  @Test func `is found where the image data is shorter than the header's size`() throws {
    var file = try JPEG.encode(Self.photo, quality: 0.5)
    // The frame header: FF C0, length, precision, height and width of 16 bits each.
    let frame = try #require(
      file.indices.dropLast().first { file[$0] == 0xFF && file[$0 + 1] == 0xC0 })
    file.replaceSubrange(frame + 5..<frame + 9, with: [0x20, 0, 0x20, 0])
    expectError(
      "a is a damaged JPEG file: libjpeg reports \"Corrupt JPEG data: premature end of data segment\"",
      in: file)
  }

  @Test(
    arguments: [
      (
        [0x90, 0, 0, 1],
        "a is too large: its header claims 1 x 36864 pixels; a side may have up to 32768"
      ),
      (
        [0x80, 0, 0x80, 0],
        "a is too large: its header claims 32768 x 32768 pixels; an image may have up to 134217728"
      ),
      (
        [0, 0, 0, 1],
        "a is a damaged JPEG file: libjpeg reports \"Empty JPEG image (DNL not supported)\""
      ),
    ] as [([UInt8], String)])
  func `in the size is reported before memory is taken`(size: [UInt8], sentence: String) throws {
    var file = try JPEG.encode(Self.photo, quality: 0.5)
    let frame = try #require(
      file.indices.dropLast().first { file[$0] == 0xFF && file[$0 + 1] == 0xC0 })
    file.replaceSubrange(frame + 5..<frame + 9, with: size)
    expectError(sentence, in: file)
  }

  @Test func `by thousands of scans is an error`() async throws {
    let file = try await output(
      of: "cjpeg", ["-progressive", "-grayscale"], input: portablePixmap(Self.photo))
    // The first scan, of the mean colors, again and again.
    let markers = file.indices.dropLast().filter { file[$0] == 0xFF && file[$0 + 1] != 0 }
    let first = try #require(markers.firstIndex { file[$0 + 1] == 0xDA })
    let scan = file[markers[first]..<markers[first + 1]]
    let bomb = file[..<markers[first]] + (0..<600).flatMap { _ in scan }
    expectError(
      "a is a damaged JPEG file: libjpeg reports \"more than 64 scans\"",
      in: bomb + [0xFF, 0xD9])
  }

  private func expectError(_ sentence: String, in file: [UInt8]) {
    let error = #expect(throws: ImageError.self) { try decodeImage(file) }
    #expect(error.map { "\($0)" } == sentence)
  }
}
