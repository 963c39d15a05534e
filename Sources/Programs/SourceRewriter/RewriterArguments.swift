import ProjectFiles

/// The arguments that the plug-in `UIKitSource` starts the rewriter with.
struct RewriterArguments {
  /// A module that the target imports, whose files are rewritten by themselves.
  struct Dependency {
    let module: String
    let files: [String]
  }

  /// The name of the module.
  private(set) var module = ""
  /// Whether the target is one of tests.
  private(set) var isOfTests = false
  /// The folder of the package.
  private(set) var resources = ""
  /// The file with the function that registers the classes.
  private(set) var registration = ""
  /// The file with the suites of Swift Testing; nil for a target without tests.
  private(set) var suites: String?
  /// The modules that are rewritten, each after those that it imports.
  private(set) var dependencies: [Dependency] = []
  /// The names of all modules that the target can import.
  private(set) var importable: [String] = []
  /// The files, and where each is written.
  private(set) var files: [(input: String, output: String)] = []

  /// Reads arguments.
  ///
  /// - Throws: A `ProjectError` if one is unknown or has no value.
  init(_ arguments: ArraySlice<String>) throws {
    var rest = arguments
    func next(_ option: String) throws -> String {
      guard let value = rest.popFirst() else { throw ProjectError("\(option) needs a value.") }
      return value
    }
    func list(_ option: String) throws -> [String] {
      var values: [String] = []
      while case let value = try next(option), value != "--end" { values.append(value) }
      return values
    }
    while let option = rest.popFirst() {
      switch option {
      case "--module": module = try next(option)
      case "--kind": isOfTests = try next(option) == "tests"
      case "--resources": resources = try next(option)
      case "--registration": registration = try next(option)
      case "--suites": suites = try next(option)
      case "--importable": importable = try list(option)
      case "--file": files.append((try next(option), try next(option)))
      case "--dependency":
        dependencies.append(Dependency(module: try next(option), files: try list(option)))
      default: throw ProjectError("Unknown argument \(option).")
      }
    }
  }
}
