import Geometry
import Layers
import PictureKit
import StageKit
import Testing
import UIKit

/// Properties of layers whose source marks them with `@NSManaged`.
@Suite struct `properties that a layer animates` {
  private final class Dial: CALayer {
    var progress: CGFloat {
      get { _layerValue(storedProgress, (model() as? Dial)?.storedProgress) }
      set { _setLayerValue("progress") { storedProgress = newValue } }
    }
    var name2: String? {
      get { _layerValue(storedName2, (model() as? Dial)?.storedName2) }
      set { _setLayerValue("name2") { storedName2 = newValue } }
    }
    private var storedProgress: CGFloat?
    private var storedName2: String??
    override class func needsDisplay(forKey key: String) -> Bool { key == "progress" }
    override func property(forKey key: String) -> _LayerProperty? {
      switch key {
      case "progress": return _layerProperty(\Dial.progress)
      case "name2": return _layerProperty(\Dial.name2)
      default: return super.property(forKey: key)
      }
    }
  }

  @Test func `have values before they are set, and in the layer that is shown`() {
    let stage = Stage(size: .phone)
    let application = UIApplication(on: stage)
    let dial = application.run { () -> Dial in
      let dial = Dial()
      dial.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      stage.view.layer.addSublayer(dial)
      #expect(dial.progress == 0 && dial.name2 == nil)
      dial.progress = 2
      dial.name2 = "tea"
      let animation = CABasicAnimation(keyPath: "progress")
      (animation.fromValue, animation.toValue, animation.duration) = (0.0, 1.0, 2.0)
      dial.add(animation, forKey: nil)
      return dial
    }
    stage.advance(to: 1)
    let shown = application.run { dial.presentation(at: 1) }
    #expect(shown.progress == 0.5 && shown.name2 == "tea" && dial.progress == 2)
  }

  @Test func `a gradient is made of components`() throws {
    let gradient = try #require(
      CGGradient(
        colorSpace: CGColorSpaceCreateDeviceRGB(),
        colorComponents: [1, 0, 0, 1, 0, 0, 1, 0.5], locations: [0.25, 0.75], count: 2))
    #expect(gradient.stops.map(\.location) == [0.25, 0.75])
    #expect(gradient.stops[1].color == UIColor(red: 0, green: 0, blue: 1, alpha: 0.5))
  }
}
