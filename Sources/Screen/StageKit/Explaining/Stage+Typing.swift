private import Geometry
internal import PictureKit

extension Stage {
  /// Types a text into a label, character by character.
  ///
  /// ```swift
  /// stage.type("let answer = 42", into: label, at: 1, charactersPerSecond: 12)
  /// ```
  ///
  /// The label has its whole text from the beginning, so that it is laid out once;
  /// ``Label/visibleCharacterCount`` grows.
  ///
  /// - Parameters:
  ///   - text: The text; nil, the default, types the one that the label has then.
  ///   - label: The label.
  ///   - time: When it begins, in seconds of the stage; nil, the default, for now. The label is empty
  ///     until then.
  ///   - rate: The number of characters in a second, above 0; 20 by default.
  ///   - completion: Called after the last character.
  public func type(
    _ text: String? = nil, into label: Label, at time: Double? = nil,
    charactersPerSecond rate: Double = 20, completion: (() -> Void)? = nil
  ) {
    precondition(
      rate > 0 && rate.isFinite,
      "a text must be typed at more than 0 characters a second, not \(rate)")
    if let text { label.text = text }
    label.visibleCharacterCount = 0
    type(
      (0..<(label.text?.count ?? 0)).map { $0 + 1 }, at: time, charactersPerSecond: rate,
      show: { [weak label] in label?.visibleCharacterCount = $0 }, completion: completion)
  }

  /// Shows the numbers of visible characters one after the other, and then all.
  ///
  /// - Parameters:
  ///   - counts: The numbers.
  ///   - time: When the first is shown, in seconds of the stage; nil for now.
  ///   - rate: The number of characters in a second, above 0.
  ///   - show: Shows a number of characters; nil stands for all.
  ///   - completion: Called after the last character.
  package func type(
    _ counts: [Int], at time: Double?, charactersPerSecond rate: Double,
    show: @escaping (Int?) -> Void, completion: (() -> Void)?
  ) {
    let start = max(time ?? self.time, self.time)
    for (number, count) in counts.enumerated() {
      perform(at: start + Double(number) / rate) { show(count) }
    }
    perform(at: start + Double(counts.count) / rate) {
      show(nil)
      completion?()
    }
  }
}

extension TextAttributes {
  /// Makes the text invisible, which keeps its place.
  mutating func hide() {
    foregroundColor = .clear
    backgroundColor = nil
    underlineStyle = nil
    strikethroughStyle = nil
    shadow = nil
    if strokeColor != nil { strokeColor = .clear }
  }
}
