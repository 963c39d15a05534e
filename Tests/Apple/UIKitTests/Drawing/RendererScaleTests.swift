import Geometry
import PictureKit
import StageKit
import Testing
import UIKit

@Suite struct `the scale of images that a program draws` {
  private let stage = Stage(size: .phone)
  private let application: UIApplication

  init() {
    stage.traitCollection.displayScale = 3
    application = UIApplication(on: stage)
  }

  @Test func `is that of the format`() throws {
    let image = stage.withParameters {
      let format = UIGraphicsImageRendererFormat()
      #expect(format.scale == 3)
      format.scale = 2
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 5), format: format)
      return renderer.image { $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5)) }
    }
    #expect(image.scale == 2 && image.size == CGSize(width: 10, height: 5))
    let bitmap = try #require(image.cgImage)
    #expect(bitmap.width == 20 && bitmap.height == 10)
    #expect(image.withTintColor(.red).scale == 2)
  }

  @Test(arguments: [(1.0, 1.0), (2, 2), (0, 3)])
  func `is that of the context, and of the screen for 0`(scale: Double, expected: Double) throws {
    let image = stage.withParameters {
      application.run {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 10), false, scale)
        defer { UIGraphicsEndImageContext() }
        return UIGraphicsGetImageFromCurrentImageContext()
      }
    }
    #expect(try #require(image).scale == expected)
  }
}
