internal import AppleNames

/// Methods of UIKit that programs implement, with the spellings of all generations of Swift.
///
/// A method in an old spelling would compile and never be called, since the protocols' methods have
/// default implementations.
enum DelegateMethods {
  /// Today's spelling of a method that was found.
  struct Renaming {
    let name: String
    let labels: [String]
    /// Types of parameters by position, where those of older spellings differ.
    let types: [Int: String]
  }

  /// A method as it is found: the label of the first parameter is not part of the key, since Swift 2
  /// leaves it out.
  private struct Key: Hashable {
    let name: String
    let count: Int
    let labels: ArraySlice<String>

    init(_ signature: Signature) {
      name = signature.name
      count = signature.labels.count
      labels = signature.labels.dropFirst()
    }
  }

  /// The base names of all methods of delegates, in today's spelling and the older ones.
  static let names: Set<String> = Set(
    entries.filter { !$0.key.name.hasPrefix("touches") }.flatMap { [$0.key.name, $0.value.name] })

  /// Returns today's spelling of a method; nil if the table does not have it.
  static func renaming(name: String, labels: [String]) -> Renaming? {
    guard !labels.isEmpty else { return nil }
    // Today's `draw(_:)` of views is not an old spelling of `draw(in:)` of layers.
    return current["\(name)\(labels)"] ?? entries[Key(Signature(name: name, labels: labels))]
  }

  /// The methods in today's spelling, by name and all labels.
  private static let current = Dictionary(
    entries.values.map { ("\($0.name)\($0.labels)", $0) }, uniquingKeysWith: { first, _ in first })

  private static let entries: [Key: Renaming] = {
    var result: [Key: Renaming] = [:]
    for line in AppleNames.implemented where !line.today.labels.isEmpty {
      var types: [Int: String] = [:]
      for (index, type) in (line.note?.split(separator: ";") ?? []).enumerated()
      where type.trimmed != "_" {
        types[index] = type.trimmed
      }
      let renaming = Renaming(name: line.today.name, labels: line.today.labels, types: types)
      for spelling in line.old + [line.today] { result[Key(spelling)] = renaming }
    }
    return result
  }()
}
