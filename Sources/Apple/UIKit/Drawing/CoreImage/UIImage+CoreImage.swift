internal import Geometry
internal import ImageFilters
public import PictureKit
private import Synchronization

/// The images of Core Image whose bitmaps were made last, so that a `UIImage` knows its own.
private let recentImages = Mutex<[(bitmap: Bitmap, image: RecentImage)]>([])

/// An image that no one changes.
private struct RecentImage: @unchecked Sendable { let image: CIImage }

extension Drawing {
  /// Creates an image of one of Core Image, with one pixel a point.
  ///
  /// The pixels of its extent are computed at once; an infinite or empty one gives an image without a
  /// size.
  public init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }

  /// Creates an image of one of Core Image.
  ///
  /// - Parameters:
  ///   - ciImage: The image.
  ///   - scale: The pixels of a point.
  ///   - orientation: How the image is turned to be shown.
  public init(ciImage: CIImage, scale: Double, orientation: Orientation) {
    guard let bitmap = ciImage.filtered.bitmap(of: ciImage.extent) else {
      self.init()
      return
    }
    recentImages.withLock { images in
      images.append((bitmap, RecentImage(image: ciImage)))
      if images.count > 16 { images.removeFirst() }
    }
    self.init(bitmap, scale: scale > 0 && scale.isFinite ? scale : 1, orientation: orientation)
  }

  /// The image of Core Image of which this one was created lately; nil for others.
  public var ciImage: CIImage? {
    guard let bitmap else { return nil }
    return recentImages.withLock { images in
      images.last { $0.bitmap == bitmap }.map(\.image)
    }?.image
  }
}
