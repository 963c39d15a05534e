internal import Geometry
internal import PictureKit

/// What ``ClippedPixels`` depend on, except for a displacement by whole pixels.
struct ClippedPictureKey: Equatable, Sendable {
  let picture: Picture
  /// The transform to pixels, with a translation of less than a pixel.
  let transform: Transform
  /// The clip, displaced as the transform.
  let outline: FlattenedPath
  let columns: Range<Int>
  let rows: Range<Int>
  let canvasScale: Double
  let usesSpanFiller: Bool
}

extension ClippedPictureKey: Hashable {
  /// Hashes samples of the picture and of the clip.
  func hash(into hasher: inout Hasher) {
    picture.hashSamples(into: &hasher)
    hasher.combine(transform)
    hasher.combine(outline.vertices.count)
    outline.vertices.forEachSample { hasher.combine($0) }
  }

  /// Returns the bytes that the key and the pixels take, about.
  func size(with pixels: ClippedPixels) -> Int {
    4 * pixels.pixels.count + MemoryLayout<SIMD2<Int32>>.stride * outline.vertices.count + 512
  }
}
