internal import Geometry
internal import ImageFiles
internal import Imaging
public import PictureKit
public import StageKit
internal import SystemPackage

extension Stage {
  /// Reads an image file, and shows a gray picture in place of one that cannot be read.
  ///
  /// ```swift
  /// let photo = ImageView(image: stage.image("photo.jpg"))
  /// ```
  ///
  /// A file that is missing or damaged is a warning with its path, once. `Drawing(contentsOf:)`
  /// throws in that case.
  ///
  /// - Parameters:
  ///   - path: The path, from the folder of the source file that calls; or one from `/`.
  ///   - source: The source file that calls; given by the compiler.
  /// - Returns: The image; a gray square of 100 points with a cross if there is none.
  public func image(_ path: String, source: String = #filePath) -> Drawing {
    let file = FilePath(source).removingLastComponent().pushing(FilePath(path))
    do throws(ImageError) {
      return try Drawing(contentsOf: file)
    } catch {
      logOnce("\(error) A gray picture is in its place.")
      return .missing
    }
  }
}

extension Drawing {
  /// What is shown in place of an image that cannot be read.
  fileprivate static var missing: Drawing {
    Drawing(size: Size(100, 100)) { canvas in
      canvas.setFillColor(.systemGray4)
      canvas.fill(Rect(x: 0, y: 0, width: 100, height: 100))
      canvas.setStrokeColor(.systemGray)
      canvas.setLineWidth(2)
      var cross = Path()
      cross.move(to: .zero)
      cross.addLine(to: Point(100, 100))
      cross.move(to: Point(100, 0))
      cross.addLine(to: Point(0, 100))
      canvas.stroke(cross)
    }
  }
}
