import Imaging
import SystemPackage
import Testing

/// PNG frames and stills that the command renders.
@Suite struct RenderedFrameTests {
  private let small = "--scale 0.1 --quiet"

  @Test func `--from and --to select frames on the grid of the whole recipe`() async throws {
    let sandbox = try Sandbox()
    let what = "render book-13-1-rotate-chain --fps 30 \(small)"
    _ = try await sandbox.zoetrope("\(what) -o whole")
    let outcome = try await sandbox.zoetrope("\(what) --from 3.01 --to 4 -o part")
    // The first frame at or after 3.01 s is frame 91, at 3.033 s; the frame at 4 s is excluded.
    #expect(outcome.output == "part: 29 frames, 32 x 57, 30 a second\n")
    for index in 0..<29 {
      let part = try sandbox.read("part/\(String(10_000 + index).dropFirst()).png")
      #expect(try part == sandbox.read("whole/\(String(10_091 + index).dropFirst()).png"))
    }
    #expect(try sandbox.names.count == 150 + 29 + 2)
  }

  @Test func `--to may be after the end of the recipe`() async throws {
    let sandbox = try Sandbox()
    _ = try await sandbox.zoetrope(
      "render book-13-1-move --from 3.4 --to 3.6 --fps 10 -o f/ \(small)")
    #expect(try sandbox.names == ["f", "f/0000.png", "f/0001.png"])
    #expect(try sandbox.read("f/0000.png") == sandbox.read("f/0001.png"))
  }

  @Test(arguments: [
    ("frames/%04d.png", "frames/0001.png"), ("a-%d.png", "a-1.png"), ("x/y/", "x/y/0001.png"),
  ])
  func `frames are numbered by the pattern, or with four digits in a directory`(
    output: String, second: String
  ) async throws {
    let sandbox = try Sandbox()
    let outcome = try await sandbox.zoetrope(
      "render book-13-1-move --to 0.03 -o \(output) \(small)")
    #expect(outcome.exitCode == 0)
    let frames = try sandbox.names.filter { $0.hasSuffix(".png") }
    #expect(frames.count == 2)
    #expect(frames.last == second)
  }

  @Test(arguments: ["1.5", "2.25"])
  func `a still equals the frame of a film at the same time`(instant: String) async throws {
    let sandbox = try Sandbox()
    let outcome = try await sandbox.zoetrope(
      "still book-13-1-grow-fade --at \(instant) --scale 0.1 -o a.png")
    #expect(
      outcome == Outcome(exitCode: 0, standardOutput: Array("a.png\n".utf8), standardError: ""))
    _ = try await sandbox.zoetrope(
      "render book-13-1-grow-fade --from \(instant) --to 2.26 -o %d.png \(small)")
    #expect(try sandbox.read("a.png") == sandbox.read("0.png"))
  }

  @Test(arguments: ["--quiet", "-q"])
  func `a still has the option of films that shows no progress`(option: String) async throws {
    let sandbox = try Sandbox()
    let outcome = try await sandbox.zoetrope(
      "still book-13-1-move --at 0 --scale 0.1 -o a.png \(option)")
    #expect(
      outcome == Outcome(exitCode: 0, standardOutput: Array("a.png\n".utf8), standardError: ""))
    #expect(try sandbox.names == ["a.png"])
  }

  @Test func `the default scale is 2`() async throws {
    let sandbox = try Sandbox()
    _ = try await sandbox.zoetrope("still book-13-1-move --at 0 -o a.png")
    #expect(try sandbox.image("a.png").size == PixelSize(width: 640, height: 1136))
  }

  @Test func `--force replaces a picture`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write("old", to: "a.png")
    let outcome = try await sandbox.zoetrope(
      "still book-13-1-move --at 0 -o a.png --force --scale 0.1")
    #expect(outcome.exitCode == 0)
    #expect(try sandbox.image("a.png").size == PixelSize(width: 32, height: 57))
  }

  @Test func `with a transparent background the background has no alpha and the ball is opaque`()
    async throws
  {
    let sandbox = try Sandbox()
    _ = try await sandbox.zoetrope(
      "still book-13-1-move --at 0 -o a.png --background transparent --scale 1")
    let image = try sandbox.image("a.png")
    #expect(image[0, 0] == 0)
    #expect(image[319, 567] == 0)
    // The ball's center is (160, 52).
    #expect(image[160, 52] >> 24 == 255)
  }

  @Test(
    arguments: [
      ("#369", 0xFF33_6699), ("#336699", 0xFF33_6699), ("Black", 0xFF00_0000),
      ("#ff000080", 0x8080_0000),
    ] as [(String, UInt32)])
  func `a background color fills the picture`(background: String, pixel: UInt32) async throws {
    let sandbox = try Sandbox()
    _ = try await sandbox.zoetrope(
      "still book-13-1-move --at 0 -o a.png --scale 0.1 --background \(background)")
    #expect(try sandbox.image("a.png")[0, 56] == pixel)
  }

  @Test func `a size of another aspect ratio shows the whole canvas, centered`() async throws {
    let sandbox = try Sandbox()
    _ = try await sandbox.zoetrope(
      "still steps-roll-down --at 0 -o a.png --size 400x100 --background #00f")
    // 768 x 1024 points are 75 x 100 pixels there, from column 162, since margins are whole pixels;
    // the stairs begin at row 48.8 and end at row 78.1.
    let image = try sandbox.image("a.png")
    let stairs = (0..<400).filter { image[$0, 77] == 0xFF00_0000 }
    #expect(stairs == Array(162...236))
    let black = (0..<100).filter { image[165, $0] == 0xFF00_0000 }
    #expect(black == Array(49...77))
    #expect(image[0, 0] == 0xFF00_00FF)
    #expect(image[399, 99] == 0xFF00_00FF)
  }
}
