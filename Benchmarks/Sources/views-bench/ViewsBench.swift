import BenchSupport
import Zoetrope

/// The `views-bench` program: measures constraints, hit tests and tables of many views.
@main enum ViewsBench {
  static func main() {
    printConstraints()
    printHitTests()
    printTables()
    printSmallViews()
  }

  /// Times the first layout, and one after a change of one constant.
  private static func printConstraints() {
    print("CPU time of the layout of 1,000 views by constraints, medians of 11:\n")
    let table = Table(widths: [8, -9, -11])
    print(table.line(["system", "first ms", "changed ms"]))
    for kind in ConstraintSystem.Kind.allCases {
      var first: [Double] = []
      var changed: [Double] = []
      for _ in 0..<11 {
        let system = ConstraintSystem(kind)
        first.append(ThreadClock.milliseconds { system.stage.view.layoutIfNeeded() })
        system.edited.constant += 5
        changed.append(ThreadClock.milliseconds { system.stage.view.layoutIfNeeded() })
        precondition(system.stage.layoutConflicts.isEmpty)
      }
      print(table.line(["\(kind)", fixed(median(first), 2), fixed(median(changed), 2)]))
    }
  }

  /// Times hit tests that no view but the last passes.
  private static func printHitTests() {
    let stage = Stage(size: Size(1000, 500))
    for index in 0..<5000 {
      let (row, column) = index.quotientAndRemainder(dividingBy: 100)
      let view = View(frame: Rect(x: Double(column) * 10, y: Double(row) * 10, width: 9, height: 9))
      stage.view.addSubview(view)
    }
    let times = (0..<101).map { _ in
      ThreadClock.milliseconds {
        precondition(stage.view.hitTest(Point(4, 4), with: nil) === stage.view.subviews[0])
      }
    }
    print("\nCPU time of a hit test in 5,000 views, the worst place: \(fixed(median(times), 3)) ms")
  }

  /// Times the drawing of many small views.
  private static func printSmallViews() {
    print("\nCPU time of drawing a frame of translucent views of 8 x 8 points, us a view:\n")
    let counts = [100, 1000, 4000, 10_000]
    let table = Table(widths: [13] + counts.map { _ in -7 })
    print(table.line(["views"] + counts.map { "\($0)" }))
    for kind in SmallViews.Kind.allCases {
      let times = counts.map { 1000 * SmallViews(kind, count: $0).draw() / Double($0) }
      print(table.line([kind.rawValue] + times.map { fixed($0, 2) }))
    }
  }

  /// Times films of a table of 10 rows and of one of 10,000, in turn.
  private static func printTables() {
    print("\nCPU time of 10 s of a table that is scrolled, medians of 5, by turns:\n")
    let table = Table(widths: [8, -9, -9, -9])
    print(table.line(["rows", "cells", "ms", "ratio"]))
    var times: [Int: [Double]] = [:]
    var cells: [Int: Int] = [:]
    for _ in 0..<5 {
      for count in [10, 10_000] {
        let scrolled = ScrolledTable(rowCount: count)
        times[count, default: []].append(scrolled.render())
        cells[count] = scrolled.cellCount
      }
    }
    let unit = median(times[10] ?? [])
    for count in [10, 10_000] {
      let time = median(times[count] ?? [])
      print(
        table.line(["\(count)", "\(cells[count] ?? 0)", fixed(time, 0), fixed(time / unit, 2)]))
    }
  }
}
