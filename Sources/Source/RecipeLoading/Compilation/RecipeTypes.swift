private import FoundationEssentials

/// The types of a compiled file that provide recipes.
struct RecipeTypes {
  /// The types that conform to `Recipe`, in the order of the file.
  let recipes: [String]
  /// The types that conform to `FilmCollection`, in the order of the file.
  let collections: [String]

  /// The protocols whose conformances the compiler reports, as the JSON file of its option
  /// `-const-gather-protocols-file`.
  static let gatheredProtocols = #"["Recipe", "FilmCollection"]"#

  /// Reads the conformances that the compiler wrote for its option `-emit-const-values-path`.
  ///
  /// Generic types are left out.
  ///
  /// - Parameters:
  ///   - json: The file.
  ///   - module: The name of the compiled module.
  /// - Throws: A `DecodingError` if the file has another structure.
  init(json: [UInt8], module: String) throws {
    let types = try JSONDecoder().decode([CompiledType].self, from: Data(json))
      .filter { $0.kind.allSatisfy(\.isLetter) && $0.typeName.hasPrefix("\(module).") }
      .sorted { $0.line < $1.line }
    func names(conformingTo name: String) -> [String] {
      types.filter { $0.allConformances.contains { $0.protocolName == name } }
        .map { String($0.typeName.dropFirst(module.count + 1)) }
    }
    recipes = names(conformingTo: "StageKit.Recipe")
    collections = names(conformingTo: "Commands.FilmCollection")
  }

  /// A type in the compiler's file.
  ///
  /// The kind of a generic type has two words.
  private struct CompiledType: Decodable {
    let typeName: String
    let kind: String
    let line: Int
    let allConformances: [Conformance]
  }

  private struct Conformance: Decodable {
    let protocolName: String
  }
}
