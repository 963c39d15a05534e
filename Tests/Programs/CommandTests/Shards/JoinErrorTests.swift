import TestSupport
import Testing

/// Shards that cannot be joined.
@Suite struct JoinErrorTests {
  private let small = "render book-13-1-move --to 1 --fps 30 --scale 0.2 --quiet"

  /// Renders three shards of `a.mp4`, changes them by a shell command, and joins them.
  private func join(after command: String) async throws -> Outcome {
    let sandbox = try Sandbox()
    for number in 1...3 {
      _ = try await sandbox.zoetrope("\(small) -o a.mp4 --shard \(number)/3")
    }
    _ = try await sandbox.shell("cd a.mp4.shards && \(command)")
    let outcome = try await sandbox.zoetrope("join a.mp4 --quiet")
    #expect(outcome.exitCode == 1)
    #expect(outcome.output == "")
    #expect(try !sandbox.names.contains("a.mp4"))
    return outcome
  }

  @Test func `all that is missing or damaged is listed`() async throws {
    let outcome = try await join(after: "rm -r 1-of-3 && printf x >> 3-of-3/0020.png")
    #expect(
      outcome.standardError == """
        Error: Shard 1/3 is missing.
        Error: Shard 3/3 is damaged: the contents of a.mp4.shards/3-of-3/0020.png have changed.

        """)
  }

  @Test func `a shard of another version of the program is refused`() async throws {
    let outcome = try await join(
      after: #"sed -i 's/"program" : ".*"/"program" : "Zoetrope 0.0.9"/' 2-of-3/manifest.json"#)
    #expect(
      outcome.standardError.hasPrefix(
        "Error: Shard 2/3 belongs to another film: program is Zoetrope 0.0.9, not "))
  }

  @Test func `shards that draw differently are found, and fonts are not blamed without a reason`()
    async throws
  {
    let outcome = try await join(
      after: """
        sed -i 's/"precedingFrameHash" : ".*"/"precedingFrameHash" : "00000000000000000000000000000000"/' \
        2-of-3/manifest.json
        """)
    let error = outcome.standardError
    #expect(
      error.hasPrefix(
        "Error: Shard 2/3 has drawn frame 9 unlike shard 1/3, though by the same program, with the same "
          + "options, places of views, fonts and Cairo "), "\(error)")
  }

  @Test func `what a machine that draws differently has is named`() async throws {
    let outcome = try await join(
      after: """
        sed -i 's/"precedingFrameHash" : ".*"/"precedingFrameHash" : "00000000000000000000000000000000"/; \
        s/"rasterizer" : ".*"/"rasterizer" : "Cairo 0.1"/' 2-of-3/manifest.json
        """)
    let error = outcome.standardError
    #expect(
      error.hasPrefix(
        "Error: Shard 2/3 has drawn frame 9 unlike shard 1/3: it is drawn by Cairo 0.1, not by Cairo "
      ),
      "\(error)")
  }

  @Test(arguments: [
    (
      "echo '{' > 2-of-3/manifest.json",
      "is damaged: a.mp4.shards/2-of-3/manifest.json is not a manifest"
    ),
    ("cp 1-of-3/manifest.json 2-of-3", "is damaged: its manifest is that of shard 1/3"),
    (
      #"sed -i 's/0010.png/..\/..\/x/' 2-of-3/manifest.json"#,
      "is damaged: its manifest names the file '../../x', which is not a name in its directory"
    ),
    (
      #"sed -i 's/"format" : 2/"format" : 3/' 2-of-3/manifest.json"#,
      "is damaged: a.mp4.shards/2-of-3/manifest.json has format 3; this program reads format 2"
    ),
  ])
  func `a manifest that is not one is an error`(command: String, reason: String) async throws {
    let outcome = try await join(after: command)
    #expect(outcome.standardError.hasPrefix("Error: Shard 2/3 \(reason)"))
  }

  @Test func `there must be shards of one rendering`() async throws {
    let sandbox = try Sandbox()
    let none = try await sandbox.zoetrope("join a.mp4")
    #expect(
      none.standardError
        == "Error: There are no shards in a.mp4.shards; 'render --shard 1/N' makes them.\n")
    _ = try await sandbox.zoetrope("\(small) -o a.mp4 --shard 1/3")
    _ = try await sandbox.zoetrope("\(small) -o a.mp4 --shard 1/1")
    let two = try await sandbox.zoetrope("join a.mp4")
    #expect(
      two.standardError
        == "Error: a.mp4.shards has shards of films in 1, 3 parts; --shards 1 chooses one.\n")
    let chosen = try await sandbox.zoetrope("join a.mp4 --shards 1 --quiet")
    #expect(chosen.output == "a.mp4: 30 frames, 64 x 114, 30 a second\n")
  }

  @Test(arguments: [
    ("--shard 4/3", "The value '4/3' is invalid for '--shard <K/N>'"),
    ("--shard 1/31", "31 shards are too many for 30 frames: give at most one for each frame."),
    ("--shard auto", "--shard auto needs the number of an array task"),
    ("--frames 5-2", "The value '5-2' is invalid for '--frames <A-B>'"),
    ("--frames 5", "Give either --frames or --from and --to, not both."),
  ])
  func `a part that cannot be is refused`(options: String, error: String) async throws {
    let sandbox = try Sandbox()
    let outcome = try await sandbox.zoetrope("\(small) -o a.mp4 \(options)")
    #expect(outcome.exitCode == 64)
    #expect(outcome.standardError.hasPrefix("Error: \(error)"), "\(outcome.standardError)")
    #expect(try sandbox.names.isEmpty)
  }
}
