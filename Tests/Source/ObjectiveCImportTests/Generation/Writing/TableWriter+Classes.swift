import AppleNames
import InterfaceDocuments

// Classes and protocols.

extension TableWriter {
  /// Returns the declarations of classes or protocols, each after those that it descends from.
  mutating func ordered(_ all: [(key: String, value: (id: String, type: AppleType))])
    -> [String]
  {
    var lines: [String] = []
    var done: Set<String> = []
    var byName: [String: (id: String, type: AppleType)] = [:]
    for (name, owner) in all { byName[name] = owner }
    func write(_ name: String) {
      guard let owner = byName[name], done.insert(name).inserted else { return }
      if let parent = superclass(owner.id) { write(parent) }
      protocols(owner.id).forEach(write)
      lines += declaration(name, owner.id, owner.type)
    }
    for (name, _) in all { write(name) }
    return lines
  }

  func superclass(_ id: String) -> String? {
    var next = modules.superclasses[id]
    while let current = next {
      if let type = names.type(current), !AppleTypeNames.generic.contains(type.swift) {
        return type.objectiveC
      }
      next = modules.superclasses[current]
    }
    return nil
  }

  /// Returns the members of a class, with those of superclasses that have no name of Apple's.
  func allMembers(_ id: String) -> [Symbol] {
    var members = modules.members[id] ?? []
    var next = modules.superclasses[id]
    while let current = next,
      names.type(current).map({ AppleTypeNames.generic.contains($0.swift) }) ?? true
    {
      members += (modules.members[current] ?? []).filter { $0.kind != "swift.init" }
      next = modules.superclasses[current]
    }
    return members
  }

  /// Returns whether objects of a class are made by class methods, such as `animationWithKeyPath:`.
  ///
  /// Views, behaviors and recognizers are allocated.
  private static func hasFactories(_ name: String) -> Bool {
    let made: Set = [
      "UIAction", "UIAlertAction", "UIAlertController", "UIButton", "UIContextualAction", "UIMenu",
      "UISwipeActionsConfiguration", "UITableViewRowAction", "UIBezierPath", "UIBlurEffect",
      "UICollectionViewLayoutAttributes", "UIColor", "UIFont", "UIFontDescriptor", "UIImage",
      "UINib", "UIStoryboard", "UIStoryboardSegue", "UITraitCollection",
      "UIUserNotificationSettings",
      "UIVibrancyEffect",
    ]
    return made.contains(name) || !name.hasPrefix("UI")
  }

  /// Returns whether documents make objects of a class by `initWithCoder:`.
  func isCoded(_ name: String) -> Bool {
    AppleClasses.named(name)?.hasCoderInitializer == true
  }

  /// Returns the types of the properties of the protocols that a class adopts.
  func properties(ofProtocolsOf id: String) -> [String: String] {
    var result: [String: String] = [:]
    for name in protocols(id) {
      guard let owner = owners[name] else { continue }
      for member in modules.members[owner.id] ?? [] where member.kind == "swift.property" {
        var reader = SwiftTypeReader(member.fragments)
        reader.skip(past: ":")
        result[member.name] = types.of(name).cType(reader.type())
      }
    }
    return result
  }

  func protocols(_ id: String) -> [String] {
    let found = (modules.protocols[id] ?? []).compactMap { target -> String? in
      guard let type = names.type(target), type.kind == .protocol,
        !AppleTypeNames.foundation.contains(type.swift)
      else { return nil }
      return type.objectiveC
    }
    return Array(Set(found)).sorted()
  }

  mutating func declaration(_ name: String, _ id: String, _ type: AppleType) -> [String] {
    let symbol = modules.symbols[id]
    let isProtocol = type.kind == .protocol
    let isOpen = symbol?.access == "open"
    let parent = superclass(id) ?? "NSObject"
    let adopted = (isProtocol ? ["NSObject"] : []) + protocols(id)
    let list = adopted.isEmpty ? "" : " <\(adopted.joined(separator: ", "))>"
    let side = isProtocol ? "" : type.kind == .value ? "struct " : isOpen ? "" : "final "
    var types = types.of(name)
    types.generic = type
    var writer = MemberLines(
      types: types, owner: type, isOpen: isOpen,
      hasFactories: !isProtocol && Self.hasFactories(name),
      inherited: isProtocol ? [:] : properties(ofProtocolsOf: id))
    let members = allMembers(id).filter {
      !modules.overriding.contains($0.id) && !modules.isDefaultImplementation($0.id)
        || $0.kind == "swift.init"
    }
    // What UIKit adds stands before what it wraps.
    let sorted = members.filter { $0.isOfUIKit } + members.filter { !$0.isOfUIKit }
    let needed =
      isProtocol ? sorted.filter { !modules.optional.contains($0.id) && $0.isRequirement } : sorted
    for member in needed {
      writer.add(member, isReadOnly: values.hasHiddenSetter(member))
    }
    if isCoded(name), !(superclass(id).map(isCoded) ?? false) { writer.addCoder() }
    var lines = [
      isProtocol
        ? "@protocol \(name)\(list) => \(type.swift)"
        : "@interface \(name) : \(parent)\(list) => \(side)\(type.swift)"
    ]
    lines += writer.lines
    if isProtocol {
      let count = writer.lines.count
      for member in sorted where modules.optional.contains(member.id) || !member.isRequirement {
        writer.add(member, isReadOnly: values.hasHiddenSetter(member))
      }
      if writer.lines.count > count { lines += ["@optional"] + writer.lines.dropFirst(count) }
    }
    return name == "UIView" ? Self.withCategory(lines + ["@end"]) : lines + ["@end"]
  }

  /// The properties that Apple's `UIView` does not declare in a category.
  private static let viewProperties = [
    "userInteractionEnabled", "tag", "layer", "canBecomeFocused", "focused",
    "focusGroupIdentifier", "focusGroupPriority", "focusEffect", "semanticContentAttribute",
    "effectiveUserInterfaceLayoutDirection",
  ]

  /// Returns the lines of a view with its properties in a category, as Apple's are: clang gives a
  /// subclass that declares one again an instance variable for it.
  private static func withCategory(_ lines: [String]) -> [String] {
    func isOfCategory(_ line: String) -> Bool {
      line.hasPrefix("@property(nonatomic")
        && !viewProperties.contains { name in
          line.prefix { $0 != ";" }.hasSuffix(name)
        }
    }
    return lines.filter { !isOfCategory($0) } + ["@interface UIView (Properties)"]
      + lines.filter(isOfCategory) + ["@end"]
  }
}

extension Symbol {
  fileprivate var isOfUIKit: Bool { file?.contains("/Apple/") == true }
  /// Whether a member of a protocol is a requirement: a member of an extension is public by a word.
  fileprivate var isRequirement: Bool { !isOfExtension }
}
