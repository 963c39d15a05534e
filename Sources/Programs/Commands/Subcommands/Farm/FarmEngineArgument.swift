import ArgumentParser
import Farm
import Geometry

/// An engine on the command line, by its name.
struct FarmEngineArgument: ExpressibleByArgument {
  /// The engine.
  let type: any FarmEngine.Type

  init?(argument: String) {
    guard let type = FarmEngines.named(argument) else { return nil }
    self.type = type
  }

  private init(_ type: any FarmEngine.Type) { self.type = type }

  /// The first engine.
  static let `default` = FarmEngineArgument(FarmEngines.all[0])

  /// The names in a sentence: `slurm, parallel or kubernetes`.
  static var list: String { allValueStrings.list(conjunction: "or") }

  var defaultValueDescription: String { type.name }
  static var allValueStrings: [String] { FarmEngines.all.map { $0.name } }
  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
