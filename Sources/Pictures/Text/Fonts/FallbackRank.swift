/// The order in which families are tried for a character that a font lacks.
enum FallbackRank {
  /// The rank of families with color emoji, which only emoji use.
  static let color = 100
  /// The rank of families that a program added, which no other font's characters use.
  static let added = 101

  /// Returns the rank of a family; lower ones come first.
  static func of(_ family: String, hasColor: Bool) -> Int {
    if hasColor { return color }
    switch family {
    case "Inter": return 0
    case "Noto Sans": return 1
    case "DejaVu Sans": return 7
    default: break
    }
    let words = family.split(separator: " ")
    guard words.first == "Noto" else { return 8 }
    if words.contains("CJK") { return words.contains("Mono") || words[1] != "Sans" ? 6 : 2 }
    let isVariant = ["UI", "Mono", "Display", "Condensed"].contains { words.contains($0) }
    if isVariant { return 5 }
    return words.count > 1 && words[1] == "Sans" ? 3 : 4
  }

  /// The family of Chinese characters for a language; that of Simplified Chinese for others.
  static func cjkFamily(for language: String?) -> String {
    let tag = (language ?? "").lowercased()
    if tag.hasPrefix("ja") { return "Noto Sans CJK JP" }
    if tag.hasPrefix("ko") { return "Noto Sans CJK KR" }
    if tag.hasPrefix("zh-hk") || tag.hasPrefix("zh-hant-hk") { return "Noto Sans CJK HK" }
    if tag.hasPrefix("zh-hant") || tag.hasPrefix("zh-tw") { return "Noto Sans CJK TC" }
    return "Noto Sans CJK SC"
  }
}
