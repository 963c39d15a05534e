import Geometry
import Layers
import PictureKit
import StageKit
import Testing
import UIKit

/// Animated images and masks in views.
@Suite struct `animated images and masks` {
  private let stage = Stage(size: CGSize(width: 40, height: 40))
  private let application: UIApplication

  init() { application = UIApplication(on: stage) }

  private func image(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
  }

  @Test func `an image view shows the images of an animated image one after the other`() throws {
    let view = UIImageView()
    let images = application.run { [image(.red), image(.green)] }
    let animated = try #require(UIImage.animatedImage(with: images, duration: 1))
    #expect(animated.images?.count == 2)
    #expect(animated.duration == 1)
    application.run {
      view.image = animated
      view.sizeToFit()
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.addSubview(view)
      window.makeKeyAndVisible()
    }
    let first = stage.frame(at: 0.2)
    let second = stage.frame(at: 0.7)
    let again = stage.frame(at: 1.2)
    #expect(first != second)
    #expect(first.layers == again.layers)
  }

  @Test func `without images there is no animated image`() {
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    application.run {
      #expect(UIImage.animatedImageNamed("ship", duration: 1) == nil)
      #expect(application.notes.contains { $0.contains("ship0") })
    }
  }

  @Test func `the mask of a view is its layer's mask, and in no view`() {
    application.run {
      let (view, mask) = (UIView(), UIView())
      view.addSubview(mask)
      view.mask = mask
      #expect(view.mask === mask)
      #expect(mask.superview == nil)
      #expect(view.layer.mask === mask.layer)
      view.mask = nil
      #expect(view.layer.mask == nil)
    }
  }
}
