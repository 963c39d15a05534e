/// The largest interface documents that are read.
///
/// They bound memory, time and recursion for foreign files; documents that Xcode writes are far
/// smaller.
public enum InterfaceDocumentLimits: Sendable {
  /// The maximum length of a file, 32 MiB.
  public static let maximumFileSize = 32 << 20
  /// The maximum nesting of elements, 240; a view in a view adds two levels.
  ///
  /// It is below the limit of libxml2, 256.
  public static let maximumDepth = 240
  /// The maximum number of attributes of an element, 1,000.
  public static let maximumAttributeCount = 1000
  /// The maximum number of elements, 500,000.
  public static let maximumElementCount = 500_000
}
