internal import SwiftSyntax

/// The declarations of all files of a project.
final class ProjectIndex {
  let files: [ParsedFile]
  /// Whether other modules use what is public in the files.
  var isModule = false
  /// The index of the first file that declares the types of another module.
  var interfaceIndex = Int.max
  /// Whether a file of the project imports UIKit.
  lazy var importsUIKit = files.contains { $0.index < interfaceIndex && $0.imports("UIKit") }
  /// The old spellings that each file has, by index.
  let dialects: [Dialect]
  /// All types, in the order of files.
  private(set) var types: [TypeRecord] = []
  private var typesByName: [String: [TypeRecord]] = [:]
  private var typesByFile: [Int: [TypeRecord]] = [:]
  private var extendedTypes: [Int: [TypeRecord]] = [:]
  /// The names of methods that are overridden somewhere.
  private(set) var overriddenNames: Set<String> = []
  /// The protocols of the project by the names of their optional requirements.
  private(set) var optionalRequirements: [String: String] = [:]
  /// The names of all methods, properties, cases and types.
  private(set) var declaredNames: Set<String> = []
  /// Names of cases and static members, and of types.
  private(set) var staticNames: Set<String> = []
  /// Names of cases, static members and types inside of types.
  private(set) var memberStaticNames: Set<String> = []
  /// Names of properties and methods.
  private(set) var memberNames: Set<String> = []
  /// The names of properties.
  private var propertyNames: Set<String> = []
  /// The names of methods.
  private var methodNames: Set<String> = []
  /// The names of methods with their labels, except those that override.
  private var fullNames: Set<String> = []
  /// Whether `as` casts down, as in Swift 1.0 and 1.1: the program has no `as!`.
  private(set) lazy var hasPlainDowncasts = !files.contains { $0.source.text.contains("as!") }
  /// The methods of all types, by name.
  private(set) lazy var methodsByName = Dictionary(grouping: types.flatMap(\.methods), by: \.name)
  /// The methods and properties with which methods of the program are exchanged, by these.
  private(set) lazy var exchangedMethods = ExchangedMethods.originals(in: self)
  /// The generic types that are used with a protocol, with the positions of its parameters.
  private(set) lazy var genericsOfProtocols = ObjectGenerics.usedWithProtocols(in: self)
  /// The first labels of calls, as `name(label:`.
  private let labeledCalls: Set<String>
  /// The types that the project gives names of its own, by these names.
  private(set) lazy var aliasedTypes: [String: String] = {
    let collector = AliasCollector(viewMode: .sourceAccurate)
    for file in files { collector.walk(file.tree) }
    return collector.types
  }()
  /// Members and conformances that the project declares for `CGFloat` and for `Double`.
  let duplicates: Set<SyntaxIdentifier>

  init(files: [ParsedFile]) {
    self.files = files
    dialects = Dialect.dialects(of: files)
    let labels = FirstLabelCollector(viewMode: .sourceAccurate)
    let numbers = NumberDuplicateCollector(viewMode: .sourceAccurate)
    for file in files {
      labels.walk(file.tree)
      numbers.file = file.index
      numbers.walk(file.tree)
    }
    labeledCalls = labels.calls
    duplicates = numbers.duplicates
    for file in files {
      let collector = DeclarationCollector(file: file, labeling: labeling(of: file))
      collector.walk(file.tree)
      types += collector.types
    }
    for type in types {
      typesByName[type.name, default: []].append(type)
      typesByFile[type.file.index, default: []].append(type)
    }
    for file in files {
      let collector = ExtensionCollector(file: file, index: self)
      collector.walk(file.tree)
    }
    for type in types {
      staticNames.formUnion(type.staticNames)
      staticNames.insert(type.name)
      memberStaticNames.formUnion(type.staticNames)
      if type.name != type.qualifiedName { memberStaticNames.insert(type.name) }
      overriddenNames.formUnion(
        type.methods.filter { $0.declaration.modifiers.containsAny(["override"]) }.map(\.name))
      // A method that overrides one of UIKit is not a name of the project's own.
      memberNames.formUnion(
        type.methods.filter { !$0.declaration.modifiers.containsAny(["override"]) }.map(\.name))
      fullNames.formUnion(
        type.methods.filter { !$0.declaration.modifiers.containsAny(["override"]) }
          .map(\.fullName))
      methodNames.formUnion(type.methods.map(\.name))
      let own = type.properties.keys.filter { !type.overriddenProperties.contains($0) }
      memberNames.formUnion(own)
      propertyNames.formUnion(own)
      for method in type.methods where method.isOptionalRequirement {
        optionalRequirements[method.name] = type.qualifiedName
      }
    }
    declaredNames = staticNames.union(memberNames)
  }

