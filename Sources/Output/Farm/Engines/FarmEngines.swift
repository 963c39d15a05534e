/// The engines.
package enum FarmEngines {
  /// All engines, in the order of help; the first is the default.
  package static let all: [any FarmEngine.Type] = [Slurm.self, GNUParallel.self, Kubernetes.self]

  /// Returns the engine with a name; nil if there is none.
  package static func named(_ name: String) -> (any FarmEngine.Type)? {
    all.first { $0.name == name }
  }
}

extension FarmJob {
  /// Creates the engine of the job, as its plan names it.
  ///
  /// - Throws: A ``FarmError`` if there is no such engine.
  package func makeEngine() throws(FarmError) -> any FarmEngine {
    guard let type = FarmEngines.named(engine) else {
      let names = FarmEngines.all.map { $0.name }.joined(separator: ", ")
      throw FarmError("The job is for the engine '\(engine)'; this program has \(names).")
    }
    return type.init(FarmEngineOptions())
  }
}
