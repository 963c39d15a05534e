import Geometry
import PictureKit
import StageKit
import Testing
import UIKit

/// Labels draw their texts where their subclasses ask for it.
@Suite struct `labels that draw their text` {
  private final class InsetLabel: UILabel {
    var rects: [CGRect] = []
    override func drawText(in rect: CGRect) {
      rects.append(rect)
      UIGraphicsGetCurrentContext()?.setLineWidth(2)
      super.drawText(in: rect.insetBy(dx: 8, dy: 4))
    }
  }

  private func frame(of label: UILabel) -> Frame {
    let stage = Stage(size: Size(100, 100))
    return UIApplication(on: stage).run {
      label.text = "Hi"
      stage.view.addSubview(label)
      return stage.frame(at: 0)
    }
  }

  @Test func `move it by an override`() {
    let rect = CGRect(x: 0, y: 0, width: 80, height: 40)
    let label = InsetLabel(frame: rect)
    #expect(frame(of: label) != frame(of: UILabel(frame: rect)))
    #expect(label.rects == [rect])
  }

  @Test func `an image without arguments is empty`() {
    #expect(UIImage().size == .zero)
    #expect(UIImage() == UIImage())
  }
}
