internal import FigureReading
public import Geometry
public import SceneViews
public import StageKit
internal import SystemPackage

extension Stage {
  /// Reads the parts of an SVG file; one that cannot be read is empty.
  ///
  /// ```swift
  /// let robot = FigureView(stage.figure("robot.svg"))
  /// ```
  ///
  /// A file that is missing or not valid is a warning with its path, once, and so is what of the
  /// file is left out. `Figure(contentsOf:)` throws in the first case.
  ///
  /// - Parameters:
  ///   - path: The path, from the folder of the source file that calls; or one from `/`.
  ///   - source: The source file that calls; given by the compiler.
  /// - Returns: The figure; one of 100 points without parts if there is none.
  public func figure(_ path: String, source: String = #filePath) -> Figure {
    let file = FilePath(source).removingLastComponent().pushing(FilePath(path))
    do throws(FigureError) {
      let (figure, warnings) = try Figure.read(contentsOf: file)
      for warning in warnings { logOnce(warning) }
      return figure
    } catch {
      logOnce("\(error) Nothing is in its place.")
      return Figure(size: Size(100, 100), parts: [])
    }
  }

  /// Typesets a formula by LaTeX and dvisvgm; one that cannot be typeset is empty.
  ///
  /// ```swift
  /// let energy = FigureView(stage.formula(#"E = \id{mass}{m} c^2"#))
  /// energy.part("mass")?.transform = Transform(scaleX: 2, y: 2)
  /// ```
  ///
  /// A missing program, or a formula that is not valid, is a warning, once.
  /// `Figure(formula:fontSize:color:)` throws in these cases.
  ///
  /// - Parameters:
  ///   - tex: The formula, in the mathematics of LaTeX; `\id{name}{...}` names a part.
  ///   - fontSize: The size of the font, in points; 24 by default.
  ///   - color: The color; black by default.
  /// - Returns: The figure; one of 100 points without parts if there is none.
  public func formula(_ tex: String, fontSize: Double = 24, color: Color = .black) -> Figure {
    do throws(FigureError) {
      return try Figure(formula: tex, fontSize: fontSize, color: color)
    } catch {
      logOnce("\(error) Nothing is in its place.")
      return Figure(size: Size(100, 100), parts: [])
    }
  }
}
