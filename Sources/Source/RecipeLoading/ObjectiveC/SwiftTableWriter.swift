internal import ObjectiveCImport
internal import SourceImport

/// Writes the table of what Swift files declare.
struct SwiftTableWriter {
  let names: SwiftNames
  let types: [VisibleType]
  /// The program's classes in Objective-C that extensions in Swift may add to.
  let extensible: Set<String>

  var text: String {
    let sorted = types.filter { $0.kind == .enumeration } + types.filter { $0.kind == .protocol }
    let classes = inOrder(types.filter { $0.kind == .class })
    let extensions = types.filter { $0.kind == .extension }
    return (sorted + classes + extensions).map(text).joined()
  }

  /// The classes with each after its superclass.
  private func inOrder(_ classes: [VisibleType]) -> [VisibleType] {
    var result: [VisibleType] = []
    var seen: Set<String> = []
    func add(_ type: VisibleType) {
      guard seen.insert(type.name).inserted else { return }
      for name in type.inherited {
        if let other = classes.first(where: { $0.name == name }) { add(other) }
      }
      result.append(type)
    }
    classes.forEach(add)
    return result
  }

  private func text(_ type: VisibleType) -> String {
    switch type.kind {
    case .enumeration:
      let lines = type.members.map {
        "  \(type.visibleName)\($0.name.prefix(1).uppercased())\($0.name.dropFirst()) = "
          + "\($0.selector), => .\($0.name)\n"
      }
      return "typedef NS_ENUM(NSInteger, \(type.visibleName)) { => \(type.name)\n"
        + "\(lines.joined())};\n"
    case .protocol:
      let parents = ["NSObject"] + type.inherited.compactMap(names.protocolName)
      let list = parents.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      let members = type.members.filter { !$0.isOfSwift2 }
      let required = members.filter { !$0.isOptional }.compactMap(line)
      let optional = members.filter(\.isOptional).compactMap(line)
      return "@protocol \(type.visibleName) <\(list.joined(separator: ", "))> => \(type.name)\n"
        + required.joined() + (optional.isEmpty ? "" : "@optional\n" + optional.joined())
        + "@end\n"
    case .extension:
      // Structures and the like are no classes.
      guard let name = names.className(type.name),
        extensible.contains(name) || InterfaceTables.standard.type(name)?.swift == type.name
      else { return "" }
      let members = members(of: type).compactMap(line).joined()
      return members.isEmpty ? "" : "@interface \(name) (Swift)\n\(members)@end\n"
    case .class:
      guard let parent = type.inherited.first.flatMap(names.className) else { return "" }
      let adopted = type.inherited.dropFirst().compactMap(names.protocolName)
        .filter { $0 != "NSObject" }
      let list = adopted.isEmpty ? "" : " <\(adopted.joined(separator: ", "))>"
      return "@interface \(type.visibleName) : \(parent)\(list) => \(type.name)\n"
        + members(of: type).compactMap(line).joined() + "@end\n"
    }
  }

  /// The members of a class, each selector once; those of Swift 2 after the others.
  private func members(of type: VisibleType) -> [VisibleType.Member] {
    var seen: Set<String> = []
    let old = type.members.filter(\.isOfSwift2)
    return (type.members.filter { !$0.isOfSwift2 } + old).filter {
      seen.insert("\($0.isStatic)\($0.selector)").inserted
    }
  }

  private func line(_ member: VisibleType.Member) -> String? {
    let types = member.types.map(names.type)
    guard !types.contains(nil) else { return nil }
    let parts = types.compactMap(\.self)
    let parameters = zip(member.labels, member.types).map { "\($0): \($1.oneLine)" }
      .joined(separator: ", ")
    guard member.kind == .initializer || !Self.isOwned(member.selector) else { return nil }
    switch member.kind {
    case .enumerationCase: return nil
    case .property:
      var attributes = ["nonatomic"]
      if member.isStatic { attributes.insert("class", at: 0) }
      if member.isReadOnly { attributes.append("readonly") }
      let declaration =
        parts[0].contains("(^)")
        ? parts[0].replacing("(^)", with: "(^\(member.selector))")
        : parts[0].hasSuffix("*")
          ? "\(parts[0])\(member.selector)" : "\(parts[0]) \(member.selector)"
      return "@property(\(attributes.joined(separator: ", "))) \(declaration); => "
        + "\(member.isStatic ? "static " : "")var \(member.name): \(member.types[0].oneLine)\n"
    case .initializer:
      let mark = member.isFailable ? "?" : ""
      let effect = member.errorIndex == nil ? "" : " throws"
      return "- (instancetype)\(signature(member, parts)); => init\(mark)(\(parameters))\(effect)\n"
    case .method:
      guard let result = member.result.map({ names.type($0) }) ?? "void",
        let result = member.errorIndex == nil ? result : Self.resultOfThrowing(result)
      else { return nil }
      let effect = member.errorIndex == nil ? "" : " throws"
      let arrow = effect + (member.result.map { " -> \($0.oneLine)" } ?? "")
      return "\(member.isStatic ? "+" : "-") (\(result))\(signature(member, parts)); => "
        + "\(member.isStatic ? "static " : "")func \(member.name)(\(parameters))\(arrow)\n"
    }
  }

  /// Whether a name is one of those that make or copy an object in Objective-C.
  private static func isOwned(_ name: String) -> Bool {
    ["init", "new", "copy", "alloc", "mutableCopy"].contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isLowercase != true
    }
  }

  /// Returns the result in Objective-C of a throwing function; nil if it does not say whether the
  /// function has thrown.
  private static func resultOfThrowing(_ result: String) -> String? {
    if result == "void" { return "BOOL" }
    return result == "id" || result.hasPrefix("id<") || result.hasSuffix("*") ? result : nil
  }

  /// The selector with the types of the parameters.
  private func signature(_ member: VisibleType.Member, _ types: [String]) -> String {
    var types = types
    if let index = member.errorIndex, index <= types.count {
      types.insert("NSError **", at: index)
    }
    guard !types.isEmpty else { return member.selector }
    let pieces = member.selector.split(separator: ":", omittingEmptySubsequences: false)
    return zip(pieces, types).enumerated().map { "\($1.0):(\($1.1))p\($0)" }
      .joined(separator: " ")
  }
}

extension String {
  /// The text with line breaks and more than one space as one space.
  fileprivate var oneLine: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
