import Bars
import Controls
import CoreGraphics
import Geometry
import Layers
import PictureKit
import Scrolling
import StageKit
import Testing
import UIKit

/// What programs of today write, as documentation shows it.
@Suite struct `idioms of documentation` {
  private let stage = Stage(size: .phone)

  @Test func `the attributes of a text are gone through by parts`() {
    let text = NSMutableAttributedString(string: "abcdef", attributes: [.kern: 1.0])
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 2, length: 2))
    var ranges: [NSRange] = []
    text.enumerateAttributes(in: NSRange(location: 1, length: 5)) { _, range, _ in
      ranges.append(range)
    }
    #expect(
      ranges == [
        NSRange(location: 1, length: 1), NSRange(location: 2, length: 2),
        NSRange(location: 4, length: 2),
      ])
    var kerns: [String] = []
    text.enumerateAttribute(.kern, in: NSRange(location: 0, length: 6)) { value, range, _ in
      kerns.append("\(value as? Double ?? 0) \(range.length)")
    }
    #expect(kerns == ["1.0 6"])
    var first = 0
    text.enumerateAttribute(
      .foregroundColor, in: NSRange(location: 0, length: 6), options: .reverse
    ) { value, range, stop in
      first = range.location
      stop.pointee = true
    }
    #expect(first == 4)
  }

  @Test func `a clock and the present date follow the stage`() {
    let application = UIApplication(on: stage)
    var times: [Double] = []
    application.run {
      _ = Task {
        let clock = ContinuousClock()
        let elapsed = try await clock.measure { try await Task.sleep(for: .milliseconds(250)) }
        times.append(elapsed / .seconds(1))
        try await Task.sleep(until: .now + .seconds(0.5), clock: .continuous)
        times.append(Date.now.timeIntervalSinceReferenceDate - 725_760_000)
      }
    }
    stage.advance(to: 1)
    #expect(times == [0.25, 0.75])
  }

  @Test func `an animator is awaited`() {
    let application = UIApplication(on: stage)
    var ends: [UIViewAnimatingPosition] = []
    application.run {
      let view = UIView()
      stage.view.addSubview(view)
      let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear) { view.alpha = 0 }
      animator.startAnimation()
      _ = Task { ends.append(await animator.addCompletion()) }
    }
    stage.advance(to: 1)
    #expect(ends == [.end])
  }

  @Test func `a line follows a progress`() {
    let application = UIApplication(on: stage)
    let progress = Progress(totalUnitCount: 10)
    let line = UIProgressView()
    application.run {
      line.observedProgress = progress
      progress.completedUnitCount = 5
    }
    stage.advance(to: 0.1)
    application.run {
      #expect(line.progress == 0.5 && line.observedProgress === progress)
    }
  }

  @Test func `a button shows the selection of its menu whatever is set first`() {
    let button = UIButton(configuration: .gray())
    button.menu = UIMenu(children: [
      UIAction(title: "Small") { _ in }, UIAction(title: "Large") { _ in },
    ])
    button.changesSelectionAsPrimaryAction = true
    button.showsMenuAsPrimaryAction = true
    #expect(button.configuration?.title == "Small")
    #expect(button.menu?.selectedElements.first?.title == "Small")
  }

  @Test func `traits are current in a function`() {
    UIApplication(on: stage).run {
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      var inner: UIUserInterfaceStyle?
      dark.performAsCurrent { inner = UITraitCollection.current.userInterfaceStyle }
      #expect(inner == .dark && UITraitCollection.current.userInterfaceStyle == .light)
      // Colors of Core Graphics are those of the current traits.
      var color: CGColor?
      dark.performAsCurrent { color = UIColor.systemBackground.cgColor }
      #expect(color == UIColor.systemBackground.resolvedColor(with: dark))
    }
  }

  @Test func `what is typed in fields and bars has Apple's types`() {
    UIApplication(on: stage).run {
      let field = UITextField()
      field.defaultTextAttributes[.kern] = 2
      #expect(field.defaultTextAttributes[.kern] as? Double == 2)
      #expect(field.typingAttributes == nil)
      field.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 8;")
      #expect(field.passwordRules?.passwordRulesDescriptor == "minlength: 8;")
      let bar = UISearchBar()
      bar.keyboardType = .numberPad
      bar.autocapitalizationType = .none
      #expect(bar.searchTextField.keyboardType == .numberPad)
      #expect(bar.searchTextField.autocapitalizationType == .none)
    }
  }

  @Test func `a gradient has the colors of an array of Core Foundation`() {
    let colors: CFArray = NSArray(array: [UIColor.red, UIColor.blue])
    let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil)
    #expect(gradient?.stops.map(\.color) == [.red, .blue])
  }

  @Test func `a background makes other colors`() {
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .red
    background.backgroundColorTransformer = UIConfigurationColorTransformer {
      $0.withAlphaComponent(0.5)
    }
    #expect(background.resolvedBackgroundColor(for: .blue) == UIColor.red.withAlphaComponent(0.5))
    background.backgroundColor = nil
    background.backgroundColorTransformer = nil
    #expect(background.resolvedBackgroundColor(for: .blue) == .blue)
  }

}
