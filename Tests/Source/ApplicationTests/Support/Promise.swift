import SystemPackage
import TestSupport

/// What a program promises in the comment at its beginning.
struct Promise {
  /// When the lines are compared, in seconds.
  let time: Double
  let lines: [String]

  /// Reads the promise of a program's file; nil if its comment has none.
  init?(of file: FilePath) throws {
    let text = String(decoding: try contents(of: file), as: UTF8.self)
    let comment = text.split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { $0.hasPrefix("//") }.map { $0.dropFirst(2) }
    guard let start = comment.firstIndex(where: { $0.hasPrefix(" After ") }),
      let time = Double(comment[start].dropFirst(7).prefix { $0 != " " })
    else { return nil }
    self.time = time
    lines = comment[(start + 1)...].filter { $0.hasPrefix("   ") }.map { String($0.dropFirst(3)) }
  }
}
