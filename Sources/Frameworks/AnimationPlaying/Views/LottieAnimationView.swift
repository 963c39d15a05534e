internal import FrameworkSupport
public import Geometry
public import PictureKit
internal import StageContext
public import StageKit
@_exported public import UIKit

/// A function that is called when an animation has ended, with whether it was not interrupted.
public typealias LottieCompletionBlock = (Bool) -> Void

/// A view that plays an animation of a document in JSON, in the words of the library Lottie.
open class LottieAnimationView: UIView {
  /// The animation; nil shows nothing.
  open var animation: LottieAnimation? {
    didSet {
      end(finished: false)
      frame(shown: animation.map { Double($0.startFrame) } ?? 0)
      invalidateIntrinsicContentSize()
    }
  }
  /// What happens at the end; `.playOnce` by default.
  open var loopMode = LottieLoopMode.playOnce {
    didSet { if isAnimationPlaying { restart() } }
  }
  /// How many times faster it plays, backward if it is negative; 1 by default.
  open var animationSpeed: CGFloat = 1 {
    didSet { if isAnimationPlaying { restart() } }
  }
  /// What happens in the background, where a film never is.
  open var backgroundBehavior = LottieBackgroundBehavior.pause
  /// Whether frames between those of the document are left out; they are shown.
  open var respectAnimationFrameRate = false
  /// Whether the view is drawn as pixels while it rests; it changes nothing.
  open var shouldRasterizeWhenIdle = false
  /// Whether the animation is cut at its bounds; it always is.
  open var maskAnimationToBounds = true
  /// The settings, which change nothing.
  open var configuration = LottieConfiguration.shared
  /// Called when an animation has been loaded.
  open var animationLoaded: ((LottieAnimationView, LottieAnimation) -> Void)? {
    didSet { if let animation { animationLoaded?(self, animation) } }
  }
  /// The name of the file, as a document of Interface Builder sets it.
  open var animationName: String? {
    didSet { animation = animationName.flatMap { LottieAnimation.named($0) } }
  }

  /// The frame while nothing plays.
  private var restingFrame = 0.0
  private var playback: AnimationPlayback?
  private var completion: LottieCompletionBlock?
  private var ticks: Timer?
  private var ending: Timer?
  /// What begins once the view is in a window.
  private var waiting: ((LottieAnimationView) -> Void)?

  // MARK: Initializers

  /// Creates a view without an animation.
  override public init(frame: CGRect = .zero) {
    super.init(frame: frame)
    contentMode = .scaleAspectFit
    clipsToBounds = true
    isOpaque = false
  }

  /// Creates a view with an animation, as large as it.
  public convenience init(
    animation: LottieAnimation?, imageProvider: (any AnimationImageProvider)? = nil,
    textProvider: Any? = nil, configuration: LottieConfiguration = .shared
  ) {
    self.init(frame: animation?.bounds ?? .zero)
    self.animation = animation
    frame(shown: animation.map { Double($0.startFrame) } ?? 0)
  }

  /// Creates a view with the animation of a file of the bundle.
  public convenience init(
    name: String, bundle: Bundle = .main, subdirectory: String? = nil,
    imageProvider: (any AnimationImageProvider)? = nil,
    animationCache: (any AnimationCacheProvider)? = nil,
    configuration: LottieConfiguration = .shared
  ) { self.init(animation: LottieAnimation.named(name, bundle: bundle)) }

  /// Creates a view with the animation of a set of data in an asset catalog.
  public convenience init(asset name: String, bundle: Bundle = .main) {
    self.init(animation: LottieAnimation.asset(name))
  }

  /// Creates a view with the animation of a file.
  public convenience init(
    filePath: String, imageProvider: (any AnimationImageProvider)? = nil,
    animationCache: (any AnimationCacheProvider)? = nil
  ) { self.init(animation: LottieAnimation.filepath(filePath)) }

  /// Creates a view, which shows the animation of an address when it has come.
  public convenience init(
    url: URL, imageProvider: (any AnimationImageProvider)? = nil, session: URLSession = .shared,
    closure: @escaping ((any Error)?) -> Void = { _ in },
    animationCache: (any AnimationCacheProvider)? = nil
  ) {
    self.init(frame: .zero)
    LottieAnimation.loadedFrom(url: url, session: session) { [weak self] animation in
      self?.animation = animation
      closure(animation == nil ? URLError(.cannotDecodeContentData) : nil)
    }
  }

