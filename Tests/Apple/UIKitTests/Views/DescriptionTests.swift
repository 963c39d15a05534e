import Geometry
import StageKit
import Testing
import UIKit

@Suite struct `texts of views` {
  private final class Card: UIView {}
  private final class Named: UIView { override var description: String { "card" } }

  @Test func `are those of UIKit, with their frames`() {
    UIApplication(on: Stage(size: .phone)).run {
      let view = UIView(frame: CGRect(x: 1, y: 2.5, width: 3, height: 4))
      view.alpha = 0.5
      let text = "\(view)"
      #expect(text.hasPrefix("<UIView: 0x6"))
      #expect(text.contains("; frame = (1 2.5; 3 4); alpha = 0.5; layer = <CALayer: 0x6"))
      #expect(String(describing: Named()) == "card")
      let label = UILabel()
      label.text = "Hi"
      #expect(label.description.contains("text = 'Hi'"))
      #expect(UIViewController().description.hasPrefix("<UIViewController: 0x6"))
    }
  }

  @Test func `classes have the names of UIKit`() {
    #expect(String(describing: UILabel.self as AnyClass) == "UILabel")
    #expect(NSStringFromClass(UITableViewCell.self) == "UITableViewCell")
    #expect(NSStringFromClass(CALayer.self) == "CALayer")
    #expect(NSStringFromClass(Card.self).hasSuffix(".Card"))
  }
}
