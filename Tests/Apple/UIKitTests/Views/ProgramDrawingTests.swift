import Geometry
import StageKit
import Testing
import UIKit

/// When views of a program draw.
@Suite struct `views of a program` {
  private let stage = Stage(size: .phone)
  private let application: UIApplication

  init() { application = UIApplication(on: stage) }

  /// A view that counts its drawings.
  private final class Counter: UIView {
    var drawings: [CGRect] = []
    override func draw(_ rect: CGRect) { drawings.append(rect) }
  }

  private func show(_ counter: Counter) {
    application.show {
      let controller = UIViewController()
      controller.view.addSubview(counter)
      return controller
    }
  }

  @Test func `draw without a frame, before the first timer`() {
    let counter = Counter(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    show(counter)
    var before: Int?
    application.run {
      _ = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in
        before = counter.drawings.count
      }
    }
    stage.advance(to: 0.1)
    #expect(before == 1)
    #expect(counter.drawings == [CGRect(x: 0, y: 0, width: 30, height: 40)])
  }

  @Test func `draw once after an event that asks several times`() {
    let counter = Counter(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    show(counter)
    application.run {
      _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in
        counter.setNeedsDisplay()
        counter.setNeedsDisplay()
      }
    }
    stage.advance(to: 0.05)
    #expect(counter.drawings.count == 1)
    _ = stage.frame(at: 0.2)
    #expect(counter.drawings.count == 2)
    _ = stage.frame(at: 0.3)
    #expect(counter.drawings.count == 2)
  }

  @Test func `draw when they are shown, not while they are hidden`() {
    let counter = Counter(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    counter.isHidden = true
    show(counter)
    application.run {
      _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in
        counter.isHidden = false
      }
    }
    stage.advance(to: 0.05)
    #expect(counter.drawings.isEmpty)
    stage.advance(to: 0.2)
    #expect(counter.drawings.count == 1)
  }
}
