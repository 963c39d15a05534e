import ImageTesting
import Subprocess
import SystemPackage
import TestSupport
import Testing

/// `zoetrope new`, and the package that it writes.
@Suite struct NewPackageTests {
  @Test func `a new package has the files of its name`() async throws {
    let sandbox = try Sandbox()
    let outcome = try await sandbox.zoetrope("new our-films")
    #expect(outcome.exitCode == 0 && outcome.standardError == "")
    #expect(
      try sandbox.names.filter { $0.contains(".") } == [
        "our-films/.github", "our-films/.github/workflows", "our-films/.github/workflows/films.yml",
        "our-films/.gitignore", "our-films/Package.swift", "our-films/README.md",
        "our-films/Sources/our-films/Bounce.swift", "our-films/Sources/our-films/Card.swift",
        "our-films/Sources/our-films/OurFilms.swift",
        "our-films/Tests/OurFilmsTests/CardTests.swift",
        "our-films/Tests/OurFilmsTests/Goldens/CardTests/card.png",
      ])
    for name in try sandbox.names where name.hasSuffix(".swift") || name.hasSuffix(".md") {
      let text = String(decoding: try sandbox.read(name), as: UTF8.self)
      #expect(!text.contains("my-films") && !text.contains("MyFilms") && !text.contains("my_films"))
    }
  }

  @Test func `a new package of an app has the files of its name`() async throws {
    let sandbox = try Sandbox()
    let outcome = try await sandbox.zoetrope("new --app our-menu")
    #expect(outcome.exitCode == 0 && outcome.standardError == "")
    #expect(
      outcome.output == """
        our-menu: a package with a screen for iOS and a test
        Next: cd our-menu && swift test

        """)
    #expect(
      try sandbox.names.filter { $0.contains(".") } == [
        "our-menu/.github", "our-menu/.github/workflows",
        "our-menu/.github/workflows/screens.yml", "our-menu/.gitignore", "our-menu/Package.swift",
        "our-menu/README.md", "our-menu/Sources/OurMenu/HomeController.swift",
        "our-menu/Sources/OurMenu/Linux.swift", "our-menu/Tests/OurMenuTests/HomeTests.swift",
        "our-menu/Tests/OurMenuTests/Linux.swift",
        "our-menu/Tests/OurMenuTests/__Snapshots__/HomeTests/testHome.1-linux.png",
      ])
    for name in try sandbox.names where name.hasSuffix(".swift") || name.hasSuffix(".md") {
      let text = String(decoding: try sandbox.read(name), as: UTF8.self)
      #expect(!text.contains("my-app") && !text.contains("MyApp"))
    }
  }

  @Test func `the tests of a new package of an app pass as they are`() async throws {
    let sandbox = try Sandbox()
    _ = try await sandbox.zoetrope("new --app our-menu")
    let outcome = try await sandbox.zoetrope("test our-menu --strict")
    #expect(outcome.exitCode == 0, "\(outcome.output) \(outcome.standardError)")
    #expect(outcome.output.contains("2 tests, 0 failed"))
  }

  @Test(arguments: [
    (
      "3d",
      "'3d' is not a valid package name; it must start with a letter, and have letters of a to z,"
    ),
    ("films/Physics", "'Physics' is the name of a module that the package uses; take another."),
    ("taken", "taken exists; give the path of a new directory."),
    ("x --zoetrope taken", "--zoetrope taken is not a directory of Zoetrope's package."),
  ])
  func `a name that cannot be used is refused`(words: String, sentence: String) async throws {
    let sandbox = try Sandbox()
    try sandbox.makeDirectory("taken")
    let outcome = try await sandbox.zoetrope("new \(words)")
    #expect(outcome.exitCode == 64 && outcome.output == "")
    #expect(outcome.standardError.hasPrefix("Error: \(sentence)"))
    #expect(try sandbox.names == ["taken"])
  }
}