  /// Returns how the methods of a file label their first arguments.
  func labeling(of file: ParsedFile) -> FirstLabeling {
    FirstLabeling(isSwift2: dialects[file.index] == .swift2, labeledCalls: labeledCalls)
  }

  /// Adds the index of a file that has an extension of a type.
  func addExtension(of type: TypeRecord, in file: ParsedFile) {
    extendedTypes[file.index, default: []].append(type)
  }

  /// Returns the types that a file declares or extends, in the order of ``types``.
  func types(in file: ParsedFile) -> [TypeRecord] {
    let declared = typesByFile[file.index] ?? []
    var result = declared
    for type in extendedTypes[file.index] ?? [] where !result.contains(where: { $0 === type }) {
      result.append(type)
    }
    return result
  }

  /// Returns whether a call is one of a method or closure of the project, by its name and labels.
  func declares(_ name: String, labels: [String]) -> Bool {
    // The arguments of closures have no labels.
    propertyNames.contains(name) && labels.allSatisfy { $0 == "_" }
      || fullNames.contains(
        labels.isEmpty ? name : "\(name)(\(labels.map { "\($0):" }.joined()))")
  }

  /// Returns whether a name is that of a property.
  func hasProperty(_ name: String) -> Bool { propertyNames.contains(name) }

  /// Returns whether a name is that of a property, and of no method.
  func isOnlyProperty(_ name: String) -> Bool {
    propertyNames.contains(name) && !methodNames.contains(name)
  }

  /// Adds the names that an extension of a type of UIKit declares.
  func addMembers(static names: Set<String>, instance: Set<String>) {
    staticNames.formUnion(names)
    memberStaticNames.formUnion(names)
    memberNames.formUnion(instance)
  }

  /// Returns the type of a name, which may be qualified; one of the same file if there are
  /// several.
  func type(named name: String, from file: ParsedFile? = nil) -> TypeRecord? {
    let components = name.split(separator: ".")
    guard let last = components.last else { return nil }
    var candidates = typesByName[String(last)] ?? []
    if components.count > 1 {
      let qualified = candidates.filter { $0.qualifiedName == name }
      if !qualified.isEmpty { candidates = qualified }
    }
    return candidates.first { $0.file.index == file?.index } ?? candidates.first
  }

  /// Returns the superclasses of a class within the project, the nearest first.
  func superclasses(of type: TypeRecord) -> [TypeRecord] {
    var result: [TypeRecord] = []
    var current = type
    while let name = current.inherited.prefix(current.declaredInheritanceCount).first,
      let parent = self.type(named: name, from: current.file), parent.kind == .class,
      parent !== type, !result.contains(where: { $0 === parent })
    {
      result.append(parent)
      current = parent
    }
    return result
  }

  /// Returns the first ancestor that the project does not declare; nil if there is none.
  func rootClass(of type: TypeRecord) -> String? {
    guard type.kind == .class else { return nil }
    let top = superclasses(of: type).last ?? type
    guard top.declaredInheritanceCount > 0, let name = top.inherited.first,
      self.type(named: name) == nil, !name.hasSuffix("Delegate"), !name.hasSuffix("Protocol"),
      !name.hasSuffix("DataSource"), !name.hasSuffix("Transitioning")
    else { return nil }
    return name
  }

  /// Returns the instance methods that a type has or inherits, its own first.
  func methods(of type: TypeRecord) -> [MethodRecord] {
    ([type] + superclasses(of: type)).flatMap(\.methods)
  }

  /// Returns the type name of a property of a type or its superclasses.
  func propertyType(_ name: String, of type: TypeRecord) -> String? {
    for owner in [type] + superclasses(of: type) {
      if let found = owner.properties[name] { return found }
    }
    return nil
  }
}
