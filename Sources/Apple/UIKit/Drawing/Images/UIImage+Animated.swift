public import Geometry
public import PictureKit

extension Drawing {
  /// Returns an animated image of the program's images `name0`, `name1` and so on, or from `name1`.
  ///
  /// - Parameters:
  ///   - name: The name without the number.
  ///   - duration: The duration of one pass, in seconds; 0 gives each image a thirtieth of a
  ///     second.
  /// - Returns: The image; nil if there is none.
  public static func animatedImageNamed(_ name: String, duration: Double) -> Drawing? {
    let images = numberedImages(name)
    if images.isEmpty {
      UIApplication.logOnce("The program has no images named \(name)0 and so on.")
    }
    return animatedImage(with: images, duration: duration)
  }

  /// Returns an animated image of the program's numbered images, which keep their caps when they
  /// are resized.
  public static func animatedResizableImageNamed(
    _ name: String, capInsets: Insets, resizingMode: ResizingMode = .tile, duration: Double
  ) -> Drawing? {
    let images = numberedImages(name).map {
      $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
    }
    return animatedImage(with: images, duration: duration)
  }

  private static func numberedImages(_ name: String) -> [Drawing] {
    let images = Bundle.main.bundleImages
    let first = [0, 1].first { images.hasImage(named: "\(name)\($0)") } ?? 0
    // UIKit reads at most the images 0 to 1024.
    return (first...1024).lazy.prefix { images.hasImage(named: "\(name)\($0)") }
      .compactMap { Drawing(named: "\(name)\($0)") }
  }
}
