public import Geometry
internal import ImageFilters
public import PictureKit

extension Drawing {
  /// Creates an image of one of Core Image, with one pixel a point.
  ///
  /// The pixels of its extent are computed at once; an infinite or empty one gives an image without
  /// a size.
  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }

  /// Creates an image of one of Core Image.
  ///
  /// - Parameters:
  ///   - ciImage: The image.
  ///   - scale: The pixels of a point.
  ///   - orientation: How the image is turned to be shown.
  public convenience init(ciImage: CIImage, scale: Double, orientation: Orientation) {
    guard let bitmap = ciImage.filtered.bitmap(of: ciImage.extent) else {
      self.init()
      return
    }
    RecentImages.add(ciImage, of: bitmap)
    self.init(bitmap, scale: scale > 0 && scale.isFinite ? scale : 1, orientation: orientation)
  }

  /// The image of Core Image of which this one was created lately; nil for others.
  public var ciImage: CIImage? { bitmap.flatMap { RecentImages.image(of: $0) } }
}

extension CIImage {
  /// Creates an image of the bitmap of one of UIKit, as it is stored; nil without a size.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - options: Options, none by default, which have no effect.
  public convenience init?(image: Drawing, options: [CIImageOption: Any]? = nil) {
    self.init(drawing: image)
  }
}

extension Color {
  /// Creates a color of one of Core Image.
  public init(ciColor: CIColor) { self = ciColor.cgColor }

  /// The color for Core Image.
  public var ciColor: CIColor { CIColor(cgColor: self) }
}

extension CIColor {
  /// Creates a color of one of UIKit.
  public convenience init(color: Color) { self.init(cgColor: color) }
}
