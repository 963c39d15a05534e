extension StringProtocol {
  /// Returns the text without characters of a set at its ends.
  package func trimming(_ characters: String) -> String {
    let start = drop { characters.contains($0) }
    let end = start.reversed().drop { characters.contains($0) }
    return String(end.reversed())
  }
}
