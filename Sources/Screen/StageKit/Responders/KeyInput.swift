private import Geometry

/// A responder to which text can be typed: `UIKeyInput`.
public protocol KeyInput: Responder {
  /// Whether there is text.
  var hasText: Bool { get }

  /// Inserts text at the cursor; `"\n"` is the return key.
  func insertText(_ text: String)

  /// Deletes the character before the cursor.
  func deleteBackward()
}

extension Stage {
  /// The character of the delete key in typed text.
  public static let deleteKey: Character = "\u{8}"

  /// Schedules key presses for the responder that is first responder at the time of each key.
  ///
  /// `"\n"` is the return key, ``deleteKey`` the delete key. Without a first responder that takes
  /// text a key has no effect.
  ///
  /// - Parameters:
  ///   - text: The characters, one for each key.
  ///   - time: The time of the first key in seconds, not before the current time.
  ///   - interval: The time between keys in seconds, 0 or more; 0.1 by default.
  public func type(_ text: String, at time: Double, interval: Double = 0.1) {
    precondition(
      time.isFinite && time >= self.time - Self.timeTolerance,
      "a key cannot be pressed at \(time) s: the stage is at \(self.time) s")
    precondition(
      interval.isFinite && interval >= 0,
      "the interval of keys must be 0 s or more, not \(interval)")
    for (index, character) in text.enumerated() {
      events.schedule(at: time + Double(index) * interval, .touch) { [unowned self] in
        guard let input = firstResponder as? any KeyInput else { return }
        if character == Self.deleteKey {
          input.deleteBackward()
        } else {
          input.insertText(String(character))
        }
      }
    }
  }
}
