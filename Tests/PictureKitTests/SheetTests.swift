import Geometry
import PictureKit
import TestSupport
import Testing

/// Strobe pictures and contact sheets.
struct SheetTests {
  private let wall = Layer(
    picture: Picture { $0.fill(Rect(x: 0, y: 90, width: 50, height: 10)) })

  private func ball(at y: Double) -> Layer {
    Layer(
      picture: Picture { $0.fillEllipse(in: Rect(x: 0, y: 0, width: 10, height: 10)) },
      transform: Transform(translationX: 20, y: y))
  }

  private func frames(_ heights: [Double]) -> [Frame] {
    heights.map { y in
      Frame(size: Size(50, 100), layers: [Layer(sublayers: [wall, ball(at: y)])])
    }
  }

  @Test func `a strobe draws what lasts once and each pose fainter the older it is`() {
    let strobe = Frame(strobeOf: frames([0, 40, 80]))
    #expect(strobe.layers.map(\.opacity) == [1, 0.25, 0.625, 1])
    #expect(strobe.layers[0] == wall)
    #expect(strobe.layers.dropFirst().map(\.transform.ty) == [0, 40, 80])
  }

  @Test func `a strobe of one frame is that frame's content`() {
    let strobe = Frame(strobeOf: frames([30]))
    #expect(strobe.layers == [wall, ball(at: 30)])
  }

  @Test func `a pose that stays to the end is drawn as it is`() {
    let strobe = Frame(strobeOf: frames([0, 40, 80, 80]))
    #expect(strobe.layers.map(\.opacity) == [1, 0.25, 0.5, 1])
  }

  @Test func `poses that come again are drawn once`() {
    #expect(Frame(strobeOf: frames([0, 40, 0, 40])).layers.count == 3)
  }

  @Test(arguments: [(2, 1), (5, 3), (12, 6)])
  func `a sheet has its frames in two rows`(count: Int, columns: Int) {
    let sheet = ContactSheet(
      title: "Fall", subtitle: "fall",
      cells: frames((0..<count).map(Double.init)).map { ContactSheet.Cell(frame: $0, caption: "") })
    let cells = sheet.frame.layers.filter { $0.clip != nil }
    // The first is the strobe picture.
    #expect(cells.count == count + 1)
    let columnPlaces = Set(cells.dropFirst().map(\.transform.tx))
    let rowPlaces = Set(cells.dropFirst().map(\.transform.ty))
    #expect(columnPlaces.count == columns && rowPlaces.count == 2)
  }

  @Test func `a sheet may have a picture of its own at the left`() {
    let lead = Frame(size: Size(100, 100), layers: [wall])
    let sheet = ContactSheet(
      title: "Falls", subtitle: "falls", lead: ContactSheet.Cell(frame: lead, caption: "menu"),
      cells: frames([0, 40]).map { ContactSheet.Cell(frame: $0, caption: "") })
    let pictures = sheet.frame.layers.filter { $0.clip != nil }
    #expect(pictures.map(\.sublayers) == [[wall]] + frames([0, 40]).map(\.layers))
    // It keeps its shape, up to the roundings of a few hundred points, and makes room.
    let clips = pictures.compactMap { layer in layer.clip?.applying(layer.transform).bounds }
    #expect(clips.count == 3)
    #expect(isClose(clips[0].width, clips[0].height, within: 1e-9))
    #expect(clips[1].minX >= clips[0].maxX)
  }

  @Test func `nothing on a sheet reaches beyond its edges or another picture`() {
    let sheet = ContactSheet(
      title: "Fall", subtitle: "fall",
      cells: frames([0, 1, 2, 3, 4]).map { ContactSheet.Cell(frame: $0, caption: "0.00 s") }
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
