import Geometry
import Scrolling
import StageKit
import TestSupport
import Testing
import UIKit

/// Programs whose collection layouts have animators.
@Suite struct `programs with collection layouts` {
  @Test func `cells hang on springs, and lag behind the finger`() async throws {
    let run = try await ProgramRun("SpringyViewController")
    run.stage.pan(
      from: Point(160, 500), to: Point(160, 200), at: 0.5, duration: 0.3, velocity: .zero)
    run.stage.advance(to: 0.4)
    let list = try #require(try run.all(UICollectionView.self).first)
    func gaps() -> [Double] {
      let cells = list.visibleCells.map(\.frame.minY).sorted()
      return zip(cells, cells.dropFirst()).map { $1 - $0 }
    }
    #expect(gaps().count > 6 && gaps().allSatisfy { isClose($0, 60, within: 1e-9) })
    run.stage.advance(to: 0.75)
    #expect(gaps().contains { abs($0 - 60) > 1 }, "\(gaps())")
    #expect(list.contentOffset.y > 200)
    run.stage.advance(to: 8)
    #expect(gaps().allSatisfy { isClose($0, 60, within: 0.5) }, "\(gaps())")
  }

  @Test func `cells fall onto a line, and are selected where they lie`() async throws {
    let run = try await ProgramRun("FallingCellsViewController")
    run.stage.tap(at: Point(50, 370), time: 4)
    run.stage.advance(to: 3.9)
    let list = try #require(try run.all(UICollectionView.self).first)
    let cells = list.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
    #expect(cells.count == 8)
    // Two rows of 60 points on the line at 400; a line and the cells have skins of a point each.
    for cell in cells.prefix(4) { #expect(isClose(cell.center.y, 310, within: 4)) }
    for cell in cells.suffix(4) { #expect(isClose(cell.center.y, 370, within: 2)) }
    run.stage.advance(to: 5)
    #expect(run.output == ["selected 4"])
  }
}
