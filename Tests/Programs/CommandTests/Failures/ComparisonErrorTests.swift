import Testing

/// Wrong usage of `compare` and `golden`: exit code 64, the whole error text, and no file changed.
@Suite struct ComparisonErrorTests {
  @Test(arguments: ["compare pipe a.png", "compare a.png pipe", "compare a.png a.png --mask pipe"])
  func `a pipe that nobody writes to is an error, not a wait`(command: String) async throws {
    let sandbox = try Sandbox()
    let outcome = try await sandbox.shell(
      """
      mkfifo pipe
      "$zoetrope" still steps-bounce --at 0 --scale 0.1 -o a.png --quiet
      "$zoetrope" \(command)
      """)
    #expect(outcome.exitCode == 65)
    #expect(outcome.standardError.contains("pipe: it is a pipe that nobody writes to"))
  }

  @Test(arguments: [
    ("--metric psnr --tolerance 2", "--tolerance is for the metric channel, not for psnr."),
    (
      "--metric ssim --ignore-antialiasing",
      "--ignore-antialiasing is for the metric channel, pixelmatch, pixelmatch-oklab, not for ssim."
    ),
    (
      "--threshold 2",
      "--threshold is for the metric pixelmatch, pixelmatch-oklab, psnr, ssim, ssim-blocks, flip, not"
        + " for channel."
    ),
    (
      "--metric psnr --max-pixels 2",
      "--max-pixels is for the metric exact, channel, pixelmatch, pixelmatch-oklab, not for psnr."
    ),
    (
      "--metric ssim-blocks --max-percent 2",
      "--max-percent is for the metric exact, channel, pixelmatch, pixelmatch-oklab, not for"
        + " ssim-blocks."
    ),
    (
      "--metric pixelmatch --threshold 1.5",
      "--threshold must be from 0.0 to 1.0 for pixelmatch, not 1.5."
    ),
    ("--metric psnr --threshold -1", "--threshold must be from 0.0 to inf for psnr, not -1.0."),
    (
      "--metric flip --threshold 1.5", "--threshold must be from 0.0 to 1.0 for flip, not 1.5."
    ),
    (
      "--metric ssim --pixels-per-degree 60",
      "--pixels-per-degree is for the metric flip, not for ssim."
    ),
    ("--max-pixels 1 --max-percent 1", "--max-pixels and --max-percent exclude each other."),
    ("--diff old.mp4", "The picture must be a .png file, not old.mp4."),
    ("--report page.txt", "The report must be an .html file, not page.txt."),
    ("--report no/p.html", "no/p.html cannot be written: there is no directory no."),
    ("--report old.mp4/p.html", "old.mp4/p.html cannot be written: old.mp4 is not a directory."),
    (
      "--report /proc/p.html",
      "/proc/p.html cannot be written: the directory /proc accepts no new files"
        + " (No such file or directory)."
    ),
    ("--diff no/d.png", "no/d.png cannot be written: there is no directory no."),
  ])
  func `settings that do not apply to the metric or cannot be written are refused`(
    words: String, error: String
  ) async throws {
    try await expectRefusal(of: "compare", "old.png old.png \(words)", with: error)
  }

  @Test(arguments: ["1,2,3", "1,2,3,4,5", "-1,0,1,1", "0,0,0,1", "a,b,c,d", "", "0,0,1,40000"])
  func `an invalid rectangle is refused`(rectangle: String) async throws {
    try await expectRefusal(
      of: "compare", "old.png old.png --ignore", [rectangle],
      with: """
        The value '\(rectangle)' is invalid for '--ignore <x,y,w,h>': it must be \
        left,top,width,height in whole pixels, for example 10,20,300,40.
        Help:  --ignore <x,y,w,h>  A rectangle to ignore, in pixels; can be given more than once.
        """)
  }

  @Test func `a directory is not compared with a file`() async throws {
    let error = "taken is a directory and old.png is not: compare two files or two directories."
    try await expectRefusal(of: "compare", "taken old.png", with: error)
    try await expectRefusal(of: "compare", "old.png taken", with: error)
    try await expectRefusal(
      of: "compare", "taken taken --diff old.png",
      with: "old.png cannot be written: it is not a directory.")
  }

  @Test(arguments: [("check", "renders/golden"), ("review", "renders/golden"), ("check", "g")])
  func `missing golden frames are one sentence, not one for each recipe`(
    subcommand: String, directory: String
  ) async throws {
    let sandbox = try Sandbox()
    let outcome = try await sandbox.zoetrope("golden \(subcommand) --directory \(directory)")
    #expect(
      outcome.standardError
        == "Error: There are no golden frames: \(directory) is not a directory. Change to the"
        + " directory of the project, or name another one with --directory; 'zoetrope golden update'"
        + " creates it.\n")
    #expect(outcome.exitCode == 64 && outcome.output.isEmpty)
  }
}
