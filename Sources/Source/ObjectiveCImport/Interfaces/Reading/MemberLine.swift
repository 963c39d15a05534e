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
    func member(_ method: MethodDeclaration, property: String? = nil) -> InterfaceMember {
      InterfaceMember(
        owner: owner, isOwnedByProtocol: isProtocol, selector: method.selector,
        isClassMember: method.isClass, isOptional: isOptional, property: property,
        result: method.result, parameters: method.parameters, isVariadic: method.isVariadic,
        swiftText: swift)
    }
    guard scanner.skip("@property") else { return scanner.method().map { [member($0)] } ?? [] }
    let property = scanner.property()
    let getter = MethodDeclaration(
      selector: property.getter, isClass: property.isClass, result: property.type)
    guard let name = property.setter else { return [member(getter, property: property.name)] }
    let setter = MethodDeclaration(
      selector: name, isClass: property.isClass, result: "void",
      parameters: [InterfaceParameter(name: property.name, type: property.type)])
    return [getter, setter].map { member($0, property: property.name) }
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
  var isVariadic = false
}
