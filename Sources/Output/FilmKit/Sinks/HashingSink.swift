package import FileIO
package import Imaging
internal import Synchronization

/// A sink that passes a film to another sink, and hashes the pixels of each frame.
package struct HashingSink<Base: FilmSink>: FilmSink {
  /// A packet of the other sink, and the hash of its frame.
  package struct Packet: Sendable {
    fileprivate let packet: Base.Packet
    fileprivate let hash: ContentHash
  }

  private let base: Base
  private let recorded = FrameHashes()

  /// Creates a sink.
  ///
  /// - Parameter base: The sink that writes the film.
  package init(_ base: Base) {
    self.base = base
  }

  /// The hashes of the frames that were written, in order.
  package var hashes: [ContentHash] {
    recorded.hashes.withLock { hashes in hashes.keys.sorted().compactMap { hashes[$0] } }
  }

  /// Returns the parts of the other sink.
  package func parts(of film: Film, jobs: Int) -> FilmParts { base.parts(of: film, jobs: jobs) }

  /// Creates an encoder of the other sink that hashes images, too.
  package func encoder(for film: Film) -> Encoder { Encoder(base: base.encoder(for: film)) }

  /// Encodes and hashes images; an unchanged image is not hashed again.
  package struct Encoder: FrameEncoder {
    fileprivate var base: Base.Encoder
    private var hash: ContentHash?

    fileprivate init(base: Base.Encoder) {
      self.base = base
    }

    /// Returns the packet of the other sink with the hash of the pixels.
    package mutating func encode(_ image: Image, changed rows: Range<Int>) throws -> Packet {
      let hash = rows.isEmpty ? self.hash ?? image.contentHash : image.contentHash
      self.hash = hash
      return Packet(packet: try base.encode(image, changed: rows), hash: hash)
    }
  }

  /// Records the film with the other sink.
  package func record(
    _ film: Film,
    _ body: (@escaping @Sendable (Packet, Int) async throws -> Void) async throws -> Void
  ) async throws -> Film.Timings? {
    try await base.record(film) { [recorded] write in
      try await body { packet, index in
        recorded.hashes.withLock { $0[index] = packet.hash }
        try await write(packet.packet, index)
      }
    }
  }
}

/// The hashes of the frames that a sink has received, by their indices.
private final class FrameHashes: Sendable {
  let hashes = Mutex<[Int: ContentHash]>([:])
}

extension Image {
  /// The hash of the pixels, row by row, as premultiplied blue, green, red and alpha.
  package var contentHash: ContentHash {
    pixels.withUnsafeBytes { ContentHash(of: $0) }
  }
}
