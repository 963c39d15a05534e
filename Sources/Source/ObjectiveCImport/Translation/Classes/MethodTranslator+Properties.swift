// Properties of superclasses and protocols that methods of a class are the accessors of.
extension MethodTranslator {
  /// Returns the property that a method reads or sets, with the accessor of the other method.
  func property(
    _ member: InterfaceMember, _ variable: String, _ type: String
  ) throws(Refusal) -> String {
    let isOverride =
      !member.isOwnedByProtocol || member.owner == "NSObject" || owner.overrides(method)
    let mark = method.isClassMethod ? "+" : "-"
    var getter: MethodRecord? = member.isSetter ? nil : method
    var setter: MethodRecord? = member.isSetter ? method : nil
    let table =
      member.isOwnedByProtocol
      ? program.tables.protocol(member.owner) : program.tables.type(member.owner)
    let other = table.map { program.tables.members(of: $0) } ?? []
    for partner in other
    where partner.property == member.property && partner.property != nil
      && partner.isClassMember == member.isClassMember && partner.selector != member.selector
    {
      guard let method = record.methods[mark + partner.selector], method.body != nil else {
        continue
      }
      if partner.isSetter { setter = method } else { getter = method }
    }
    let isSettable =
      setter != nil
      || other.contains {
        $0.isSetter && $0.property == member.property && $0.swift != nil && member.property != nil
      }
    let kind = method.isClassMethod ? "class var" : "var"
    let place = unit.lineMark(method.place)
    var text =
      "\(place)\(isOverride ? "override " : publicMark(of: member))\(kind) \(variable): \(type) {\n"
    text += "get {\n"
    if let getter, let body = getter.body {
      let writer = Body(
        unit: unit, owner: record, kind: method.isClassMethod ? .classMethod : .method,
        result: getter.result,
        place: getter.place)
      writer.swiftResult = type
      text += unit.body(of: writer, body, parameters: [], place: getter.place, name: name)
    } else {
      text += "return super.\(variable)\n"
    }
    text += "}\n"
    if let setter, let body = setter.body {
      let writer = Body(
        unit: unit, owner: record, kind: method.isClassMethod ? .classMethod : .method,
        result: .void,
        place: setter.place)
      let parameter = setter.parameters.first?.name.localIdentifier ?? "newValue"
      text += "set(\(parameter)) {\n"
      text += unit.body(
        of: writer, body, parameters: setter.parameters, bridges: [0: type], place: setter.place,
        name: name)
      text += "}\n"
    } else if isSettable {
      text += isOverride ? "set { super.\(variable) = newValue }\n" : "set {}\n"
    }
    return text + "}\n\n"
  }
}
