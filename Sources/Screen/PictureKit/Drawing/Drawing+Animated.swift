extension Drawing {
  /// Returns a drawing that image views animate: `UIImage.animatedImage(with:duration:)`.
  ///
  /// Elsewhere it is its first image.
  ///
  /// - Parameters:
  ///   - images: The images, which should have equal sizes.
  ///   - duration: The duration of one pass, in seconds; 0 gives each image a thirtieth of a
  ///     second.
  /// - Returns: The drawing; nil without images.
  public static func animatedImage(with images: [Drawing], duration: Double) -> Drawing? {
    images.first?.with {
      $0.images = images
      $0.duration = duration > 0 ? duration : Double(images.count) / 30
    }
  }
}
