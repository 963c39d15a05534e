import Geometry
import PictureKit
import TestSupport
import Testing

@Suite struct StrokeFontTests {
  private static let ascii = (0x20...0x7e as ClosedRange<UInt8>).map {
    Character(Unicode.Scalar($0))
  }
  private static let others = Array("·–—°π×±≤≥→…’“”")
  private let unit = StrokeFont(size: 1)

  @Test func `the font contains the printable ASCII characters and the documented symbols`() {
    #expect(Set(StrokeFont.glyphs.keys) == Set(Self.ascii + Self.others))
  }

  @Test(arguments: ascii + others, [StrokeFont.Weight.regular, .bold])
  func `a stroked glyph stays within its advance and the line height`(
    character: Character, weight: StrokeFont.Weight
  )
    throws
  {
    let font = StrokeFont(size: 1, weight: weight)
    let text = String(character)
    let width = font.width(of: text)
    #expect(width > 0.1 && width < 1.1)
    let path = font.path(for: text, at: .zero)
    guard character != " " else {
      #expect(path.isEmpty)
      return
    }
    let bounds = path.bounds
    let outline = bounds.insetBy(
      dx: -font.strokeStyle.lineWidth / 2, dy: -font.strokeStyle.lineWidth / 2)
    // The tail of j extends 0.01 em to the left; bold reduces each side bearing by 0.01 em.
    #expect(outline.minX >= -0.0201 && outline.maxX <= width + 0.0101)
    // Brackets and bars have the largest extents.
    #expect(outline.minY >= -0.84 && outline.maxY <= 0.221)
  }

  @Test func `all glyphs differ`() {
    let paths = StrokeFont.glyphs.values.map(\.centerLines)
    #expect(Set(paths).count == paths.count)
  }

