import FigureReading
import Foundation
import Geometry
import PictureKit
import SceneFile
import SceneViews
import SystemPackage
import TestSupport
import Testing

/// Formulas of LaTeX.
///
/// What dvisvgm 3.0.3 wrote of `E = \id{mass}{m} c^2` stands beside the tests.
@Suite struct FormulaTests {
  private func recorded(fontSize: Double = 24, color: Color = .black) throws -> Figure {
    let path = repositoryRoot.appending("Tests/Source/FigureReadingTests/Formulas/energy.svg")
    return try Figure(
      svg: Array(try Data(contentsOf: URL(filePath: path.string))), ofFormula: "E",
      fontSize: fontSize, color: color)
  }

  /// The shapes of a figure, with the names of the parts in which they are.
  private func shapes(of figure: Figure) -> [(name: String?, shape: Figure.Shape)] {
    func shapes(_ part: Figure.Part, _ name: String?) -> [(String?, Figure.Shape)] {
      let name = part.name ?? name
      return switch part.content {
      case .shape(let shape): [(name, shape)]
      case .group(let parts): parts.flatMap { shapes($0, name) }
      }
    }
    return figure.parts.flatMap { shapes($0, nil) }
  }

  @Test func `a formula has a path for each glyph, and the parts that it names`() throws {
    let figure = try recorded()
    #expect(figure.names == ["mass"])
    // E, both bars of the equals sign as one path, m, c and 2.
    let shapes = shapes(of: figure)
    #expect(shapes.count == 5)
    #expect(shapes.map(\.name) == [nil, nil, "mass", nil, nil])
    // Capitals of the font have 0.683 of its size.
    #expect(isClose(shapes[0].shape.path.bounds.height, 0.683 * 24, within: 0.02 * 24))
  }

  @Test func `the size of the font and the color are those that are given`() throws {
    let (small, large) = (try recorded(), try recorded(fontSize: 48, color: .red))
    #expect(isClose(large.size.width, 2 * small.size.width, within: 1e-6))
    #expect(isClose(large.size.height, 2 * small.size.height, within: 1e-6))
    #expect(shapes(of: large).allSatisfy { $0.shape.fill == .red })
  }

  @Test func `a part may have the name g, as glyphs have with a number`() throws {
    let path = repositoryRoot.appending("Tests/Source/FigureReadingTests/Formulas/energy.svg")
    let text = try String(contentsOf: URL(filePath: path.string), encoding: .utf8)
    let figure = try Figure(
      svg: Array(text.replacing("'mass'", with: "'g'").utf8), ofFormula: "E", fontSize: 24,
      color: .black)
    #expect(figure.names == ["g"])
  }

  private static let isInstalled = ["latex", "dvisvgm"].allSatisfy { program in
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
    }
  }

  @Test(.enabled(if: isInstalled, "LaTeX and dvisvgm are not installed"))
  func `LaTeX typesets formulas`() throws {
    let figure = try Figure(formula: #"E = \id{mass}{m} c^2"#)
    let recorded = try recorded()
    #expect(figure.names == recorded.names)
    #expect(isClose(figure.size.width, recorded.size.width, within: 0.5))
    #expect(try Figure(formula: #"E = \id{mass}{m} c^2"#) == figure, "that of the cache")
    let error = #expect(throws: FigureError.self) { try Figure(formula: #"\frac{1}{\nothing}"#) }
    #expect(
      error?.description.contains("is not valid: LaTeX says 'Undefined control sequence.") == true,
      "\(error?.description ?? "")")
  }

  @Test(.enabled(if: !isInstalled, "LaTeX and dvisvgm are installed"))
  func `without LaTeX a formula is an error with what installs it`() throws {
    let error = #expect(throws: FigureError.self) { try Figure(formula: "x + 1") }
    #expect(
      error?.description
        == "The formula 'x + 1' needs LaTeX and dvisvgm, which are not installed: "
        + "apt-get install texlive-latex-base dvisvgm")
    let scene = #expect(throws: SceneError.self) {
      try SceneRecipe(
        yaml: "duration: 1\nviews:\n  - formula: {tex: x + 1, center: [100, 60]}", path: "a.yaml")
    }
    let sentence = scene?.description ?? ""
    #expect(sentence.hasPrefix("a.yaml:3:20: tex: The formula 'x + 1' needs LaTeX"), "\(sentence)")
  }
}
