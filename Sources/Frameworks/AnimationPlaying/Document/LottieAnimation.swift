public import Geometry
public import UIKit

/// An animation of a document in JSON, as After Effects writes it with Bodymovin.
///
/// Shapes, solids, images, compositions, texts, masks, mattes, trims, repeaters and gradients are
/// drawn; expressions, effects and merged paths are not.
public final class LottieAnimation {
  /// The first frame.
  public let startFrame: CGFloat
  /// The frame at which the animation ends.
  public let endFrame: CGFloat
  /// Frames in a second.
  public let framerate: Double
  /// The size in points.
  public let size: CGSize
  let layers: [LayerRecord]
  let compositions: [String: [LayerRecord]]
  let images: [String: ImageRecord]
  private let markers: [String: ClosedRange<CGFloat>]

  /// The duration in seconds.
  public var duration: TimeInterval { Double(endFrame - startFrame) / framerate }
  /// The rectangle of the animation, with its origin at zero.
  public var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// Reads a document; nil if it is no animation.
  init?(_ data: Data) {
    guard let fields = Fields(try? JSONSerialization.jsonObject(with: data)),
      let rate = fields.number("fr"), rate > 0, let first = fields.number("ip"),
      let last = fields.number("op"), last >= first, let width = fields.number("w"),
      let height = fields.number("h"), width >= 0, height >= 0, fields["layers"] is [Any]
    else { return nil }
    (startFrame, endFrame, framerate) = (first, last, rate)
    size = CGSize(width: width, height: height)
    layers = fields.list("layers").map(LayerRecord.init)
    var compositions: [String: [LayerRecord]] = [:]
    var images: [String: ImageRecord] = [:]
    for asset in fields.list("assets") {
      guard let id = asset.text("id") else { continue }
      if asset["layers"] != nil {
        compositions[id] = asset.list("layers").map(LayerRecord.init)
      } else {
        images[id] = ImageRecord(asset)
      }
    }
    (self.compositions, self.images) = (compositions, images)
    markers = Dictionary(
      fields.list("markers").compactMap { marker in
        guard let name = marker.text("cm"), let start = marker.number("tm") else { return nil }
        return (name, start...(start + max(marker.number("dr") ?? 0, 0)))
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the animation of a file of the bundle; nil if there is none.
  public static func named(
    _ name: String, bundle: Bundle = .main, subdirectory: String? = nil,
    animationCache: (any AnimationCacheProvider)? = nil
  ) -> LottieAnimation? {
    let file = name.hasSuffix(".json") ? String(name.dropLast(5)) : name
    guard let path = bundle.path(forResource: file, ofType: "json") else {
      LottieAnimation.logMissing("The animation \(name).json")
      return nil
    }
    return filepath(path)
  }

  /// Returns the animation of a set of data in an asset catalog; nil if there is none.
  public static func asset(
    _ name: String, bundle: Bundle = .main, animationCache: (any AnimationCacheProvider)? = nil
  ) -> LottieAnimation? { NSDataAsset(name: name).flatMap { LottieAnimation($0.data) } }

  /// Returns the animation of a file; nil if it cannot be read.
  public static func filepath(
    _ filepath: String, animationCache: (any AnimationCacheProvider)? = nil
  ) -> LottieAnimation? {
    let animation = FileManager.default.contents(atPath: filepath).flatMap { LottieAnimation($0) }
    if animation == nil { logMissing("The animation in \(filepath)") }
    return animation
  }

  /// Reads an animation.
  ///
  /// - Throws: An error if the data are no animation.
  public static func from(data: Data) throws -> LottieAnimation {
    guard let animation = LottieAnimation(data) else { throw CocoaError(.fileReadCorruptFile) }
    return animation
  }

  /// Loads the animation of an address, and calls a function with it, or with nil.
  public static func loadedFrom(
    url: URL, session: URLSession = .shared,
    closure: @escaping (LottieAnimation?) -> Void,
    animationCache: (any AnimationCacheProvider)? = nil
  ) {
    session.dataTask(with: url) { data, _, _ in
      DispatchQueue.main.async { closure(data.flatMap { LottieAnimation($0) }) }
    }.resume()
  }

  /// Returns the frame of a marker; nil if there is none of that name.
  public func frameTime(forMarker named: String) -> CGFloat? { markers[named]?.lowerBound }

  /// Returns the progress of a marker; nil if there is none of that name.
  public func progressTime(forMarker named: String) -> CGFloat? {
    frameTime(forMarker: named).map(progressTime)
  }

  /// The frames of a marker; nil if there is none of that name.
  func frames(ofMarker name: String) -> ClosedRange<CGFloat>? { markers[name] }

  /// Returns the frame at a progress of 0...1.
  public func frameTime(forProgress progressTime: CGFloat) -> CGFloat {
    startFrame + (endFrame - startFrame) * progressTime
  }

  /// Returns the progress at a frame.
  public func progressTime(forFrame frameTime: CGFloat) -> CGFloat {
    endFrame > startFrame ? (frameTime - startFrame) / (endFrame - startFrame) : 0
  }

  /// Returns the frame at a time in seconds.
  public func frameTime(forTime time: TimeInterval) -> CGFloat { startFrame + time * framerate }

  /// Returns the time in seconds at a frame.
  public func time(forFrame frameTime: CGFloat) -> TimeInterval {
    (frameTime - startFrame) / framerate
  }
}

/// The name in the library's third version.
public typealias Animation = LottieAnimation

/// What keeps animations, which are read each time.
public protocol AnimationCacheProvider: AnyObject {}
