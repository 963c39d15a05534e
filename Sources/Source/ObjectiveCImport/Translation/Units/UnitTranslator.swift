internal import FileIO

/// The translation of one file of a program: its text, and what the methods need beside them.
final class UnitTranslator {
  let program: ProgramIndex
  let unit: Int
  /// The path of the user's file.
  let path: String
  /// Functions and variables that the translation adds to the file.
  var helpers: [String] = []
  /// The functions that send selectors to any object.
  var dispatchers: [String: String] = [:]
  var problems: [TranslationProblem] = []
  /// The method that is translated, for `__func__` and `_cmd`.
  var functionName = ""
  var selectorName = ""
  private var selectors: [String: String] = [:]
  private var makerName: String?
  private var lookupName: String?
  private var counter = 0

  init(program: ProgramIndex, unit: Int, path: String) {
    (self.program, self.unit, self.path) = (program, unit, path)
  }

  /// Returns a name that nothing else in the program has.
  func fresh(_ name: String) -> String {
    counter += 1
    return "\(name)_\(unit)_\(counter)"
  }

  /// Returns the mark of a line, which ``SourceText`` reads.
  func lineMark(_ place: Place) -> String {
    place.line > 0 ? "\u{1}\(place.file):\(place.line)\u{2}" : ""
  }

  /// The mark of lines that are the translation's own.
  static let ownMark = "\u{1}0:0\u{2}"

  func file(_ place: Place) -> String {
    let files = program.files[unit]
    return place.file > 0 && place.file < files.count ? files[place.file] : path
  }

  func report(_ message: String, at place: Place, isError: Bool = false) {
    let problem = TranslationProblem(
      file: file(place), line: max(place.line, 1), isError: isError, message: message)
    if !problems.contains(problem) { problems.append(problem) }
  }

  // MARK: Names

  /// Returns a function of C that the program declares, as the unit sees it.
  func function(_ name: String) -> FunctionRecord? {
    program.staticFunctions[unit]?[name] ?? program.functions[name]
  }

  /// Returns the name in Swift of a function of C, which no member of a class hides.
  func functionText(_ name: String) -> String {
    let isStatic = program.staticFunctions[unit]?[name] != nil
    return isStatic || program.isMixed || program.hasMember(name)
      ? "\(name)_function" : name.escapedIdentifier
  }

  /// Returns the name in Swift of a variable of a file, which no member of a class hides.
  func variableText(_ name: String) -> String {
    let isStatic = program.staticGlobals[unit]?[name] != nil
    return isStatic || program.isMixed || program.hasMember(name)
      ? "\(name)_variable" : name.escapedIdentifier
  }

  /// Returns the name of a variable of the program's files; nil if there is none.
  func globalText(_ name: String, id: UInt) -> String? {
    if program.staticGlobals[unit]?[name] != nil { return variableText(name) }
    guard let global = program.globals[name] else { return nil }
    // One that is declared only may be of the tables.
    if global.node.text(.storageClass) == "extern", program.tables.variable(name)?.swift != nil {
      return nil
    }
    return variableText(name)
  }

  /// Returns the Swift name of an instance variable.
  func variableName(_ name: String, className: String) -> String {
    var next: String? = className
    while let current = next, let record = program.classes[current] {
      for property in record.properties where property.variable == name {
        return PropertyForm(property, in: record, of: program).storage
      }
      if record.variable(name) != nil {
        return isInherited(name, record) ? "\(name)_variable" : name.escapedIdentifier
      }
      next = record.superclass
    }
    return name.escapedIdentifier
  }

  /// Whether the class or a superclass has a property with the name of an instance variable, which
  /// is another.
  private func isInherited(_ name: String, _ record: ClassRecord) -> Bool {
    // One of the class itself has another variable, or none if it is @dynamic.
    if record.property(name) != nil
      || program.ownSuperclasses(of: record).contains(where: { $0.property(name) != nil })
      || program.categoriesHaveProperty(name, of: record)
    {
      return true
    }
    guard let parent = program.tableClass(of: record.name),
      case .variable(let variable) = program.tables.member(name, of: parent)?.swift
    else { return false }
    return variable.name == name
  }

  // MARK: Classes

