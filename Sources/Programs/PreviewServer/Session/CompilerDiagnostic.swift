private import Foundation

/// An error of the Swift compiler, or of what reads scene files.
package struct CompilerDiagnostic: Codable, Hashable, Sendable {
  /// The path, relative to the current directory if it is below it.
  package let file: String
  /// The line, from 1.
  package let line: Int
  /// The column, in UTF-8 bytes, from 1.
  package let column: Int
  package let message: String
  /// The text of the line; nil if the file cannot be read.
  package var source: String?

  /// The maximum number of errors that are shown.
  static let maxCount = 20
  /// The maximum number of characters of a source line.
  static let maxSourceLength = 400

  /// Returns the errors in the output of a compiler or of a worker, each once and in their order.
  ///
  /// - Parameters:
  ///   - output: The lines, of which errors look like `file:line:column: error: message`, or
  ///     `Error: file:line:column: message`.
  ///   - directory: The directory to which paths are relative.
  /// - Returns: The errors, at most ``maxCount``.
  package static func errors(in output: [String], relativeTo directory: String)
    -> [CompilerDiagnostic]
  {
    var found: [CompilerDiagnostic] = []
    for text in output {
      let compilerError = text.wholeMatch(of: #/(\S.*?):(\d+):(\d+): (?:fatal )?error: (.*)/#)
      guard
        let match = compilerError ?? text.wholeMatch(of: #/Error: (\S.*?):(\d+):(\d+): (.*)/#),
        let line = Int(match.2), let column = Int(match.3), found.count < maxCount
      else { continue }
      let path = String(match.1)
      let prefix = directory.hasSuffix("/") ? directory : directory + "/"
      let source = sourceLine(line, of: path)
      // Columns of scene files count characters.
      let bytesBefore = source?.unicodeScalars.prefix(max(column - 1, 0)).reduce(0) {
        $0 + UTF8.width($1)
      }
      let diagnostic = CompilerDiagnostic(
        file: path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path, line: line,
        column: compilerError == nil ? bytesBefore.map { $0 + 1 } ?? column : column,
        message: String(match.4), source: source)
      if !found.contains(diagnostic) { found.append(diagnostic) }
    }
    return found
  }

  private static func sourceLine(_ line: Int, of path: String) -> String? {
    guard let data = try? Data(contentsOf: URL(filePath: path), options: .mappedIfSafe) else {
      return nil
    }
    let lines = data.split(
      separator: UInt8(ascii: "\n"), maxSplits: line, omittingEmptySubsequences: false)
    guard lines.indices.contains(line - 1) else { return nil }
    return String(String(decoding: lines[line - 1], as: UTF8.self).prefix(maxSourceLength))
  }
}
