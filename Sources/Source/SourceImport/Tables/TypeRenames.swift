internal import AppleNames

/// Names of types and constants that changed.
enum TypeRenames {
  /// Today's names by the old ones.
  static let all = MemberRenames.names(AppleNames.types)
    .merging(MemberRenames.names(AppleNames.constants)) { first, _ in first }
    .merging(references) { first, _ in first }

  /// Types of Core Graphics, which had the names of references in Swift 1 and 2.
  private static let references = Dictionary(
    uniqueKeysWithValues: [
      "CGColor", "CGColorSpace", "CGContext", "CGDataProvider", "CGFont", "CGGradient", "CGImage",
      "CGLayer", "CGMutablePath", "CGPath", "CGPattern",
    ].map { ("\($0)Ref", $0) })

  /// Names of types that stand inside other types today.
  static let nested: Set<String> = Set(
    all.values.compactMap { name in
      let parts = name.split(separator: ".")
      guard parts.count > 1, let last = parts.last, last.first?.isUppercase == true else {
        return nil
      }
      return String(last)
    } + ["CachePolicy", "Key", "Name", "NetworkServiceType", "Type", "Unit"])
}
