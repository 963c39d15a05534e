/// A language of listings.
public enum CodeLanguage: String, CaseIterable, Sendable {
  /// Swift.
  case swift
  /// Objective-C, and the C in it.
  case objectiveC
  /// YAML, the language of scene files.
  case yaml
  /// Text without syntax.
  case plain

  /// The language of a file; `.plain` unless the extension is one of `fileExtensions`.
  ///
  /// - Parameter name: The name or the path of the file.
  public init(fileName name: String) {
    let suffix = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
    self = Self.allCases.first { $0.fileExtensions.contains(suffix) } ?? .plain
  }

  /// The extensions of its files, without the point.
  public var fileExtensions: [String] {
    switch self {
    case .swift: ["swift"]
    case .objectiveC: ["m", "h", "mm", "c"]
    case .yaml: ["yaml", "yml"]
    case .plain: ["txt"]
    }
  }
}
