import AppleNames

/// The names of a property in Objective-C.
struct PropertyName {
  /// The names, the chief one first.
  let all: [String]
  /// The name of the getter, if that is not the property's.
  let getter: String?

  /// Abbreviations that Objective-C writes in capitals at the beginning of names.
  private static let abbreviations = ["cg", "ci", "ui", "ns", "url", "hdr"]

  /// Names that the tables lack, since they are too common to be renamed in source.
  private static let exceptions = ["UIResponder.next": "nextResponder", "UIView.mask": "maskView"]

  init(_ swift: String, type: SwiftType, cType: String, owner: AppleType, isStatic: Bool) {
    let name = swift.filter { $0 != "`" }
    if let exception = Self.exceptions["\(owner.swift).\(name)"] {
      (all, getter) = ([exception], nil)
      return
    }
    if isStatic {
      let listed = AppleNames.classProperties.lines.compactMap { line in
        line.selector?.owner == owner.objectiveC && line.today.name == name
          ? line.selector?.text : nil
      }
      guard listed.isEmpty else {
        all = listed
        getter = nil
        return
      }
      // UIColor.systemBlue is +systemBlueColor.
      if cType == "\(owner.objectiveC) *" {
        let word = owner.objectiveC.lastWord
        all = name.hasSuffix(word) ? [name] : [name + word, name]
        getter = nil
        return
      }
    }
    let listed = (AppleNames.properties.lines + AppleNames.swift2Properties.lines).filter {
      $0.today.name == name && $0.isProperty && $0.selector != nil
    }.compactMap { $0.selector?.text }
    if name.hasPrefix("is"), name.dropFirst(2).first?.isUppercase == true, cType == "BOOL" {
      // Accessibility has its word in both languages.
      if name == "isAccessibilityElement" {
        all = [name]
        getter = nil
        return
      }
      all = [listed.first { $0 != name } ?? String(name.dropFirst(2)).decapitalizedWord]
      getter = name
      return
    }
    if let word = Self.abbreviations.first(where: { word in
      name.hasPrefix(word) && name.dropFirst(word.count).first?.isUppercase == true
    }) {
      all = [word.uppercased() + name.dropFirst(word.count)]
    } else if !listed.isEmpty, name != "style", name != "zero", name != "default", name != "source"
    {
      all = listed + [name]
    } else {
      all = listed.isEmpty ? [name] : [name] + listed
    }
    getter = nil
  }
}

extension String {
  /// The last word of a name in camel case: `UIColor` gives `Color`.
  var lastWord: String {
    guard let start = lastIndex(where: \.isUppercase) else { return self }
    return String(self[start...])
  }

  /// The name without the letters of its framework: `UIBezierPath` gives `BezierPath`.
  var withoutPrefix: String {
    let upper = prefix { $0.isUppercase }
    return upper.count > 1 ? String(dropFirst(upper.count - 1)) : self
  }

  /// The name with its first letter in lower case, unless it begins with an abbreviation.
  var decapitalizedWord: String {
    dropFirst().first?.isUppercase == true ? self : prefix(1).lowercased() + dropFirst()
  }
}
