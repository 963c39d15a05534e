import Bars
import Geometry
import PictureKit
import Testing
import UIKit

@Suite struct `images of toolbars` {
  @Test func `are those that were set, at every position`() {
    let bar = UIToolbar()
    #expect(bar.shadowImage(forToolbarPosition: .any) == nil)
    bar.setShadowImage(UIImage(), forToolbarPosition: .any)
    bar.setBackgroundImage(UIImage(), forToolbarPosition: .bottom, barMetrics: .default)
    #expect(bar.shadowImage(forToolbarPosition: .bottom)?.size == .zero)
    #expect(bar.backgroundImage(forToolbarPosition: .any, barMetrics: .default)?.size == .zero)
    bar.setShadowImage(nil, forToolbarPosition: .any)
    #expect(bar.shadowImage(forToolbarPosition: .any) == nil)
  }
}
