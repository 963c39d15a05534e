/// Writes the methods `+load` and the function that calls them.
struct LoadTranslator {
  let unit: UnitTranslator

  private var program: ProgramIndex { unit.program }

  /// The methods of the unit and, in the first unit, the function.
  var text: String {
    var text = program.loads.filter { $0.method.unit == unit.unit }.map(method).joined()
    if unit.unit == 0, !calls.isEmpty {
      text += "func \(Self.functionName)() {\n\(calls.map { "\($0)\n" }.joined())}\n\n"
    }
    return text
  }

  /// The name of the function that calls all methods when the program starts.
  static let functionName = "loadClasses_0"

  private func method(_ load: LoadRecord) -> String {
    guard let name = program.className(load.className), let body = load.method.body,
      let record = program.classes[load.className]
    else { return "" }
    unit.functionName = "+[\(load.className) load]"
    unit.selectorName = "load"
    let place = load.method.place
    let writer = Body(unit: unit, owner: record, kind: .classMethod, result: .void, place: place)
    let statements = unit.body(
      of: writer, body, parameters: [], place: place, name: unit.functionName)
    return "\(unit.lineMark(place))extension \(name) {\nstatic func \(load.name)() {\n"
      + "\(statements)}\n}\n\n"
  }

  /// The calls: superclasses before their subclasses, categories last.
  private var calls: [String] {
    var result: [String] = []
    func add(_ load: LoadRecord) {
      guard let name = program.className(load.className) else { return }
      let call = "\(name).\(load.name)()"
      guard !result.contains(call) else { return }
      if !load.isInCategory, let record = program.classes[load.className] {
        for parent in program.ownSuperclasses(of: record).reversed() {
          for other in program.loads where other.className == parent.name && !other.isInCategory {
            add(other)
          }
        }
      }
      result.append(call)
    }
    program.loads.filter { !$0.isInCategory }.forEach(add)
    program.loads.filter(\.isInCategory).forEach(add)
    return result
  }
}
