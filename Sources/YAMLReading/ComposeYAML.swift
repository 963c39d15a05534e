package import Yams

/// Why a text is no YAML, with file, line and column.
package struct YAMLReadingError: Error, Equatable {
  package let description: String
}

/// Reads a text as YAML.
///
/// - Parameters:
///   - text: The contents of a file.
///   - path: The path, for errors.
/// - Returns: The node at the root; nil for an empty text.
/// - Throws: A ``YAMLReadingError``.
package func composeYAML(_ text: String, path: String) throws(YAMLReadingError) -> Node? {
  do {
    return try Yams.compose(yaml: text)
  } catch let error as YamlError {
    throw YAMLReadingError(description: "\(path):\(error.sentence(about: text))")
  } catch {
    throw YAMLReadingError(description: "\(path): it is no YAML: \(error).")
  }
}

extension YamlError {
  /// Line, column and what is wrong.
  fileprivate func sentence(about text: String) -> String {
    switch self {
    case .scanner(let context, let problem, let mark, _),
      .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      return "\(mark.line):\(mark.column): \(plain(problem, context, mark, text))"
    case .duplicatedKeysInMapping(let duplicates, let context):
      guard let name = duplicates.first else { return " a key is given twice." }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let indent = context.mark.column - 1
      // The lines of the mapping's own keys; those of a mapping in brackets are not found.
      let places = lines.indices.filter { index in
        index >= context.mark.line - 1 && lines[index].prefix { $0 == " " }.count == indent
          && lines[index].dropFirst(indent).hasPrefix("\(name):")
      }
      guard places.count > 1 else {
        return "\(context.mark.line):\(context.mark.column): \(name) is given twice."
      }
      let place = "\(places[1] + 1):\(indent + 1)"
      return "\(place): \(name) is given twice, first in line \(places[0] + 1)."
    default: return " it is no YAML: \(self)"
    }
  }

  /// Returns what a problem of libyaml means; its own words if it is none of the frequent ones.
  private func plain(
    _ problem: String, _ context: Context?, _ mark: Mark, _ text: String
  ) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = lines.indices.contains(mark.line - 1) ? lines[mark.line - 1] : ""
    let start = context?.mark.line ?? mark.line
    let above = start < mark.line ? " in lines \(start) to \(mark.line)" : ""
    switch problem {
    case "found a tab character that violates indentation":
      return "a tab cannot indent a line; use spaces."
    case "found character that cannot start any token":
      guard let character = line.dropFirst(mark.column - 1).first, character != "\t" else {
        return "a tab cannot indent a line; use spaces."
      }
      return "a text cannot begin with '\(character)'; put it in quotes."
    case "did not find expected key", "did not find expected '-' indicator":
      return "this line does not continue what is above: its indentation differs, or '- ', a quote "
        + "or a bracket is missing\(above)."
    case "could not find expected ':'":
      return "a colon and a space are missing after a name\(above)."
    case "mapping values are not allowed in this context":
      // The name of a key without a space after its colon is a text that goes on in the next line.
      let previous = lines.dropLast(max(lines.count - mark.line + 1, 0)).last ?? ""
      if previous.contains(/^[ -]*\w+:\S/) {
        return "a space is missing after the colon in line \(mark.line - 1)."
      }
      return "a colon and a space are not allowed here: a text that has them is put in quotes, and "
        + "names of one mapping have the same indentation."
    case "did not find expected ',' or '}'", "did not find expected ',' or ']'":
      return "a comma or the closing bracket is missing\(above); a text with '#', a comma or a "
        + "bracket is put in quotes."
    case "found unexpected end of stream":
      return "the quote of line \(start) is not closed."
    default: return "\(problem)."
    }
  }
}
