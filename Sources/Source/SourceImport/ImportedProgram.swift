internal import FileIO
internal import SwiftSyntax

/// Rewrites the Swift files of an iOS program so that they compile on Linux against our `UIKit`.
///
/// All files of the program are given at once, since superclasses, protocols and methods may be
/// declared in any of them. Lines keep their numbers, and code that is moved or added is marked
/// with `#sourceLocation`, so that errors of the compiler name the user's file and line. What the
/// parser cannot read is left as it is: the compiler says what is wrong with it.
public struct ImportedProgram: Sendable {
  /// The rewritten files, in the order given.
  public let files: [SourceFile]
  /// The classes of the project, in the order of files and lines.
  public let classes: [ClassSummary]
  /// The declarations from which a film can start, in the order of files and lines.
  public let entries: [EntryCandidate]
  /// The names of functions that register classes for storyboards and xibs, and tests; each is
  /// called once.
  public let registrations: [String]
  /// The tests that these functions register, in the order of files and lines.
  public let tests: [RegisteredTest]
  /// The symbols of assets, a file of their own; nil without any.
  public let assetSymbols: String?
  /// What cannot work, in the order of files and lines.
  public let problems: [Problem]
  /// The classes that other modules can use, for the rewriting of these.
  public let interface: SourceFile
  /// The classes that tests of the module can use besides.
  public let testableInterface: SourceFile

