import Combine
import ControlPublishers
import Geometry
import StageKit
import Testing
import UIKit

/// The events of controls as publishers, in the words of CombineCocoa.
@Suite struct `events of controls as publishers` {
  private let stage = Stage(size: Size(320, 480))
  private let application: UIApplication

  init() { application = UIApplication(on: stage) }

  @Test func `taps are published until they are cancelled`() {
    application.run {
      let button = UIButton()
      var count = 0
      let taps = button.tapPublisher.sink { count += 1 }
      button.sendActions(for: .touchUpInside)
      #expect(count == 1)
      taps.cancel()
      button.sendActions(for: .touchUpInside)
      #expect(count == 1)
    }
  }

  @Test func `values begin with the present one`() {
    application.run {
      let (field, toggle, slider) = (UITextField(), UISwitch(), UISlider())
      field.text = "a"
      var (texts, states, values): ([String?], [Bool], [Float]) = ([], [], [])
      let sinks = [
        field.textPublisher.sink { texts.append($0) },
        toggle.isOnPublisher.sink { states.append($0) },
        slider.valuePublisher.sink { values.append($0) },
      ]
      field.text = "b"
      field.sendActions(for: .editingChanged)
      toggle.isOn = true
      toggle.sendActions(for: .valueChanged)
      slider.value = 0.5
      slider.sendActions(for: .valueChanged)
      #expect(texts == ["a", "b"] && states == [false, true] && values == [0, 0.5])
      for sink in sinks { sink.cancel() }
    }
  }

  @Test func `a subscriber has as many events as it demands`() {
    application.run {
      let button = UIButton()
      var count = 0
      let taps = button.tapPublisher.prefix(2).sink { count += 1 }
      for _ in 0..<3 { button.sendActions(for: .touchUpInside) }
      #expect(count == 2)
      taps.cancel()
    }
  }
}
