/// A font as a document gives it.
public struct InterfaceFont: Hashable, Sendable {
  /// What selects the face.
  public enum Face: Hashable, Sendable {
    /// The system's font.
    case system
    /// The system's bold font.
    case boldSystem
    /// The system's italic font.
    case italicSystem
    /// A font by its PostScript name.
    case named(String, family: String?)
    /// A text style, such as `UICTFontTextStyleBody`.
    case textStyle(String)
  }

  /// What selects the face.
  public let face: Face
  /// The size, in points, above 0, or nil where the text style or the object's default gives it.
  public let pointSize: Double?
  /// The weight, such as `semibold`, or nil for that of the face.
  public let weight: String?
}
