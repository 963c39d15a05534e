/// What a rasterizer keeps from one frame to the next.
struct CairoCaches {
  /// The parsed documents of vector images on pages that keep shapes.
  let documents = SVGDocumentPool()
  /// The shadows that are drawn already.
  let shadows = ShadowCache()
  /// The coverages of texts that are scanned already; nil for paths that Cairo draws.
  let masks = BoundedCache<MaskKey, CoverageMask?>(capacity: 32 << 20) { $0.size(with: $1) }
  /// The pixels of pictures inside of clips with curves.
  let clippedPictures = BoundedCache<ClippedPictureKey, ClippedPixels>(capacity: 64 << 20) {
    $0.size(with: $1)
  }
  /// The pixels of conic gradients.
  let conicGradients = BoundedCache<ConicGradientKey, [UInt32]>(capacity: 32 << 20) {
    4 * $1.count + 512
  }
  /// The filtered pixels of backdrops.
  let backdrops = BoundedCache<BackdropKey, [UInt32]>(capacity: 32 << 20) { 8 * $1.count }
  /// The flat pictures of layers that are projected.
  let flatLayers = BoundedCache<FlatLayerKey, FlatLayer>(capacity: 64 << 20) {
    4 * $1.pixels.count + 4096
  }
}
