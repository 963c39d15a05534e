import ArgumentParser

/// `zoetrope farm`: renders films on many machines.
struct FarmCommand<Collection: FilmCollection>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "farm", abstract: "Render films on many machines, with Slurm or other engines.",
      discussion: """
        A film is divided into shards, which are rendered by the tasks of a job array and joined when they \
        have ended. Many films in one submission are one array. The machines share the directory of the \
        films and have the same program; Documentation/Farm.md says more.
        """,
      subcommands: [
        FarmSubmit<Collection>.self, FarmStatusCommand.self, FarmRetry.self, FarmCancel.self,
        FarmPlan<Collection>.self,
      ])
  }
}
