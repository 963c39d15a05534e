internal import AppleNames

/// Methods and properties of Apple's frameworks whose names changed.
enum MemberRenames {
  /// A method in an old spelling and in today's.
  struct Method {
    let old: Signature
    let new: Signature
    /// Whether today's spelling is a property.
    let isProperty: Bool
    /// Whether the old spelling is that of Swift 2.
    let isSwift2: Bool
    /// Whether contexts have a method of the old name today.
    let isOfContexts: Bool
  }

  /// The methods by their old base names.
  static let methods: [String: [Method]] = {
    var result: [String: [Method]] = [:]
    for line in AppleNames.methods {
      for old in line.old {
        result[old.name, default: []].append(
          Method(
            old: old, new: line.today, isProperty: line.isProperty,
            isSwift2: line.selector?.swift2 == old, isOfContexts: line.note == "Swift 2"))
      }
    }
    return result
  }()

  /// Today's names of properties whose old names are nothing else today.
  static let properties = names(AppleNames.properties)

  /// Today's names of properties, in files of Swift 2 only.
  static let swift2Properties = names(AppleNames.swift2Properties)

  /// Methods without parameters that became properties, declared or called.
  static let functionProperties = Set(
    AppleNames.implemented.filter(\.isProperty).map(\.today.name))

  /// Methods without parameters that have another name today.
  static let plainMethods = Dictionary(
    uniqueKeysWithValues: AppleNames.implemented.compactMap { line in
      line.isProperty ? nil : line.old.first.map { ($0, line.today.name) }
    }.filter { $0.0.labels.isEmpty }.map { ($0.0.name, $0.1) })

  /// Today's names of the things of a table, by the old ones.
  static func names(_ table: NameTable) -> [String: String] {
    var result: [String: String] = [:]
    for line in table.lines {
      let today = line.isProperty ? line.today.name : line.today.fullName
      for old in line.old { result[old.name] = today }
    }
    return result
  }
}
