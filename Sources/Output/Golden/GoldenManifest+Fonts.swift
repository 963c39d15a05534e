internal import PictureKit

extension GoldenManifest {
  /// A sentence about fonts of the golden frames that are not installed, or in another version; nil
  /// if there are none.
  ///
  /// The sentence explains differences of frames with text.
  var fontFailure: GoldenFailure? { fonts.flatMap { GoldenFailure(fonts: $0, of: recipe) } }
}

extension GoldenFailure {
  /// Creates a sentence about fonts of golden pictures that are not installed, or in another
  /// version; nil if there are none.
  ///
  /// - Parameters:
  ///   - fonts: The versions of the fonts, by name.
  ///   - name: What has the pictures.
  init?(fonts: [String: String], of name: String) {
    guard TextShaping.isAvailable else { return nil }
    let limit = 10
    let shaper = TextShaping.shaper
    let differences = fonts.sorted { $0.key < $1.key }.compactMap {
      (name, version) -> String? in
      guard let present = shaper.installedSource(named: name) else {
        return "\(name) \(version), which is not installed"
      }
      return present.version == version
        ? nil : "\(name) \(version), of which version \(present.version) is installed"
    }
    guard !differences.isEmpty else { return nil }
    let rest = differences.count > limit ? " and \(differences.count - limit) more" : ""
    self.init(
      "\(name): the golden frames have text in "
        + "\(differences.prefix(limit).joined(separator: "; "))\(rest). Text in other fonts differs."
    )
  }
}