  @Test(arguments: Array("0123456789"), [StrokeFont.Weight.regular, .bold])
  func `digits are tabular`(digit: Character, weight: StrokeFont.Weight) {
    let font = StrokeFont(size: 1, weight: weight)
    // Two roundings of thousandths.
    #expect(
      isClose(font.width(of: String(digit)), font.width(of: "0"), within: 1e-12))
  }

  @Test(arguments: Array("acegmnopqrsuvwxyz"))
  func `lower-case letters reach the x-height`(letter: Character) throws {
    // Rounding only: the extrema of curves are exact.
    #expect(isClose(try topEdge(of: letter), unit.xHeight, within: 1e-12))
  }

  @Test(arguments: Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"))
  func `capitals and digits extend from the baseline to the cap height`(
    letter: Character
  ) throws {
    // Rounding only.
    #expect(isClose(try topEdge(of: letter), unit.capHeight, within: 1e-12))
    guard letter != "Q" else { return }
    #expect(isClose(try bottomEdge(of: letter), 0, within: 1e-12))
  }

  @Test(arguments: Array("bdfhkl"))
  func `lower-case letters with ascenders reach the ascender height`(letter: Character) throws {
    #expect(isClose(try topEdge(of: letter), unit.ascender, within: 1e-12))
  }

  @Test(arguments: Array("gjpqy"))
  func `lower-case letters with descenders reach the descender depth`(letter: Character) throws {
    #expect(isClose(try bottomEdge(of: letter), unit.descender, within: 1e-12))
  }

  @Test func `the width of a text is the sum of its characters' widths`() {
    let font = StrokeFont(size: 17, weight: .bold)
    let text = "Gravity with Collision, 0.50 s"
    let sum = text.reduce(0) { $0 + font.width(of: String($1)) }
    // Rounding of thirty sums.
    #expect(isClose(font.width(of: text), sum, within: 1e-11))
    #expect(font.width(of: "") == 0)
    #expect(font.path(for: "", at: .zero).isEmpty)
  }

  @Test func `the path of a word is the paths of its letters at their advances`() {
    let font = StrokeFont(size: 10)
    var letters = font.path(for: "a", at: Point(3, 4))
    letters.append(font.path(for: "b", at: Point(3 + font.width(of: "a"), 4)))
    #expect(font.path(for: "ab", at: Point(3, 4)) == letters)
  }

  @Test func `widths, paths and metrics are proportional to the size`() {
    let small = StrokeFont(size: 8)
    let large = StrokeFont(size: 32)
    let text = "Dynamics Playground"
    // Scaling by a power of two is exact.
    #expect(large.width(of: text) == 4 * small.width(of: text))
    #expect(
      large.path(for: text, at: .zero)
        == small.path(for: text, at: .zero).applying(Transform(scaleX: 4, y: 4)))
    #expect(large.strokeStyle.lineWidth == 4 * small.strokeStyle.lineWidth)
    #expect(large.capHeight == 4 * small.capHeight && large.lineHeight == 4 * small.lineHeight)
  }

  @Test func `an unsupported character is drawn as a box`() {
    let box = unit.path(for: "\u{fffd}", at: .zero)
    #expect(!box.isEmpty)
    #expect(unit.path(for: "ж", at: .zero) == box)
    #expect(unit.path(for: "\n", at: .zero) == box)
    #expect(unit.width(of: "ж") == unit.width(of: "\u{fffd}"))
  }

  @Test func `bold has a wider stroke and a wider advance`() {
    let bold = StrokeFont(size: 1, weight: .bold)
    #expect(unit.strokeStyle.lineWidth == 0.075)
    #expect(bold.strokeStyle.lineWidth == 0.115)
    #expect(bold.strokeStyle.lineCap == .round && bold.strokeStyle.lineJoin == .round)
    // Half of the additional stroke width.
    #expect(isClose(bold.width(of: "a"), unit.width(of: "a") + 0.02, within: 1e-12))
  }

  @Test func `a font size of 0 traps`() async {
    await #expect(processExitsWith: .failure) { _ = StrokeFont(size: 0) }
  }

  @Test func `a malformed glyph program traps`() async {
    await #expect(processExitsWith: .failure) { _ = StrokeFont.Glyph(program: "1 2 M 3") }
    await #expect(processExitsWith: .failure) { _ = StrokeFont.Glyph(program: "1 2 W 3 4") }
    await #expect(processExitsWith: .failure) { _ = StrokeFont.Glyph(program: "1 2 H 3 4") }
  }

  @Test func `a glyph program contains side bearings and a path in thousandths of an em`() {
    let glyph = StrokeFont.Glyph(program: "50 60 M 0 0 L 100 200")
    // The side bearings, the path, and half a stroke width of 75 on both sides.
    #expect(isClose(glyph.advance, 0.285, within: 1e-15))
    guard case .move(let start) = glyph.centerLines.elements[0],
      case .line(let end) = glyph.centerLines.elements[1]
    else {
      Issue.record("M and L must become a move and a line")
      return
    }
    // To the right of the side bearing and above the baseline, each by half a stroke width.
    #expect(start.distance(to: Point(0.0875, -0.0375)) < 1e-15)
    #expect(end.distance(to: Point(0.1875, -0.2375)) < 1e-15)
  }

  @Test func `a quarter ellipse touches the ellipse at 45 degrees`() throws {
    let glyph = StrokeFont.Glyph(program: "0 0 M 0 0 V 300 100")
    guard case .curve(let end, let control1, let control2) = glyph.centerLines.elements[1] else {
      Issue.record("a quarter ellipse must be a cubic curve")
      return
    }
    let start = Point(0.0375, -0.0375)
    #expect(isClose(control1.x, start.x, within: 1e-15))
    #expect(isClose(control2.y, end.y, within: 1e-15))
    // In the middle of a cubic the control points have the weights 1, 3, 3 and 1 (eighths).
    let x = (start.x + 3 * control1.x + 3 * control2.x + end.x) / 8
    let y = (start.y + 3 * control1.y + 3 * control2.y + end.y) / 8
    // The point at 45 degrees of the ellipse around (300, 0).
    let root = 0.5.squareRoot()
    #expect(isClose(x, start.x + 0.3 * (1 - root), within: 1e-15))
    #expect(isClose(y, start.y - 0.1 * root, within: 1e-15))
  }

  private func topEdge(of letter: Character) throws -> Double {
    let bounds = unit.path(for: String(letter), at: .zero).bounds
    return -bounds.minY + unit.strokeStyle.lineWidth / 2
  }

  private func bottomEdge(of letter: Character) throws -> Double {
    let bounds = unit.path(for: String(letter), at: .zero).bounds
    return -bounds.maxY - unit.strokeStyle.lineWidth / 2
  }
}
