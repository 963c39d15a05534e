import ArgumentParser
import FileIO
import Golden
import ImageComparison
import Imaging
import Rendering
import Report
import SystemPackage

extension GoldenCommand {
  /// `zoetrope golden review`.
  struct Review: ParsableCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: "review", abstract: "Show differences from the golden frames on an HTML page.",
        discussion: """
          Does the same as check, and writes a page to review before golden update: golden image, \
          difference and new image of all that differs. The last line is the path of the page. Exit \
          code 1 if anything differs.
          """)
    }

    @OptionGroup var options: CheckOptions

    @Option(
      help: ArgumentHelp(
        "Write the page to this .html file; unless given, review.html in the directory diff beside "
          + "that of the golden frames.", valueName: "path"),
      completion: .file(extensions: ["html"]))
    var report: String?

    @Flag(name: .shortAndLong, help: "Replace an existing file of --report.")
    var force = false

    func validate() throws {
      if let report {
        try asUsageError { try FilePath(report).checkReport(force: force) }
      } else {
        try asUsageError { try options.store.differences.checkDirectory() }
      }
    }

    func run() throws {
      ignorePipeSignal()
      try options.requireDirectory()
      let differences = options.store.differences
      let path = report.map { FilePath($0) } ?? differences.appending("review.html")
      // If this fails, creating the page fails too, with a message.
      var directories = try? CreatedDirectories(report == nil ? differences : FilePath())
      var page = try HTMLReport(
        at: path, title: "Golden frames in \(options.golden.directoryPath)",
        metric: options.metric(),
        allowance: options.comparison.allowance, replacing: force || report == nil)
      let isUnchanged = try options.checkAll { check in
        for outcome in check.outcomes { try page.add(outcome) }
      }
      try page.publish()
      directories?.keep()
      try printResult(path.printable)
      guard isUnchanged else { throw ExitCode.failure }
    }
  }
}
