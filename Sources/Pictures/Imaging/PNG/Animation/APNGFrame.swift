/// A frame of an animated PNG as it is shown.
public struct APNGFrame: Hashable, Sendable {
  /// The whole picture, of 16 bits a sample if the file has 16, otherwise of 8.
  public let samples: Samples
  /// How long the picture is shown.
  public let delay: Delay

  /// A duration in seconds, as an exact fraction.
  public struct Delay: Hashable, Sendable {
    /// The number of ``denominator``ths of a second, 0...65,535.
    ///
    /// Zero means as short as a player can.
    public let numerator: Int
    /// The number of parts of a second, 1...65,535.
    public let denominator: Int

    /// Creates a delay; a denominator of 0 stands for 100, as in the file.
    init(_ numerator: Int, over denominator: Int) {
      self.numerator = numerator
      self.denominator = denominator == 0 ? 100 : denominator
    }

    /// The duration as a floating-point number, in seconds.
    public var seconds: Double { Double(numerator) / Double(denominator) }
  }
}

extension APNGFrame.Delay: CustomStringConvertible {
  /// The fraction with its unit, such as `1/30 s`.
  public var description: String { "\(numerator)/\(denominator) s" }
}
