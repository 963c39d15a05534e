/// A script that cannot be read: a sentence with file, line and column.
package struct ScriptError: Error, CustomStringConvertible {
  package let description: String

  init(file: String, line: Int, column: Int, _ sentence: String) {
    description = "\(file):\(line):\(column): \(sentence)"
  }

  init(_ description: String) { self.description = description }
}

/// What is wrong in a line, at a column from 0.
struct LineError: Error {
  let column: Int
  let sentence: String
}
