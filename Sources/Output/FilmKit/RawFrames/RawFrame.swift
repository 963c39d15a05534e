internal import Geometry
public import Imaging

/// An uncompressed frame: packed pixels, or planes of luma and chroma.
public struct RawFrame: Sendable {
  private enum Storage: Sendable {
    case pixels([UInt32])
    case planes(SharedPlanes)
  }

  private let storage: Storage

  /// The packed pixels, row by row.
  ///
  /// - Precondition: The frame is not planar.
  var pixels: [UInt32] {
    guard case .pixels(let pixels) = storage else {
      preconditionFailure("a planar frame has no packed pixels")
    }
    return pixels
  }

  /// Whether the frame has planes of luma and chroma, which stay as they are as long as it exists.
  var isPlanar: Bool {
    if case .planes = storage { true } else { false }
  }

  /// Calls a function with the bytes of the frame.
  ///
  /// - Parameter body: Called once, with bytes that are valid until it returns.
  /// - Returns: The result of `body`.
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    switch storage {
    case .pixels(let pixels): try pixels.withUnsafeBytes(body)
    case .planes(let planes): try planes.frame.bytes.withUnsafeBytes(body)
    }
  }
}

extension RawFrame {
  /// Converts images to raw frames in the pixel format that the film's codec reads.
  public struct Encoder: FrameEncoder {
    let film: Film
    let isPlanar: Bool
    private var planes: [ReusablePlanes] = []

    /// Creates an encoder.
    ///
    /// - Parameters:
    ///   - film: The film that the images are frames of.
    ///   - isPlanar: Whether to convert to `yuv420p`; otherwise frames are `bgr0`, or `bgra` with
    ///     straight alpha if the film is transparent.
    init(_ film: Film, isPlanar: Bool = false) {
      self.film = film
      self.isPlanar = isPlanar
    }

    /// ffmpeg's name of the pixel format.
    var pixelFormat: String { isPlanar ? "yuv420p" : film.isTransparent ? "bgra" : "bgr0" }

    /// Converts an image to a raw frame.
    public mutating func encode(_ image: Image, changed rows: Range<Int>) -> RawFrame {
      guard isPlanar else {
        return RawFrame(storage: .pixels(film.isTransparent ? image.straightPixels : image.pixels))
      }
      for index in planes.indices { planes[index].outdatedRows.formUnion(rows) }
      let index = planes.indices.first { planes[$0].isUnused } ?? planes.endIndex
      if index == planes.endIndex {
        planes.append(ReusablePlanes(width: image.width, height: image.height))
      }
      return RawFrame(storage: .planes(planes[index].updated(from: image)))
    }
  }
}

/// Planes of earlier frames, and the rows in which they differ from the current image.
///
/// The planes are reused as soon as no frame refers to them, so their number is that of the frames
/// that are being written or wait to be written.
private struct ReusablePlanes {
  private var shared: SharedPlanes
  var outdatedRows: Range<Int>

  init(width: Int, height: Int) {
    shared = SharedPlanes(PlanarFrame(width: width, height: height))
    outdatedRows = 0..<height
  }

  /// Whether no frame refers to the planes.
  var isUnused: Bool {
    mutating get { isKnownUniquelyReferenced(&shared) }
  }

  /// Converts the outdated rows and returns the planes.
  mutating func updated(from image: Image) -> SharedPlanes {
    shared.frame.convert(image, rows: outdatedRows)
    outdatedRows = 0..<0
    return shared
  }
}

/// Planes with shared ownership.
///
/// An encoder changes them only while it holds the single reference, so there is no data race.
private final class SharedPlanes: @unchecked Sendable {
  var frame: PlanarFrame

  init(_ frame: PlanarFrame) { self.frame = frame }
}

extension Range<Int> {
  /// Extends the range to the smallest one that also contains another range.
  mutating func formUnion(_ other: Range<Int>) {
    if isEmpty {
      self = other
    } else if !other.isEmpty {
      self = Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
    }
  }
}
