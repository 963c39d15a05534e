import CoreGraphics
import Geometry
import PictureKit
import StageKit
import Testing
import UIKit

@Suite struct `Image I/O` {
  private let stage = Stage(size: .phone)
  private let application: UIApplication

  init() { application = UIApplication(on: stage) }

  private func png() -> Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 100, height: 60), format: format)
      .pngData { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 100, height: 60))
      }
  }

  @Test func `a source has images with properties, and smaller ones`() throws {
    try application.running {
      let source = try #require(CGImageSourceCreateWithData(png(), nil))
      #expect(CGImageSourceGetCount(source) == 1)
      #expect(CGImageSourceGetType(source) == NSString(string: "public.png"))
      let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
      #expect(properties.object(forKey: kCGImagePropertyPixelWidth) as? Int == 100)
      let options = NSMutableDictionary()
      options[kCGImageSourceThumbnailMaxPixelSize] = 50
      let small = CGImageSourceCreateThumbnailAtIndex(source, 0, options)
      #expect(small?.width == 50 && small?.height == 30)
      #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
      #expect(CGImageSourceCreateWithData(Data([1, 2, 3]), nil) == nil)
    }
  }

  @Test func `a destination writes an image`() throws {
    try application.running {
      let source = try #require(CGImageSourceCreateWithData(png(), nil))
      let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
      let data = NSMutableData()
      let destination = try #require(
        CGImageDestinationCreateWithData(data, NSString(string: "public.jpeg"), 1, nil))
      #expect(!CGImageDestinationFinalize(destination))
      CGImageDestinationAddImage(destination, image, nil)
      #expect(CGImageDestinationFinalize(destination))
      let written = try #require(CGImageSourceCreateWithData(data as Data, nil))
      #expect(CGImageSourceGetType(written) == NSString(string: "public.jpeg"))
      #expect(
        CGImageDestinationCreateWithData(data, NSString(string: "com.compuserve.gif"), 1, nil)
          == nil)
    }
  }
}
