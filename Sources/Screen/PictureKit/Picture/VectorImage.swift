public import Geometry

/// An immutable vector image with shared storage: an SVG document and its size.
///
/// A rasterizer draws the document for the pixels on which it falls, so that it is sharp at every
/// scale. A copy shares the storage of the original.
public struct VectorImage: Sendable {
  /// The size for which the document is drawn before it is scaled, in points.
  public var size: Size { storage.size }
  /// The bytes of the SVG document.
  public var document: [UInt8] { storage.document }
  private let storage: Storage

  /// Creates a vector image.
  ///
  /// - Parameters:
  ///   - size: The size; width and height are above 0.
  ///   - document: The SVG document, which must not refer to other files. A rasterizer reports a
  ///     document that it cannot draw.
  public init(size: Size, document: [UInt8]) {
    precondition(
      size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite,
      "a vector image's width and height must be finite and above 0, not \(size)")
    storage = Storage(size: size, document: document)
  }

  private final class Storage: Sendable {
    let size: Size
    let document: [UInt8]

    init(size: Size, document: [UInt8]) {
      self.size = size
      self.document = document
    }
  }
}

extension VectorImage: Hashable {
  /// Returns whether two images have the same size and document; O(1) for copies of one image.
  public static func == (left: VectorImage, right: VectorImage) -> Bool {
    left.storage === right.storage
      || (left.size == right.size && left.document == right.document)
  }

  /// Hashes the size and the length of the document.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(size)
    hasher.combine(document.count)
  }
}
