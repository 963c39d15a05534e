/// A Swift file of the user.
public struct SourceFile: Sendable, Equatable {
  /// The largest size of a file that is parsed: 4 MiB.
  static let maxByteCount = 4 << 20

  /// The path as compiler errors and traps show it.
  public var path: String
  /// The Swift source.
  public var text: String

  /// Creates a file from its path and its source.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// The last component of the path.
  var name: Substring { path.split(separator: "/").last ?? "" }
}
