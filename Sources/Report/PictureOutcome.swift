public import ImageComparison

/// What became of a pair of pictures.
public struct PictureOutcome: Sendable {
  /// In a word, what there is to say of a pair.
  public enum Verdict: String, CaseIterable, Sendable {
    /// The pictures count as the same.
    case same
    /// They do not.
    case different
    /// There is no actual file.
    case missing
    /// There is no expected file.
    case extra
    /// A file cannot be read, or what was asked cannot be done with it.
    case unreadable
  }

  /// The files of pictures, as far as there are any.
  public struct Pictures: Sendable {
    /// The bytes of the expected PNG file.
    public var expected: [UInt8]?
    /// The bytes of a PNG file that shows where the pictures differ.
    public var difference: [UInt8]?
    /// The bytes of the actual PNG file.
    public var actual: [UInt8]?

    /// Creates a value of the bytes of PNG files.
    public init(expected: [UInt8]? = nil, difference: [UInt8]? = nil, actual: [UInt8]? = nil) {
      self.expected = expected
      self.difference = difference
      self.actual = actual
    }
  }

  /// What the pair is called.
  public var name: String
  /// What became of it, in a word.
  public var verdict: Verdict
  /// The same in more words; may be empty.
  public var details: String
  /// What the comparison found, if there was one.
  public var comparison: Comparison?
  /// What there is to see; pairs that are the same need no pictures.
  public var pictures: Pictures

  /// Creates an outcome.
  public init(
    name: String, verdict: Verdict, details: String = "", comparison: Comparison? = nil,
    pictures: Pictures = Pictures()
  ) {
    self.name = name
    self.verdict = verdict
    self.details = details
    self.comparison = comparison
    self.pictures = pictures
  }
}
