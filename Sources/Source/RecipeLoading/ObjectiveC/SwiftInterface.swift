internal import ObjectiveCImport
internal import ProjectFiles
internal import SourceImport
internal import SystemPackage

/// What the Swift files of a program declare for Objective-C, as the header `App-Swift.h` does.
struct SwiftInterface {
  /// The table of the declarations.
  let table: InterfaceTable
  /// The header that clang reads.
  let header: SwiftHeader

  /// Reads the declarations of a program; nil of one without files in Swift.
  init?(_ program: ProgramFolder) {
    let types = VisibleType.types(in: program.swiftFiles)
    guard !program.swiftFiles.isEmpty else { return nil }
    let declared = Declared(program)
    var classes = Dictionary(declared.classes.keys.map { ($0, $0) }) { first, _ in first }
    classes.merge(declared.swiftNames) { first, _ in first }
    var protocols = Dictionary(declared.protocols.map { ($0, $0) }) { first, _ in first }
    var enumerations = Dictionary(declared.enumerations.keys.map { ($0, $0) }) { first, _ in first }
    for type in types {
      switch type.kind {
      case .class: classes[type.name] = type.visibleName
      case .protocol: protocols[type.name] = type.visibleName
      case .enumeration: enumerations[type.name] = type.visibleName
      case .extension: break
      }
    }
    let names = SwiftNames(
      .standard, classes: classes, protocols: protocols, enumerations: enumerations)
    let text = SwiftTableWriter(
      names: names, types: types, extensible: Set(declared.classes.filter { $0.value != nil }.keys)
    ).text
    table = InterfaceTable(name: "Swift.h", bytes: Array(text.utf8))
    let ownNames = Set(types.map(\.visibleName)).union(classes.values)
    let forward =
      classes.values.filter { InterfaceTables.standard.type($0) == nil && ownNames.contains($0) }
      .sorted().map { "@class \($0);\n" }.joined()
      + protocols.values.sorted().map { "@protocol \($0);\n" }.joined()
    let lines = text.split(separator: "\n").map { $0.split(separator: " => ")[0] }
    let extended = types.filter { $0.kind == .extension }.map(\.name)
    let used = Set(types.flatMap(\.inherited) + extended).union(
      types.flatMap(\.members).flatMap(\.types).map { $0.filter { $0 != "?" && $0 != "!" } })
    let headers = used.map { declared.swiftNames[$0] ?? $0 }.compactMap {
      declared.classes[$0] ?? declared.enumerations[$0]
    }
    header = SwiftHeader(
      text: forward + lines.joined(separator: "\n") + "\n",
      headers: Set(headers.compactMap(\.self)).sorted { $0.string < $1.string })
  }
}

/// The names of what files in Objective-C declare, by a look at their lines.
private struct Declared {
  /// The classes, with the headers that declare them.
  var classes: [String: FilePath?] = [:]
  /// The classes by their names in Swift, where a header gives them another one.
  var swiftNames: [String: String] = [:]
  var protocols: Set<String> = []
  /// The enumerations, with their headers.
  var enumerations: [String: FilePath?] = [:]

  init(_ program: ProgramFolder) {
    for file in program.files.filter(\.language.isOfC) + program.headers {
      let header = file.language == .header ? file.path : nil
      var swiftName: String?
      for line in file.text.split(whereSeparator: \.isNewline) {
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "@" }
          .map(String.init)
        if let index = words.firstIndex(where: { $0 == "NS_ENUM" || $0 == "NS_OPTIONS" }),
          words.count > index + 2
        {
          enumerations[words[index + 2]] = header
        }
        guard words.count >= 2 else { continue }
        if words[0] == "NS_SWIFT_NAME" { swiftName = words[1] }
        if words[0] == "@interface", let name = swiftName {
          swiftNames[name] = words[1]
          swiftName = nil
        }
        if words[0] == "@interface", classes[words[1]] == nil || line.contains(":") {
          classes[words[1]] = header
        }
        if words[0] == "@protocol", !line.hasSuffix(";") { protocols.insert(words[1]) }
      }
    }
  }
}