  // MARK: Playing

  /// Whether the animation plays.
  open var isAnimationPlaying: Bool { playback != nil }
  /// Whether the animation plays once the view is in a window.
  open var isAnimationQueued: Bool { waiting != nil }
  /// The frame that is shown.
  open var currentFrame: CGFloat {
    get { playback?.frame(at: CACurrentMediaTime()) ?? restingFrame }
    set {
      end(finished: false)
      frame(shown: newValue)
    }
  }
  /// The progress of the frame that is shown, 0...1.
  open var currentProgress: CGFloat {
    get { animation?.progressTime(forFrame: currentFrame) ?? 0 }
    set { currentFrame = animation?.frameTime(forProgress: newValue) ?? 0 }
  }
  /// The time of the frame that is shown, in seconds.
  open var currentTime: TimeInterval {
    get { animation?.time(forFrame: currentFrame) ?? 0 }
    set { currentFrame = animation?.frameTime(forTime: newValue) ?? 0 }
  }
  /// The frame that is shown while the animation plays.
  open var realtimeAnimationFrame: CGFloat { currentFrame }
  /// The progress that is shown while the animation plays.
  open var realtimeAnimationProgress: CGFloat { currentProgress }

  /// Plays from the frame that is shown to the end.
  open func play(completion: LottieCompletionBlock? = nil) {
    guard let animation else { return }
    play(from: animation.startFrame, to: animation.endFrame, completion)
  }

  /// Plays between two values of the progress.
  open func play(
    fromProgress: CGFloat? = nil, toProgress: CGFloat, loopMode: LottieLoopMode? = nil,
    completion: LottieCompletionBlock? = nil
  ) {
    guard let animation else { return }
    if let loopMode { self.loopMode = loopMode }
    play(
      from: animation.frameTime(forProgress: fromProgress ?? currentProgress),
      to: animation.frameTime(forProgress: toProgress), completion,
      isAtStart: fromProgress != nil)
  }

  /// Plays between two frames.
  open func play(
    fromFrame: CGFloat? = nil, toFrame: CGFloat, loopMode: LottieLoopMode? = nil,
    completion: LottieCompletionBlock? = nil
  ) {
    if let loopMode { self.loopMode = loopMode }
    play(from: fromFrame ?? currentFrame, to: toFrame, completion, isAtStart: fromFrame != nil)
  }

  /// Plays between two markers.
  open func play(
    fromMarker: String? = nil, toMarker: String, playEndMarkerFrame: Bool = true,
    loopMode: LottieLoopMode? = nil, completion: LottieCompletionBlock? = nil
  ) {
    guard let end = animation?.frameTime(forMarker: toMarker) else { return }
    play(
      fromFrame: fromMarker.flatMap { animation?.frameTime(forMarker: $0) }, toFrame: end,
      loopMode: loopMode, completion: completion)
  }

  /// Plays the frames of a marker.
  open func play(
    marker: String, loopMode: LottieLoopMode? = nil, completion: LottieCompletionBlock? = nil
  ) {
    guard let frames = animation?.frames(ofMarker: marker) else { return }
    play(
      fromFrame: frames.lowerBound, toFrame: frames.upperBound, loopMode: loopMode,
      completion: completion)
  }

  /// Ends playing and shows the first frame.
  open func stop() {
    end(finished: false)
    frame(shown: animation.map { Double($0.startFrame) } ?? 0)
  }

  /// Ends playing and keeps the frame that is shown.
  open func pause() {
    let shown = currentFrame
    end(finished: false)
    frame(shown: shown)
  }

  private func play(
    from: CGFloat, to: CGFloat, _ completion: LottieCompletionBlock?, isAtStart: Bool = false
  ) {
    let shown = isAtStart ? from : currentFrame
    end(finished: false)
    restingFrame = shown
    self.completion = completion
    guard window != nil else {
      waiting = { $0.begin(from: from, to: to) }
      return
    }
    begin(from: from, to: to)
  }

