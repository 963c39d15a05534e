import Export
import FoundationEssentials
import Imaging
import Testing

@Suite struct SpriteSheetTests {
  /// Frames of 8 x 6 pixels in which one pixel moves along the third row.
  private func frames(_ columns: [Int]) -> [Image] {
    columns.map { column in
      var image = Image(width: 8, height: 6)
      image.pixels[2 * 8 + column] = 0xFFFF_0000
      return image
    }
  }

  private struct Description: Decodable {
    struct Rect: Decodable, Equatable { let x, y, w, h: Int }
    struct Size: Decodable, Equatable { let w, h: Int }
    struct Frame: Decodable {
      let filename: String?
      let frame: Rect
      let trimmed: Bool
      let spriteSourceSize: Rect
      let sourceSize: Size
      let duration: Int
    }
    struct Meta: Decodable {
      let image: String
      let size: Size
      let scale: String
    }
    let meta: Meta
  }
  private struct Hash: Decodable {
    let frames: [String: Description.Frame]
    let animations: [String: [String]]
  }
  private struct List: Decodable { let frames: [Description.Frame] }

  private func json(_ sheet: SpriteSheet, _ layout: SpriteSheet.Layout) throws -> Data {
    Data(
      try sheet.json(
        name: "ball", imageName: "ball.png", layout: layout, frameDuration: 1 / 15, scale: 2,
        program: ("zoetrope", "1")))
  }

  @Test(arguments: [2, nil] as [Int?])
  func `every frame is where the description says`(columns: Int?) throws {
    let frames = frames([1, 2, 3, 2, 6])
    let sheet = SpriteSheet(frames, columns: columns)
    if columns != nil {
      // Four different frames in two columns; the visible part is columns 1 to 6 of row 2.
      #expect(sheet.spriteCount == 4)
      #expect((sheet.image.width, sheet.image.height) == (2 * 6 + 2, 2 * 1 + 2))
    } else {
      // All show one red pixel, each at another place.
      #expect(sheet.spriteCount == 1)
      #expect((sheet.image.width, sheet.image.height) == (1, 1))
    }
    let hash = try JSONDecoder().decode(Hash.self, from: json(sheet, .hash))
    let names = try #require(hash.animations["ball"])
    #expect(names.count == 5 && names[1] == "ball-0001")
    for (name, frame) in zip(names, frames) {
      let entry = try #require(hash.frames[name])
      #expect(entry.trimmed && entry.sourceSize == Description.Size(w: 8, h: 6))
      // The sprite at its place in an empty frame is the frame.
      var restored = Image(width: 8, height: 6)
      for y in 0..<entry.frame.h {
        for x in 0..<entry.frame.w {
          restored.pixels[(entry.spriteSourceSize.y + y) * 8 + entry.spriteSourceSize.x + x] =
            sheet.image.pixels[(entry.frame.y + y) * sheet.image.width + entry.frame.x + x]
        }
      }
      #expect(restored.pixels == frame.pixels, "\(name)")
    }
    #expect(hash.frames["ball-0001"]?.frame == hash.frames["ball-0003"]?.frame)
  }

  @Test func `durations are whole milliseconds whose sum is the film's`() throws {
    let sheet = SpriteSheet(frames(Array(repeating: 3, count: 15)))
    let list = try JSONDecoder().decode(List.self, from: json(sheet, .array))
    #expect(list.frames.map(\.duration).reduce(0, +) == 1000)
    #expect(
      list.frames.map(\.filename) == (0..<15).map { "ball-00" + ($0 < 10 ? "0" : "") + "\($0)" })
    #expect(sheet.spriteCount == 1)
  }

  @Test func `frames that show nothing make a sheet of one pixel`() throws {
    let sheet = SpriteSheet([Image(width: 5, height: 5)])
    #expect((sheet.image.width, sheet.image.height) == (1, 1))
  }

  @Test func `a sheet is nearly square, and its sprites do not touch`() {
    // Opaque pictures of sizes from 1 x 1 to 40 x 40 pixels, each of its own color.
    let frames = (1...40).map { side in
      var image = Image(width: 40, height: 40)
      for y in 0..<side {
        for x in 0..<side { image.pixels[y * 40 + x] = 0xFF00_0000 | UInt32(side) }
      }
      return image
    }
    let sheet = SpriteSheet(frames)
    #expect(sheet.spriteCount == 40)
    let (width, height) = (sheet.image.width, sheet.image.height)
    #expect(abs(width - height) < 40)
    // Neighbors that are not transparent are of one sprite.
    for y in 0..<height {
      for x in 1..<width {
        let (left, pixel) = (
          sheet.image.pixels[y * width + x - 1], sheet.image.pixels[y * width + x]
        )
        #expect(left == pixel || left == 0 || pixel == 0)
      }
    }
    let count = sheet.image.pixels.count { $0 != 0 }
    #expect(count == (1...40).reduce(0) { $0 + $1 * $1 })
  }
}
