import Geometry
import PictureKit
import StageKit
import Testing
import UIKit

@Suite struct `values that are objects in UIKit` {
  @Test func `equal colors and fonts stand for the same object`() {
    let label = UILabel()
    label.textColor = .systemRed
    label.font = .systemFont(ofSize: 12)
    #expect(label.textColor === UIColor.systemRed)
    #expect(label.textColor !== UIColor.systemBlue)
    #expect(label.font === UIFont.systemFont(ofSize: 12))
    #expect(label.font !== UIFont.systemFont(ofSize: 13))
  }
}
