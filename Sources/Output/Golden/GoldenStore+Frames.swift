internal import FileIO
internal import Geometry
internal import ImageComparison
package import Imaging
internal import Raster
package import StageKit
internal import SystemPackage

extension GoldenStore {
  /// Returns the times of the golden frames of a recipe that are there, in order, in seconds.
  ///
  /// - Parameter id: The identifier of the recipe.
  /// - Returns: The times; none if there is no directory.
  /// - Throws: A ``GoldenError`` if it is not a file name.
  package func times(of id: String) throws(GoldenError) -> [Double] {
    try validate(id)
    let names = (try? entries(of: directory(of: id))) ?? []
    return names.compactMap { name in
      guard let time = Double(name.stem), time.isFinite, name.string == Self.fileName(at: time)
      else { return nil }
      return time
    }.sorted()
  }

  /// Returns the PNG file of a golden frame.
  ///
  /// - Throws: A `PNGError` if it cannot be read or is not a PNG file.
  package func file(of id: String, at time: Double) throws -> [UInt8] {
    let path = directory(of: id).appending(Self.fileName(at: time))
    let bytes = try PNG.bytes(of: path)
    _ = try PNG.decode(bytes.span, name: path.string)
    return bytes
  }

  /// Returns a panel of a golden frame, the difference, and the present frame.
  ///
  /// - Throws: A `PNGError` if the golden frame cannot be read, and the errors of rendering.
  package func panel(of recipe: any Recipe, at time: Double) throws -> Image {
    let renderer = GoldenCapture.renderer(for: recipe)
    let image = try renderer.image(of: recipe.stage().frame(at: time))
    let path = directory(of: recipe.id).appending(Self.fileName(at: time))
    switch try ImageComparer(metric: Self.defaultMetric).compare(image, withFileAt: path) {
    case .missing(let error), .unreadable(let error): throw error
    case .compared(let result, _): return result.panel()
    }
  }
}
