/// A line of a class or protocol that declares a method or a property.
struct MemberLine {
  /// The Objective-C side.
  private let text: Substring.UTF8View
  /// The Swift side.
  private let swift: String?

  init?(_ line: Range<Int>, of lines: TableLines) {
    let header = lines.header(line)
    guard let first = header.first, "+-@".utf8.contains(first) else { return nil }
    if first == UInt8(ascii: "@"), !lines.has("@property", at: line.lowerBound) { return nil }
    text = Substring(decoding: header, as: UTF8.self).utf8
    let start = header.endIndex + 4
    swift = start < line.upperBound ? lines.text(start..<line.upperBound) : nil
  }

  /// Returns the members that the line declares: a method, or a getter and perhaps a setter.
  func members(owner: String, isProtocol: Bool, isOptional: Bool) -> [InterfaceMember] {
    var scanner = CScanner(Substring(text))
    let make = {
      (
        selector: String, isClass: Bool, property: String?, result: String,
        parameters: [InterfaceParameter]
      ) in
      InterfaceMember(
        owner: owner, isOwnedByProtocol: isProtocol, selector: selector, isClassMember: isClass,
        isOptional: isOptional, property: property, result: result, parameters: parameters,
        swiftText: swift)
    }
    guard scanner.skip("@property") else {
      guard let method = scanner.method() else { return [] }
      return [make(method.selector, method.isClass, nil, method.result, method.parameters)]
    }
    let property = scanner.property()
    let getter = make(property.getter, property.isClass, property.name, property.type, [])
    guard let setter = property.setter else { return [getter] }
    let value = InterfaceParameter(name: property.name, type: property.type)
    return [getter, make(setter, property.isClass, property.name, "void", [value])]
  }
}

/// A property as Objective-C declares it.
struct PropertyDeclaration {
  var name = ""
  var type = ""
  var getter = ""
  /// nil if the property is read-only.
  var setter: String?
  var isClass = false
}

/// A method as Objective-C declares it.
struct MethodDeclaration {
  var selector = ""
  var isClass = false
  var result = ""
  var parameters: [InterfaceParameter] = []
}
