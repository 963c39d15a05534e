import BenchSupport
import Zoetrope

/// A table that a finger throws back and forth for 10 s, on a screen that shows five of its rows.
final class ScrolledTable: TableViewDataSource {
  let stage = Stage(size: Size(320, 220))
  private let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 220))
  private let rowCount: Int
  /// The cells that have been made.
  private(set) var cellCount = 0

  init(rowCount: Int) {
    self.rowCount = rowCount
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    stage.view.addSubview(table)
    // Upwards and downwards in turn, so that tables of all lengths show the same rows.
    for second in 0..<10 {
      let (start, end) = second % 2 == 0 ? (190.0, 30.0) : (30.0, 190.0)
      stage.pan(
        from: Point(160, start), to: Point(160, end), at: Double(second) + 0.1, duration: 0.3)
    }
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rowCount }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    if cell.textLabel?.text == nil { cellCount += 1 }
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  /// Renders 10 s with 60 frames per second at 2 pixels per point.
  ///
  /// - Returns: The CPU time, in milliseconds.
  func render() -> Double {
    let renderer = FrameRenderer(canvas: stage.size, scale: 2)
    return ThreadClock.milliseconds {
      do {
        var image = try renderer.image(of: stage.frame(at: 0))
        var previous: Frame?
        for index in 0..<600 {
          let frame = stage.frame(at: Double(index) / 60)
          _ = try renderer.redraw(frame, over: previous, in: &image)
          previous = frame
        }
      } catch {
        fatalError("a frame could not be drawn: \(error)")
      }
    }
  }
}
