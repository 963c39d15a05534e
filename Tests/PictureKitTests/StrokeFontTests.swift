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

  @Test func `there is a glyph for all printable ASCII characters and the signs promised`() {
    #expect(Set(StrokeFont.alphabet.keys) == Set(Self.ascii + Self.others))
  }

  @Test(arguments: ascii + others, [StrokeFont.Weight.regular, .bold])
  func `the ink of a glyph is inside its box`(character: Character, weight: StrokeFont.Weight)
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
    let bounds = try #require(path.bounds)
    let ink = bounds.insetBy(
      dx: -font.strokeStyle.lineWidth / 2, dy: -font.strokeStyle.lineWidth / 2)
    // The tail of j hangs 0.01 em out to the left; bold takes as much from each gap.
    #expect(ink.minX >= -0.0201 && ink.maxX <= width + 0.0101)
    // Brackets and bars are the highest and the deepest.
    #expect(ink.minY >= -0.84 && ink.maxY <= 0.221)
  }

  @Test func `no two characters look the same`() {
    let paths = StrokeFont.alphabet.values.map(\.strokes)
    #expect(Set(paths).count == paths.count)
  }

  @Test(arguments: Array("0123456789"), [StrokeFont.Weight.regular, .bold])
  func `all digits are equally wide`(digit: Character, weight: StrokeFont.Weight) {
    let font = StrokeFont(size: 1, weight: weight)
    // Two roundings of thousandths.
    #expect(
      isClose(font.width(of: String(digit)), font.width(of: "0"), within: 1e-12))
  }

  @Test(arguments: Array("acegmnopqrsuvwxyz"))
  func `small letters reach the x-height`(letter: Character) throws {
    // Rounding alone; the turning points of curves are solved for.
    #expect(isClose(try inkTop(of: letter), unit.xHeight, within: 1e-12))
  }

  @Test(arguments: Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"))
  func `capitals and digits stand on the baseline and reach the cap height`(
    letter: Character
  ) throws {
    // Rounding alone.
    #expect(isClose(try inkTop(of: letter), unit.capHeight, within: 1e-12))
    guard letter != "Q" else { return }
    #expect(isClose(try inkBottom(of: letter), 0, within: 1e-12))
  }

  @Test(arguments: Array("bdfhkl"))
  func `tall small letters reach the ascender`(letter: Character) throws {
    #expect(isClose(try inkTop(of: letter), unit.ascender, within: 1e-12))
  }

  @Test(arguments: Array("gjpqy"))
  func `small letters hang down to the descender`(letter: Character) throws {
    #expect(isClose(try inkBottom(of: letter), unit.descender, within: 1e-12))
  }

  @Test func `widths add up`() {
    let font = StrokeFont(size: 17, weight: .bold)
    let text = "Gravity with Collision, 0.50 s"
    let sum = text.reduce(0) { $0 + font.width(of: String($1)) }
    // The rounding of thirty sums.
    #expect(isClose(font.width(of: text), sum, within: 1e-11))
    #expect(font.width(of: "") == 0)
    #expect(font.path(for: "", at: .zero).isEmpty)
  }

  @Test func `a word is its letters side by side`() {
    let font = StrokeFont(size: 10)
    var letters = font.path(for: "a", at: Point(3, 4))
    letters.append(font.path(for: "b", at: Point(3 + font.width(of: "a"), 4)))
    #expect(font.path(for: "ab", at: Point(3, 4)) == letters)
  }

  @Test func `everything grows with the size`() {
    let small = StrokeFont(size: 8)
    let large = StrokeFont(size: 32)
    let text = "Dynamics Playground"
    // Powers of two scale without rounding.
    #expect(large.width(of: text) == 4 * small.width(of: text))
    #expect(
      large.path(for: text, at: .zero)
        == small.path(for: text, at: .zero).applying(Transform(scaleX: 4, y: 4)))
    #expect(large.strokeStyle.lineWidth == 4 * small.strokeStyle.lineWidth)
    #expect(large.capHeight == 4 * small.capHeight && large.lineHeight == 4 * small.lineHeight)
  }

  @Test func `an unknown character is a box`() {
    let box = unit.path(for: "\u{fffd}", at: .zero)
    #expect(!box.isEmpty)
    #expect(unit.path(for: "ж", at: .zero) == box)
    #expect(unit.path(for: "\n", at: .zero) == box)
    #expect(unit.width(of: "ж") == unit.width(of: "\u{fffd}"))
  }

  @Test func `bold is heavier and a little wider`() {
    let bold = StrokeFont(size: 1, weight: .bold)
    #expect(unit.strokeStyle.lineWidth == 0.075)
    #expect(bold.strokeStyle.lineWidth == 0.115)
    #expect(bold.strokeStyle.lineCap == .round && bold.strokeStyle.lineJoin == .round)
    // Half of what the strokes gain.
    #expect(isClose(bold.width(of: "a"), unit.width(of: "a") + 0.02, within: 1e-12))
  }

  @Test func `a size of zero traps`() async {
    await #expect(processExitsWith: .failure) { _ = StrokeFont(size: 0) }
  }

  @Test func `a malformed glyph program traps`() async {
    await #expect(processExitsWith: .failure) { _ = StrokeFont.Glyph(program: "1 2 M 3") }
    await #expect(processExitsWith: .failure) { _ = StrokeFont.Glyph(program: "1 2 W 3 4") }
    await #expect(processExitsWith: .failure) { _ = StrokeFont.Glyph(program: "1 2 H 3 4") }
  }

  @Test func `a glyph program says gaps and strokes in thousandths of an em`() {
    let glyph = StrokeFont.Glyph(program: "50 60 M 0 0 L 100 200")
    // The gaps, the drawing, and half a stroke of 75 on both sides.
    #expect(isClose(glyph.advance, 0.285, within: 1e-15))
    guard case .move(let start) = glyph.strokes.elements[0],
      case .line(let end) = glyph.strokes.elements[1]
    else {
      Issue.record("M and L should move and draw a line")
      return
    }
    // Right of the gap and up from the baseline by half a stroke.
    #expect(start.distance(to: Point(0.0875, -0.0375)) < 1e-15)
    #expect(end.distance(to: Point(0.1875, -0.2375)) < 1e-15)
  }

  @Test func `a quarter ellipse meets the ellipse half-way`() throws {
    let glyph = StrokeFont.Glyph(program: "0 0 M 0 0 V 300 100")
    guard case .curve(let end, let control1, let control2) = glyph.strokes.elements[1] else {
      Issue.record("a quarter ellipse should be a cubic curve")
      return
    }
    let start = Point(0.0375, -0.0375)
    #expect(isClose(control1.x, start.x, within: 1e-15))
    #expect(isClose(control2.y, end.y, within: 1e-15))
    // Half-way along a cubic the control points weigh 1, 3, 3 and 1.
    let x = (start.x + 3 * control1.x + 3 * control2.x + end.x) / 8
    let y = (start.y + 3 * control1.y + 3 * control2.y + end.y) / 8
    // The ellipse around (300, 0) at 45 degrees.
    let root = 0.5.squareRoot()
    #expect(isClose(x, start.x + 0.3 * (1 - root), within: 1e-15))
    #expect(isClose(y, start.y - 0.1 * root, within: 1e-15))
  }

  private func inkTop(of letter: Character) throws -> Double {
    let bounds = try #require(unit.path(for: String(letter), at: .zero).bounds)
    return -bounds.minY + unit.strokeStyle.lineWidth / 2
  }

  private func inkBottom(of letter: Character) throws -> Double {
    let bounds = try #require(unit.path(for: String(letter), at: .zero).bounds)
    return -bounds.maxY - unit.strokeStyle.lineWidth / 2
  }
}
