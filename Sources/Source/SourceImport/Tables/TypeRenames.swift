internal import AppleNames

/// Names of types and constants that changed.
enum TypeRenames {
  /// Today's names by the old ones.
  static let all = MemberRenames.names(AppleNames.types)
    .merging(MemberRenames.names(AppleNames.constants)) { first, _ in first }

  /// Names of types that stand inside other types today.
  static let nested: Set<String> = Set(
    all.values.compactMap { name in
      let parts = name.split(separator: ".")
      guard parts.count > 1, let last = parts.last, last.first?.isUppercase == true else {
        return nil
      }
      return String(last)
    } + ["Name", "Key", "Type"])
}