/// New packages are built with all of Zoetrope, which takes minutes.
@Suite(.tags(.waiting)) struct NewPackageBuildTests {
  @Test func `new packages build and pass their tests, and films are rendered`() async throws {
    let sandbox = try Sandbox()
    try await checkFilms(sandbox)
    try await checkApp(sandbox)
  }

  private func checkFilms(_ sandbox: borrowing Sandbox) async throws {
    _ = try await sandbox.zoetrope("new our-films")
    let environment = Environment.inherit.updating(["IMAGE_TESTING_RECORD": nil, "CI": "true"])
    func run(_ line: String) async throws -> Outcome {
      let outcome = try await sandbox.shell("cd our-films && \(line)", environment: environment)
      #expect(
        outcome.exitCode == 0, "\(line): \(outcome.output.suffix(4000)) \(outcome.standardError)")
      return outcome
    }
    // Nobody debugs it, and a quarter of the time goes into what a debugger needs.
    let test = try await run("swift test -debug-info-format none 2>&1")
    #expect(test.output.contains("Test run with 2 tests in 1 suite passed"))
    #expect(!test.output.contains("warning: "))

    let list = try await run("swift run --skip-build our-films list --ids")
    #expect(list.output == "bounce\ncard\n")
    let render = try await run(
      "swift run --skip-build our-films render bounce -o bounce.mp4 --scale 0.5 --quiet")
    #expect(render.output == "bounce.mp4: 240 frames, 160 x 284, 60 a second\n")
    let help = try await run("swift run --skip-build our-films --help")
    #expect(help.output.contains("USAGE: our-films <subcommand>"))
    let trace = try await run("swift run --skip-build our-films trace bounce")
    #expect(trace.output.hasPrefix("time,frame,view,x,y"))
    let preview = try await run(
      """
      {
        .build/debug/our-films preview --no-open > address &
        while kill -0 $! && [ ! -s address ]; do sleep 0.1; done
        kill $!
        cat address
      }
      """)
    #expect(preview.output.hasPrefix("http://127.0.0.1:"))
    let golden = try await run("swift run --skip-build our-films golden update card")
    #expect(golden.output == "renders/golden/card\n")
    #expect(
      try await run("swift run --skip-build our-films golden check card").output == "card: ok\n")
  }

  /// Checks a package of an app, which is built where that of films was: most modules are theirs.
  private func checkApp(_ sandbox: borrowing Sandbox) async throws {
    _ = try await sandbox.zoetrope("new --app our-menu")
    let environment = Environment.inherit.updating(["CI": "true"])
    let options = "-debug-info-format none --scratch-path ../our-films/.build"
    func run(_ line: String) async throws -> Outcome {
      try await sandbox.shell("cd our-menu && \(line)", environment: environment)
    }
    let test = try await run("swift test \(options) 2>&1")
    #expect(test.exitCode == 0, "\(test.output.suffix(4000))")
    #expect(test.output.contains("Test run with 2 tests in 2 suites passed"))
    #expect(!test.output.contains("warning: "))

    // What differs is named with its line, and so is an error of the compiler.
    let name = "our-menu/Sources/OurMenu/HomeController.swift"
    let source = String(decoding: try sandbox.read(name), as: UTF8.self)
    try sandbox.write(source.replacing("No taps yet", with: "No tap yet"), to: name)
    let failed = try await run("swift test \(options) 2>&1")
    #expect(failed.exitCode == 1)
    #expect(failed.output.contains("Test testHome() recorded an issue at HomeTests.swift:10:"))
    #expect(failed.output.contains("See .build/snapshots/HomeTests/testHome.1-linux.png."))
    try sandbox.write(source.replacing("count += 1", with: "count += true"), to: name)
    let broken = try await run("swift build \(options) 2>&1")
    #expect(broken.exitCode == 1)
    #expect(broken.output.contains("/Sources/OurMenu/HomeController.swift:30:"))
  }

  @Test func `a new scene has its schema beside it and renders`() async throws {
    let sandbox = try Sandbox()
    let outcome = try await sandbox.zoetrope("new --scene ball.yaml")
    #expect(outcome.exitCode == 0, "\(outcome.standardError)")
    #expect(try sandbox.names == ["ball.yaml", "scene.schema.json"])
    let text = String(decoding: try sandbox.read("ball.yaml"), as: UTF8.self)
    #expect(text.hasPrefix("# yaml-language-server: $schema=scene.schema.json\n"))
    let still = try await sandbox.zoetrope("still ball.yaml --at 1 -o a.png")
    #expect((still.exitCode, still.standardError) == (0, ""))
    let again = try await sandbox.zoetrope("new --scene ball.yaml")
    #expect(again.exitCode == 64 && again.standardError.contains("ball.yaml exists"))
    let other = try await sandbox.zoetrope("new --scene ball.txt")
    #expect(other.exitCode == 64 && other.standardError.contains("ends in .yaml"))
  }
}
