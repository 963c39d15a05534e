import Geometry
import Testing
import UIKit

/// Rectangles of which some corners are rounded, and reversed paths.
@Suite struct `paths with rounded corners` {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 60)

  @Test func `only the given corners are rounded`() {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 20, height: 20))
    // Sine and cosine of the arcs' angles are rounded.
    #expect(abs(path.bounds.minX) < 1e-12)
    #expect(path.bounds.size == rect.size)
    #expect(!path.contains(CGPoint(x: 2, y: 2)))
    #expect(path.contains(CGPoint(x: 98, y: 2)))
    #expect(!path.contains(CGPoint(x: 98, y: 58)))
    #expect(path.contains(CGPoint(x: 2, y: 58)))
    // The circle of the upper left corner: (20, 20) with the radius 20.
    #expect(path.contains(CGPoint(x: 6.5, y: 6.5)))
    #expect(!path.contains(CGPoint(x: 5.5, y: 5.5)))
  }

  @Test func `radii are limited to half the shorter side`() {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: 200, height: 200))
    #expect(!path.contains(CGPoint(x: 5, y: 5)))
    #expect(path.contains(CGPoint(x: 50, y: 1)))
  }

  @Test func `a reversed path runs backwards over the same points`() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 10, y: 10), controlPoint: CGPoint(x: 20, y: 5))
    path.lineWidth = 3
    let reversed = path.reversing()
    var expected = CGPath()
    expected.move(to: CGPoint(x: 10, y: 10))
    expected.addQuadCurve(to: CGPoint(x: 10, y: 0), controlPoint: CGPoint(x: 20, y: 5))
    expected.addLine(to: .zero)
    #expect(reversed.cgPath == expected)
    #expect(reversed.lineWidth == 3)
    #expect(UIBezierPath(rect: rect).reversing().bounds == rect)
  }
}
