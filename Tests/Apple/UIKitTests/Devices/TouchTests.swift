import Controls
import Geometry
import StageKit
import Testing
import UIKit

/// What touches and events tell a program.
@Suite struct `touches of a program` {
  private final class Pad: UIControl {
    var notes: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      super.touchesBegan(touches, with: event)
      guard let touch = touches.first, let event else { return }
      notes.append("\(touch.type == .direct) \(touch.preciseLocation(in: self))")
      notes.append("\(event.coalescedTouches(for: touch) == [touch])")
      notes.append("\(event.predictedTouches(for: touch) == [])")
    }

    func pressed(_ sender: Pad, forEvent event: UIEvent) {
      notes.append("\(sender === self) \(event.allTouches?.count ?? -1)")
    }
  }

  @Test func `a touch is a finger's, and a method has its event`() {
    let stage = Stage(size: .phone)
    let pad = Pad(frame: CGRect(x: 10, y: 100, width: 100, height: 50))
    UIApplication(on: stage).run {
      stage.view.addSubview(pad)
      pad.addTarget(
        pad, action: _selector("pressed(_:forEvent:)", Pad.pressed), for: .touchUpInside)
    }
    stage.tap(at: Point(30, 110), time: 1)
    stage.advance(to: 2)
    #expect(pad.notes == ["true {20, 10}", "true", "true", "true 1"])
    // An action that code sends has no touches.
    pad.sendActions(for: .touchUpInside)
    #expect(pad.notes.last == "true 0")
  }
}
