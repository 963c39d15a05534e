// swift-format-ignore-file

import UIKit

/// Uses every clock of UIKit, and notes when it is called.
public class ClockViewController: UIViewController {
  public var calls: [String] = []
  public let square = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  var timer: Timer?
  var displayLink: CADisplayLink?
  public private(set) var frameCount = 0
  public private(set) var shownCenter: CGPoint?

  func note(_ call: String) {
    calls.append("\(call) \((CACurrentMediaTime() * 1000).rounded() / 1000)")
  }

  override public func viewDidLoad() {
    super.viewDidLoad()
    square.backgroundColor = #colorLiteral(red: 0.5, green: 0.25, blue: 0, alpha: 1)
    view.addSubview(square)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) {
      self.shownCenter = self.square.layer.presentation()?.position
    }
    timer = Timer.scheduledTimer(
      timeInterval: 0.4, target: self,
      selector: _selector("tick(_:)", ClockViewController.tick(_:)),
      userInfo: "twice", repeats: true)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { self.note("asyncAfter") }
    DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + .milliseconds(250)) {
      [weak self] in
      self?.note("milliseconds")
    }
    let item = DispatchWorkItem { self.note("cancelled item") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: item)
    item.cancel()
    DispatchQueue.global(qos: .userInitiated).async {
      DispatchQueue.main.async { self.note("main") }
    }
    note("viewDidLoad")
  }

  override public func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let link = CADisplayLink(
      target: self, selector: _selector("step", ClockViewController.step))
    link.add(to: .main, forMode: .common)
    displayLink = link
    UIView.animate(
      withDuration: 0.6, delay: 0.1, options: [.curveLinear],
      animations: { self.square.center = CGPoint(x: 200, y: 25) },
      completion: { finished in self.note("completion \(finished)") })
    UIView.animate(withDuration: 0.2) { self.square.alpha = 0 }
  }

  func tick(_ timer: Timer) {
    note("timer \(timer.userInfo as? String ?? "")")
    if calls.filter({ $0.hasPrefix("timer") }).count == 2 { timer.invalidate() }
  }

  func step() {
    frameCount += 1
    if frameCount == 30 { displayLink?.invalidate() }
  }
}
