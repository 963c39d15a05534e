import AppleNames

/// The names of constants in Objective-C.
enum ConstantName {
  private static let listed = Dictionary(
    grouping: AppleNames.constants.lines + AppleNames.notifications.lines, by: \.today.name)
  private static let enumerations = Dictionary(
    Enumeration.all.map { ($0.swift, $0) }, uniquingKeysWith: { first, _ in first })

  /// Returns the names of a member of a type, the chief one first.
  static func all(of member: String, in type: AppleType) -> [String] {
    let name = member.filter { $0 != "`" }
    let found = (listed["\(type.swift).\(name)"] ?? []).compactMap { $0.selector?.text }
    guard found.isEmpty else { return found }
    if let enumeration = enumerations[type.swift] {
      return [enumeration.constant(ofMember: name.capitalizedAbbreviation)]
    }
    // A sibling tells what the names begin with: kCAGravityCenter.
    for (today, lines) in listed where today.hasPrefix("\(type.swift).") {
      let sibling = today.dropFirst(type.swift.count + 1).capitalizingFirst
      guard let text = lines.first?.selector?.text, text.hasSuffix(sibling) else { continue }
      return [text.dropLast(sibling.count) + name.capitalizingFirst]
    }
    return [type.objectiveC + name.capitalizingFirst]
  }
}

extension String {
  fileprivate var capitalizedAbbreviation: String { self }
}
