private import FileIO
private import Glibc
internal import StageKit
internal import SystemPackage

/// A compiled file as a library with one function, which creates the recipes.
enum RecipeLibrary {
  /// The name of the library's file.
  static let fileName = "recipes.so"
  private static let function = "zoetrope_recipes"

  /// Returns source code to add to a file, so that it becomes a library.
  static func source(creating types: RecipeTypes) -> String {
    source(
      creating: types.collections.isEmpty
        ? "[\(types.recipes.map { "\($0)()" }.joined(separator: ", "))]"
        : types.collections.map { "\($0).recipes" }.joined(separator: " + "))
  }

  /// Returns source code that makes a file a library with the recipes of an expression.
  static func source(creating list: String) -> String {
    """

    #sourceLocation()
    import StageKit

    @_cdecl("\(function)")
    public func \(function)() -> UnsafeMutableRawPointer {
      let recipes = UnsafeMutablePointer<[any StageKit.Recipe]>.allocate(capacity: 1)
      recipes.initialize(to: \(list))
      return UnsafeMutableRawPointer(recipes)
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
    typealias Function = @convention(c) () -> UnsafeMutableRawPointer
    guard let handle = dlopen(library.string, RTLD_NOW | RTLD_LOCAL),
      let symbol = dlsym(handle, function)
    else {
      let reason = dlerror().map { String(cString: $0) } ?? "unknown"
      throw RecipeFileError("Cannot load \(file.printable) after compiling it: \(reason).")
    }
    let recipes = unsafeBitCast(symbol, to: Function.self)()
      .assumingMemoryBound(to: [any Recipe].self)
    defer {
      recipes.deinitialize(count: 1)
      recipes.deallocate()
    }
    return recipes.pointee
  }
}
