import Geometry
import Imaging
import PictureKit
import Raster
import Rendering
import StageKit
import TestSupport
import Testing

@Suite struct RecipeGridTests {
  private func grid(_ texts: String...) throws -> RecipeGrid {
    try RecipeGrid(
      of: ParameterRecipe(), setting: texts.compactMap(ParameterAssignment.init))
  }

  private func image(
    of scene: some FilmScene, _ settings: PictureSettings, even: Bool = false
  ) throws -> Image {
    let prepared = try scene.prepared(with: settings, even: even)
    return try prepared.renderer.image(of: prepared.perform().frame(at: 0))
  }

  /// The largest rectangles of pixels that are white, or black as the square, from the upper left.
  private func tilesOfWhite(in image: Image, width: Int, height: Int) -> [(x: Int, y: Int)] {
    var corners: [(x: Int, y: Int)] = []
    let isInside = { (x: Int, y: Int) in
      corners.contains { $0.x <= x && x < $0.x + width && $0.y <= y && y < $0.y + height }
    }
    for y in 0..<image.height - height {
      for x in 0..<image.width - width
      where image[x, y] == 0xFFFF_FFFF && !isInside(x, y) {
        if (0..<width).allSatisfy({ image[x + $0, y] == 0xFFFF_FFFF }),
          (0..<height).allSatisfy({ image[x, y + $0] == 0xFFFF_FFFF })
        {
          corners.append((x, y))
        }
      }
    }
    return corners
  }

  @Test func `the pixels of each tile are those of its recipe at the same scale`() throws {
    let image = try image(of: grid("place=5,30.25,80"), PictureSettings(scale: 2))
    let corners = tilesOfWhite(in: image, width: 200, height: 120)
    try #require(corners.count == 3)
    for (corner, place) in zip(corners, [5.0, 30.25, 80]) {
      let still = try self.image(
        of: RecipeScene(ParameterRecipe().setting(["place": .number(place)])),
        PictureSettings(scale: 2))
      for y in 0..<120 {
        for x in 0..<200 { #expect(image[corner.x + x, corner.y + y] == still[x, y]) }
      }
    }
  }

  @Test func `the first parameter sets the rows, the others the columns`() throws {
    let image = try image(
      of: grid("side=2,3", "place=5,30,70", "shade=light"), PictureSettings(scale: 1))
    let corners = tilesOfWhite(in: image, width: 100, height: 60)
    #expect(corners.count == 6)
    #expect(Set(corners.map(\.x)).count == 3)
    #expect(Set(corners.map(\.y)).count == 2)
    // The middle of the first row of squares: 15.5 pt and half a pixel below the tile's top.
    for (index, corner) in corners.enumerated() {
      let row = (0..<100).map { image[corner.x + $0, corner.y + 16] == 0xFFFF_FFFF }
      let place = [5, 30, 70][index % 3]
      let side = [2, 3][index / 3]
      #expect(row.firstIndex(of: false) == place)
      #expect(row.count { !$0 } == side)
    }
  }

  @Test func `recipes of different sizes and durations share one size and the longest duration`()
    throws
  {
    let grid = try grid("wide=false,true")
    #expect(grid.duration == 2)
    let image = try image(of: grid, PictureSettings(scale: 1))
    // Both tiles are 150 pt wide; the narrow recipe is in the middle of its own.
    let corners = tilesOfWhite(in: image, width: 150, height: 60)
    try #require(corners.count == 2)
    #expect(image[corners[0].x + 25 + 40, corners[0].y + 20] == 0xFF00_0000)
    #expect(image[corners[1].x + 40, corners[1].y + 20] == 0xFF00_0000)
    #expect(image[corners[1].x + 25 + 40, corners[1].y + 20] == 0xFFFF_FFFF)
  }

  @Test(arguments: [2, 3, 5, 8, 13, 21, 34, 55, 64])
  func `a picture has exactly the size that is given, with all tiles and labels inside`(
    count: Int
  ) throws {
    let values = (0..<count).map { "\($0)" }.joined(separator: ",")
    let grid = try grid("place=\(values)")
    for size in [PixelSize(width: 1280, height: 720), PixelSize(width: 901, height: 1501)] {
      let image = try image(of: grid, PictureSettings(size: size))
      #expect(image.size == size)
      // The edges are background.
      let background: UInt32 = 0xFFEE_EEEE
      #expect((0..<size.width).allSatisfy { image[$0, 0] == background })
      #expect((0..<size.width).allSatisfy { image[$0, size.height - 1] == background })
      #expect((0..<size.height).allSatisfy { image[0, $0] == background })
      #expect((0..<size.height).allSatisfy { image[size.width - 1, $0] == background })
    }
  }

  @Test func `without a scale a large grid is reduced, and even where that is asked for`() throws {
    let small = try image(of: grid("place=1,2"), PictureSettings(), even: true).size
    #expect(small.width < 600)
    let values = (0..<64).map { "\($0)" }.joined(separator: ",")
    let grid = try grid("place=\(values)", "wide=true")
    let natural = try grid.prepared(with: PictureSettings(scale: 2), even: true).renderer
    #expect(max(natural.width, natural.height) > 2160)
    let large = try image(of: grid, PictureSettings(), even: true).size
    #expect(max(large.width, large.height) <= 2160)
    #expect(max(large.width, large.height) > 2100)
    #expect(large.width % 2 == 0 && large.height % 2 == 0)
  }

  @Test(arguments: [
    (
      PictureSettings(size: PixelSize(width: 60, height: 60)),
      "--size 60x60 has no room for 1 x 2 tiles with labels, which need"
    ),
    (
      PictureSettings(scale: 1000),
      "--scale 1000.0 makes tiles with sides longer than 16384 pixels."
    ),
    (PictureSettings(scale: 150), "1 x 2 tiles with labels make pictures of"),
  ])
  func `a size without room and sides that are too long are refused`(
    settings: PictureSettings, sentence: String
  ) throws {
    let grid = try grid("place=1,2")
    #expect {
      _ = try grid.prepared(with: settings, even: false)
    } throws: {
      "\($0)".hasPrefix(sentence)
    }
  }

  @Test func `a sheet has a heading above the tiles`() throws {
    let grid = try grid("place=1,70", "side=9")
    let plain = try grid.prepared(with: PictureSettings(scale: 2), even: false).renderer
    let sheet = try grid.sheet(with: PictureSettings(scale: 2))
    #expect(sheet.renderer.height > plain.height)
    let image = try sheet.renderer.image(of: sheet.perform().frame(at: 0))
    #expect(tilesOfWhite(in: image, width: 200, height: 120).count == 2)
  }

  @Test func `the background is that of the tiles and of what is around them`() throws {
    let image = try image(
      of: grid("place=1,70"), PictureSettings(scale: 1, background: .clear))
    #expect(image[0, 0] == 0)
    #expect((0..<image.height).contains { image[image.width / 4, $0] == 0 })
  }
}
