public import Imaging

/// A frame as bytes that another program reads.
public struct RawFrame: Sendable {
  private enum Content: Sendable {
    case pixels([UInt32])
    case planes(SharedPlanes)
  }

  private let content: Content

  /// The pixels, row by row, of a frame that is not planar.
  var pixels: [UInt32] {
    guard case .pixels(let pixels) = content else {
      preconditionFailure("planes of luma and chroma are no pixels")
    }
    return pixels
  }

  /// Calls a function with the bytes.
  ///
  /// - Parameter body: Is called once, with bytes that are valid until it returns.
  /// - Returns: What it returns.
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    switch content {
    case .pixels(let pixels): try pixels.withUnsafeBytes(body)
    case .planes(let planes): try planes.frame.bytes.withUnsafeBytes(body)
    }
  }
}

extension RawFrame {
  /// Makes raw frames: pixels as drawn, straight where the film is transparent, or planes of luma
  /// and chroma.
  public struct Encoder: FrameEncoder {
    let film: Film
    let isPlanar: Bool
    private var planes: [StalePlanes] = []

    init(_ film: Film, isPlanar: Bool = false) {
      self.film = film
      self.isPlanar = isPlanar
    }

    /// What ffmpeg calls the layout of the bytes.
    var layout: String { isPlanar ? "yuv420p" : film.isTransparent ? "bgra" : "bgr0" }

    /// The bytes of an image.
    public mutating func payload(of image: Image, changed rows: Range<Int>) -> RawFrame {
      guard isPlanar else {
        return RawFrame(content: .pixels(film.isTransparent ? image.straightPixels : image.pixels))
      }
      for index in planes.indices { planes[index].stale.formUnion(rows) }
      let index = planes.indices.first { planes[$0].isIdle } ?? planes.endIndex
      if index == planes.endIndex {
        planes.append(StalePlanes(width: image.width, height: image.height))
      }
      return RawFrame(content: .planes(planes[index].refreshed(from: image)))
    }
  }
}

/// Planes that have been handed out, and the rows of them that are behind the image by now.
///
/// They are used again as soon as nobody else has them, so as many exist as are written or wait for
/// that at a time.
private struct StalePlanes {
  private var shared: SharedPlanes
  var stale: Range<Int>

  init(width: Int, height: Int) {
    shared = SharedPlanes(PlanarFrame(width: width, height: height))
    stale = 0..<height
  }

  /// Whether nobody else has the planes.
  var isIdle: Bool {
    mutating get { isKnownUniquelyReferenced(&shared) }
  }

  /// Converts what is stale and hands the planes out.
  mutating func refreshed(from image: Image) -> SharedPlanes {
    shared.frame.convert(image, rows: stale)
    stale = 0..<0
    return shared
  }
}

/// Planes that a worker fills while it alone has them, and a writer reads while both have them.
private final class SharedPlanes: @unchecked Sendable {
  var frame: PlanarFrame

  init(_ frame: PlanarFrame) { self.frame = frame }
}

extension Range<Int> {
  /// Grows to the least range that holds another one as well.
  mutating func formUnion(_ other: Range<Int>) {
    if isEmpty {
      self = other
    } else if !other.isEmpty {
      self = Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
    }
  }
}
