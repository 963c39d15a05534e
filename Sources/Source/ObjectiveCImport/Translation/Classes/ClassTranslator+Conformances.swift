// The protocols that a class adopts.
extension ClassTranslator {
  /// The protocols in the class's declaration.
  var conformances: [String] {
    var result: [String] = []
    if hasInitialize(record), !program.ownSuperclasses(of: record).contains(where: hasInitialize) {
      result.append("InitializedClass")
    }
    if replaces(record), !program.ownSuperclasses(of: record).contains(where: replaces) {
      result.append("ReplacedObject")
    }
    for (key, name) in ProgramIndex.runtimeKeys
    where record.methods[key]?.body != nil
      && !program.ownSuperclasses(of: record).contains(where: { $0.methods[key]?.body != nil })
    {
      result.append(name)
    }
    let names = record.protocols + (program.undeclared[record.name] ?? []).sorted()
    for name in names where !ProgramIndex.isPlainProtocol(name) || copies(name) {
      guard let swift = program.protocolName(name), !inherits(name), !result.contains(swift) else {
        continue
      }
      // One that another of them adopts need not be said, and may not be said twice.
      result.append(swift)
    }
    return result
  }

  /// Whether a protocol is one of copying or archives, whose methods the class implements.
  private func copies(_ name: String) -> Bool {
    if ["NSCoding", "NSSecureCoding"].contains(name) {
      let root = program.tableClass(of: record.name) ?? "NSObject"
      return root == "NSObject"
        && ["-initWithCoder:", "-encodeWithCoder:"].allSatisfy { record.methods[$0]?.body != nil }
    }
    let key = ["NSCopying": "-copyWithZone:", "NSMutableCopying": "-mutableCopyWithZone:"][name]
    return key.flatMap { record.methods[$0]?.body } != nil
  }

  private func inherits(_ name: String) -> Bool {
    guard let parent = record.superclass else { return false }
    let body = Body(unit: unit, owner: nil, kind: .function, result: .void, place: Place())
    for own in program.ownSuperclasses(of: record)
    where program.undeclared[own.name]?.contains(name) == true {
      return true
    }
    return body.adopts(parent, name)
  }
}
