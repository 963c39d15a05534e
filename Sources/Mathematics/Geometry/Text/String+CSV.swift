extension String {
  /// The text as a field of RFC 4180: in quotes if it contains a comma, a quote or a line break.
  package var csvField: String {
    guard contains(where: { ",\"\r\n".contains($0) }) else { return self }
    return "\""
      + split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
  }
}
