/// The translation of a program in Objective-C to Swift.
package struct ObjectiveCProgram {
  /// A file as clang's tree shows it.
  package struct Unit {
    /// The path of the user's file.
    package let path: String
    /// What `clang -ast-dump=json` printed.
    package let json: [UInt8]

    package init(path: String, json: [UInt8]) { (self.path, self.json) = (path, json) }
  }

  /// A translated file.
  package struct File {
    /// The path of the user's file.
    package let path: String
    package let swift: String
  }

  /// The translated files, in the order of the units.
  package let files: [File]
  /// What cannot be translated, in the order of files and lines.
  package let problems: [TranslationProblem]
  /// The functions that are called when the program starts.
  package let registrations: [String]
  /// The names of the program's classes.
  package let classes: [String]

  /// Translates a program.
  ///
  /// - Parameters:
  ///   - units: The files.
  ///   - tables: What the frameworks declare.
  ///   - refusals: Lines whose methods are not translated, with the reasons: those where Swift's
  ///     compiler has found an error.
  ///   - swift: What files in Swift declare, which see the classes with the names that Swift gives
  ///     them; nil without any.
  ///   - isForeign: Returns whether a file that clang names is not the user's.
  /// - Throws: A ``TranslationFailure`` if a dump cannot be read.
  package init(
    units: [Unit], tables: InterfaceTables = .standard, refusals: [TranslationRefusal] = [],
    swift: InterfaceTable? = nil,
    isForeign: @escaping (String) -> Bool = Self.isForeign
  ) throws {
    let units = try units.map { try ParsedUnit($0, isForeign: isForeign) }
    self.init(units: units, tables: tables, refusals: refusals, swift: swift)
  }

  /// Translates a program whose files were read.
  ///
  /// - Parameters:
  ///   - units: The files.
  ///   - tables: What the frameworks declare.
  ///   - refusals: Lines whose methods are not translated.
  ///   - swift: What files in Swift declare; nil without any.
  package init(
    units: [ParsedUnit], tables: InterfaceTables = .standard,
    refusals: [TranslationRefusal] = [], swift: InterfaceTable? = nil
  ) {
    let program = ProgramIndex(
      tables: swift.map { InterfaceTables(InterfaceTable.standard + [$0]) } ?? tables)
    program.refusals = refusals
    if let swift {
      program.isMixed = true
      program.swiftTypes = InterfaceTables([swift]).allClasses.filter { $0.swift != nil }
    }
    for unit in units {
      program.files.append(unit.files)
      if unit.hasTry { program.catches = true }
    }
    let roots = units.map(\.root)
    for (number, root) in roots.enumerated() {
      UnitReader(program: program, unit: number).read(root)
    }
    program.forgetTypes()
    program.storeUndefinedProperties()
    program.findUndeclared()
    var files: [File] = []
    var problems: [TranslationProblem] = []
    for (number, unit) in units.enumerated() {
      let translator = UnitTranslator(program: program, unit: number, path: unit.path)
      let text = FileTranslator(unit: translator, root: roots[number]).text
      let source = SourceText(files: program.files[number], own: unit.path)
      files.append(File(path: unit.path, swift: source.assemble(text)))
      problems += translator.problems
    }
    self.files = files
    registrations = program.loads.isEmpty ? [] : [LoadTranslator.functionName]
    self.problems = problems
    classes = program.classOrder.filter { program.classes[$0]?.isForeign == false }
  }

  /// Returns whether a file is one of the frameworks'.
  package static func isForeign(_ path: String) -> Bool {
    path.contains(".framework/") || path.hasPrefix("<")
      || path.hasSuffix("/\(UnitFolder.swiftName)")
  }
}

/// What cannot be translated, or is translated with a loss.
package struct TranslationProblem: Hashable, Sendable {
  package let file: String
  package let line: Int
  package let isError: Bool
  /// A sentence without the place.
  package let message: String

  package init(file: String, line: Int, isError: Bool, message: String) {
    (self.file, self.line, self.isError, self.message) = (file, line, isError, message)
  }
}

/// Why a program is not translated at all.
package struct TranslationFailure: Error, CustomStringConvertible {
  package let description: String
}
