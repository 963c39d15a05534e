internal import ProjectFiles

/// The module that a program is compiled as.
struct ProgramModule {
  /// The name: that of the target of Xcode's project, or of the program without one.
  ///
  /// It stands in what the runtime says of a trap, before the names of classes, and before functions
  /// of the program that members hide. Where the program declares a type of the name, or another
  /// module has it, `App` follows.
  let name: String

  /// Names that the compiler refuses, and modules that every program imports.
  private static let reserved: Set<String> = ["Dispatch", "Foundation", "Swift", "main"]

  /// Names the module of a program.
  ///
  /// - Parameters:
  ///   - folder: The program.
  ///   - modules: The modules of the running program.
  ///   - imported: The names of the modules from source that the program imports.
  init(of folder: ProgramFolder, beside modules: ModuleDirectory, importing imported: [String]) {
    let letters = String(
      (folder.targetName ?? folder.name).map {
        $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_"
      })
    let plain = letters.first?.isNumber == false ? letters : "_\(letters)"
    func isFree(_ name: String) -> Bool {
      !Self.reserved.contains(name) && !imported.contains(name) && !modules.has(name)
        && !folder.files.contains { $0.declares(name) }
    }
    name = ["\(plain)", "\(plain)App"].first(where: isFree) ?? "_\(plain)Recipes"
  }

  /// Returns messages of the compiler without the module before quoted names.
  func removed(from messages: String) -> String { messages.replacing("'\(name).", with: "'") }
}
