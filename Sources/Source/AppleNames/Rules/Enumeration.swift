/// An enumeration or a set of options of Apple's, whose constants have names of their own in
/// Objective-C: `UIViewAnimationOptionCurveEaseIn` is `UIView.AnimationOptions.curveEaseIn`.
package struct Enumeration: Sendable {
  /// The type's name in Objective-C.
  package let objectiveC: String
  /// The type's name in Swift.
  package let swift: String
  /// What the names of its constants begin with.
  package let prefix: String

  /// All enumerations of the table of types.
  package static let all = AppleNames.types.lines.compactMap(Enumeration.init)

  private init?(_ line: NameLine) {
    guard let words = line.note?.split(separator: " "), words.first == "enum",
      let name = line.selector?.text
    else { return nil }
    objectiveC = name
    swift = line.today.name
    // The constants of a set of options are in the singular.
    let isPlural = ["Options", "Events"].contains(where: name.hasSuffix)
    prefix = words.count > 1 ? String(words[1]) : isPlural ? String(name.dropLast()) : name
  }

  /// Returns the enumeration and the case of a constant; nil if no enumeration has one of that
  /// name.
  ///
  /// Of several prefixes that fit, the longest is meant: `UIControlStateNormal` is not of
  /// `UIControl`.
  package static func member(
    ofConstant name: String
  ) -> (enumeration: Enumeration, member: String)? {
    let found = all.filter { name.hasPrefix($0.prefix) && $0.isFollowed(in: name) }
      .max { $0.prefix.utf8.count < $1.prefix.utf8.count }
    return found.map { ($0, name.dropFirst($0.prefix.count).lowercasingFirst) }
  }

  /// Returns the constant of a case.
  package func constant(ofMember member: String) -> String { prefix + member.capitalizingFirst }

  /// Returns whether a word begins after the prefix.
  private func isFollowed(in name: String) -> Bool {
    name.dropFirst(prefix.count).first?.isUppercase == true
  }
}
