internal import FilmKit
internal import Imaging

/// A sink that compares the frames of a film with those of a golden film, and writes them to a
/// file.
///
/// The file is the only copy of the film, so that a film of any length takes the memory of a few
/// frames.
struct FilmComparisonSink: FilmSink {
  /// A frame as it is written, and as it is compared: with the samples that the file has.
  struct Packet: Sendable {
    let frame: RawFrame
    let samples: Samples
  }

  /// Encodes frames for the file.
  struct Encoder: FrameEncoder {
    var encoder: RawFrame.Encoder
    let film: Film

    mutating func encode(_ image: Image, changed rows: Range<Int>) -> Packet {
      let frame = encoder.encode(image, changed: rows)
      var pixels = frame.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
      // An opaque film is written without alpha.
      if !film.isTransparent, !image.isOpaque {
        for index in pixels.indices { pixels[index] |= 0xFF00_0000 }
      }
      return Packet(
        frame: frame,
        samples: Samples(width: film.width, height: film.height, pixels: pixels))
    }
  }

  let movie: Movie
  /// The comparison; nil if there is no golden film.
  let comparison: FilmComparison?

  func encoder(for film: Film) -> Encoder {
    Encoder(encoder: movie.encoder(for: film), film: film)
  }

  func record(
    _ film: Film,
    _ body: (@escaping @Sendable (Packet, Int) async throws -> Void) async throws -> Void
  ) async throws -> Film.Timings? {
    try await movie.record(film) { write in
      try await body { [comparison] packet, index in
        await comparison?.add(packet.samples)
        try await write(packet.frame, index)
      }
    }
  }
}
