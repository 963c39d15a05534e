internal import StageContext
internal import StageKit

/// Called by a voice; the methods are optional.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
  /// Called when a text begins.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  /// Called when a text would have ended.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  /// Called when a text is stopped.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance
  ) {}
  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
  ) {}
  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance
  ) {}
}

/// Where a text is stopped.
public enum AVSpeechBoundary: Int, Sendable {
  case immediate, word
}

/// A voice that is not heard: films have no sound.
///
/// Texts follow one another; each counts as one second long.
open class AVSpeechSynthesizer: NSObject {
  /// Called when texts begin and end; nil by default.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  /// Whether a text would be heard, or is paused.
  open var isSpeaking: Bool { !queue.isEmpty }
  /// Whether the text is paused.
  open private(set) var isPaused = false
  private var queue: [AVSpeechUtterance] = []
  private var version = 0

  /// Creates a voice.
  override public init() { super.init() }

  /// Adds a text, and notes in the log that there is no sound.
  open func speak(_ utterance: AVSpeechUtterance) {
    ApplicationContext.logSilence()
    queue.append(utterance)
    if queue.count == 1 { begin() }
  }

  /// Drops all texts.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    let stopped = queue
    queue = []
    isPaused = false
    version += 1
    for utterance in stopped { delegate?.speechSynthesizer(self, didCancel: utterance) }
    return !stopped.isEmpty
  }

  /// Pauses the text.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard isSpeaking, !isPaused else { return false }
    isPaused = true
    version += 1
    return true
  }

  /// Goes on with a text that was paused, for another second.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  open func continueSpeaking() -> Bool {
    guard isPaused else { return false }
    isPaused = false
    endLater()
    return true
  }

  private func begin() {
    guard let utterance = queue.first else { return }
    delegate?.speechSynthesizer(self, didStart: utterance)
    endLater()
  }

  private func endLater() {
    version += 1
    let version = version
    let stage = ApplicationContext.shared.stage
    stage.perform(at: stage.time + 1) { [weak self] in
      guard let self, version == self.version, let utterance = queue.first else { return }
      queue.removeFirst()
      delegate?.speechSynthesizer(self, didFinish: utterance)
      if version == self.version { begin() }
    }
  }
}
