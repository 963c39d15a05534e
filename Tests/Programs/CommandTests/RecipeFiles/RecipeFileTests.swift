import Subprocess
import SystemPackage
import TestSupport
import Testing

/// Swift files in place of recipes.
@Suite struct RecipeFileTests {
  /// The first recipe of the book, as a file of its own.
  private static let move = """
    import Zoetrope

    struct Move: Recipe {
      let id = "move"
      let title = "A ball moves"
      let source = "A test"
      let canvas = Size.phone
      let duration = 3.5
      let keyMoments = [0, 1.5, 3]

      func perform(on stage: Stage) {
        let view = stage.view
        let ball = ImageView(image: .ball)
        ball.name = "ball"
        ball.frame = Rect(x: view.frame.width / 2 - 32, y: 20, width: 64, height: 64)
        view.addSubview(ball)
        stage.animate(withDuration: 3) {
          ball.frame = Rect(
            x: view.frame.width / 2 - 32, y: view.frame.height / 2 - 32, width: 64, height: 64)
        } completion: { _ in
          stage.log("Animation Finished")
        }
      }
    }
    """

  @Test func `a recipe in a file gives the pixels and numbers of the same recipe built in`()
    async throws
  {
    let sandbox = try Sandbox()
    try sandbox.write(Self.move, to: "Move.swift")
    let still = try await sandbox.run("still Move.swift --at 1.5 -o file.png")
    #expect(still.standardError == "Compiling Move.swift\n")
    #expect(still.output == "file.png\n" && still.exitCode == 0)
    _ = try await sandbox.zoetrope("still book-13-1-move --at 1.5 -o built-in.png")
    #expect(try sandbox.read("file.png") == sandbox.read("built-in.png"))

    let trace = try await sandbox.run("trace Move.swift")
    #expect(trace.standardError == "", "the file was compiled before")
    let builtIn = try await sandbox.zoetrope("trace book-13-1-move")
    #expect(trace.output == builtIn.output && trace.exitCode == 0)
    let plot = try await sandbox.run("plot Move.swift --of ball.y -o move.svg")
    #expect(plot.output == "move.svg\n" && plot.exitCode == 0)

    let render = try await sandbox.run("render Move.swift -o frames --fps 2 --scale 0.1 --quiet")
    #expect(render.exitCode == 0)
    #expect(try sandbox.names.contains("frames/0006.png"))
    #expect(try await sandbox.run("sheet Move.swift --scale 0.2").output == "move.png\n")
  }

