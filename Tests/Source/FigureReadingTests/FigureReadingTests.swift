import FigureReading
import Geometry
import Layers
import PictureKit
import SceneViews
import StageKit
import TestSupport
import Testing

@Suite struct FigureReadingTests {
  private func read(
    _ body: String, _ attributes: String = #"viewBox="0 0 100 100""#
  ) throws -> (figure: Figure, warnings: [String]) {
    try Figure.read(Array("<svg \(attributes)>\n\(body)\n</svg>".utf8), name: "a.svg")
  }

  private func shape(_ body: String) throws -> Figure.Shape {
    let figure = try read(body).figure
    guard case .shape(let shape) = figure.parts.first?.content else {
      throw FigureTestError.noShape
    }
    return shape
  }

  private enum FigureTestError: Error { case noShape }

  @Test func `parts have the names of their ids, and groups their parts`() throws {
    let (figure, warnings) = try read(
      """
      <g id="arm" opacity="50%"><rect id="hand" width="4" height="5"/><g/></g>
      <circle r="3"/><defs><path id="unused" d="M0 0"/></defs>
      """)
    #expect(warnings == [])
    #expect(figure.names == ["arm", "hand"])
    #expect(figure.parts.map(\.opacity) == [0.5, 1])
    #expect(figure.parts.map(\.name) == ["arm", nil])
  }

  @Test func `the size is that of the document, and a viewBox fits into it`() throws {
    let (figure, _) = try read(
      #"<rect width="10" height="10"/>"#, #"width="40mm" height="200" viewBox="0 0 10 20""#)
    #expect(isClose(figure.size.width, 40 * 96 / 25.4, within: 1e-9))
    #expect(figure.size.height == 200)
    guard case .shape(let shape) = figure.parts.first?.content else { return }
    // 10 times as large, and in the middle of the width.
    #expect(isClose(shape.path.bounds.minX, (40 * 96 / 25.4 - 100) / 2, within: 1e-9))
    #expect(isClose(shape.path.bounds.width, 100, within: 1e-9))
    #expect(try read("", "").figure.size == Size(300, 150))
  }

  @Test func `transforms of a list apply from the last one to the first`() throws {
    let shape = try shape(
      #"<rect x="1" width="2" height="1" stroke="red" transform="translate(10,20) scale(3) rotate(90)"/>"#
    )
    // (1, 0) to (3, 1) turns to (-1, 1) to (0, 3), grows to (-3, 3) to (0, 9), and moves.
    #expect(isClose(shape.path.bounds.minX, 7, within: 1e-9))
    #expect(isClose(shape.path.bounds.maxY, 29, within: 1e-9))
    #expect(isClose(shape.line.lineWidth, 3, within: 1e-9))
    #expect(throws: FigureError.self) { try read(#"<g transform="turn(3)"/>"#) }
  }

  @Test func `styles are inherited; sheets win over attributes, and style over sheets`() throws {
    let (figure, warnings) = try read(
      """
      <style>/* a */ .b, #c { fill: blue; stroke: rgb(100%, 0, 0) } g > path { fill: red }</style>
      <g fill="lime" stroke-width="4" stroke-linecap="round">
        <path d="M0 0h9"/><path class="a b" fill="red" d="M0 0h9"/>
        <path class="b" style="fill: #fF0; stroke-dasharray: 1 2 3" d="M0 0h9"/>
        <path fill="currentColor" color="#808080" fill-opacity=".5" fill-rule="evenodd" d="M0 0h9"/>
      </g>
      """)
    #expect(warnings == ["a.svg:1: the selector 'g>path' of a style sheet has no effect."])
    guard case .group(let parts) = figure.parts.first?.content else { return }
    let shapes = parts.compactMap { part -> Figure.Shape? in
      if case .shape(let shape) = part.content { shape } else { nil }
    }
    #expect(
      shapes.map(\.fill) == [
        Color(red: 0, green: 1, blue: 0), Color(red: 0, green: 0, blue: 1),
        Color(red: 1, green: 1, blue: 0), Color(white: 128.0 / 255, alpha: 0.5),
      ])
    let red = Color(red: 1, green: 0, blue: 0)
    #expect(shapes.map(\.stroke) == [nil, red, red, nil])
    #expect(shapes.allSatisfy { $0.line.lineWidth == 4 && $0.line.lineCap == .round })
    #expect(shapes[2].line.dashLengths == [1, 2, 3, 1, 2, 3])
    #expect(shapes.map(\.fillRule) == [.winding, .winding, .winding, .evenOdd])
  }

