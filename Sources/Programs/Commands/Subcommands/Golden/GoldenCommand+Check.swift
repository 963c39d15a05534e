import ArgumentParser
import FileIO
import Golden
import ImageComparison
import Imaging
import StageKit
import SystemPackage

extension GoldenCommand {
  /// The options of the subcommands that compare.
  struct CheckOptions: ParsableArguments {
    @OptionGroup var golden: Options

    @OptionGroup var comparison: ComparisonOptions

    var store: GoldenStore { golden.store }

    /// Returns the metric with its settings.
    func metric() throws -> Metric {
      try comparison.metricWithSettings(defaultTolerance: GoldenStore.defaultTolerance)
    }

    func validate() throws { _ = try metric() }

    /// Checks that there is a directory of golden frames.
    ///
    /// - Throws: An `ExitCode`, after printing a sentence, if there is none; otherwise each recipe
    ///   would have failures.
    func requireDirectory() throws {
      guard (try? store.directory.stat().type) == .directory else {
        printError(
          "Error: There are no golden frames: \(store.directory) is not a directory. Change to the "
            + "directory of the project, or name another one with --directory; 'zoetrope golden "
            + "update' creates it.")
        throw ExitCode.validationFailure
      }
    }

    /// Checks the recipes in turn, and prints the result of each.
    ///
    /// - Parameter body: A function called with each result.
    /// - Returns: Whether nothing has changed.
    /// - Throws: The errors of a check and of `body`.
    func checkAll(_ body: (GoldenCheck) throws -> Void = { _ in }) throws -> Bool {
      if let screens = try golden.screens { return try check(screens, body) }
      let metric = try metric()
      var isUnchanged = true
      for recipe in try golden.selectedRecipes {
        let check = try store.check(recipe, by: metric, allowing: comparison.allowance)
        for failure in check.failures { printError("\(failure)") }
        try printResult("\(recipe.id): \(check.failures.isEmpty ? "ok" : "changed")")
        isUnchanged = isUnchanged && check.failures.isEmpty
        try body(check)
      }
      guard golden.choices.isEmpty else { return isUnchanged }
      let orphans = store.orphans(excluding: Collection.recipes.map(\.id))
      for orphan in orphans { printError("\(orphan.printable) belongs to no recipe.") }
      return isUnchanged && orphans.isEmpty
    }

    /// Compares the pictures of a program, and prints the result of each.
    private func check(
      _ screens: ProgramScreens, _ body: (GoldenCheck) throws -> Void
    ) throws -> Bool {
      var isUnchanged = true
      var names: Set<String> = []
      try store.check(screens.all, by: metric(), allowing: comparison.allowance) { name, check in
        names.insert(name)
        for failure in check.failures { printError("\(failure)") }
        try printResult("\(name): \(check.failures.isEmpty ? "ok" : "changed")")
        isUnchanged = isUnchanged && check.failures.isEmpty
        try body(check)
      }
      let orphans = store.orphans(besides: names, isComplete: screens.isComplete)
      for orphan in orphans {
        printError(
          "\(orphan.printable) is not a picture of the program; 'zoetrope golden update' removes those "
            + "beside pictures.")
      }
      return isUnchanged && orphans.isEmpty
    }
  }

  /// `zoetrope golden check`.
  struct Check: ParsableCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: "check", abstract: "Compare recipes with their golden frames.",
        discussion: """
          Prints ok or changed for each recipe, or for each picture of a program. Panels of differing images (expected, difference, \
          actual) are written to the directory diff beside that of the golden frames. Exit code 1 if \
          anything differs. 'zoetrope help compare' describes the metrics.
          """)
    }

    @OptionGroup var options: CheckOptions

    func run() throws {
      ignorePipeSignal()
      try options.requireDirectory()
      guard try options.checkAll() else { throw ExitCode.failure }
    }
  }
}
