private import FileIO
private import Glibc
private import ObjectiveCSupport
internal import StageKit
internal import SystemPackage
internal import UIKit

/// A compiled file as a library with one function, which creates the recipes.
enum RecipeLibrary {
  /// The name of the library's file.
  static let fileName = "recipes.so"
  /// The same as a component of paths.
  static let fileComponent: FilePath.Component = "recipes.so"
  private static let recipesFunction = "zoetrope_recipes"
  private static let programFunction = "zoetrope_program"

  /// Returns source code to add to a file, so that it becomes a library.
  static func source(creating types: RecipeTypes) -> String {
    source(
      of: recipesFunction, importing: "StageKit", type: "[any StageKit.Recipe]",
      value: types.collections.isEmpty
        ? "[\(types.recipes.map { "\($0)()" }.joined(separator: ", "))]"
        : types.collections.map { "\($0).recipes" }.joined(separator: " + "))
  }

  /// Returns the source code of a file that makes rewritten files a library.
  ///
  /// - Parameters:
  ///   - entries: An expression with the program's entries.
  ///   - registrations: The names of the functions that register classes.
  /// - Returns: The source code.
  static func source(describing entries: String, registrations: [String]) -> String {
    source(
      of: programFunction, importing: "UIKit", type: "UIKit._Program",
      value: """
        UIKit._Program(\(entries)) {
            \(registrations.map { "\($0)()" }.joined(separator: "; "))
          }
        """)
  }

  /// Returns source code with a function that returns a value to the loading program.
  private static func source(
    of function: String, importing module: String, type: String, value: String
  ) -> String {
    """

    #sourceLocation()
    import \(module)

    @_cdecl("\(function)")
    public func \(function)() -> UnsafeMutableRawPointer {
      let value = UnsafeMutablePointer<\(type)>.allocate(capacity: 1)
      value.initialize(to: \(value))
      return UnsafeMutableRawPointer(value)
    }

    """
  }

  /// Loads a library into this process, where it stays, and creates its recipes.
  ///
  /// - Parameters:
  ///   - library: The library.
  ///   - file: The file that was compiled, for errors.
  /// - Returns: The recipes.
  /// - Throws: A ``RecipeFileError`` if the library does not fit this program.
  static func load(_ library: FilePath, of file: FilePath) throws -> [any Recipe] {
    try value(of: recipesFunction, in: library, of: file)
  }

  /// Loads a library into this process, where it stays, and returns the program in it.
  ///
  /// - Throws: A ``RecipeFileError`` if the library does not fit this program.
  static func loadProgram(_ library: FilePath, of file: FilePath) throws -> _Program {
    TrapReport.install()
    return try value(of: programFunction, in: library, of: file)
  }

  private static func value<Value>(
    of function: String, in library: FilePath, of file: FilePath
  ) throws -> Value {
    typealias Function = @convention(c) () -> UnsafeMutableRawPointer
    guard let handle = dlopen(library.string, RTLD_NOW | RTLD_LOCAL),
      let symbol = dlsym(handle, function)
    else {
      let reason = dlerror().map { String(cString: $0) } ?? "unknown"
      throw RecipeFileError("Cannot load \(file.printable) after compiling it: \(reason).")
    }
    let value = unsafeBitCast(symbol, to: Function.self)().assumingMemoryBound(to: Value.self)
    defer {
      value.deinitialize(count: 1)
      value.deallocate()
    }
    return value.pointee
  }
}
