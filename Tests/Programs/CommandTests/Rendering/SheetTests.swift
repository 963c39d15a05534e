import Imaging
import SystemPackage
import Testing

@Suite struct SheetTests {
  @Test func `a sheet is named after its recipe and shows its frames`() async throws {
    let sandbox = try Sandbox()
    let outcome = try await sandbox.zoetrope("sheet book-13-1-move")
    #expect(
      outcome
        == Outcome(
          exitCode: 0, standardOutput: Array("book-13-1-move.png\n".utf8), standardError: ""))
    let image = try sandbox.image("book-13-1-move.png")
    #expect(image.size == PixelSize(width: 1143, height: 572))
    // The margin in the corner, white in the strobe picture and the frames, blue balls in both.
    #expect(image[2, 2] == 0xFFEE_EEEE)
    #expect(image[40, 500] == 0xFFFF_FFFF)
    let isBlue = { (pixel: UInt32) in pixel & 0xFF > 200 && pixel >> 16 & 0xFF < 64 }
    let blueColumns = (0..<image.width).filter { x in
      (0..<image.height).contains { isBlue(image[x, $0]) }
    }
    #expect(blueColumns.contains { $0 < 300 })
    #expect(blueColumns.contains { $0 > 1000 })
  }

  @Test func `the sheet of a recipe with parts shows it beside its parts`() async throws {
    let sandbox = try Sandbox()
    _ = try await sandbox.zoetrope("sheet book-13-2-playground-menu")
    let image = try sandbox.image("book-13-2-playground-menu.png")
    // Six pictures in three columns.
    #expect(image.size == PixelSize(width: 735, height: 572))
    let isBlue = { (pixel: UInt32) in pixel & 0xFF > 200 && pixel >> 16 & 0xFF < 64 }
    let blueColumns = (0..<image.width).filter { x in
      (0..<image.height).contains { isBlue(image[x, $0]) }
    }
    // The menu has no ball; every column has one.
    #expect(blueColumns.allSatisfy { $0 > 300 })
    for column in [314..<440, 450..<576, 586..<712] {
      #expect(blueColumns.contains { column.contains($0) })
    }
  }

  @Test func `the size of a sheet follows its scale and number of frames`() async throws {
    let sandbox = try Sandbox()
    _ = try await sandbox.zoetrope("sheet book-13-1-move --scale 0.5 -o a.png")
    _ = try await sandbox.zoetrope("sheet book-13-1-move --scale 0.5 --frames 4 -o b.png")
    let usual = try sandbox.image("a.png").size
    let short = try sandbox.image("b.png").size
    #expect(usual == PixelSize(width: 572, height: 286))
    #expect(short.height == usual.height)
    #expect(short.width < usual.width)
  }

  @Test func `a recipe whose identifier is not the name of a file needs an output`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(
      """
      import Zoetrope
      struct Up: Recipe {
        let id = "../up"
        let duration = 1.0
        func perform(on stage: Stage) {}
      }
      """, to: "Up.swift")
    let outcome = try await sandbox.zoetrope("sheet Up.swift")
    #expect(outcome.exitCode == 64)
    #expect(
      outcome.standardError.contains(
        "The identifier '../up' of the recipe is not the name of a file. Give --output."))
    #expect(try sandbox.names == ["Up.swift"])
  }
}
