internal import Geometry
internal import ImageComparison
internal import Imaging
public import PictureKit

extension Diffing where Value == UIImage {
  /// Compares images by their pixels.
  public static let image = Diffing.image()

  /// The image of a view without a size, which has a sentence in place of pixels.
  fileprivate static var missing: UIImage {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 400, height: 80))
    label.backgroundColor = .red
    label.text =
      "Error: No image could be generated for this view as its size was zero. Please set an explicit "
      + "size in the test."
    label.textAlignment = .center
    label.numberOfLines = 3
    return ViewDrawing(size: nil, safeArea: .zero, traits: UITraitCollection()).image(of: label)
  }

  /// Compares images by their pixels.
  ///
  /// - Parameters:
  ///   - precision: The part of the pixels that must match, 0 to 1.
  ///   - perceptualPrecision: How much a pixel must be like the expected one, 0 to 1: 1 minus a
  ///     hundredth of the distance of the colors in CIELAB.
  ///   - scale: The number of pixels per point of images from files; that of the device unless
  ///     given.
  /// - Returns: The comparison.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Diffing {
    let scale = scale.flatMap { $0 > 0 ? $0 : nil } ?? UIScreen.main.scale
    return Diffing(
      toData: { ($0.pngData() ?? missing.pngData()) ?? Data() },
      fromData: { UIImage(data: $0, scale: scale) ?? UIImage() },
      diff: { expected, actual in
        ImageDifference(precision: precision, perceptualPrecision: perceptualPrecision)
          .sentence(expected, actual).map { ($0, []) }
      })
  }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// Compares images by their pixels.
  public static var image: Snapshotting { .image() }

  /// Compares images by their pixels.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(
        precision: precision, perceptualPrecision: perceptualPrecision, scale: scale)
    ) { image in image }
  }
}

/// Compares two images by precisions.
struct ImageDifference {
  let precision: Float
  let perceptualPrecision: Float

  /// Returns what differs; nil if the images match.
  func sentence(_ expected: UIImage, _ actual: UIImage) -> String? {
    guard let old = expected.samples else { return "the snapshot on disk is no image" }
    guard let new = actual.samples ?? Diffing<UIImage>.missing.samples else {
      return "the image is empty"
    }
    guard old.size == new.size else {
      return "the image is \(new.size) pixels, the snapshot \(old.size)"
    }
    // Graphics libraries select their code by processor, and the variants round differently.
    let exact = ImageComparer(
      metric: .channel(tolerance: 1),
      allowance: precision < 1 ? .percent(Double(1 - precision) * 100) : .pixels(0))
    guard let result = try? exact.compare(new, with: old), !result.isAcceptable else { return nil }
    guard perceptualPrecision < 1 else { return "\(result.comparison)" }
    let limit = Double(1 - perceptualPrecision) * 100
    let count = ColorDistance.count(of: old, new, above: limit)
    let total = old.size.width * old.size.height
    guard Double(count) > Double(total) * Double(1 - precision) else { return nil }
    return "\(count) of \(total) pixels differ by more than \(limit) in CIELAB"
  }
}

extension UIImage {
  /// The pixels; nil without a size.
  fileprivate var samples: Samples? {
    guard let bitmap = cgImage, bitmap.width > 0, bitmap.height > 0 else { return nil }
    return Samples(Image(width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels))
  }
}
