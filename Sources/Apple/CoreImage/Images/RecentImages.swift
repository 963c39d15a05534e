package import PictureKit
private import Synchronization

/// The images of Core Image whose bitmaps were made last, so that a `UIImage` knows its own.
package enum RecentImages {
  /// An image that no one changes.
  private struct Entry: @unchecked Sendable {
    let bitmap: Bitmap
    let image: CIImage
  }

  /// The number of images that are kept.
  private static let limit = 16
  private static let entries = Mutex<[Entry]>([])

  /// Keeps the image of a bitmap; the oldest of too many is dropped.
  package static func add(_ image: CIImage, of bitmap: Bitmap) {
    let entry = Entry(bitmap: bitmap, image: image)
    entries.withLock { entries in
      entries.append(entry)
      if entries.count > limit { entries.removeFirst() }
    }
  }

  /// Returns the image of a bitmap; nil unless it was made lately.
  package static func image(of bitmap: Bitmap) -> CIImage? {
    entries.withLock { entries in entries.last { $0.bitmap == bitmap } }?.image
  }
}