  /// Rewrites the files of a program.
  ///
  /// - Parameters:
  ///   - files: The files. A file of more than 4 MiB, or one nested deeper than 1000 levels, is
  ///     returned as it is with a problem.
  ///   - modules: Names of modules that can be imported besides those of Zoetrope.
  ///   - ownModules: Names of modules whose files are among those given; their imports are removed.
  ///   - assets: The symbols of assets that the program may use.
  ///   - refusedCode: Lines of code to register classes that are not added, since they do not
  ///     compile.
  ///   - interfaces: The classes of modules that the files import, as ``interface`` has them.
  ///   - isModule: Whether other modules use what is public in the files.
  public init(
    files: [SourceFile], modules: Set<String> = [], ownModules: Set<String> = [],
    assets: AssetSymbols? = nil, refusedCode: Set<String> = [], interfaces: [SourceFile] = [],
    isModule: Bool = false
  ) {
    let project = ProjectIndex(
      files: (files + interfaces).enumerated().compactMap { ParsedFile($1, index: $0) })
    project.isModule = isModule
    project.interfaceIndex = files.count
    // Types of assets are the project's, though none of its files declares them.
    if let assets { project.addMembers(static: assets.folders, instance: []) }
    let outputs = project.files.filter { $0.index < files.count }.map(FileOutput.init)
    for output in outputs {
      Self.apply(to: output, project: project, modules: modules, ownModules: ownModules)
    }
    var entries: [EntryCandidate] = []
    var registrations: [String] = []
    for output in outputs {
      let registration = InterfaceRegistration(
        output: output, project: project, refusedCode: refusedCode)
      if let name = registration.add() { registrations.append(name) }
      let tests = TestRegistration(output: output, project: project, refusedCode: refusedCode)
      if let name = tests.add() { registrations.append(name) }
      let functions = TestFunctions(output: output, project: project, refusedCode: refusedCode)
      if let name = functions.add() { registrations.append(name) }
      RowEditing(output: output, project: project).add()
      let playground = PlaygroundPage(output: output)
      if let entry = playground.wrapStatements() { entries.append(entry) }
    }
    Self.move(outputs)
    var rewritten = files
    for output in outputs { rewritten[output.file.index].text = output.assembled }
    self.files = rewritten
    self.registrations = registrations
    tests = outputs.flatMap(\.tests)
    assetSymbols = assets.flatMap { assets in
      let statics = ExtensionStatics(viewMode: .sourceAccurate)
      for file in project.files { statics.walk(file.tree) }
      return assets.source(besides: statics.names)
    }
    let types = TypeSummaries(project: project, fileCount: files.count)
    classes = types.classes
    let summary = ModuleInterface(project: project)
    interface = SourceFile(path: "", text: isModule ? summary.text : "")
    testableInterface = SourceFile(path: "", text: isModule ? summary.testableText : "")
    let order = Dictionary(
      files.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    self.entries = (types.entries + entries + outputs.flatMap(\.entries)).sorted {
      (order[$0.file] ?? 0, $0.line) < (order[$1.file] ?? 0, $1.line)
    }
    let parsed = Set(project.files.map(\.index))
    let unread = files.indices.filter { !parsed.contains($0) }.map {
      Problem(
        file: files[$0].path, line: 1, severity: .error,
        message: "is larger than 4 MiB or nested deeper than \(ParsedFile.maxDepth) levels.")
    }
    problems = (outputs.flatMap(\.problems) + unread).sorted {
      (order[$0.file] ?? 0, $0.line) < (order[$1.file] ?? 0, $1.line)
    }
  }

  /// Returns whether a module is one of other authors, or of the program: neither Apple's nor the
  /// toolchain's.
  public static func isOfOthers(_ module: String) -> Bool { Modules.isOfOthers(module) }

  /// Applies the rules to a file; of two that change the same code the first wins.
  private static func apply(
    to output: FileOutput, project: ProjectIndex, modules: Set<String>, ownModules: Set<String>
  ) {
    let imports = Imports(output: output, project: project)
    (imports.modules, imports.ownModules) = (modules, ownModules)
    imports.walk(output.file.tree)
    var rules: [RuleVisitor.Type] = [
      CompilationConditions.self, Previews.self, TestingMacros.self, SwiftUIParts.self,
      ManagedMembers.self,
      Attributes.self,
      DelegateWindows.self, OptionalRequirements.self, DelegateRanges.self, Selectors.self,
      StringSelectors.self, ExchangedCalls.self, CoderInitializers.self, LayerInitializers.self,
      CellInitializers.self,
      WindowInitializers.self, AnimatorInitializers.self, ErrorInitializers.self,
      DefaultedInitializers.self,
      ExtensionOverrides.self, ProtocolRequirements.self,
      ValueTypeExtensions.self, ObjectExtensions.self, CollisionPaths.self,
      ExistentialTypes.self, WeakGenerics.self, NumberDuplicates.self, LazyProperties.self,
      AnyObjectMembers.self,
      PrivateMembers.self, RedundantConformances.self, ClassProperties.self,
      DynamicProperties.self,
      VirtualTime.self, MutableValues.self, RegularExpressions.self, LocalizedTexts.self,
      SharedObjects.self, ModuleBundle.self,
      AvailabilityConditions.self,
    ]
    if !project.isModule { rules.append(AccessLevels.self) }
    guard !output.file.isTranslated else {
      for rule in translatedRules { rule.apply(to: output, project: project) }
      return
    }
    for rule in rules { rule.apply(to: output, project: project) }
    OldSpellings.apply(to: output, project: project)
  }

  /// The rules for files that were translated from Objective-C: they are written as Swift is today.
  private static let translatedRules: [RuleVisitor.Type] = [
    ManagedMembers.self, Attributes.self, DelegateWindows.self, CoderInitializers.self,
    LayerInitializers.self, CellInitializers.self, AnimatorInitializers.self,
    ExtensionOverrides.self, ValueTypeExtensions.self,
    AccessLevels.self, RedundantConformances.self, ClassProperties.self, DynamicProperties.self,
  ]

  /// Moves members of extensions into classes, with the edits that other rules made to them.
  private static func move(_ outputs: [FileOutput]) {
    let byIndex = Dictionary(uniqueKeysWithValues: outputs.map { ($0.file.index, $0) })
    for output in outputs {
      let texts = output.moves.map { output.text.rendered($0.range) }
      for (move, text) in zip(output.moves, texts) {
        guard let target = byIndex[move.file] else { continue }
        let from = String.swiftSourceLocation(output.file.source.path, line: move.line)
        let back = String.swiftSourceLocation(target.file.source.path, line: move.endLine)
        target.text.add(
          Edit(
            range: move.offset..<move.offset,
            text: "\n\(from)\n\(move.prefix)\(text)\n\(back)\n"))
        let lineBreaks = output.text.original(move.range).count { $0 == UInt8(ascii: "\n") }
        output.text.add(
          Edit(range: move.range, text: String(repeating: "\n", count: lineBreaks)))
      }
    }
  }
}

extension FileOutput {
  /// The rewritten text, with the user's line numbers.
  fileprivate var assembled: String {
    let path = file.source.path
    var result = String.swiftSourceLocation(path, line: 1) + "\n"
    var body = text.rendered
    // A byte order mark and a line for the shell are allowed at the beginning of a file only.
    if body.unicodeScalars.first == "\u{FEFF}" { body.unicodeScalars.removeFirst() }
    if body.hasPrefix("#!") { body = "//" + body.dropFirst(2) }
    result += body
    guard !trailer.isEmpty else { return result }
    if result.utf8.last != UInt8(ascii: "\n") { result += "\n" }
    for part in trailer {
      result += String.swiftSourceLocation(path, line: part.line) + "\n" + part.text + "\n"
    }
    return result
  }
}

extension ParsedFile {
  /// Whether the file was translated from Objective-C.
  fileprivate var isTranslated: Bool {
    tree.statements.contains { statement in
      statement.item.as(ImportDeclSyntax.self)?.path.first?.name.text == "ObjectiveCSupport"
    }
  }
}