  /// Returns the function that makes an object of a class that is a value.
  func maker() -> String {
    if let makerName { return makerName }
    let name = fresh("make")
    makerName = name
    var lines: [String] = []
    for className in program.classOrder {
      guard let record = program.classes[className], !record.isForeign,
        let swift = program.className(className)
      else { continue }
      let creation = ClassTranslator(unit: self, record: record).plainCreation
      if let creation { lines.append("if type == \(swift).self { return \(swift)\(creation) }") }
    }
    for known in [
      "UIView", "UILabel", "UIButton", "UIImageView", "UIViewController", "CALayer", "NSObject",
    ]
    where program.tables.type(known)?.swift != nil {
      lines.append("if type == \(known).self { return \(known)() }")
    }
    helpers.append(
      "private func \(name)(_ type: AnyClass?) -> AnyObject? {\n"
        + lines.map { "  \($0)\n" }.joined() + "  return nil\n}")
    return name
  }

  /// Returns the function that finds a class by its name, which knows those of the program.
  func classLookup() -> String {
    if let lookupName { return lookupName }
    let name = fresh("classNamed")
    lookupName = name
    let lines = program.classOrder.filter { program.classes[$0]?.isForeign == false }.map { own in
      "  registerClass(\(own.swiftLiteral), \(own.escapedIdentifier).self)\n"
    }
    helpers.append(
      "private func \(name)(_ name: NSString?) -> AnyClass? {\n\(lines.joined())"
        + "  return NSClassFromString(name)\n}")
    return name
  }

  /// Returns the value of `@protocol(Name)`.
  func protocolValue(_ name: String) -> String {
    let swift = program.protocolName(name)
    let test =
      swift.map { name in "{ ($0 as AnyObject) is any \(name) }" } ?? "{ (_: AnyObject) in false }"
    return test
  }

  // MARK: Selectors

  /// Forgets the selectors whose variables are not written after all.
  func forgetSelectors() {
    selectors = selectors.filter { entry in helpers.contains { $0.contains("let \(entry.value):") }
    }
    if let name = lookupName, !helpers.contains(where: { $0.contains("func \(name)(") }) {
      lookupName = nil
    }
    if let name = makerName, !helpers.contains(where: { $0.contains("func \(name)(") }) {
      makerName = nil
    }
  }

  /// Returns the selector of a variable; nil of another expression.
  func selectorName(of variable: String) -> String? {
    selectors.first { $0.value == variable }?.key
  }

  /// Returns the variable of a selector, with which the file calls it.
  func selector(_ name: String) -> String {
    if let known = selectors[name] { return known }
    let variable = fresh("selector")
    selectors[name] = variable
    let body = Body(unit: self, owner: nil, kind: .function, result: .id, place: Place())
    var tests: [String] = []
    var lines: [String] = []
    for candidate in candidates(name, isClass: false) {
      let isProtocol = program.className(candidate) == nil
      guard let swift = program.className(candidate) ?? program.protocolName(candidate) else {
        continue
      }
      let type = CType.object(
        isProtocol ? ObjectType(protocols: [candidate]) : ObjectType(name: candidate))
      if body.isBoxed(type) { continue }
      let result = naturalResult(name, of: candidate)
      let target = isProtocol ? "(any \(swift))" : swift
      if !isProtocol { tests.append("$0 is \(swift)") }
      let receiver = Receiver.value(Value(text: "target", type: type))
      guard let arguments = try? arguments(ofSelector: name, to: candidate, in: body),
        let value = try? body.send(receiver, name, arguments, result)
      else { continue }
      let text: String
      if result == .void || value.type == .void {
        text = "\(value.text); return nil"
      } else if let object = try? body.objectText(value) {
        text = "return \(object)"
      } else {
        continue
      }
      lines.append("if let target = target as? \(target) { \(text) }")
    }
    tests += swiftClasses(implementing: name).map { name in "$0 is \(name)" }
    let responds = tests.isEmpty ? "_ in false" : tests.joined(separator: " || ")
    helpers.append(
      "private let \(variable): Selector = makeSelector(\(name.swiftLiteral), "
        + "responds: { \(responds) }, call: { (target: AnyObject, arguments: [AnyObject?]) -> AnyObject? in\n"
        + lines.map { "  \($0)\n" }.joined()
        + "  return unrecognized(\(name.swiftLiteral), target) })")
    return variable
  }
}
