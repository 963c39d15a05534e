import Geometry
import PictureKit
import StageKit
import TestSupport
import Testing
import UIKit

/// Images are found by name, drawn, read and written.
@Suite struct `images of an application` {
  private static let red: UInt32 = 0xFFFF_0000
  private let stage = Stage(size: .phone)

  private func square(_ side: Int) -> UIImage {
    UIImage(
      cgImage: CGImage(
        width: side, height: side, pixels: Array(repeating: Self.red, count: side * side)))
  }

  @Test func `they are found in catalogs and files of any folder, and missing ones logged`()
    throws
  {
    try withTemporaryDirectory { path in
      let folder = "\(path)"
      let set = folder + "/App/Assets.xcassets/ball.imageset"
      let group = folder + "/App/Pictures"
      for directory in [set, group] {
        try FileManager.default.createDirectory(
          atPath: directory, withIntermediateDirectories: true)
      }
      func write(_ data: Data?, to path: String) throws {
        try #require(data).write(to: URL(fileURLWithPath: path))
      }
      try write(square(8).pngData(), to: set + "/ball@2x.png")
      try write(
        Data(#"{"images":[{"filename":"ball@2x.png","scale":"2x"}]}"#.utf8),
        to: set + "/Contents.json")
      try write(square(6).pngData(), to: group + "/card.png")

      let application = UIApplication(on: stage, resources: folder)
      application.run {
        #expect(UIImage(named: "ball")?.size == Size(4, 4))
        #expect(UIImage(named: "card")?.size == Size(6, 6))
        #expect(UIImage(named: "card.png")?.cgImage?.width == 6)
        #expect(
          UIImage(named: "ball.png")?.size == Size(4, 4), "extensions do not count in catalogs")
        #expect(UIImage(named: "ball.jpeg")?.size == Size(4, 4))
        #expect(UIImage(named: "none") == nil && UIImage(named: "none") == nil)
        #expect(UIImage(contentsOfFile: group + "/card.png")?.size == Size(6, 6))
        let data = FileManager.default.contents(atPath: group + "/card.png")
        #expect(data.flatMap(UIImage.init)?.size == Size(6, 6))
        #expect(
          Bundle.main.path(forResource: "card", ofType: "png")
            .flatMap(UIImage.init(contentsOfFile:)) != nil)
      }
      #expect(application.notes == ["The program has no image named none."])
    }
  }

  @Test func `an image that is begun and ended has what was drawn`() throws {
    let application = UIApplication(on: stage)
    let image = try #require(
      application.run {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 0)
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 4))
        #expect(UIGraphicsGetCurrentContext() != nil)
        defer { UIGraphicsEndImageContext() }
        return UIGraphicsGetImageFromCurrentImageContext()
      })
    #expect(application.run { UIGraphicsGetCurrentContext() == nil })
    let bitmap = try #require(image.cgImage)
    // The screen has two pixels a point.
    #expect(bitmap.width == 8 && bitmap.pixels[3] == Self.red && bitmap.pixels[4] == 0)
  }

  @Test func `a renderer draws images and their parts`() throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2))
    let image = renderer.image { context in
      context.cgContext.setFillColor(UIColor.blue.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
      square(2).draw(in: CGRect(x: 2, y: 0, width: 2, height: 2))
    }
    let bitmap = try #require(image.cgImage)
    let part = try #require(bitmap.cropping(to: CGRect(x: 4, y: 0, width: 4, height: 4)))
    #expect(part.width == 4 && part.pixels.allSatisfy { $0 == Self.red })
    #expect(bitmap.pixels[0] == 0xFF00_00FF)
    #expect(bitmap.cropping(to: CGRect(x: 9, y: 9, width: 1, height: 1)) == nil)
  }

  @Test func `a view is drawn into an image`() throws {
    let application = UIApplication(on: stage)
    let image = application.run {
      let view = UIView(frame: CGRect(x: 50, y: 50, width: 4, height: 4))
      view.backgroundColor = .red
      return UIGraphicsImageRenderer(bounds: view.bounds).image { context in
        view.layer.render(in: context.cgContext)
      }
    }
    #expect(try #require(image.cgImage).pixels.allSatisfy { $0 == Self.red })
  }

  @Test func `data is decoded, and nonsense is nil`() throws {
    let data = try #require(square(3).pngData())
    #expect(UIImage(data: data)?.size == Size(3, 3))
    #expect(UIImage(data: data, scale: 3)?.size == Size(1, 1))
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
    #expect(try #require(square(3).jpegData(compressionQuality: 0.8)).count > 100)
  }

  @Test func `what has no shape is a plain one, which is logged with the place`() throws {
    let application = UIApplication(on: stage)
    let line = #line
    let (square, unknown) = application.run { () -> (UIImage?, UIImage?) in
      #expect(UIImage(systemName: "No symbol") == nil)
      #expect(UIImage(systemName: "") == nil)
      #expect(["plus", "No symbol"].compactMap(UIImage.init(systemName:)).count == 1)
      return (UIImage(systemName: "square.fill"), UIImage(systemName: "unknown.circle"))
    }
    #expect(square?.renderingMode == .alwaysTemplate)
    let pixels = try #require(square?.cgImage).pixels
    #expect(pixels[pixels.count / 2] == 0xFF00_0000)
    // A circle of 16 units of 20, regular lines, and margins: 14.92 and 4.25 or 3.01 points.
    #expect(unknown?.size == Size(58.0 / 3, 18))
    #expect(
      application.notes == [
        "ImageTests.swift:\(line + 2): No system symbol is named \"No symbol\".",
        "ImageTests.swift:\(line + 3): No system symbol is named \"\".",
        "No system symbol is named \"No symbol\".",
        "ImageTests.swift:\(line + 5): The system symbol unknown.circle is not available: a plain "
          + "shape is in its place.",
      ])
  }
}
