import ArgumentParser
import FileIO
import Golden
import ImageComparison
import Imaging
import Rendering
import Report
import SystemPackage

extension Golden {
  /// `zoetrope golden review`.
  struct Review: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Show what differs from the golden frames on a page.",
      discussion: """
        The same as check, and a page to look at before golden update: the golden picture, the \
        difference and the new picture of all that differs. The last line names the page. Exit code 1 \
        if anything differs.
        """)

    @OptionGroup var options: CheckOptions

    @Option(
      help: ArgumentHelp(
        "Where the page goes: an .html file; review.html in the directory diff beside that of the "
          + "golden frames unless given.", valueName: "path"),
      completion: .file(extensions: ["html"]))
    var report: String?

    func validate() throws {
      if let report {
        try asUsageError { try FilePath(report).checkReport() }
      } else {
        try asUsageError { try options.store.differences.checkDirectory() }
      }
    }

    func run() async throws {
      // The command is a value of its arguments, and no more is captured.
      let command = self
      try await interruptible { try command.review() }
    }

    private func review() throws {
      let differences = options.store.differences
      let path = report.map { FilePath($0) } ?? differences.appending("review.html")
      // Where this fails the page fails too, and says why.
      var directories = try? CreatedDirectories(report == nil ? differences : FilePath())
      var page = try HTMLReport(
        at: path, title: "Golden frames in \(options.golden.directory)", metric: options.metric(),
        allowance: options.criterion.allowance)
      let isAsItWas = try options.checkAll { check in
        for outcome in check.outcomes { try page.add(outcome) }
      }
      try page.publish()
      directories?.keep()
      try printResult("\(path)")
      guard isAsItWas else { throw ExitCode.failure }
    }
  }
}
