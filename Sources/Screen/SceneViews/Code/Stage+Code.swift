internal import Geometry
public import StageKit

extension Stage {
  /// Types code into a listing, character by character; indentation needs no time.
  ///
  /// - Parameters:
  ///   - code: The code; nil, the default, types the one that the listing has then.
  ///   - view: The listing.
  ///   - time: When it begins, in seconds of the stage; nil, the default, for now. The listing is
  ///     empty until then.
  ///   - rate: The number of characters in a second, above 0; 20 by default.
  ///   - completion: Called after the last character.
  public func type(
    _ code: String? = nil, into view: CodeView, at time: Double? = nil,
    charactersPerSecond rate: Double = 20, completion: (() -> Void)? = nil
  ) {
    precondition(
      rate > 0 && rate.isFinite,
      "code must be typed at more than 0 characters a second, not \(rate)")
    if let code { view.code = code }
    view.visibleCharacterCount = 0
    type(
      view.typedCounts, at: time, charactersPerSecond: rate,
      show: { [weak view] in view?.visibleCharacterCount = $0 }, completion: completion)
  }

  /// Changes a listing with a motion: lines that go fade, lines that are in both listings move, and
  /// lines that come appear; a line that begins and ends as before dissolves into the new one.
  ///
  /// Lines are compared without their indentation.
  ///
  /// - Parameters:
  ///   - code: The code after the change.
  ///   - view: The listing.
  ///   - time: When it begins, in seconds of the stage; nil, the default, for now.
  ///   - duration: The duration, in seconds; 1 by default.
  ///   - lines: The numbers of lines that are highlighted then; none by default.
  ///   - completion: Called at the end.
  public func show(
    _ code: String, in view: CodeView, at time: Double? = nil, duration: Double = 1,
    highlighting lines: [ClosedRange<Int>] = [], completion: (() -> Void)? = nil
  ) {
    precondition(
      duration >= 0 && duration.isFinite,
      "the duration of a change of code must be 0 or more, not \(duration)")
    guard let time, time > self.time else {
      return view.change(
        to: code, highlighting: lines, duration: duration, completion: completion)
    }
    perform(at: time) { [weak view] in
      view?.change(to: code, highlighting: lines, duration: duration, completion: completion)
    }
  }
}

extension CodeView {
  /// The numbers of visible characters while the code is typed.
  fileprivate var typedCounts: [Int] {
    build()
    var counts: [Int] = []
    var count = 0
    for line in lines {
      if line.characterCount > line.indentation {
        for character in line.indentation + 1...line.characterCount {
          counts.append(count + character)
        }
      }
      // The line break, after which the next line has its number.
      count += line.characterCount + 1
      if line !== lines.last { counts.append(count) }
    }
    return counts
  }
}
