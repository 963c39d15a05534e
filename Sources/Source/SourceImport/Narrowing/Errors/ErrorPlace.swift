internal import SwiftSyntax

/// Finds where an error of the rewritten program is in the user's file.
struct ErrorPlace {
  /// The lines of the file, in UTF-8.
  private let lines: [ArraySlice<UInt8>]
  private let tree: SourceFileSyntax

  init(_ file: ParsedFile) {
    tree = file.tree
    lines = Array(file.source.text.utf8).split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  /// Returns the token at an error: the first of its line if the column is not known.
  ///
  /// - Returns: The token; nil if the line is not one of the file, or has none.
  func token(of error: CompilerError) -> TokenSyntax? {
    guard lines.indices.contains(error.line - 1) else { return nil }
    let line = lines[error.line - 1]
    let indentation = line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
    let column = error.column.map {
      Self.column($0 - 1, in: Array(error.code.utf8), of: Array(line))
    }
    let offset = line.startIndex + max(indentation, column ?? 0)
    guard offset < tree.endPosition.utf8Offset else {
      return tree.lastToken(viewMode: .sourceAccurate)
    }
    return tree.token(at: AbsolutePosition(utf8Offset: offset))
  }

  /// Returns the column in a line that was rewritten: that of the same text before or after what
  /// was changed, or else the beginning of the change.
  private static func column(_ column: Int, in code: [UInt8], of line: [UInt8]) -> Int {
    guard !code.isEmpty, code != line else { return min(column, max(0, line.count - 1)) }
    let same = zip(code, line).prefix { $0 == $1 }.count
    if column <= same { return min(column, max(0, line.count - 1)) }
    let rest = zip(code.reversed(), line.reversed()).prefix { $0 == $1 }.count
    let fromEnd = code.count - column
    if fromEnd <= rest { return max(0, line.count - fromEnd) }
    return min(same, max(0, line.count - 1))
  }
}
