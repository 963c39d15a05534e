public import Geometry
internal import StageContext
public import StageKit

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the time of the stage, in seconds.
public func CACurrentMediaTime() -> Double { ApplicationContext.shared.stage.time }

/// A timer that calls a method sixty times a second of the stage's time.
public final class CADisplayLink: CreationHashable {
  package let creationNumber = CreationNumber()
  /// The time between two calls, in seconds.
  public static let frameDuration = 1.0 / 60

  private let target: AnyObject
  private let selector: Selector
  private var timer: StageTimer?
  private var isInvalid = false

  /// The time of the last call, in seconds; 0 before the first.
  public private(set) var timestamp = 0.0
  /// The time of the next call, in seconds.
  public var targetTimestamp: Double { timestamp + duration }
  /// The time between two calls, in seconds.
  public var duration: Double { Self.frameDuration }
  /// Whether calls are left out.
  public var isPaused = false
  /// The calls in a second, at most 60; 0, the default, is 60.
  public var preferredFramesPerSecond = 0
  private var skipped = 0

  /// Creates a display link that ``add(to:forMode:)`` starts.
  ///
  /// - Parameters:
  ///   - target: The object, which is retained until the link is invalidated.
  ///   - sel: The method, which takes the display link.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
  }

  /// Starts the display link; one that runs is ignored.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard !isInvalid, timer == nil else { return }
    let stage = ApplicationContext.shared.stage
    timer = stage.scheduledTimer(withTimeInterval: Self.frameDuration, repeats: true) { _ in
      self.tick(at: stage.time)
    }
  }

  private func tick(at time: Double) {
    guard !isPaused else { return }
    let divisor = preferredFramesPerSecond > 0 ? max(60 / preferredFramesPerSecond, 1) : 1
    skipped += 1
    guard skipped >= divisor else { return }
    skipped = 0
    timestamp = time
    selector.perform(on: target, sender: self)
  }

  /// Stops the display link; it can be added again.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    timer?.invalidate()
    timer = nil
  }

  /// Stops the display link permanently.
  public func invalidate() {
    isInvalid = true
    timer?.invalidate()
    timer = nil
  }
}

@available(*, unavailable)
extension CADisplayLink: Sendable {}
