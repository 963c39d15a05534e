/// What a rasterizer keeps from one frame to the next.
struct CairoCaches {
  /// The parsed documents of vector images on pages that keep shapes.
  let documents = SVGDocumentPool()
  /// The shadows that are drawn already.
  let shadows = ShadowCache()
}
