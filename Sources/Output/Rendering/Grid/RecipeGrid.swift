internal import Geometry
package import StageKit

/// Labeled tiles that show a recipe with all combinations of some parameters' values.
///
/// With one parameter of several values the tiles fill a grid in reading order; with two, the rows
/// are the values of the first and the columns those of the second; more parameters add columns.
package struct RecipeGrid {
  /// The maximum number of tiles.
  package static let maxTileCount = 64

  /// The recipe, with the values that apply to all tiles.
  package let recipe: any Recipe
  /// The recipe with the values of each tile.
  package let tiles: [any Recipe]
  /// The lines of each tile's label.
  package let labels: [[String]]
  private let columns: Int

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - recipe: The recipe.
  ///   - assignments: The values, at least two for one parameter; those with one value apply to all
  ///     tiles.
  /// - Throws: A ``RenderingError`` or a `ParameterError` if there are no tiles or too many, a
  ///   parameter is given twice, or a value is not allowed.
  package init(of recipe: any Recipe, setting assignments: [ParameterAssignment]) throws {
    let variants = try RecipeVariants(
      of: recipe, setting: assignments, maxCount: Self.maxTileCount, in: "A grid", called: "tiles")
    guard !variants.sweeps.isEmpty else {
      throw RenderingError(
        "--grid needs a parameter with several values, such as --set elasticity=0.2,0.5,0.8.")
    }
    self.recipe = variants.base
    tiles = variants.recipes
    labels = try tiles.map { tile in
      try variants.sweeps.map { sweep in
        let name = sweep.parameter.name
        return "\(name) \(try tile.parameter(named: name).valueWithUnit)"
      }
    }
    let rowCount = variants.sweeps[0].values.count
    columns =
      variants.sweeps.count > 1
      ? tiles.count / rowCount : Self.columns(of: tiles.count, with: Self.size(of: tiles))
  }

  /// The size of a canvas into which those of all tiles fit.
  private static func size(of tiles: [any Recipe]) -> Size {
    tiles.map(\.canvas).reduce(Size(0, 0)) {
      Size(max($0.width, $1.width), max($0.height, $1.height))
    }
  }

  /// Returns the number of columns with which tiles of a size make a picture of about 3 : 2, with
  /// few empty places.
  private static func columns(of count: Int, with tile: Size) -> Int {
    func penalty(of columns: Int) -> Double {
      let rows = (count + columns - 1) / columns
      let width = Double(columns) * tile.width
      // A label takes about a tenth of the height.
      let ratio = width / (Double(rows) * tile.height * 1.1) / 1.5
      let empty = Double(columns * rows - count) / Double(count)
      return max(ratio, 1 / ratio) * (1 + empty)
    }
    return (1...count).min { penalty(of: $0) < penalty(of: $1) } ?? count
  }

  /// Returns the places of the tiles.
  func layout(
    _ settings: PictureSettings, even: Bool, heading: (title: String, subtitle: String)? = nil
  ) throws(RenderingError) -> GridLayout {
    try GridLayout(
      GridLayout.Content(
        tile: Self.size(of: tiles), labels: labels, columns: columns, heading: heading),
      fitting: settings, even: even)
  }
}
