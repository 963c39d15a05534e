import Geometry
import Layers
import PictureKit
import StageKit
import Testing
import UIKit

/// Shadows of contexts and texts, and colors of patterns, have UIKit's names.
@Suite struct `shadows and patterns` {
  private let stage = Stage(size: .phone)

  private func pixels(_ side: Double, _ draw: (CGContext) -> Void) throws -> CGImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: side, height: side)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { draw($0.cgContext) }
    return try #require(image.cgImage)
  }

  @Test func `functions of Swift 2 set the shadow that methods set`() throws {
    let old = try pixels(20) { context in
      CGContextSetShadowWithColor(context, CGSize(width: 4, height: 4), 3, UIColor.red.cgColor)
      context.fill(CGRect(x: 2, y: 2, width: 8, height: 8))
    }
    let new = try pixels(20) { context in
      context.setShadow(
        offset: CGSize(width: 4, height: 4), blur: 3, color: UIColor.red.cgColor)
      context.fill(CGRect(x: 2, y: 2, width: 8, height: 8))
    }
    #expect(old == new && new.pixels[11 * 20 + 11] >> 16 & 255 > 100)
  }

  @Test func `a shadow without a color is a third of black`() throws {
    let image = try pixels(20) { context in
      context.setShadow(offset: CGSize(width: 10, height: 0), blur: 0)
      context.setFillColor(UIColor.white.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 20))
    }
    #expect(image.pixels[12] == 85 << 24)
  }

  @Test func `a gradient over the clip has no shadow outside of a layer`() throws {
    let image = try pixels(20) { context in
      context.setShadow(offset: CGSize(width: 10, height: 0), blur: 0, color: UIColor.black.cgColor)
      context.clip(to: CGRect(x: 0, y: 0, width: 8, height: 20))
      let gradient = CGGradient(
        colorsSpace: nil, colors: [UIColor.red, UIColor.red], locations: nil)
      context.drawLinearGradient(
        gradient!, start: .zero, end: CGPoint(x: 4, y: 0), options: [])
    }
    #expect(image.pixels[4] == 0xFFFF_0000 && image.pixels[15] == 0)
  }

  @Test func `a blurred shadow of text lies below it`() {
    var shadow = NSShadow()
    shadow.shadowBlurRadius = 4
    shadow.shadowOffset = CGSize(width: 2, height: 3)
    shadow.shadowColor = UIColor.red
    let text = NSAttributedString(
      string: "Zoe", attributes: [.shadow: shadow, .foregroundColor: UIColor.blue])
    #expect((text.attribute(.shadow, at: 0, effectiveRange: nil) as? NSShadow) == shadow)
    let commands = Picture { $0.draw(text.contents, at: .zero) }.commands
    let found = commands.compactMap { command -> Shadow? in
      if case .shadow(let shadow, _) = command { shadow } else { nil }
    }
    #expect(found == [Shadow(color: .red, offset: Vector(dx: 2, dy: 3), radius: 2)])
  }

  @Test func `a view and a shape layer show the copies of an image`() throws {
    let tile = UIImage(
      cgImage: CGImage(width: 2, height: 1, pixels: [0xFFFF_0000, 0xFF00_00FF]))
    let color = UIColor(patternImage: tile)
    #expect(!color.getRed(nil, green: nil, blue: nil, alpha: nil))
    #expect(color.cgColor.numberOfComponents == 1)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 6, height: 2))
    view.backgroundColor = color
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(rect: CGRect(x: 0, y: 1, width: 6, height: 1)).cgPath
    shape.fillColor = color.withAlphaComponent(0.5).cgColor
    view.layer.addSublayer(shape)
    let frame = try #require(view.layer.frameLayer(at: 0))
    guard case .fill(_, _, .pattern(_, let cell))? = frame.picture?.commands.first else {
      Issue.record("the background is not a pattern")
      return
    }
    #expect(cell == Rect(x: 0, y: 0, width: 2, height: 1))
    guard
      case .fill(_, _, .pattern)? = frame.sublayers.first?.sublayers.first?.picture?.commands
        .first ?? frame.sublayers.first?.picture?.commands.first
    else {
      Issue.record("the shape has no pattern")
      return
    }
  }

  @Test func `a pattern of Core Graphics is drawn by a function`() throws {
    var calls = 0
    let image = try pixels(8) { context in
      let draw: CGPatternDrawPatternCallback = { _, context in
        calls += 1
        context.setFillColor(UIColor.red.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
      }
      var callbacks = CGPatternCallbacks(version: 0, drawPattern: draw, releaseInfo: nil)
      let pattern = CGPattern(
        info: nil, bounds: CGRect(x: 0, y: 0, width: 1, height: 2), matrix: .identity, xStep: 2,
        yStep: 4, tiling: .constantSpacing, isColored: true, callbacks: &callbacks)
      context.setFillColorSpace(CGColorSpace(patternBaseSpace: nil)!)
      var alpha: CGFloat = 1
      context.setFillPattern(pattern!, colorComponents: &alpha)
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    #expect(calls == 1)
    for y in 0..<8 {
      for x in 0..<8 {
        #expect(image.pixels[y * 8 + x] == (x % 2 == 0 && y % 4 < 2 ? 0xFFFF_0000 : 0))
      }
    }
  }
}