  private func begin(from: CGFloat, to: CGFloat) {
    guard let animation else { return }
    let now = CACurrentMediaTime()
    let playback = AnimationPlayback(
      from: from, to: to, at: restingFrame, loopMode, rate: animation.framerate * animationSpeed,
      now: now)
    self.playback = playback
    ticks = Timer.scheduledTimer(withTimeInterval: 1.0 / 60, repeats: true) { [weak self] _ in
      self?.setNeedsDisplay()
    }
    if playback.end.isFinite {
      ending = Timer.scheduledTimer(
        withTimeInterval: max(playback.end - now, 0), repeats: false
      ) { [weak self] _ in
        self?.frame(shown: playback.frame(at: playback.end))
        self?.end(finished: true)
      }
    }
    setNeedsDisplay()
  }

  /// Goes on with another speed or end from the frame that is shown.
  private func restart() {
    guard let playback else { return }
    let (from, to) = (min(playback.from, playback.to), max(playback.from, playback.to))
    let completion = completion
    self.completion = nil
    restingFrame = currentFrame
    end(finished: false)
    self.completion = completion
    begin(from: from, to: to)
  }

  private func end(finished: Bool) {
    ticks?.invalidate()
    ending?.invalidate()
    (ticks, ending, playback, waiting) = (nil, nil, nil, nil)
    let completion = completion
    self.completion = nil
    completion?(finished)
  }

  private func frame(shown frame: Double) {
    restingFrame = frame
    setNeedsDisplay()
  }

  /// Begins what waits for a window.
  override open func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, let waiting else { return }
    self.waiting = nil
    waiting(self)
  }

  // MARK: What is not there

  /// Changes the values of a part of the animation, which keeps its own.
  open func setValueProvider(_ valueProvider: any AnyValueProvider, keypath: AnimationKeypath) {
    ApplicationContext.logUnavailable("A value of a part of an animation", "it keeps its own")
  }

  /// Draws the animation again.
  open func forceDisplayUpdate() { setNeedsDisplay() }

  /// Loads the images again, which are loaded whenever they are drawn.
  open func reloadImages() { setNeedsDisplay() }

  /// Prints the parts of the animation.
  open func logHierarchyKeypaths() {
    for layer in animation?.layers ?? [] { print(layer.name) }
  }

  // MARK: Drawing

  /// The size of the animation.
  override open var intrinsicContentSize: CGSize { animation?.size ?? .zero }

  /// Draws the frame that is shown, as `contentMode` says.
  override open func draw(_ rect: Rect, in canvas: Canvas) {
    guard let animation, animation.size.width > 0, animation.size.height > 0 else { return }
    canvas.saveGState()
    canvas.concatenate(placement(of: animation.size, in: rect.size))
    AnimationDrawing(animation: animation, canvas: canvas).draw(at: currentFrame)
    canvas.restoreGState()
  }

  private func placement(of content: Size, in area: Size) -> Transform {
    let (x, y) = (area.width / content.width, area.height / content.height)
    let scale: (x: Double, y: Double) =
      switch contentMode {
      case .scaleAspectFit: (min(x, y), min(x, y))
      case .scaleAspectFill: (max(x, y), max(x, y))
      case .scaleToFill, .redraw: (x, y)
      default: (1, 1)
      }
    let rest = (
      x: area.width - content.width * scale.x, y: area.height - content.height * scale.y
    )
    let left = [.left, .topLeft, .bottomLeft].contains(contentMode)
    let right = [.right, .topRight, .bottomRight].contains(contentMode)
    let top = [.top, .topLeft, .topRight].contains(contentMode)
    let bottom = [.bottom, .bottomLeft, .bottomRight].contains(contentMode)
    return Transform(scaleX: scale.x, y: scale.y).concatenating(
      Transform(
        translationX: left ? 0 : right ? rest.x : rest.x / 2,
        y: top ? 0 : bottom ? rest.y : rest.y / 2))
  }
}

/// The name in the library's third version.
public typealias AnimationView = LottieAnimationView

extension LottieAnimation {
  /// Notes once that something is missing.
  static func logMissing(_ what: String) { ApplicationContext.logOnce("\(what) is missing.") }
}

extension LottieAnimationView: DocumentMade {
  package static func makeForDocument() -> AnyObject { LottieAnimationView() }

  package func setFromDocument(_ value: Any?, for attribute: String) -> Bool {
    switch attribute {
    // The second version of the library has another name for it.
    case "animation", "animationName": animationName = value as? String
    case "loopAnimation": loopMode = value as? Bool == true ? .loop : .playOnce
    case "autoReverseAnimation": loopMode = value as? Bool == true ? .autoReverse : .playOnce
    default: return false
    }
    return true
  }
}
