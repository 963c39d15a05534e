import Dynamics
import Geometry
import Layers
import PictureKit
import StageKit
import Testing
import UIKit

/// Properties are set, read and observed by name.
@Suite struct `properties by name` {
  private let stage = Stage(size: .phone)
  private let application: UIApplication

  init() { application = UIApplication(on: stage) }

  private final class Observer: NSObject {
    var reports: [String] = []
    var points: [CGPoint] = []

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let old = change?[.oldKey].map { "\($0)" } ?? "-"
      let new = change?[.newKey].map { "\($0)" } ?? "-"
      let prior = change?[.notificationIsPriorKey] == nil ? "" : " prior"
      reports.append("\(keyPath ?? "") \(old) \(new)\(prior)")
      if let point = (change?[.newKey] as? NSValue)?.cgPointValue { points.append(point) }
    }
  }

  @Test func `views and layers are set and read by name`() {
    application.run {
      let view = UIView()
      view.setValue(0.5, forKey: "alpha")
      view.setValue(1, forKey: "isHidden")
      view.setValue(CGPoint(x: 3, y: 4), forKey: "center")
      view.setValue(8, forKeyPath: "layer.cornerRadius")
      #expect(view.alpha == 0.5 && view.isHidden && view.center == Point(3, 4))
      #expect(view.layer.cornerRadius == 8)
      #expect(view.value(forKey: "hidden") as? Bool == true)
      #expect(view.value(forKeyPath: "layer.cornerRadius") as? Double == 8)
      #expect((view.value(forKey: "center") as? NSValue)?.cgPointValue == Point(3, 4))
    }
  }

  @Test func `a name without a property is logged once`() {
    application.run {
      let view = UIView()
      for _ in 0..<2 { view.setValue(1, forKey: "wobble") }
      #expect(view.value(forKey: "wobble") == nil)
    }
    #expect(
      application.notes == [
        "UIView has no property wobble that can be set by name.",
        "UIView has no property wobble that can be read by name.",
      ])
  }

  @Test func `an observer hears code, and no more after its removal`() {
    let observer = Observer()
    application.run {
      let view = UIView()
      view.addObserver(observer, forKeyPath: "center", options: [.initial, .old, .new, .prior])
      view.center = CGPoint(x: 1, y: 2)
      view.alpha = 0.5
      view.removeObserver(observer, forKeyPath: "center")
      view.center = .zero
    }
    #expect(
      observer.reports == [
        "center - {0, 0}", "center {0, 0} - prior", "center {0, 0} {1, 2}",
      ])
    #expect(observer.points == [.zero, Point(1, 2)])
  }

  @Test func `an observer hears each step of a dynamic animator`() {
    let observer = Observer()
    let (view, animator) = application.run {
      let view = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
      stage.view.addSubview(view)
      let animator = UIDynamicAnimator(referenceView: stage.view)
      animator.addBehavior(UIGravityBehavior(items: [view]))
      view.addObserver(observer, forKeyPath: "center", options: .new)
      return (view, animator)
    }
    stage.advance(to: 0.5)
    #expect(animator.isRunning)
    #expect(observer.points.count >= 29)
    #expect(observer.points.last == view.center)
    #expect(observer.points.map(\.y) == observer.points.map(\.y).sorted())
  }

  @Test func `a frame that is set is reported once`() {
    let observer = Observer()
    application.run {
      let view = UIView()
      view.addObserver(observer, forKeyPath: "frame", options: .new)
      view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    }
    #expect(observer.reports == ["frame - {{1, 2}, {3, 4}}"])
  }

  @Test func `a function observes until the observation ends`() {
    var changes: [String] = []
    let view = application.run {
      let view = UIView()
      let observation = view.observe(\.center, options: [.old, .new]) { view, change in
        changes.append("\(change.oldValue ?? .zero) \(change.newValue ?? .zero) \(view.tag)")
      }
      view.center = CGPoint(x: 5, y: 0)
      observation.invalidate()
      view.center = CGPoint(x: 6, y: 0)
      return view
    }
    #expect(changes == ["{0, 0} {5, 0} 0"] && view.center.x == 6)
  }

  @Test func `other properties are reported after the event that changes them`() {
    let observer = Observer()
    let label = application.run {
      let label = UILabel()
      label.addObserver(observer, forKeyPath: "text", options: [.old, .new])
      return label
    }
    stage.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in label.text = "a" }
    stage.advance(to: 2)
    #expect(observer.reports == ["text <null> a"])
  }

  @Test func `debugEnabled shows bodies, boundaries and attachments in frames`() throws {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    let animator = application.run {
      // The animator resumes before its view is on the stage.
      let reference = UIView(frame: stage.view.bounds)
      reference.addSubview(view)
      let animator = UIDynamicAnimator(referenceView: reference)
      animator.addBehavior(UIAttachmentBehavior(item: view, attachedToAnchor: .zero))
      stage.view.addSubview(reference)
      return animator
    }
    #expect(stage.frame(at: 0.1).layers.count == 1)
    application.run { animator.setValue(true, forKey: "debugEnabled") }
    let layers = stage.frame(at: 0.2).layers
    try #require(layers.count == 2)
    // The outline of the body, the line of its angle, the attachment and its two ends.
    #expect(layers[1].picture?.commands.count == 5)
    #expect(application.notes.isEmpty)
  }
}
