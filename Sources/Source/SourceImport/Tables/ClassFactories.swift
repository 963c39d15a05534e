internal import AppleNames

/// Class methods that became class properties, and plain names that changed with them.
enum ClassFactories {
  /// Names of colors, without the suffix `Color`.
  static let colors = Set(lines.filter { $0.selector?.owner == "UIColor" }.map(\.today.name))

  /// Returns today's property for a class method without arguments; nil if there is none.
  static func property(for method: String, of base: String?) -> String? {
    properties["\(base ?? "UIColor").\(method)"]
  }

  private static let lines = AppleNames.classProperties.lines

  /// The properties by the old names, with the classes' names of then and of today.
  private static let properties: [String: String] = {
    var result: [String: String] = [:]
    for line in lines {
      guard let selector = line.selector, let owner = selector.owner else { continue }
      for name in [owner, TypeRenames.all[owner] ?? owner] {
        result["\(name).\(selector.text)"] = line.today.name
      }
    }
    return result
  }()
}
