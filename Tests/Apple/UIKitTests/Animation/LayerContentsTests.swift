import Geometry
import PictureKit
import StageKit
import Testing
import UIKit

/// Properties of layers that have other types in Core Animation, or that it alone has.
@Suite struct `layers of Core Animation` {
  private let stage = Stage(size: .phone)
  private let application: UIApplication

  init() { application = UIApplication(on: stage) }

  @Test func `a layer shows bitmaps and images, and nothing else`() {
    application.run {
      let layer = UIView().layer
      let image = UIImage(size: CGSize(width: 10, height: 10)) {
        $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      }
      layer.contents = image.cgImage
      #expect(layer.contents is CGImage)
      layer.contents = image
      #expect(layer.contents != nil)
      layer.contents = 3
      #expect(layer.contents == nil)
      #expect(application.notes.contains { $0.contains("Int") })
    }
  }

  @Test func `what changes nothing in a film is kept for each layer`() {
    application.run {
      let layer = UIView().layer
      layer.shouldRasterize = true
      layer.rasterizationScale = 2
      #expect(layer.shouldRasterize)
      #expect(layer.rasterizationScale == 2)
      #expect(!UIView().layer.shouldRasterize)
      #expect(UIView().layer.allowsGroupOpacity)
    }
  }
}
