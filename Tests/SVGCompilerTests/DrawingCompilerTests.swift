import Foundation
import SVGCompiler
import Testing

/// The translation of SVG files to Swift source.
@Suite struct DrawingCompilerTests {
  private func source(_ body: String, name: String = "dot") throws(SVGError) -> String {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="64" height="32" viewBox="0 0 64 32">
        <title>A dot.</title>
        \(body)
      </svg>
      """
    return try DrawingCompiler.source(for: Data(svg.utf8), name: name)
  }

  /// The statements between the first line and the last braces.
  private func statements(_ body: String) throws -> [String] {
    let lines = try source(body).split(separator: "\n").map(String.init)
    let start = try #require(lines.firstIndex { $0.hasSuffix("{ canvas in") })
    return lines[(start + 1)...].dropLast(2).map { String($0.drop { $0 == " " }) }
  }

  private func error(_ body: String) -> String? {
    do {
      _ = try source(body)
      return nil
    } catch {
      return "\(error.line): \(error.message)"
    }
  }

  @Test func `a file becomes a documented static property of Drawing`() throws {
    #expect(
      try source(#"<circle cx="8" cy="9" r="1.5" fill="rgb(62%, 83%, 100%)"/>"#) == """
        // Generated from dot.svg: change that file instead.

        internal import Geometry
        public import PictureKit

        extension Drawing {
          /// A dot.
          public static let dot = Drawing(size: Size(64, 32)) { canvas in
            let path1 = Path(ovalIn: Rect(center: Point(8, 9), size: Size(3, 3)))
            canvas.setFillPaint(.color(Color(red: 0.62, green: 0.83, blue: 1, alpha: 1)))
            canvas.fill(path1)
          }
        }

        """)
  }

  @Test func `shapes become paths, and numbers keep all their digits`() throws {
    let body = """
      <g fill="none">
        <ellipse cx="1" cy="2" rx="3" ry="4"/>
        <rect x="1" y="2" width="3" height="4"/>
        <polygon points="1 2, 3.9602365871883123 -4"/>
        <path d="M 1 2 3 4 H 5 V 6 C 1 2 3 4 5 6 Z L 7 8"/>
      </g>
      """
    #expect(
      try statements(body) == [
        "let path1 = Path(ovalIn: Rect(center: Point(1, 2), size: Size(6, 8)))",
        "let path2 = Path(rect: Rect(x: 1, y: 2, width: 3, height: 4))",
        "let path3 = Path(polygon: [Point(1, 2), Point(3.9602365871883123, -4)])",
        "var path4 = Path()", "path4.move(to: Point(1, 2))", "path4.addLine(to: Point(3, 4))",
        "path4.addLine(to: Point(5, 4))", "path4.addLine(to: Point(5, 6))",
        "path4.addCurve(to: Point(5, 6), controlPoint1: Point(1, 2), controlPoint2: Point(3, 4))",
        "path4.close()", "path4.addLine(to: Point(7, 8))",
      ])
  }

  @Test func `a shape is filled, then stroked, with the attributes of its group as defaults`()
    throws
  {
    let body = """
      <g stroke="rgb(0%, 50%, 0%)" stroke-width="2" stroke-linejoin="round">
        <rect x="0" y="0" width="1" height="1" fill-opacity="0.5" stroke-width="3"/>
      </g>
      """
    #expect(
      try statements(body).dropFirst() == [
        "canvas.setFillPaint(.color(Color(red: 0, green: 0, blue: 0, alpha: 0.5)))",
        "canvas.fill(path1)",
        "canvas.setStrokePaint(.color(Color(red: 0, green: 0.5, blue: 0, alpha: 1)))",
        "canvas.setLineWidth(3)", "canvas.setLineJoin(.round)", "canvas.setMiterLimit(4)",
        "canvas.stroke(path1)",
      ])
  }

  @Test func `transforms come before the clip, and both end with their element`() throws {
    let body = """
      <defs><clipPath id="disc"><circle cx="0" cy="0" r="1"/></clipPath></defs>
      <g transform="translate(1 2) scale(3, 4) rotate(-45)" clip-path="url(#disc)"/>
      """
    #expect(
      try statements(body) == [
        "canvas.saveGState()", "canvas.translateBy(x: 1, y: 2)", "canvas.scaleBy(x: 3, y: 4)",
        "canvas.rotate(by: -45 * .pi / 180)",
        "let path1 = Path(ovalIn: Rect(center: Point(0, 0), size: Size(2, 2)))",
        "canvas.clip(to: path1)", "canvas.restoreGState()",
      ])
  }

  @Test func `a radial gradient runs from the focal circle to the outer circle`() throws {
    let body = """
      <defs>
        <radialGradient id="a" gradientUnits="userSpaceOnUse" cx="1" cy="2" r="3" fx="4" fy="5" fr="6">
          <stop offset="0.5" stop-color="rgb(10%, 20%, 30%)" stop-opacity="0.25"/>
        </radialGradient>
      </defs>
      <rect x="0" y="0" width="1" height="1" fill="url(#a)"/>
      """
    let stop = "Gradient.Stop(Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.25), at: 0.5)"
    #expect(
      try statements(body)[1]
        == "canvas.setFillPaint(.radialGradient(Gradient(stops: [\(stop)]), "
        + "startCenter: Point(4, 5), startRadius: 6, endCenter: Point(1, 2), endRadius: 3))")
  }

  // MARK: Errors

  @Test(arguments: [
    (
      "<text/>",
      """
      <svg> contains the unsupported element <text>; supported are <title>, <defs>, <g>, \
      <circle>, <ellipse>, <path>, <polygon> and <rect>
      """
    ),
    (
      "<defs><filter/></defs>",
      """
      <defs> contains the unsupported element <filter>; supported are <linearGradient>, \
      <radialGradient> and <clipPath>
      """
    ),
    (
      #"<path d="M 0 0" style="fill: red"/>"#,
      """
      <path> has the unsupported attribute style; supported are d, fill, fill-opacity, stroke, \
      stroke-width, stroke-linejoin, transform and clip-path
      """
    ),
    (
      #"<defs><clipPath id="a"><path d="M 0 0" fill="none"/></clipPath></defs>"#,
      "<path> has the unsupported attribute fill; supported is only d"
    ),
    ("<path/>", "<path> has no attribute d, which is required"),
    ("<g>hello</g>", #"<g> contains the text "hello"; only <title> has text"#),
    (
      #"<circle cx="1" cy="2" r="3px"/>"#,
      #"r of <circle> is "3px"; "3px" is not a number; numbers are separated by spaces or commas"#
    ),
    (
      #"<polygon points="1 2 3"/>"#,
      #"points of <polygon> is "1 2 3"; pairs of x and y are allowed"#
    ),
    (
      #"<path d="m 1 2"/>"#,
      """
      d of <path> is "m 1 2"; at "m 1 2" one of the commands M, L, H, V, C and Z is allowed, and \
      M as the first
      """
    ),
    (#"<path d="M 1 2 L 3"/>"#, #"d of <path> is "M 1 2 L 3"; L has 1 numbers instead of 2"#),
    (
      #"<path d="M 0 0" fill="red"/>"#,
      #"fill of <path> is "red"; rgb(r%, g%, b%) with 0 to 100 is allowed"#
    ),
    (
      #"<path d="M 0 0" fill="url(#a)"/>"#,
      #"fill of <path> is "url(#a)"; url(#id) of a gradient in <defs> is allowed"#
    ),
    (
      #"<path d="M 0 0" fill-opacity="1.5"/>"#,
      #"fill-opacity of <path> is "1.5"; 0 to 1 is allowed"#
    ),
    (
      #"<path d="M 0 0" clip-path="circle()"/>"#,
      """
      clip-path of <path> is "circle()"; url(#id) of a <clipPath> in <defs> with one shape is \
      allowed
      """
    ),
    (
      #"<path d="M 0 0" transform="skewX(3)"/>"#,
      """
      transform of <path> is "skewX(3)"; translate(x y), scale(x y) and rotate(degrees) are \
      allowed
      """
    ),
  ])
  func `anything unsupported is an error with its line and what is supported`(
    body: String, message: String
  ) {
    #expect(error(body) == "3: \(message)")
  }

  @Test func `two definitions with one id are an error`() {
    let clip = #"<clipPath id="a"><circle cx="0" cy="0" r="1"/></clipPath>"#
    #expect(
      error("<defs>\(clip)\(clip)</defs>")
        == #"3: id of <clipPath> is "a"; another element has the same id"#)
  }

  @Test func `a file that is not well-formed is an error`() {
    #expect(error("<g>")?.hasSuffix(": the file is not well-formed XML") == true)
  }

  @Test func `a file name that is not a Swift identifier is an error`() {
    #expect(throws: SVGError.self) { try source("", name: "blue-ball") }
  }

  @Test func `a view box that scales is an error`() {
    let svg = #"<svg width="64" height="64" viewBox="0 0 32 32"><title>A dot.</title></svg>"#
    #expect(
      throws: SVGError(
        line: 1,
        message: #"viewBox of <svg> is "0 0 32 32"; 0, 0, width and height are allowed"#)
    ) {
      try DrawingCompiler.source(for: Data(svg.utf8), name: "dot")
    }
  }
}