  @Test func `uses show what they refer to`() throws {
    let (figure, warnings) = try read(
      """
      <defs><rect id="box" width="2" height="2"/><symbol id="s"><circle r="1"/></symbol></defs>
      <use id="first" href="#box" x="10"/><use href="#s" y="5"/><use href="#none"/>
      """)
    #expect(figure.names == ["first", "box"])
    guard case .group(let parts) = figure.parts.first?.content,
      case .shape(let shape) = parts.first?.content
    else { return }
    #expect(shape.path.bounds.minX == 10)
    #expect(warnings.count == 1)
    #expect(throws: FigureError.self) {
      try read(##"<g id="a"><use href="#a"/></g>"##)
    }
  }

  @Test func `a symbol and an inner document fit into their rectangles`() throws {
    let (figure, _) = try read(
      """
      <symbol id="s" viewBox="0 0 10 10"><rect width="10" height="10"/></symbol>
      <use href="#s" x="5" y="6" width="20" height="40"/>
      <svg x="50" width="30" height="30" viewBox="-1 -1 2 2"><circle r="1"/></svg>
      """)
    let bounds = figure.parts.compactMap { part -> Rect? in
      guard case .group(let parts) = part.content, case .shape(let shape) = parts.first?.content
      else { return nil }
      return shape.path.bounds
    }
    #expect(
      bounds == [
        Rect(x: 5, y: 16, width: 20, height: 20), Rect(x: 50, y: 0, width: 30, height: 30),
      ])
  }

  @Test func `what is left out is a warning with its line`() throws {
    let (_, warnings) = try read(
      """
      <text x="3">A</text>
      <linearGradient id="g"><stop stop-color="red"/></linearGradient>
      <rect fill="url(#g)" clip-path="url(#c)" width="1" height="1"/>
      <rect display="none" width="1" height="1"/>
      """)
    #expect(
      warnings == [
        "a.svg:2: <text> is left out; convert texts to paths in the program that wrote the file.",
        "a.svg:4: fill: the gradient or pattern url(#g) is its first color.",
        "a.svg:4: clip-path is left out.",
      ])
  }

  @Test(arguments: [
    ("<rect width='a' height='2'/>", "a.svg:2: width: 'a' is not a number"),
    ("<rect fill='nocolor'/>", "a.svg:2: fill: 'nocolor' is not valid."),
    ("<polygon points='1 2 3'/>", "a.svg:2: the points '1 2 3' are not pairs"),
    ("<g>", "a.svg:3:"),
  ])
  func `what is not valid is an error with its line`(body: String, text: String) {
    do {
      _ = try read(body)
      Issue.record("\(body) has no error")
    } catch {
      #expect("\(error)".hasPrefix(text), "\(error)")
    }
    #expect(throws: FigureError.self) { try Figure.read(Array("<html/>".utf8), name: "a.svg") }
    #expect(throws: FigureError.self) { try Figure.read([], name: "a.svg") }
  }

  @Test func `the parts of a figure are views with their names`() throws {
    let (figure, _) = try read(
      """
      <g id="arm"><rect id="hand" x="10" y="20" width="4" height="5" fill="red"/>
      <rect x="20" y="10" width="2" height="2"/></g>
      """)
    let view = FigureView(figure, fitting: Size(200, 400))
    #expect(view.bounds.size == Size(200, 200))
    let arm = try #require(view.part("arm"))
    #expect(arm.frame == Rect(x: 20, y: 20, width: 24, height: 30))
    let hand = try #require(view.part("hand") as? ShapeView)
    #expect(hand.frame == Rect(x: 0, y: 20, width: 8, height: 10))
    #expect(hand.shapeLayer.fillColor == Color(red: 1, green: 0, blue: 0))
    #expect(hand.name == "hand")
    #expect(view.part("leg") == nil)
  }
}
