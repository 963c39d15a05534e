internal import Geometry
internal import PictureKit

/// A layer that is projected, drawn flat.
struct FlatLayer: Sendable {
  /// The pixels, premultiplied.
  let pixels: [UInt32]
  /// Why drawing failed; nil if it did not.
  let failure: String?
}

/// What the pixels of a ``FlatLayer`` depend on.
struct FlatLayerKey: Equatable, Sendable {
  /// The layer, without its projection.
  let layer: FrameLayer
  let transform: Transform
  let width: Int
  let height: Int
  let usesSpanFiller: Bool
}

extension FlatLayerKey: Hashable {
  /// Hashes samples of the layer.
  func hash(into hasher: inout Hasher) {
    layer.hashSamples(into: &hasher)
    hasher.combine(transform)
    hasher.combine(width)
    hasher.combine(height)
  }
}
