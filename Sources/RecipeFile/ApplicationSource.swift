internal import SourceImport
internal import StageKit

/// A Swift file as for iOS, rewritten so that it compiles against the module `UIKit`.
///
/// Each controller of the file is a recipe, or, without one, each view.
struct ApplicationSource {
  /// The rewritten file with a function that creates the recipes.
  let text: String
  /// What the program loses, a line each, with the place in the file.
  let warnings: [String]
  /// The duration of the films, in seconds.
  static let duration = 5.0

  /// Returns whether a file imports UIKit and nothing of Zoetrope.
  static func isApplication(_ source: [UInt8]) -> Bool {
    let lines = String(decoding: source, as: UTF8.self).split(whereSeparator: \.isNewline)
    let imports: [Substring] = lines.compactMap { line in
      let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      let words = code.split(separator: " ")
      guard words.count <= 4, words.contains("import") else { return nil }
      return words.last?.prefix { $0 != "." && $0 != ";" }
    }
    return imports.contains { ["UIKit", "PlaygroundSupport", "XCPlayground"].contains($0) }
      && !imports.contains { ["Zoetrope", "StageKit", "FilmCollection", "Recipes"].contains($0) }
  }

  /// Rewrites a file.
  ///
  /// - Parameters:
  ///   - source: The contents of the file.
  ///   - path: The path that errors and traps name.
  /// - Throws: A ``RecipeFileError`` that names what cannot work, or what is missing.
  init(_ source: [UInt8], path: String) throws {
    let original = String(decoding: source, as: UTF8.self)
    let program = ImportedProgram(files: [SourceFile(path: path, text: original)])
    let errors = program.problems.filter { $0.severity == .error }
    guard errors.isEmpty else {
      throw RecipeFileError(errors.map(\.description).joined(separator: "\n"))
    }
    let lines = original.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let outlets = lines.firstIndex { $0.contains("@IBOutlet") }.map { index in
      "\(path):\(index + 1): warning: outlets are nil, since no storyboard connects them."
    }
    warnings =
      program.problems.filter { $0.severity == .warning }.map(\.description)
      + [outlets].compactMap(\.self)
    let controllers = program.entries.filter { $0.kind == .viewController }
    let views = program.entries.filter { $0.kind == .view }
    guard !controllers.isEmpty || !views.isEmpty else {
      throw RecipeFileError(
        "\(path) shows nothing: it has no subclass of UIViewController or UIView.")
    }
    let recipes = (controllers.isEmpty ? views : controllers).map { entry in
      let controller =
        entry.kind == .view
        ? "let controller = UIKit.UIViewController()\n"
          + "controller.view = \(entry.name)(frame: UIKit.UIScreen.main.bounds)\n"
          + "return controller"
        : "return \(entry.name)()"
      return """
        UIKit.ControllerRecipe(id: "\(Self.id(of: entry.name))", title: "\(entry.name)",
          duration: \(Self.duration)) {
          \(program.registrations.map { "\($0)()" }.joined(separator: "; "))
          \(controller)
        }
        """
    }
    text =
      program.files[0].text
      + RecipeLibrary.source(creating: "[\(recipes.joined(separator: ",\n"))]")
  }

  /// The identifier of a type, in letters, digits and hyphens.
  private static func id(of name: String) -> String {
    String(name.hyphenated.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
  }
}
