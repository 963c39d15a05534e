/// The name in Swift of a resource, as the tool R.swift makes it of the resource's own.
package enum ResourceIdentifier {
  /// Returns the name in Swift: what is no letter, digit or underscore is left out and the letter
  /// after it capital, digits at the beginning are left out, and the first letter is small.
  package static func name(of resource: String) -> String {
    let parts = resource.split(omittingEmptySubsequences: false) {
      !($0.isLetter || $0.isNumber || $0 == "_")
    }
    let rest = parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let joined = ([String(parts.first ?? "")] + rest).joined()
    return withSmallStart(joined.drop(while: \.isNumber))
  }

  /// Returns a name with a small first letter; of several capitals all but the last are small, and
  /// all if no letter follows them.
  private static func withSmallStart(_ name: Substring) -> String {
    var capitals = name.prefix { $0.isASCII && $0.isUppercase }.count
    let next = name.dropFirst(capitals).first
    // The last capital belongs to the word that it begins, and stays at the end of a name.
    if next == nil || next?.isLowercase == true { capitals -= 1 }
    let count = max(capitals, 1)
    return name.prefix(count).lowercased() + name.dropFirst(count)
  }

  /// Returns the first resource with a name in Swift; nil if none has it.
  package static func resource(_ identifier: String, in resources: [String]) -> String? {
    resources.first { name(of: $0) == identifier }
  }
}
