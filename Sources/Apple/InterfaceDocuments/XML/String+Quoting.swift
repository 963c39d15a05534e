extension String {
  /// The string with each control character replaced by U+FFFD.
  var printable: String {
    guard unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
      return self
    }
    var result = UnicodeScalarView()
    for scalar in unicodeScalars {
      result.append(scalar.properties.generalCategory == .control ? "\u{FFFD}" : scalar)
    }
    return String(result)
  }

  /// The string in quotation marks for an error, cut after 60 characters.
  var quoted: String {
    count > 60 ? "\"\(prefix(60))...\"" : "\"\(self)\""
  }
}
