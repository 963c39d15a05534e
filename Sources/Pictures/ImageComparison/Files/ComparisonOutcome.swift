/// The outcome of comparing a pair of image files.
public struct ComparisonOutcome: Sendable {
  /// The outcome in a word.
  public enum Verdict: String, CaseIterable, Sendable {
    /// The images count as the same.
    case same
    /// The images differ.
    case different
    /// There is no actual file.
    case missing
    /// There is no expected file.
    case extra
    /// A file cannot be read, or the comparison cannot be applied to it.
    case unreadable
  }

  /// The bytes of the PNG files that show an outcome.
  public struct ImageFiles: Sendable {
    /// The expected image.
    public var expected: [UInt8]?
    /// An image that shows where the images differ.
    public var difference: [UInt8]?
    /// The actual image.
    public var actual: [UInt8]?

    /// Creates a value of the bytes of PNG files.
    public init(expected: [UInt8]? = nil, difference: [UInt8]? = nil, actual: [UInt8]? = nil) {
      self.expected = expected
      self.difference = difference
      self.actual = actual
    }
  }

  /// The name of the pair.
  public var name: String
  /// The outcome in a word.
  public var verdict: Verdict
  /// What was found or what is wrong, as a phrase; may be empty.
  public var details: String
  /// The differences; `nil` if the images were not compared.
  public var comparison: Comparison?
  /// The images to show; none for images that are the same.
  public var images: ImageFiles

  /// Creates an outcome.
  public init(
    name: String, verdict: Verdict, details: String = "", comparison: Comparison? = nil,
    images: ImageFiles = ImageFiles()
  ) {
    self.name = name
    self.verdict = verdict
    self.details = details
    self.comparison = comparison
    self.images = images
  }

  /// Creates the outcome of a comparison, without images.
  public init(name: String, _ result: ComparisonResult) {
    self.init(
      name: name, verdict: result.isAcceptable ? .same : .different,
      details: "\(result.comparison)", comparison: result.comparison)
  }
}
