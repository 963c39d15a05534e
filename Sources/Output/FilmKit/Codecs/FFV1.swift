extension Codec {
  /// FFV1, a lossless codec for archives.
  static let ffv1 = Codec(
    name: "ffv1", standard: "FFV1", opaque: .rgb("bgr0"), transparent: .rgb("bgra"),
    isLossless: true, heldFrameCount: 60)
}
