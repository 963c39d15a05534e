import Geometry
import PictureKit
import TestSupport
import Testing

struct ContactSheetTests {
  @Test(arguments: [(2, 1), (5, 3), (12, 6)])
  func `cells are laid out in two rows`(count: Int, columns: Int) {
    let sheet = ContactSheet(
      title: "Fall", subtitle: "fall",
      cells: FallingBall.frames((0..<count).map(Double.init)).map {
        ContactSheet.Cell(frame: $0, caption: "")
      })
    let cells = sheet.frame.layers.filter { $0.clip != nil }
    // The first is the stroboscopic picture.
    #expect(cells.count == count + 1)
    let columnPlaces = Set(cells.dropFirst().map(\.transform.tx))
    let rowPlaces = Set(cells.dropFirst().map(\.transform.ty))
    #expect(columnPlaces.count == columns && rowPlaces.count == 2)
  }

  @Test func `a lead cell replaces the stroboscopic picture and keeps its aspect ratio`() {
    let lead = Frame(size: Size(100, 100), layers: [FallingBall.wall])
    let sheet = ContactSheet(
      title: "Falls", subtitle: "falls", lead: ContactSheet.Cell(frame: lead, caption: "menu"),
      cells: FallingBall.frames([0, 40]).map { ContactSheet.Cell(frame: $0, caption: "") })
    let pictures = sheet.frame.layers.filter { $0.clip != nil }
    #expect(
      pictures.map(\.sublayers) == [[FallingBall.wall]] + FallingBall.frames([0, 40]).map(\.layers))
    // The lead stays square, up to rounding of a few hundred points, and the grid follows it.
    let clips = pictures.compactMap { layer in layer.clip?.applying(layer.transform).bounds }
    #expect(clips.count == 3)
    #expect(isClose(clips[0].width, clips[0].height, within: 1e-9))
    #expect(clips[1].minX >= clips[0].maxX)
  }

  @Test func `pictures on a sheet neither overlap nor exceed the page`() {
    let sheet = ContactSheet(
      title: "Fall", subtitle: "fall",
      cells: FallingBall.frames([0, 1, 2, 3, 4]).map {
        ContactSheet.Cell(frame: $0, caption: "0.00 s")
      }
    ).frame
    let boxes = sheet.layers.filter { $0.clip != nil }.map {
      Rect(origin: .zero, size: Size(50, 100)).applying($0.transform)
    }
    let page = Rect(origin: .zero, size: sheet.size)
    for (index, box) in boxes.enumerated() {
      #expect(page.intersection(box) == box)
      #expect(boxes.dropFirst(index + 1).allSatisfy { !$0.intersects(box) })
    }
  }
}
