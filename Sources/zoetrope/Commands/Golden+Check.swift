import ArgumentParser
import Golden
import ImageComparison
import Imaging
import Recipes
import StageKit

extension Golden {
  /// What the subcommands ask for that compare.
  struct CheckOptions: ParsableArguments {
    @OptionGroup var golden: Options

    @OptionGroup var criterion: ComparisonOptions

    var store: GoldenStore { golden.store }

    /// How pictures are compared.
    func metric() throws -> Metric {
      try criterion.settings(usualTolerance: GoldenStore.usualTolerance)
    }

    func validate() throws { _ = try metric() }

    /// Checks recipes one by one, and tells of each.
    ///
    /// - Parameter show: Is called with what else there is to see of a recipe.
    /// - Returns: Whether all is as it was.
    /// - Throws: A `CancellationError`; what a check and `show` throw.
    func checkAll(_ show: (GoldenCheck) throws -> Void = { _ in }) throws -> Bool {
      let metric = try metric()
      var isAsItWas = true
      for recipe in golden.wanted {
        try Task.checkCancellation()
        let check = try store.check(recipe, by: metric, allowing: criterion.allowance)
        for failure in check.failures { printError("\(failure)") }
        try printResult(
          "\(recipe.id): \(check.failures.isEmpty ? "as it was" : "not as it was")")
        isAsItWas = isAsItWas && check.failures.isEmpty
        try show(check)
      }
      guard golden.recipes.isEmpty else { return isAsItWas }
      let strays = store.strays(besides: Catalog.recipes.map(\.id))
      for stray in strays { printError("\(stray) belongs to no recipe.") }
      return isAsItWas && strays.isEmpty
    }
  }

  /// `zoetrope golden check`.
  struct Check: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Compare what recipes show now with their golden frames.",
      discussion: """
        Pictures of what differs (expected, difference, actual) go to the directory diff beside \
        that of the golden frames. Exit code 1 if anything differs. 'zoetrope help compare' tells \
        of the metrics.
        """)

    @OptionGroup var options: CheckOptions

    func run() async throws {
      let options = options
      try await interruptible {
        guard try options.checkAll() else { throw ExitCode.failure }
      }
    }
  }
}
