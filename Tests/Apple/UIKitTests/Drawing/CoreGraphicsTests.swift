import AVFoundation
import Geometry
import PictureKit
import StageKit
import Testing
import UIKit

/// Contexts, paths and values have Core Graphics' names, in its Swift and its C style.
@Suite struct `Core Graphics` {
  private let stage = Stage(size: .phone)

  /// The pixels of an image of 4 by 4 points that is drawn on a context.
  private func pixels(_ draw: (CGContext) -> Void) throws -> [UInt32] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image {
      draw($0.cgContext)
    }
    return try #require(image.cgImage).pixels
  }

  @Test func `functions of Swift 2 draw as methods do`() throws {
    let old = try pixels { context in
      CGContextSaveGState(context)
      CGContextSetFillColorWithColor(context, UIColor.red.cgColor)
      CGContextMoveToPoint(context, 0, 0)
      CGContextAddLineToPoint(context, 4, 0)
      CGContextAddLineToPoint(context, 0, 4)
      CGContextClosePath(context)
      CGContextDrawPath(context, .fill)
      CGContextRestoreGState(context)
    }
    let new = try pixels { context in
      context.setFillColor(UIColor.red.cgColor)
      context.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 4, y: 0), CGPoint(x: 0, y: 4)])
      context.closePath()
      context.fillPath()
    }
    #expect(old == new && old[0] == 0xFFFF_0000 && old[15] == 0)
  }

  @Test func `a gradient runs from its first to its last color`() throws {
    let colors = try pixels { context in
      let gradient = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [UIColor.black, UIColor.white],
        locations: [0, 1])
      context.drawLinearGradient(
        gradient!, start: .zero, end: CGPoint(x: 4, y: 0), options: [])
    }
    let reds = colors[0..<4].map { $0 >> 16 & 0xFF }
    #expect(reds == reds.sorted() && reds[0] < 64 && reds[3] > 191)
  }

  @Test func `paths are built with the names of CGMutablePath`() {
    var path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0), transform: CGAffineTransform(translationX: 0, y: 5))
    path.addRect(CGRect(x: 20, y: 20, width: 10, height: 10))
    path.closeSubpath()
    #expect(path.boundingBox == Rect(x: 0, y: 0, width: 30, height: 30))
    // Clockwise in coordinates whose y axis points up: over the upper half on screen.
    var arc = CGMutablePath()
    arc.addArc(
      center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(abs(arc.boundingBoxOfPath.minY + 10) < 1e-9 && arc.boundingBoxOfPath.maxY < 1e-9)
  }

  @Test func `a relative arc has its angle from the start, clockwise on screen`() throws {
    var arc = CGMutablePath()
    arc.addRelativeArc(center: .zero, radius: 10, startAngle: .pi / 2, delta: .pi / 2)
    let end = try #require(arc.currentPoint)
    #expect(abs(end.x + 10) < 1e-9 && abs(end.y) < 1e-9)
    #expect(arc.boundingBoxOfPath.minY > -1e-9 && arc.boundingBoxOfPath.maxX < 1e-9)
    var back = CGMutablePath()
    back.addRelativeArc(
      center: .zero, radius: 10, startAngle: 0, delta: -.pi / 2,
      transform: CGAffineTransform(translationX: 5, y: 0))
    let moved = try #require(back.currentPoint)
    #expect(abs(moved.x - 5) < 1e-9 && abs(moved.y + 10) < 1e-9)
    // A turn or more is a whole circle; its curves lie within 3e-4 of the radius.
    var circle = CGMutablePath()
    circle.addRelativeArc(center: .zero, radius: 10, startAngle: 1, delta: 7)
    #expect(abs(circle.boundingBoxOfPath.width - 20) < 0.006)
  }

  @Test func `curves and lines of a path are transformed`() {
    let moved = CGAffineTransform(translationX: 100, y: 0)
    var path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 0, y: 10)], transform: moved)
    path.addCurve(
      to: CGPoint(x: 10, y: 10), control1: CGPoint(x: 0, y: 20), control2: CGPoint(x: 10, y: 20),
      transform: moved)
    path.addQuadCurve(
      to: CGPoint(x: 10, y: 0), control: CGPoint(x: 20, y: 5), transform: moved)
    path.addRects([CGRect(x: 0, y: -5, width: 1, height: 1)], transform: moved)
    #expect(path.boundingBox == Rect(x: 100, y: -5, width: 20, height: 25))
  }

  @Test func `an arc of a context is clockwise where the y axis points up`() throws {
    let arc = try pixels { context in
      context.setFillColor(UIColor.red.cgColor)
      context.addArc(
        center: CGPoint(x: 2, y: 2), radius: 2, startAngle: 0, endAngle: .pi, clockwise: true)
      context.fillPath()
    }
    let path = try pixels { _ in
      UIColor.red.setFill()
      UIBezierPath(
        arcCenter: CGPoint(x: 2, y: 2), radius: 2, startAngle: 0, endAngle: .pi, clockwise: true
      ).fill()
    }
    // The second pixel of the uppermost row, and that of the lowest.
    #expect(arc[1] >> 24 > 128 && arc[13] == 0)
    #expect(path[1] == 0 && path[13] >> 24 > 128)
    let old = try pixels { context in
      CGContextSetFillColorWithColor(context, UIColor.red.cgColor)
      CGContextAddArc(context, 2, 2, 2, 0, .pi, 1)
      CGContextFillPath(context)
    }
    #expect(old == arc)
  }

  @Test func `a context draws bitmaps upside down unless it is flipped`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    }
    let bitmap = try #require(image.cgImage)
    let rect = CGRect(x: 0, y: 0, width: 4, height: 4)
    let drawn = try pixels { $0.draw(bitmap, in: rect) }
    let flipped = try pixels { context in
      context.translateBy(x: 0, y: 4)
      context.scaleBy(x: 1, y: -1)
      context.draw(bitmap, in: rect)
    }
    let upright = try pixels { _ in image.draw(in: rect) }
    #expect(drawn[1] == 0 && drawn[13] == 0xFFFF_0000)
    #expect(flipped[1] == 0xFFFF_0000 && flipped[13] == 0 && flipped == upright)
  }

  @Test func `rectangles are divided, rounded and written`() {
    let rect = CGRect(x: 0.5, y: 0.25, width: 9, height: 4)
    let parts = rect.divided(atDistance: 2, from: .maxXEdge)
    #expect(parts.slice == Rect(x: 7.5, y: 0.25, width: 2, height: 4))
    #expect(parts.remainder == Rect(x: 0.5, y: 0.25, width: 7, height: 4))
    #expect(rect.integral == Rect(x: 0, y: 0, width: 10, height: 5))
    #expect(CGRectUnion(rect, CGRect(x: 20, y: 0, width: 1, height: 1)).maxX == 21)
    #expect(NSStringFromCGPoint(CGPoint(x: 1, y: 2.5)) == "{1, 2.5}")
    #expect(CGRectFromString("{{1, 2}, {3, 4}}") == Rect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `a shape fits in the middle of a rectangle`() {
    let rect = AVMakeRect(
      aspectRatio: CGSize(width: 2, height: 1),
      insideRect: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(rect == Rect(x: 0, y: 25, width: 100, height: 50))
  }
}
