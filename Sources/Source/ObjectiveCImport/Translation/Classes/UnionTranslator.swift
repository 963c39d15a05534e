/// Writes a union: bytes that its fields read and write.
struct UnionTranslator {
  let unit: UnitTranslator
  let record: StructureRecord

  private var program: ProgramIndex { unit.program }

  var text: String {
    var size = 1
    var members = ""
    for field in record.fields {
      guard let layout = program.layout(field.type),
        let member = try? member(field)
      else {
        unit.report(
          "the type of \(record.name).\(field.name) in a union is not supported.", at: field.place)
        continue
      }
      size = max(size, layout.size)
      members += member
    }
    return "\(unit.lineMark(record.place))struct \(record.name.escapedIdentifier) {\n"
      + "  var unionBytes = UnionBytes(count: \(size))\n  init() {}\n\(members)}\n\n"
  }

  private func member(_ field: VariableRecord) throws(Refusal) -> String {
    let name = field.name.escapedIdentifier
    let type = try program.declared(field.type)
    let value: String
    if case .array(let element, let count?) = field.type, program.isPlainMemory(element) {
      value = "elements(\(count))"
    } else if program.isPlainMemory(field.type) {
      value = "value()"
    } else {
      throw Refusal("an array of arrays in a union is not supported")
    }
    let setter = value == "value()" ? "set(newValue)" : "setElements(newValue)"
    return "  var \(name): \(type) { get { unionBytes.\(value) } set { unionBytes.\(setter) } }\n"
      + "  init(\(name) value: \(type)) { self.\(name) = value }\n"
  }
}
