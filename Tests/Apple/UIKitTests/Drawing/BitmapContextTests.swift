import Geometry
import PictureKit
import StageKit
import Testing
import UIKit

@Suite struct `contexts with pixels` {
  private let stage: Stage
  private let application: UIApplication

  init() {
    stage = Stage(size: .phone)
    application = UIApplication(on: stage)
  }

  private func context(
    _ data: UnsafeMutableRawPointer? = nil, width: Int = 2, height: Int = 2,
    info: CGImageAlphaInfo = .premultipliedLast, order: CGBitmapInfo = [],
    space: CGColorSpace = CGColorSpaceCreateDeviceRGB()
  ) -> CGContext? {
    CGContext(
      data: data, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: space,
      bitmapInfo: info.rawValue | order.rawValue)
  }

  /// Returns the bytes of a context after the lower left pixel was filled with red.
  private func bytes(of context: CGContext?, count: Int) -> [UInt8]? {
    guard let context else { return nil }
    context.setFillColor(UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let start = context.data?.assumingMemoryBound(to: UInt8.self)
    return start.map { start in (0..<count).map { start[$0] } }
  }

  @Test func `the y axis points up, and an image has the pixels`() {
    application.run {
      let context = context()
      // The lower left pixel is the first one of the second row.
      let expected: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 255, 0, 0, 0, 0]
      #expect(bytes(of: context, count: 16) == expected)
      #expect(context?.makeImage()?.pixels == [0, 0, 0xFFFF_0000, 0])
      #expect(context?.width == 2 && context?.bytesPerRow == 8)
    }
  }

  private static let formats: [(CGImageAlphaInfo, CGBitmapInfo, [UInt8])] = [
    (.premultipliedFirst, .byteOrder32Little, [0, 0, 255, 255]),
    (.premultipliedFirst, [], [255, 255, 0, 0]),
    (.noneSkipLast, [], [255, 0, 0, 255]),
    (.alphaOnly, [], [255]),
  ]

  @Test(arguments: formats)
  func `each format writes its bytes`(
    info: CGImageAlphaInfo, order: CGBitmapInfo, expected: [UInt8]
  ) {
    application.run {
      let context = context(width: 1, height: 1, info: info, order: order)
      #expect(bytes(of: context, count: expected.count) == expected)
    }
  }

  @Test func `an image that is drawn is in the program's own bytes at once`() {
    let blue = CGImage(width: 1, height: 1, pixels: [0xFF00_00FF])
    let pixel: [UInt8] = application.run {
      var pixel = [UInt8](repeating: 7, count: 4)
      pixel.withUnsafeMutableBytes { buffer in
        let context = context(buffer.baseAddress, width: 1, height: 1)
        context?.draw(blue, in: CGRect(x: 0, y: 0, width: 1, height: 1))
      }
      return pixel
    }
    #expect(pixel == [0, 0, 255, 255])
  }

  @Test func `grays have one byte, and a format without 8 bits none`() {
    application.run {
      let gray = context(width: 1, height: 1, info: .none, space: CGColorSpaceCreateDeviceGray())
      #expect(gray?.bytesPerRow == 1 && gray?.bitsPerPixel == 8)
      #expect(context(info: .none) == nil && context(width: 0) == nil)
    }
  }

  private func image(_ bytes: [UInt8], width: Int) -> CGImage? {
    CGDataProvider(data: Data(bytes) as CFData).flatMap { provider in
      CGImage(
        width: width, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
        provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
    }
  }

  @Test func `bytes make an image, and an image gives them back`() {
    let bytes: [UInt8] = [255, 0, 0, 255, 0, 128, 0, 128]
    let image = image(bytes, width: 2)
    #expect(image?.pixels == [0xFFFF_0000, 0x8000_8000])
    #expect(image?.dataProvider?.data.map { Array($0) } == bytes)
    #expect(self.image(bytes, width: 3) == nil)
  }

  @Test func `the elements of a path are read one after the other`() {
    var path = Path()
    path.move(to: Point(1, 2))
    path.addCurve(to: Point(7, 8), controlPoint1: Point(3, 4), controlPoint2: Point(5, 6))
    path.close()
    var types: [CGPathElementType] = []
    var end: CGPoint?
    path.applyWithBlock { element in
      types.append(element.pointee.type)
      if element.pointee.type == .addCurveToPoint { end = element.pointee.points[2] }
    }
    #expect(types == [.moveToPoint, .addCurveToPoint, .closeSubpath] && end == CGPoint(x: 7, y: 8))
    let half = CGSize(width: 4, height: 6).applying(CGAffineTransform(scaleX: 0.5, y: 2))
    #expect(half == CGSize(width: 2, height: 12))
  }
}
