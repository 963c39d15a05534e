import Controls
import Geometry
import PictureKit
import StageKit
import Testing
import UIKit

/// Views that set the content of their subviews in each layout.
@Suite struct `a layout that sets the content of subviews` {
  private final class Card: UIView {
    private let title = UILabel()
    private let button = UIButton(type: .system)
    private(set) var layoutCount = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(title)
      addSubview(button)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      layoutCount += 1
      title.numberOfLines = 0
      let font = UIFont.systemFont(ofSize: bounds.height / 10)
      title.font = font
      title.attributedText = NSAttributedString(string: "J\n♥", attributes: [.font: font])
      title.sizeToFit()
      button.setTitle("Flip", for: .normal)
      button.setTitleColor(.red, for: .normal)
      button.sizeToFit()
    }
  }

  @Test func `ends, since the same content again asks for no other layout`() {
    let application = UIApplication(on: Stage(size: .phone))
    application.run {
      let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 150))
      card.layoutIfNeeded()
      // The first layout changes the content, and the second one finds it.
      #expect(card.layoutCount == 2)
      card.layoutIfNeeded()
      #expect(card.layoutCount == 2)
      card.frame.size.height = 160
      card.layoutIfNeeded()
      #expect(card.layoutCount == 4)
    }
  }
}
