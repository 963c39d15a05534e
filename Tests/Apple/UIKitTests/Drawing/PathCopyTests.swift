import Geometry
import PictureKit
import Testing
import UIKit

/// Outlines of strokes, and dashes.
@Suite struct `copies of paths` {
  private var corner: CGPath {
    var path = CGPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 100))
    return path
  }

  private func outline(
    _ path: CGPath, _ cap: CGLineCap = .butt, _ join: CGLineJoin = .miter, limit: Double = 10
  ) -> CGPath {
    path.copy(strokingWithWidth: 20, lineCap: cap, lineJoin: join, miterLimit: limit)
  }

  @Test func `have the area of the stroke`() {
    let outline = outline(corner)
    #expect(outline.contains(CGPoint(x: 50, y: 9.9)) && outline.contains(CGPoint(x: 50, y: -9.9)))
    #expect(!outline.contains(CGPoint(x: 50, y: 10.1)))
    #expect(!outline.contains(CGPoint(x: -1, y: 0)))
    #expect(!outline.contains(CGPoint(x: 80, y: 20)))
    #expect(outline.bounds == CGRect(x: 0, y: -10, width: 110, height: 110))
  }

  @Test(arguments: [
    (CGLineJoin.miter, 10.0, true, true), (.miter, 1, false, false), (.bevel, 10, false, false),
    (.round, 10, false, true),
  ])
  func `have the corners of the join`(
    join: CGLineJoin, limit: Double, hasTip: Bool, hasDisc: Bool
  ) {
    let outline = outline(corner, .butt, join, limit: limit)
    #expect(outline.contains(CGPoint(x: 109.9, y: -9.9)) == hasTip)
    // The disc ends at 10 / sqrt(2) = 7.07, the bevel at 5.
    #expect(outline.contains(CGPoint(x: 106.9, y: -6.9)) == hasDisc)
    #expect(outline.contains(CGPoint(x: 104.9, y: -4.9)))
  }

  @Test(arguments: [(CGLineCap.butt, 0.0), (.round, 10), (.square, 10)])
  func `have the ends of the cap`(cap: CGLineCap, length: Double) {
    let outline = outline(corner, cap)
    #expect(outline.contains(CGPoint(x: -length + 0.1, y: 0)) || length == 0)
    #expect(!outline.contains(CGPoint(x: -length - 0.1, y: 0)))
    #expect(outline.contains(CGPoint(x: -9.9, y: 9.9)) == (cap == .square))
  }

  @Test func `of a closed path have a hole`() {
    let outline = outline(CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100)))
    #expect(!outline.contains(CGPoint(x: 50, y: 50)))
    #expect(outline.contains(CGPoint(x: 0, y: 50)) && outline.contains(CGPoint(x: -9, y: -9)))
    #expect(outline.bounds == CGRect(x: -10, y: -10, width: 120, height: 120))
  }

  @Test func `of a circle are a ring`() {
    let outline = outline(
      CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil))
    // Lines deviate from curves by 0.05.
    #expect(outline.contains(CGPoint(x: -9.9, y: 50)) && outline.contains(CGPoint(x: 9.8, y: 50)))
    #expect(!outline.contains(CGPoint(x: 10.2, y: 50)) && !outline.contains(CGPoint(x: 50, y: 50)))
  }

  @Test func `are empty for a width of 0`() {
    let outline = corner.copy(
      strokingWithWidth: 0, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(outline == CGPath())
  }

  @Test func `of dashes are lines, over corners too`() {
    let dashes = corner.copy(dashingWithPhase: 0, lengths: [80, 10])
    var expected = CGPath()
    expected.move(to: .zero)
    expected.addLine(to: CGPoint(x: 80, y: 0))
    expected.move(to: CGPoint(x: 90, y: 0))
    expected.addLine(to: CGPoint(x: 100, y: 0))
    expected.addLine(to: CGPoint(x: 100, y: 70))
    expected.move(to: CGPoint(x: 100, y: 80))
    expected.addLine(to: CGPoint(x: 100, y: 100))
    #expect(dashes.bounds == expected.bounds)
    #expect(abs(dashes.length() - expected.length()) < 1e-9)
  }

  @Test(arguments: [[], [0, 0], [-1, 5]])
  func `of patterns without a dash are the path`(lengths: [Double]) {
    #expect(corner.copy(dashingWithPhase: 0, lengths: lengths) == corner)
  }
}
