import FigureReading
import Geometry
import ImageComparison
import ImageFiles
import Imaging
import PictureKit
import Raster
import SceneViews
import StageKit
import SystemPackage
import TestSupport
import Testing

/// Figures against what librsvg draws of the same documents.
@Suite struct FigureAgreementTests {
  private static let paths = """
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 200 200" width="200" height="200">
    <style>.l{fill:none;stroke:teal;stroke-width:5;stroke-linejoin:round}</style>
    <path d="M20 40 A 30 18 20 1 0 70 30 a 12 12 0 0 1 20 10 z" fill="orchid" stroke="black"/>
    <path class="l" d="M110 20 q 20 30 40 0 t 30 10" stroke-dasharray="9 4" stroke-dashoffset="3"/>
    <path class="l" d="M110 60 c 0 20 30 -20 30 0 s 30 10 40 -10" stroke-linecap="round"/>
    <g transform="translate(50 120) rotate(20)"><rect x="-30" y="-20" width="60" height="40" rx="14" ry="6" fill="gold" stroke="brown" stroke-width="3"/><path d="M-20 -10h30v20h-30z" transform="skewX(10) scale(1 .8)" fill="olive"/></g>
    <polygon points="120,100 190,110 150,150 170,90 140,150" fill="steelblue" fill-rule="evenodd"/>
    <ellipse cx="40" cy="175" rx="25" ry="12" fill="tomato" fill-opacity=".5" opacity=".8"/>
    <defs><circle id="dot" r="8"/></defs>
    <use xlink:href="#dot" x="100" y="180" fill="green"/><use xlink:href="#dot" transform="translate(130 180) scale(1.5)"/>
    <polyline points="150 170 160 190 170 170 180 190" fill="none" stroke="navy" stroke-width="4" stroke-miterlimit="2"/>
    </svg>
    """

  private static let robot = repositoryRoot.appending("Documentation/Scenes/robot.svg")

  @Test(arguments: ["paths", "robot"])
  func `a figure is what librsvg draws`(name: String) throws {
    let bytes = name == "paths" ? Array(Self.paths.utf8) : try contents(of: Self.robot)
    let (figure, warnings) = try Figure.read(bytes, name: "\(name).svg")
    #expect(warnings == [])
    let drawing = Drawing(try SVG.decode(bytes, name: "\(name).svg"))
    #expect(drawing.size == figure.size)
    let actual = try image(of: FigureView(figure), figure.size)
    let expected = try image(of: ImageView(image: drawing), figure.size)
    // Both draw with Cairo; an arc has other pieces, and opacities round differently.
    let result = try ImageComparer(metric: .channel(tolerance: 12), allowance: .pixels(60))
      .compare(Samples(actual), with: Samples(expected))
    #expect(result.isAcceptable, "\(result.comparison)")
  }

  private func image(of view: View, _ size: Size) throws -> Image {
    let stage = Stage(size: size)
    stage.view.backgroundColor = .white
    stage.view.addSubview(view)
    return try FrameRenderer(canvas: size, scale: 2).image(of: stage.frame(at: 0))
  }
}