  @Test func `--timings counts compiling as reading, and not as ffmpeg's time`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.move, to: "Move.swift")
    let render = try await sandbox.run(
      "render Move.swift -o frames --to 0.1 --fps 20 --scale 0.1 --quiet --timings")
    let rows = render.output.split(separator: "\n").dropFirst(2).map { $0.split(separator: " ") }
    let seconds = Dictionary(
      uniqueKeysWithValues: rows.map { (String($0[0]), Double($0[1]) ?? .nan) })
    // Frames need no ffmpeg; of two small ones next to all time is the compiler's.
    #expect(seconds["ffmpeg"] == 0)
    #expect(try #require(seconds["read"]) > #require(seconds["total"]) / 2)
  }

  @Test func `an edited file is compiled again, and what was compiled stays`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.move, to: "Move.swift")
    let first = try await sandbox.run("trace Move.swift --fps 1")
    try sandbox.write(Self.move.replacing("y: 20,", with: "y: 40,"), to: "Move.swift")
    let second = try await sandbox.run("trace Move.swift --fps 1")
    #expect(second.standardError == "Compiling Move.swift\n")
    #expect(second.output.contains("0.0,0,ball,160.0,72.0") && second.output != first.output)
    try sandbox.write(Self.move, to: "Move.swift")
    let third = try await sandbox.run("trace Move.swift --fps 1")
    #expect(third.standardError == "" && third.output == first.output)
  }

  @Test func `a damaged entry of the cache is compiled again`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.move, to: "Move.swift")
    let first = try await sandbox.run("trace Move.swift --fps 1")
    let library = try #require(try sandbox.names.first { $0.hasSuffix("recipes.so") })
    try sandbox.write("no library", to: library)
    let second = try await sandbox.run("trace Move.swift --fps 1")
    #expect(second.standardError == "Compiling Move.swift\n" && second.output == first.output)
  }

  @Test func `errors of the compiler have the file's name and line`() async throws {
    let sandbox = try Sandbox()
    try sandbox.makeDirectory("scenes")
    try sandbox.write(
      Self.move.replacing("stage.log(", with: "stage.lag("), to: "scenes/Move.swift")
    let outcome = try await sandbox.run("still scenes/Move.swift --at 1 -o out.png")
    #expect(outcome.exitCode == 65)
    #expect(
      outcome.standardError.contains(
        "scenes/Move.swift:21:13: error: value of type 'Stage' has no member 'lag'"))
    #expect(outcome.standardError.hasSuffix("Error: scenes/Move.swift does not compile.\n"))
    #expect(try !sandbox.names.contains { $0 == "out.png" || $0.contains(".zoetrope-") })
  }

  @Test func `a file with several recipes needs a name after a colon`() async throws {
    let sandbox = try Sandbox()
    let second = Self.move.replacing("struct Move", with: "private struct Again")
      .replacing("\"move\"", with: "\"again\"")
    try sandbox.write(Self.move + "\n" + second, to: "Two.swift")
    let outcome = try await sandbox.run("trace Two.swift")
    #expect(outcome.exitCode == 64)
    #expect(
      outcome.standardError.contains(
        "the file has 2 recipes; name one of Two.swift:move, Two.swift:again."))
    #expect(try await sandbox.run("trace Two.swift:again").exitCode == 0)
    let unknown = try await sandbox.run("trace Two.swift:other")
    #expect(
      unknown.standardError.contains(
        "the file has no recipe 'other'; it has Two.swift:move, Two.swift:again."))
  }

  @Test func `a list of recipes in a file takes precedence`() async throws {
    let sandbox = try Sandbox()
    let text =
      Self.move.replacing("let id = \"move\"", with: "let id: String")
        + """

        @main struct Films: FilmCollection {
          static let recipes: [any Recipe] = [Move(id: "one"), Move(id: "two")]
        }
        """
    try sandbox.write(text, to: "Films.swift")
    let outcome = try await sandbox.run("trace Films.swift:two --format json --fps 1")
    #expect(outcome.output.hasPrefix(#"{"recipe":"two""#) && outcome.exitCode == 0)
  }

  @Test(arguments: [
    (
      "struct Empty {}",
      "has no recipe: no type in it conforms to Recipe. 'zoetrope new' writes one to start from."
    ),
    (
      move.replacing("let id = \"move\"", with: "let id: String"),
      "compiles, but Move cannot be created without arguments: missing argument for parameter 'id' "
        + "in call. Give every property a value, or add a type that conforms to FilmCollection and "
        + "lists the recipes."
    ),
  ])
  func `a file without a recipe that can be created is refused`(text: String, sentence: String)
    async throws
  {
    let sandbox = try Sandbox()
    try sandbox.write(text, to: "File.swift")
    let outcome = try await sandbox.run("trace File.swift")
    #expect(outcome.standardError == "Compiling File.swift\nError: File.swift \(sentence)\n")
    #expect(outcome.exitCode == 65)
  }

  @Test func `a file that cannot be read is refused`() async throws {
    let sandbox = try Sandbox()
    let missing = try await sandbox.run("trace Missing.swift")
    #expect(
      missing.standardError == "Error: Cannot read Missing.swift: No such file or directory.\n")
    #expect(missing.exitCode == 65)
    try sandbox.makeDirectory("Directory.swift")
    let directory = try await sandbox.run("trace Directory.swift")
    #expect(directory.standardError == "Error: Cannot read Directory.swift: Is a directory.\n")
  }

  @Test func `a missing compiler is named`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.move, to: "Move.swift")
    let outcome = try await sandbox.zoetrope(
      "trace Move.swift", environment: .inherit.updating(["PATH": "/nowhere"]))
    #expect(
      outcome.standardError
        == "Error: A Swift file is compiled with swiftc, which is not in PATH; install Swift from "
        + "https://www.swift.org/install.\n")
    #expect(outcome.exitCode == 65)
  }

  @Test(arguments: [
    (
      "module compiled with Swift 6.3.1 cannot be imported by the Swift 6.2 compiler: "
        + "/lib/StageKit.swiftmodule",
      "module compiled with Swift 6.3.1 cannot be imported by the Swift 6.2 compiler"
    ),
    (
      "compiled module was created by a newer version of the compiler: /lib/StageKit.swiftmodule",
      "compiled module was created by a newer version of the compiler"
    ),
    (
      "compiled module was created by a different version of the compiler '6.2'; rebuild 'StageKit'",
      "compiled module was created by a different version of the compiler '6.2'"
    ),
  ])
  func `a compiler of another version is one sentence`(
    message: String, reason: String
  ) async throws {
    let sandbox = try Sandbox()
    // No other test compiles these texts, so that they are not in the cache.
    try sandbox.write(Self.move + "// for \(message)\n", to: "Move.swift")
    try sandbox.write(
      "import UIKit\nclass Home: UIViewController {} // \(message)", to: "Home.swift")
    try sandbox.makeDirectory("bin")
    let compiler = sandbox.path.appending("bin/swiftc")
    try putExecutable(
      """
      #!/bin/sh
      echo 'Move.swift:1:8: error: \(message.replacing("'", with: "'\\''"))' >&2
      exit 1
      """, into: compiler)
    for file in ["Move.swift", "Home.swift"] {
      let outcome = try await sandbox.shell("PATH=$PWD/bin:$PATH \"$zoetrope\" list \(file)")
      #expect(outcome.exitCode == 65)
      #expect(
        outcome.standardError.hasSuffix(
          "Error: Zoetrope was built with another version of Swift than \(compiler), which says: "
            + "\(reason). Put the compiler of that version first in PATH, or build Zoetrope with this "
            + "one.\n"))
    }
  }

  /// The compiler is a script that starts another process, as the compiler does.
  @Test func `a compiler and what it has started end with the command`() async throws {
    let sandbox = try Sandbox()
    // No other test compiles this text, so that it is not in the cache.
    try sandbox.write(Self.move + "// for no compiler\n", to: "Move.swift")
    try sandbox.makeDirectory("bin")
    try putExecutable(
      """
      #!/bin/sh
      case "$1" in -version | --version | -print-*) exec "$real" "$@" ;; esac
      sleep 600 &
      echo $! > new
      mv new child
      wait
      """, into: sandbox.path.appending("bin/swiftc"))
    let outcome = try await sandbox.shell(
      """
      real=$(command -v swiftc)
      export real
      PATH=$PWD/bin:$PATH "$zoetrope" trace Move.swift &
      while kill -0 $! && [ ! -e child ]; do sleep 0.1; done
      kill $!
      wait $!
      child=$(cat child)
      # The signal is sent before the command ends, and takes effect soon after.
      for turn in $(seq 100); do kill -0 "$child" 2> /dev/null || break; sleep 0.1; done
      kill "$child" 2> /dev/null && echo "the child goes on"
      echo end
      """)
    #expect(outcome.output == "end\n", "\(outcome.standardError)")
  }

  @Test func `a name that the compiler would take for an option is a file`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.move, to: "-O.swift")
    #expect(try await sandbox.run("trace ./-O.swift --fps 1").exitCode == 0)
    try sandbox.write(Self.move, to: "Ein \"Bäll\".swift")
    let outcome = try await sandbox.run("trace --fps 1", ["Ein \"Bäll\".swift"])
    #expect(outcome.exitCode == 0)
  }

  @Test func `a duration that no film has is refused`() async throws {
    let sandbox = try Sandbox()
    for (duration, words) in [
      (".infinity", "render Move.swift -o a.gif"), (".nan", "sheet Move.swift"),
      ("-1", "trace Move.swift"), ("0", "still Move.swift --at 0 -o a.png"),
    ] {
      let source = Self.move.replacing(
        "let duration = 3.5", with: "let duration: Double = \(duration)")
      try sandbox.write(source, to: "Move.swift")
      let outcome = try await sandbox.run(words)
      #expect(outcome.exitCode == 64 && outcome.output == "")
      #expect(outcome.standardError.contains("it must be finite and above 0."))
    }
    #expect(try !sandbox.names.contains { $0.hasSuffix(".gif") || $0.hasSuffix(".png") })
  }
}

extension Sandbox {
  /// Runs the command with a cache of its own.
  func run(_ words: String, _ more: [String] = []) async throws -> Outcome {
    try await zoetrope(
      words, more,
      environment: .inherit.updating(["XDG_CACHE_HOME": path.appending("cache").string]))
  }
}
