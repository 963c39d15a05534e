import Imaging
import Testing

@Suite struct SpritesTests {
  @Test func `sprites are a picture and its description`() async throws {
    let sandbox = try Sandbox()
    let outcome = try await sandbox.zoetrope("sprites book-13-1-move --to 1 --scale 1 -o ball.png")
    #expect(outcome.exitCode == 0 && outcome.standardError == "")
    #expect(outcome.output.hasPrefix("ball.png, ball.json: 15 frames, 1"))
    #expect(try sandbox.names == ["ball.json", "ball.png"])
    let image = try sandbox.image("ball.png")
    let text = String(decoding: try sandbox.read("ball.json"), as: UTF8.self)
    #expect(text.contains("\"image\" : \"ball.png\"") && text.contains("\"scale\" : \"1\""))
    #expect(text.contains("\"h\" : \(image.height),\n      \"w\" : \(image.width)"))
    // The ball and nothing else: the corner is transparent, and some pixels are opaque.
    #expect(image.pixels[0] >> 24 == 0 && image.pixels.contains { $0 >> 24 == 255 })
  }

  @Test func `sprites of one view are that view in its place, whatever is around it`() async throws
  {
    let sandbox = try Sandbox()
    try sandbox.write(
      """
      canvas: [200, 100]
      duration: 1
      views:
        - view: {name: ground, frame: [0, 80, 200, 20], backgroundColor: black}
        - view: {name: coin, frame: [10, 10, 20, 20], backgroundColor: red}
        - view: {name: other, frame: [100, 0, 20, 20], backgroundColor: blue}
      animations:
        - animate: {duration: 1, changes: [{view: coin, center: [180, 50]}]}
      """, to: "coin.yaml")
    let outcome = try await sandbox.zoetrope(
      "sprites coin.yaml --view coin --fps 10 --scale 1 -o coin.png")
    #expect(outcome.standardError == "")
    // The coin moves and does not turn: all frames are one sprite.
    #expect(outcome.output == "coin.png, coin.json: 10 frames, 1 sprites, 20 x 20 pixels\n")
    let image = try sandbox.image("coin.png")
    // The system's red, at full opacity.
    #expect(Set(image.pixels).count == 1 && image.pixels[0] >> 24 == 255)
    let text = String(decoding: try sandbox.read("coin.json"), as: UTF8.self)
    #expect(text.contains("coin-0000"))
    let unknown = try await sandbox.zoetrope("sprites coin.yaml --view coyn -o a.png")
    #expect(unknown.exitCode != 0)
    #expect(
      unknown.standardError.contains(
        "coin has no view 'coyn', only ground, coin, other; the nearest is 'coin'."))
  }

  @Test(arguments: [
    ("-o a.jpg", "The picture must be a .png file, not a.jpg."),
    ("--layout tree", "it must be hash or array."),
    ("--columns 0", "it must be a number from 1 to 4096."),
  ])
  func `wrong options are refused before anything is drawn`(
    options: String, sentence: String
  ) async throws {
    let sandbox = try Sandbox()
    let outcome = try await sandbox.zoetrope("sprites book-13-1-move \(options)")
    #expect(outcome.exitCode == 64 && outcome.standardError.contains(sentence))
    #expect(try sandbox.names == [])
  }

  @Test func `frames that are too many and too large are an error`() async throws {
    let sandbox = try Sandbox()
    let outcome = try await sandbox.zoetrope(
      "sprites book-13-1-move --fps 60 --scale 2 --background white --columns 1")
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.standardError.contains(" frames make a sheet of 640 x ")
        && outcome.standardError.contains("at most 16384 are allowed on a side"))
    #expect(try sandbox.names == [])
  }

  @Test func `an existing description stays`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write("old", to: "a.json")
    let outcome = try await sandbox.zoetrope("sprites book-13-1-move -o a.png")
    #expect(outcome.standardError.contains("a.json exists already; --force replaces it."))
    #expect(try sandbox.names == ["a.json"])
  }
}
