private import FileIO
internal import SystemPackage

/// The compiled modules that belong to the running program.
struct ModuleDirectory {
  /// The directory of the `.swiftmodule` files.
  let path: FilePath
  /// A text that differs between builds of the program.
  let identity: String

  /// Finds the modules of the running program: where the package manager puts them, beside the
  /// program, or where an installation does, in `lib/zoetrope/modules`.
  ///
  /// - Throws: A ``RecipeFileError`` if there are none, an `UnknownProgramError` without `/proc`.
  static func ofThisProgram() throws -> ModuleDirectory {
    let program = try runningProgram()
    let directory = program.removingLastComponent()
    let candidates = [
      directory.appending("Modules"),
      // The program is in libexec/zoetrope.
      directory.removingLastComponent().removingLastComponent().appending("lib/zoetrope/modules"),
    ]
    guard
      let path = candidates.first(where: {
        (try? $0.appending("Zoetrope.swiftmodule").stat()) != nil
      })
    else {
      throw RecipeFileError(
        "The modules that a Swift file imports are missing: there is no Zoetrope.swiftmodule in "
          + "\(candidates.map { "\($0)" }.joined(separator: " or ")).")
    }
    return ModuleDirectory(path: path, identity: "\(FileIdentity(program))")
  }

  /// Returns whether there is a module of a name.
  func has(_ name: String) -> Bool {
    (try? path.appending("\(name).swiftmodule").stat()) != nil
  }

  /// A module map with the C modules that the modules import, all empty.
  ///
  /// The compiler asks for the names of all imported modules. A recipe uses nothing of these, so
  /// that the headers of Cairo and so on need not be installed.
  static let emptyCModules = [
    "CAllocator", "CCairo", "CColorProfile", "CFileIO", "CFontconfig", "CHarfBuzz", "CImageFile",
    "CJPEG", "CLibXML2", "COpenCombineHelpers", "CPNG", "CPango", "CPhysics", "CPipe", "CPixels",
    "CQREncode", "CSVG", "CStartup", "CSystem", "CWebP", "CXML", "CXXHash", "CYAML", "Libm",
    "_SubprocessCShims",
  ].map { "module \($0) {}\n" }.joined()
}
