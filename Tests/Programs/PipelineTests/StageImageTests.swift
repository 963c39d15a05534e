import Geometry
import StageKit
import Testing
import Zoetrope

/// Images that recipes read by `stage.image`.
@Suite struct StageImageTests {
  private let stage = Stage(size: Size(100, 100))

  @Test func `an image is read from the folder of the source file`() {
    let image = stage.image("../../../assets/ball.svg")
    #expect(image.size == Drawing.ball.size)
    #expect(stage.notes == [])
  }

  @Test func `an image that is missing is one warning with its path, and a gray picture`() throws {
    let image = stage.image("no-such-photo.jpg")
    _ = stage.image("no-such-photo.jpg")
    #expect(image.size == Size(100, 100))
    let note = try #require(stage.notes.first)
    #expect(stage.notes.count == 1)
    #expect(note.contains("PipelineTests/no-such-photo.jpg"))
    #expect(note.hasSuffix("A gray picture is in its place."))
  }
}
