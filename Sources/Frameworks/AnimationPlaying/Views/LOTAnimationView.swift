public import UIKit

// The words of the library's second version.

/// The view.
public typealias LOTAnimationView = LottieAnimationView

extension LottieAnimationView {
  /// Whether the animation begins again at its end.
  public var loopAnimation: Bool {
    get { loopMode == .loop }
    set { loopMode = newValue ? .loop : .playOnce }
  }
  /// Whether the animation plays backward at its end.
  public var autoReverseAnimation: Bool {
    get { loopMode == .autoReverse }
    set { loopMode = newValue ? .autoReverse : .playOnce }
  }
  /// The progress, 0...1.
  public var animationProgress: CGFloat {
    get { currentProgress }
    set { currentProgress = newValue }
  }
  /// The duration in seconds.
  public var animationDuration: CGFloat { animation?.duration ?? 0 }
  /// The animation.
  public var sceneModel: LottieAnimation? {
    get { animation }
    set { animation = newValue }
  }

  /// Creates a view with the animation of a document that has been read.
  public convenience init(json: [AnyHashable: Any]) {
    let data = try? JSONSerialization.data(withJSONObject: json)
    self.init(animation: data.flatMap { LottieAnimation($0) })
  }

  /// Creates a view with the animation of an address.
  public convenience init(contentsOf url: URL) { self.init(url: url) }

  /// Shows the animation of a file of the bundle.
  public func setAnimation(named name: String) { animation = LottieAnimation.named(name) }

  /// Plays to a progress.
  public func play(toProgress: CGFloat, withCompletion completion: LottieCompletionBlock? = nil) {
    play(toProgress: toProgress, completion: completion)
  }

  /// Plays between two values of the progress.
  public func play(
    fromProgress: CGFloat, toProgress: CGFloat, withCompletion completion: LottieCompletionBlock?
  ) { play(fromProgress: fromProgress, toProgress: toProgress, completion: completion) }
}

/// An animation in the library's second version.
public typealias LOTComposition = LottieAnimation
