import Bars
import Controls
import CoreGraphics
import Geometry
import Layers
import PictureKit
import Scrolling
import StageKit
import Testing
import UIKit

@Suite struct `Core Text` {
  private let stage = Stage(size: .phone)
  private let application: UIApplication

  init() { application = UIApplication(on: stage) }

  private let text = NSAttributedString(
    string: "Hello world", attributes: [.font: UIFont.systemFont(ofSize: 20)])

  @Test func `a line has the width of its text and the metrics of its font`() {
    let line = CTLineCreateWithAttributedString(text)
    var (ascent, descent, leading) = (0.0, 0.0, 0.0)
    let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
    let font = UIFont.systemFont(ofSize: 20)
    #expect(ascent == font.ascender && descent == -font.descender)
    #expect(abs(width - TextLayout(text).size.width) < 1e-6)
    #expect(CTLineGetGlyphCount(line) == 11)
    #expect(CTLineGetStringRange(line) == CFRangeMake(0, 11))
    let middle = CTLineGetOffsetForStringIndex(line, 6, nil)
    #expect(middle > 0 && middle < width)
    #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: middle, y: 0)) == 6)
    let image = CTLineGetImageBounds(line, nil)
    #expect(image.minY <= 0 && image.maxY > 10 && image.width < width)
  }

  @Test func `a line is cut to a width with a token`() throws {
    let line = CTLineCreateWithAttributedString(text)
    let token = CTLineCreateWithAttributedString(
      NSAttributedString(string: "\u{2026}", attributes: [.font: UIFont.systemFont(ofSize: 20)]))
    let cut = try #require(CTLineCreateTruncatedLine(line, 60, .end, token))
    #expect(CTLineGetTypographicBounds(cut, nil, nil, nil) <= 60)
    #expect(CTLineCreateTruncatedLine(line, 1, .end, token) == nil)
    #expect(CTLineCreateTruncatedLine(line, 1000, .middle, token) === line)
  }

  @Test func `runs have glyphs, places and attributes`() throws {
    let line = CTLineCreateWithAttributedString(text)
    let run = try #require(CTLineGetGlyphRuns(line).firstObject as? CTRun)
    #expect(CTRunGetGlyphCount(run) == 11)
    var positions = [CGPoint](repeating: .zero, count: 11)
    CTRunGetPositions(run, CFRangeMake(0, 0), &positions)
    // Outlines are moved by less than 0.04 em to where those of San Francisco are.
    #expect(abs(positions[0].x) < 0.8 && positions[10].x > positions[9].x)
    #expect(CTRunGetStringRange(run) == CFRangeMake(0, 11))
    let attributes = CTRunGetAttributes(run)
    #expect(attributes.object(forKey: kCTFontAttributeName) is UIFont)
  }

  @Test func `a frame breaks its text into lines, from the top`() {
    let long = NSAttributedString(
      string: "Several words that do not fit one line",
      attributes: [.font: UIFont.systemFont(ofSize: 20)])
    let setter = CTFramesetterCreateWithAttributedString(long)
    let path = CGPath(rect: CGRect(x: 10, y: 10, width: 150, height: 200), transform: nil)
    let frame = CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), path, nil)
    let count = CTFrameGetLines(frame).count
    #expect(count > 2)
    var origins = [CGPoint](repeating: .zero, count: count)
    CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
    #expect(origins[0].y > origins[1].y && origins[0].y < 200)
    #expect(CTFrameGetVisibleStringRange(frame).length == long.length)
    let size = CTFramesetterSuggestFrameSizeWithConstraints(
      setter, CFRangeMake(0, 0), nil, CGSize(width: 150, height: CGFloat.greatestFiniteMagnitude),
      nil)
    #expect(size.width <= 150 && size.height > 60)
    let breaks = CTTypesetterSuggestLineBreak(
      CTTypesetterCreateWithAttributedString(long), 0, 150)
    #expect(breaks > 5 && breaks < long.length)
  }

  @Test func `a glyph has an outline above the baseline and an advance`() throws {
    try application.running {
      let font = CTFontCreateWithName(NSString(string: "NoSuchFont"), 100, nil)
      #expect(CTFontGetSize(font) == 100)
      let characters = Array("A\u{4E00}".utf16)
      var glyphs = [CGGlyph](repeating: 9, count: 2)
      #expect(!CTFontGetGlyphsForCharacters(font, characters, &glyphs, 2))
      #expect(glyphs[0] != 0 && glyphs[1] == 0)
      let path = try #require(CTFontCreatePathForGlyph(font, glyphs[0], nil))
      #expect(path.bounds.minY >= -1 && path.bounds.maxY > 60)
      var advances = [CGSize](repeating: .zero, count: 1)
      let sum = CTFontGetAdvancesForGlyphs(font, .horizontal, glyphs, &advances, 1)
      #expect(sum == advances[0].width && sum > 50)
    }
  }

  @Test func `text is upright in a context that is turned over`() {
    application.run {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
        let canvas = context.cgContext
        canvas.textMatrix = .identity
        canvas.translateBy(x: 0, y: 40)
        canvas.scaleBy(x: 1, y: -1)
        canvas.textPosition = CGPoint(x: 4, y: 8)
        let letter = NSAttributedString(
          string: "L", attributes: [.font: UIFont.boldSystemFont(ofSize: 30)])
        CTLineDraw(CTLineCreateWithAttributedString(letter), canvas)
        #expect(canvas.textPosition.x > 10)
      }
      // The foot of the letter is below: its last row is wider than its first one.
      let pixels = image.cgImage.map { Array($0.pixels) } ?? []
      let side = image.cgImage?.width ?? 1
      let inked = stride(from: 0, to: pixels.count, by: side).map { row in
        pixels[row..<row + side].count { $0 >> 24 > 128 }
      }
      let rows = inked.filter { $0 > 0 }
      #expect((rows.last ?? 0) > (rows.first ?? 0))
    }
  }
}
