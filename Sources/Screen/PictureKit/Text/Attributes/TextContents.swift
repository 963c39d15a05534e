private import Geometry

/// The characters of a text and the attributes of ranges of them: the value of an
/// ``AttributedText``.
///
/// Ranges count UTF-16 units, as those of `NSAttributedString` do.
public struct TextContents: Hashable, Sendable {
  /// Consecutive characters with equal attributes.
  public struct Run: Hashable, Sendable {
    /// The UTF-16 units of the characters.
    public var range: Range<Int>
    /// The attributes.
    public var attributes: TextAttributes
  }

  /// The characters.
  public private(set) var string: String
  /// The number of UTF-16 units.
  public private(set) var length: Int
  /// The runs, in order; they cover the text, and neighbors differ.
  public private(set) var runs: [Run]

  /// Creates a text with the same attributes for all characters.
  public init(string: String = "", attributes: TextAttributes = TextAttributes()) {
    self.string = string
    length = string.utf16.count
    runs = length > 0 ? [Run(range: 0..<length, attributes: attributes)] : []
  }

  /// Whether the text has no characters.
  public var isEmpty: Bool { length == 0 }

  /// Returns the attributes of a UTF-16 unit.
  ///
  /// - Parameter location: The index of the unit, below the length.
  /// - Returns: The attributes.
  public func attributes(at location: Int) -> TextAttributes { run(at: location).attributes }

  /// Returns the attributes of a UTF-16 unit, and the range in which they are the same.
  ///
  /// - Parameter location: The index of the unit, below the length.
  /// - Returns: The attributes and the range.
  public func run(at location: Int) -> Run {
    precondition(
      location >= 0 && location < length,
      "a text of \(length) UTF-16 units has no attributes at \(location)")
    return runs[runIndex(at: location)]
  }

  /// Sets an attribute in a range of UTF-16 units.
  public mutating func addAttribute(_ key: TextAttributes.Key, value: Any, range: Range<Int>) {
    change(range) { $0.set(key, to: value) }
  }

  /// Sets those attributes in a range of UTF-16 units that are not nil.
  public mutating func addAttributes(_ attributes: TextAttributes, range: Range<Int>) {
    change(range) { $0.merge(attributes) }
  }

  /// Replaces all attributes in a range of UTF-16 units.
  public mutating func setAttributes(_ attributes: TextAttributes, range: Range<Int>) {
    change(range) { $0 = attributes }
  }

  /// Removes an attribute in a range of UTF-16 units.
  public mutating func removeAttribute(_ key: TextAttributes.Key, range: Range<Int>) {
    change(range) { $0.set(key, to: nil) }
  }

  /// Changes the attributes in a range of UTF-16 units.
  public mutating func change(_ range: Range<Int>, _ change: (inout TextAttributes) -> Void) {
    checkBounds(range)
    var changed: [Run] = []
    for run in runs {
      let inside = run.range.clamped(to: range)
      guard !inside.isEmpty else {
        changed.append(run)
        continue
      }
      changed.append(
        Run(range: run.range.lowerBound..<inside.lowerBound, attributes: run.attributes))
      var attributes = run.attributes
      change(&attributes)
      changed.append(Run(range: inside, attributes: attributes))
      changed.append(
        Run(range: inside.upperBound..<run.range.upperBound, attributes: run.attributes))
    }
    set(changed)
  }

  /// Appends a text.
  public mutating func append(_ other: TextContents) {
    let offset = length
    string += other.string
    length += other.length
    set(
      runs
        + other.runs.map { run in
          Run(
            range: run.range.lowerBound + offset..<run.range.upperBound + offset,
            attributes: run.attributes)
        })
  }

  /// Replaces the characters of a range of UTF-16 units by a text.
  public mutating func replaceCharacters(in range: Range<Int>, with other: TextContents) {
    checkBounds(range)
    if range.lowerBound == length { return append(other) }
    let tail = attributedSubstring(from: range.upperBound..<length)
    self = attributedSubstring(from: 0..<range.lowerBound)
    append(other)
    append(tail)
  }

  /// Returns the characters of a range of UTF-16 units with their attributes.
  ///
  /// Half of a surrogate pair becomes the replacement character.
  public func attributedSubstring(from range: Range<Int>) -> TextContents {
    checkBounds(range)
    guard range != 0..<length else { return self }
    var part = TextContents(string: String(decoding: units(in: range), as: UTF16.self))
    guard !range.isEmpty else { return part }
    part.set(
      runs[runIndex(at: range.lowerBound)...runIndex(at: range.upperBound - 1)].map { run in
        let inside = run.range.clamped(to: range)
        return Run(
          range: inside.lowerBound - range.lowerBound..<inside.upperBound - range.lowerBound,
          attributes: run.attributes)
      })
    return part
  }

  private func units(in range: Range<Int>) -> Substring.UTF16View {
    let start = string.utf16.index(string.startIndex, offsetBy: range.lowerBound)
    return string.utf16[start..<string.utf16.index(start, offsetBy: range.count)]
  }

  private func checkBounds(_ range: Range<Int>) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= length,
      "the range \(range) is outside of a text of \(length) UTF-16 units")
  }

  private func runIndex(at location: Int) -> Int {
    var low = 0
    var high = runs.count - 1
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].range.upperBound <= location { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Sets the runs; drops empty ones and joins neighbors with equal attributes.
  private mutating func set(_ candidates: [Run]) {
    runs.removeAll(keepingCapacity: true)
    for run in candidates where !run.range.isEmpty {
      if let last = runs.last, last.attributes == run.attributes {
        runs[runs.count - 1].range = last.range.lowerBound..<run.range.upperBound
      } else {
        runs.append(run)
      }
    }
  }
}

extension TextContents: ExpressibleByStringLiteral {
  /// Creates a text without attributes.
  public init(stringLiteral value: String) { self.init(string: value) }
}
