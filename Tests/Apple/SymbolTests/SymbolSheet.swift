import Geometry
import Imaging
import PictureKit
import Raster
import StageKit
import UIKit

/// A picture of symbols with their names.
struct SymbolSheet {
  let names: [String]

  private static let columnCount = 12
  private static let cell = Size(100, 62)

  /// The picture: each symbol at 28 points, and at 14 points to the right of it.
  var image: Image {
    get throws {
      let rowCount = (names.count + Self.columnCount - 1) / Self.columnCount
      let stage = Stage(
        size: Size(
          Double(Self.columnCount) * Self.cell.width, Double(rowCount) * Self.cell.height))
      UIApplication(on: stage).run {
        stage.view.backgroundColor = .white
        stage.view.tintColor = .black
        for (index, name) in names.enumerated() {
          let place = Point(
            Double(index % Self.columnCount) * Self.cell.width,
            Double(index / Self.columnCount) * Self.cell.height)
          add(name, at: place, to: stage.view)
        }
      }
      return try FrameRenderer(canvas: stage.size, scale: 1).image(of: stage.frame(at: 0))
    }
  }

  private func add(_ name: String, at place: Point, to view: View) {
    for (pointSize, x) in [(28.0, 42.0), (14, 80)] {
      let configuration = UIImage.SymbolConfiguration(pointSize: pointSize)
      guard let symbol = UIImage(systemName: name, withConfiguration: configuration) else {
        continue
      }
      let image = UIImageView(image: symbol)
      // The middle of capitals is at one height in all cells.
      let baseline: Double = symbol.size.height - (symbol.baselineOffsetFromBottom ?? 0)
      let left: Double = place.x + x - symbol.size.width / 2
      let top: Double = place.y + 26 + 0.3525 * pointSize - baseline
      image.frame.origin = Point(left, top)
      view.addSubview(image)
    }
    let label = UILabel(frame: Rect(x: place.x + 2, y: place.y + 48, width: 96, height: 11))
    label.text = name
    label.font = .systemFont(ofSize: 8)
    label.textColor = .darkGray
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    view.addSubview(label)
  }
}
