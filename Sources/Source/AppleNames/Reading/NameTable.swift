/// A table of names, one thing a line; see ``NameLine``.
package struct NameTable: Sendable {
  /// What the table names.
  package let title: String
  let text: String

  /// Reads all lines but those that are empty or begin with `#`.
  ///
  /// - Throws: ``NameTableError`` for the first malformed line.
  package func read() throws(NameTableError) -> [NameLine] {
    var result: [NameLine] = []
    for line in text.utf8.split(separator: UInt8(ascii: "\n"))
    where line.first != UInt8(ascii: "#") {
      result.append(try NameLine(Substring(line)))
    }
    return result
  }

  /// The lines, of a table of this module, which a test has read.
  package var lines: [NameLine] {
    do {
      return try read()
    } catch {
      fatalError("\(title): \(error)")
    }
  }
}
