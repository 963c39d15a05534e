internal import CPixels
internal import Geometry
internal import PictureKit

/// The blurred silhouette of a layer, as samples of alpha in the layer's coordinates.
///
/// The reference is the outline of the silhouette, convolved with the Gaussian up to two
/// deviations, at the centers of pixels. Drawn through a texture, a shadow differs from it by less
/// than a level:
/// - linear interpolation between samples errs by at most f''/8, and a blurred edge has at most
///   f'' = 255 * 0.242 / 6^2 for a deviation of 6 samples: 0.21 levels;
/// - the edges of the silhouette are placed to 1/60 sample or better: 0.07 levels of
///   255 * 0.399 / 6 per sample;
/// - the pixel is rounded once: 0.5 levels.
struct ShadowTexture: Sendable {
  /// What a texture depends on.
  struct Key: Equatable {
    /// The silhouette: a node with a picture and sublayers only.
    let silhouette: FrameLayer
    /// The bounds of the silhouette, in points.
    let extent: Rect
    /// The standard deviation of the blur, in points.
    let radius: Double
    /// The pixels per point.
    let pixelScale: Double
  }

  /// The samples per pixel along a side; a whole number if it is above 1.
  let density: Double
  /// The pixels per point for which the texture was made.
  let pixelScale: Double
  /// The number of samples in a row, and the number of rows.
  let width: Int
  let height: Int
  /// The center of the first sample, in points.
  let origin: Point
  /// The number of elements from one row to the next.
  var stride: Int { width }
  /// The samples in rows, 0...`CPIXELS_SHADE_MAX_SAMPLE`, with padding at the end.
  let samples: [Int16]
  /// The samples in planes for the phases of a pixel, if there are several samples in a pixel:
  /// those of all pixels at one place within the pixel are contiguous.
  let planes: [Int16]
  /// The largest sample of each column and of each row.
  let columnMaxima: [Int16]
  let rowMaxima: [Int16]

  /// The samples per point.
  var scale: Double { pixelScale * density }
  /// The bytes of the samples.
  var size: Int { (samples.count + (density > 1 ? planes.count : 0)) * 2 }

  /// Returns the rectangle of positions between samples where some are as large as a minimum; nil
  /// if there are none.
  func bounds(ofSamplesFrom minimum: Int16) -> Rect? {
    guard let left = columnMaxima.firstIndex(where: { $0 >= minimum }),
      let right = columnMaxima.lastIndex(where: { $0 >= minimum }),
      let top = rowMaxima.firstIndex(where: { $0 >= minimum }),
      let bottom = rowMaxima.lastIndex(where: { $0 >= minimum })
    else { return nil }
    let (minX, minY) = (max(left - 1, 0), max(top - 1, 0))
    return Rect(
      x: Double(minX), y: Double(minY), width: Double(min(right + 1, width - 1) - minX),
      height: Double(min(bottom + 1, height - 1) - minY))
  }

  /// The smallest standard deviation of textures, in samples, where ``maxDensity`` allows it.
  static let minDeviation = 6.0
  /// The maximum number of samples per pixel along a side.
  static let maxDensity = 8.0
  /// The maximum number of samples.
  ///
  /// Larger textures have fewer samples per pixel than their deviation requires.
  static let maxCount = 16_000_000.0
}

extension ShadowTexture.Key: Hashable {
  /// Hashes what is cheap to hash: the silhouette may be a long text or a large bitmap.
  func hash(into hasher: inout Hasher) {
    silhouette.hashSamples(into: &hasher)
    hasher.combine(extent)
    hasher.combine(radius)
    hasher.combine(pixelScale)
  }
}
