import Geometry
import StageKit
import Testing
import UIKit

/// The color of views without a tint.
@Suite struct `color of tints` {
  @Test func `is the accent color of the application`() {
    let stage = Stage(size: Size(320, 568))
    let application = UIApplication(on: stage)
    #expect(application.run { UIColor.tintColor } == .systemBlue)
    stage.view.tintColor = .red
    #expect(application.run { UIColor.tintColor } == .red)
  }
}

/// Colors are objects in UIKit, which programs compare by identity.
@Suite struct `identity of colors` {
  @Test func `a color is the same as one that is assigned from it`() {
    var former: UIColor?
    #expect(former !== UIColor.red)
    former = .red
    #expect(former === UIColor.red && former !== UIColor.blue)
    former = nil
    #expect(former === nil)
  }
}
