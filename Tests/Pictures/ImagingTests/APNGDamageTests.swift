import Imaging
import TestSupport
import Testing

@Suite struct `Damaged APNG` {
  /// The chunks of a valid animation: IHDR, acTL, fcTL 0, IDAT, fcTL 1, fdAT 2, fdAT 3, IEND.
  private static let chunks: [PNGChunk] = {
    var generator = SeededGenerator(seed: 21)
    let format = SampleFormat(
      colorType: .rgba, depth: 8, isInterlaced: false, hasTransparencyChunk: false)
    return SampleAnimation(
      format, PixelSize(width: 5, height: 4), frameCount: 2, using: &generator
    ).chunks
  }()

  /// Returns the sentence of the error in a changed file.
  private func sentence(_ change: (inout [PNGChunk]) -> Void) throws -> String {
    var chunks = Self.chunks
    change(&chunks)
    let error = try #require(throws: PNGError.self) { try frames(of: PNGChunk.file(chunks)) }
    return "\(error)".replacing("a.apng is a damaged PNG file: ", with: "")
  }

  /// Returns the position of a chunk of the valid animation.
  private func position(of index: Int) -> Int {
    PNGChunk.file(Array(Self.chunks[..<index])).count
  }

  @Test func `is a still image`() throws {
    let text = try sentence { $0.removeAll { !["IHDR", "IDAT", "IEND"].contains($0.type) } }
    #expect(
      text
        == "a.apng is not an animated PNG file: there is no acTL chunk before its image data")
    let error = #expect(throws: PNGError.self) { try frames(of: Array("GIF89a".utf8)) }
    #expect(error?.kind == .notPNG)
  }

  @Test func `has the wrong number of frames`() throws {
    #expect(try sentence { $0[1].data[3] = 0 } == "it announces 0 frames")
    #expect(
      try sentence { $0[1].data[3] = 1 } == "it has more frames than the 1 that it announces")
    #expect(try sentence { $0[1].data[3] = 3 } == "it announces 3 frames and has 2")
    // The largest number takes no memory.
    #expect(
      try sentence { $0[1].data[0...3] = [0x7F, 255, 255, 255] }
        == "it announces 2147483647 frames and has 2")
    #expect(
      try sentence {
        $0[1].data[3] = 1
        $0.removeSubrange(4...6)
        $0.swapAt(2, 3)
      } == "frame 0: it has no image data")
  }

  @Test func `has frame chunks in a wrong order`() throws {
    #expect(
      try sentence { $0.swapAt(5, 6) } == "a frame chunk has the sequence number 3, not 2")
    #expect(try sentence { $0[2].data[3] = 1 } == "a frame chunk has the sequence number 1, not 0")
    #expect(
      try sentence { $0.swapAt(4, 5) }
        == "its chunk fdAT at byte \(position(of: 4)) belongs to no frame")
    #expect(
      try sentence { $0.insert($0[5], at: 1) } == "its chunk fdAT at byte 33 belongs to no frame")
    #expect(try sentence { $0.append($0.remove(at: 3)) } == "its frame 0 has no image data")
    #expect(
      try sentence { $0.insert($0[3], at: 7) } == "it has image data (IDAT) in two places")
    #expect(try sentence { $0.insert($0[1], at: 1) } == "it has two acTL chunks")
    #expect(try sentence { $0.insert($0[0], at: 1) } == "it has two headers (IHDR)")
    #expect(try sentence { $0.removeSubrange(5...6) } == "frame 1: it has no image data")
    #expect(
      try sentence { $0.removeAll { $0.type == "IDAT" || $0.data.count < 5 && $0.type != "IEND" } }
        != "")
    #expect(
      try sentence { $0.insert(PNGChunk(type: "CRIT", data: []), at: 5) }
        == "its critical chunk CRIT is unknown or out of place")
  }

  @Test func `has a frame with fields that the standard does not allow`() throws {
    func area(_ numbers: [UInt32]) -> [UInt8] { numbers.flatMap(bigEndian) }
    for (numbers, place) in [
      ([6, 4, 0, 0], "6 x 4 pixels at (0, 0)"), ([5, 4, 1, 0], "5 x 4 pixels at (1, 0)"),
      ([1, 1, 5, 0], "1 x 1 pixels at (5, 0)"), ([0, 4, 0, 0], "0 x 4 pixels at (0, 0)"),
      ([UInt32.max, 1, UInt32.max, 0], "4294967295 x 1 pixels at (4294967295, 0)"),
    ] {
      #expect(
        try sentence { $0[4].data[4..<20] = ArraySlice(area(numbers)) }
          == "its frame 1 is \(place), outside of its 5 x 4")
    }
    #expect(
      try sentence { $0[2].data[4..<20] = ArraySlice(area([4, 4, 0, 0])) }
        == "its frame 0 is the still image, and smaller than its 5 x 4 pixels")
    #expect(
      try sentence { $0[4].data[24] = 3 }
        == "its frame 1 has the dispose operation 3; there are 0, 1 and 2")
    #expect(
      try sentence { $0[4].data[25] = 2 }
        == "its frame 1 has the blend operation 2; there are 0 and 1")
    #expect(
      try sentence { $0[4].data.removeLast() }
        == "its chunk fcTL at byte \(position(of: 4)) has 25 bytes of data; 26 are allowed")
    #expect(
      try sentence { $0[5].data = [0, 0, 2] }
        == "its chunk fdAT at byte \(position(of: 5)) has 3 bytes of data; at least 4 are needed")
  }

  @Test func `has image data of the wrong length`() throws {
    #expect(
      try sentence { $0.remove(at: 6) } == "frame 1: libpng reports \"Not enough image data\"")
    #expect(
      try sentence { $0[6].data += [UInt8](repeating: 0, count: 70_000) }
        .hasPrefix("its frame 1 has more than the "))
  }

  @Test func `is found by the checksum of every chunk`() throws {
    for index in Self.chunks.indices {
      var file = PNGChunk.signature
      for (other, chunk) in Self.chunks.enumerated() {
        file += chunk.bytes
        if other == index { file[file.count - 1] ^= 1 }
      }
      let error = try #require(throws: PNGError.self) { try frames(of: file) }
      #expect(error.reason.hasSuffix("has a wrong checksum (CRC)"))
    }
  }

  @Test func `is found wherever a file is truncated`() {
    let file = PNGChunk.file(Self.chunks)
    for length in 0..<file.count {
      #expect(throws: PNGError.self, "truncated to \(length) bytes") {
        try frames(of: Array(file[..<length]))
      }
    }
  }

  @Test func `has no frames after an error`() throws {
    var chunks = Self.chunks
    chunks[4].data[24] = 3
    let reader = try APNGReader(PNGFile(PNGChunk.file(chunks), name: "a.apng"))
    #expect(throws: PNGError.self) { try reader.next() }
    #expect(try reader.next() == nil)
  }

  @Test func `at random, with valid CRCs, is an error or gives the announced frames`() throws {
    var generator = SeededGenerator(seed: 22)
    let size = PixelSize(width: 6, height: 5)
    let files = SampleFormat.all.map {
      SampleAnimation($0, size, frameCount: 3, using: &generator).chunks
    }
    var errors = 0
    for turn in 0..<10_000 {
      var chunks = files[turn % files.count]
      let index = Int.random(in: chunks.indices.dropLast(), using: &generator)
      let offset = Int.random(in: chunks[index].data.indices, using: &generator)
      chunks[index].data[offset] = generator.next(upperBound: 255)
      if turn % 7 == 0 { chunks.swapAt(index, chunks.count - 2) }
      if turn % 11 == 0 { chunks.remove(at: Int.random(in: chunks.indices, using: &generator)) }
      do {
        let file = PNGChunk.file(chunks)
        let reader = try APNGReader(PNGFile(file, name: "a.apng"))
        var count = 0
        while let frame = try reader.next() {
          #expect(frame.samples.size == reader.size)
          count += 1
        }
        #expect(count == reader.frameCount)
      } catch {
        errors += 1
      }
    }
    // Changed samples are not errors, changed headers and streams are; both must be frequent.
    #expect((2000...9000).contains(errors))
  }
}
