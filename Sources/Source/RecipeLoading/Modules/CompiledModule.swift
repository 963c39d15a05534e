internal import SourceImport
internal import SystemPackage

/// A module that is compiled from source, for the compilation of what imports it.
struct CompiledModule: Sendable {
  /// The name.
  let name: String
  /// The directory with the `.swiftmodule` file.
  let directory: FilePath
  /// The object file.
  let object: FilePath
  /// The classes that others can subclass.
  let interface: SourceFile
  /// These, and the classes that a testable import shows.
  let testableInterface: SourceFile
  /// What is said of it: what it loses, a line each.
  let lines: [String]

  /// The name of the function that registers its classes.
  var registration: String { ModuleRegistration(of: name).name }

  /// The name of the object file.
  static let objectName: FilePath.Component = "module.o"
  /// The name of the file with ``interface``.
  static let interfaceName: FilePath.Component = "interface.swift"
  /// The name of the file with ``testableInterface``.
  static let testableName: FilePath.Component = "testable.swift"
}
