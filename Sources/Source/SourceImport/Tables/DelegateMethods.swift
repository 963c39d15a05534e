internal import AppleNames
internal import SwiftSyntax

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
    /// The first labels of all spellings.
    let firstLabels: Set<String>
    /// The base names of the spellings whose first parameter has no label.
    let unlabeledNames: Set<String>
  }

  /// A method as it is found: the label of the first parameter is not part of the key, since Swift
  /// 2 leaves it out.
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

  /// Returns today's spelling of a method that a type declares; nil if it is none of UIKit's,
  /// though it may share the name of one, as `apply(label:)` does with `apply(_:)`.
  ///
  /// - Parameters:
  ///   - node: The declaration.
  ///   - labeling: How the file labels first parameters.
  /// - Returns: The spelling.
  static func renaming(of node: FunctionDeclSyntax, labeling: FirstLabeling) -> Renaming? {
    let parameters = node.signature.parameterClause.parameters
    let name = node.name.text.trimmingBackticks
    guard let first = parameters.first,
      let found = renaming(
        name: name, labels: parameters.map { $0.firstName.text.trimmingBackticks })
    else { return nil }
    if found.firstLabels.contains(first.firstName.text.trimmingBackticks) { return found }
    if first.secondName != nil { return nil }
    if name != found.name || node.modifiers.containsAny(["override"]) { return found }
    // A file of Swift 2 may show nothing of its age but `scrollViewDidScroll(scrollView: ...)`.
    let isLong = name.contains(where: \.isUppercase) && !labeling.isLabeledInCalls(node)
    return found.unlabeledNames.contains(name) && (labeling.isSwift2 || isLong) ? found : nil
  }

  /// Returns today's spelling of a method; nil if the table does not have it.
  private static func renaming(name: String, labels: [String]) -> Renaming? {
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
      let spellings = line.old + [line.today]
      let renaming = Renaming(
        name: line.today.name, labels: line.today.labels, types: types,
        firstLabels: Set(spellings.compactMap(\.labels.first)),
        unlabeledNames: Set(spellings.filter { $0.labels.first == "_" }.map(\.name)))
      for spelling in spellings { result[Key(spelling)] = renaming }
    }
    return result
  }()
}
