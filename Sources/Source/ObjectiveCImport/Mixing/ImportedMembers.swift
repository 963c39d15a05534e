/// A method as a header declares it, with the types as clang prints them.
struct MethodInterface {
  let result: String
  let parameters: [String]
  /// The name of `NS_SWIFT_NAME`.
  var swiftName: String?
}

// The members of a program's classes as its Swift files see them.
extension ProgramIndex {
  /// Returns how Swift files see a method of a class or of what it adopts; nil if they do not.
  func importedMember(_ key: String, in record: ClassRecord) -> InterfaceMember? {
    guard isMixed else { return nil }
    let chain = record.isForeign ? [record] : [record] + ownSuperclasses(of: record)
    for own in chain {
      for name in adoptedProtocols(of: own) {
        if let found = importedMember(key, ofProtocol: name) { return found }
      }
    }
    // What a superclass declares is overridden as it is there.
    for own in chain.reversed() {
      guard let interface = own.interface[key], let method = own.methods[key] else { continue }
      return importedMember(method, interface, owner: own.name, isProtocol: false)
    }
    return nil
  }

  /// Returns how Swift files see a method of a protocol of the program; nil if they do not.
  func importedMember(_ key: String, ofProtocol name: String) -> InterfaceMember? {
    guard isMixed, let record = protocols[name], let method = record.methods[key],
      let interface = record.interface[key], !method.isInitializer
    else { return nil }
    return importedMember(method, interface, owner: name, isProtocol: true)
  }

  /// Returns how Swift files see a method of a protocol or of those that it adopts.
  func importedRequirement(_ key: String, of name: String) -> InterfaceMember? {
    var pending = [name]
    var seen: Set<String> = []
    while let name = pending.popLast() {
      guard seen.insert(name).inserted, let record = protocols[name] else { continue }
      if let found = importedMember(key, ofProtocol: name) { return found }
      pending += record.protocols
    }
    return nil
  }

  private func importedMember(
    _ method: MethodRecord, _ interface: MethodInterface, owner: String, isProtocol: Bool
  ) -> InterfaceMember? {
    guard !method.isVariadic, interface.parameters.count == method.parameters.count else {
      return nil
    }
    let error = ErrorParameter(method, result: interface.result)
    // A throwing initializer stands beside that of the selector.
    guard error == nil || !method.isInitializer else { return nil }
    let shown = method.parameters.indices.filter { $0 != error?.index }
    let types = shown.map { ImportedName.words(of: method.parameters[$0].type) }
    let returnsOwn = method.returnsInstance || method.result.className == owner
    let name =
      interface.swiftName.flatMap { ImportedName($0, count: types.count) }
      ?? ImportedName(
        selector: error?.selector ?? method.selector, types: types,
        isInitializer: method.isInitializer, isClassMember: method.isClassMethod,
        ownResult: returnsOwn ? owner.camelWords : nil, context: owner.camelWords,
        properties: propertyNames(of: owner, isProtocol: isProtocol))
    var parameters: [String] = []
    let result: String
    do throws(Refusal) {
      for (label, index) in zip(name.labels, shown) {
        let type = try imported(
          method.parameters[index].type, interface.parameters[index], isParameter: true)
        parameters.append("\(label): \(type)")
      }
      let type =
        method.returnsInstance ? CType.object(ObjectType(name: owner)) : method.result
      if error == nil {
        result = try type == .void ? "" : " -> \(imported(type, interface.result))"
      } else {
        result = try type == .bool ? " throws" : " throws -> \(importedBase(type))"
      }
    } catch {
      return nil
    }
    let list = parameters.joined(separator: ", ")
    let kind = method.isClassMethod ? "static func" : "func"
    // init: without an argument, initSpecially is init(specially: ()).
    guard !method.isInitializer || !method.parameters.isEmpty || method.selector == "init" else {
      return nil
    }
    let text =
      method.isInitializer
      ? "init(\(list))" : "\(kind) \(name.base.escapedIdentifier)(\(list))\(result)"
    return InterfaceMember(
      owner: owner, isOwnedByProtocol: isProtocol, selector: method.selector,
      isClassMember: method.isClassMethod, isOptional: isProtocol, property: nil,
      result: interface.result,
      parameters: zip(method.parameters, interface.parameters).map {
        InterfaceParameter(name: $0.name, type: $1)
      }, isVariadic: false, swiftText: text)
  }

  /// Returns the names of the properties that a header declares for a class or protocol.
  private func propertyNames(of owner: String, isProtocol: Bool) -> Set<String> {
    let properties = isProtocol ? protocols[owner]?.properties : classes[owner]?.properties
    return Set((properties ?? []).filter { isProtocol || $0.isInHeader }.map(\.name))
  }

  /// Returns the program's class from which a class in Swift descends; nil if there is none.
  func ownSuperclass(ofSwift name: String) -> String? {
    guard isMixed else { return nil }
    var next = tables.type(name)?.superclass
    while let parent = next {
      if classes[parent].map({ !$0.isForeign }) == true { return parent }
      next = tables.type(parent)?.superclass
    }
    return nil
  }

  /// Returns the name and type with which Swift files see a property; nil if these are as in the
  /// translated class.
  func importedVariable(_ property: PropertyRecord) -> (name: String, type: String)? {
    guard isMixed, property.isInHeader, !property.isOutlet else { return nil }
    let name = property.swiftName ?? (property.type == .bool ? property.getter : property.name)
    guard let type = try? imported(property.type, property.typeText),
      let own = try? declared(property.type)
    else { return nil }
    return type == own && name == property.name ? nil : (name.escapedIdentifier, type)
  }
}
