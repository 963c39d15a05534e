internal import PictureKit

extension GoldenManifest {
  /// A sentence about fonts of the golden frames that are not installed, or in another version; nil
  /// if there are none.
  ///
  /// The sentence explains differences of frames with text.
  var fontFailure: GoldenFailure? {
    guard let fonts, TextShaping.isAvailable else { return nil }
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
    return GoldenFailure(
      "\(recipe): the golden frames have text in "
        + "\(differences.prefix(limit).joined(separator: "; "))\(rest). Text in other fonts differs."
    )
  }
}
