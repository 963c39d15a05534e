import Controls
import Geometry
import StageKit
import Testing

/// Switches, sliders, steppers and segmented controls.
@Suite struct ChoiceTests {
  private let stage = Stage(size: Size(400, 400))

  private func place(_ control: Control, at origin: Point) -> () -> Int {
    final class Counter { var count = 0 }
    let counter = Counter()
    control.frame.origin = origin
    stage.view.addSubview(control)
    control.addAction(for: .valueChanged) { counter.count += 1 }
    return { counter.count }
  }

  // MARK: Switch

  @Test func `a switch has the defaults and the size of UIKit's`() {
    let toggle = Switch(frame: Rect(x: 10, y: 20, width: 300, height: 5))
    #expect(!toggle.isOn && toggle.onTintColor == nil && toggle.thumbTintColor == nil)
    #expect(toggle.frame == Rect(x: 10, y: 20, width: 51, height: 31))
    #expect(toggle.sizeThatFits(.zero) == Size(51, 31))
  }

  @Test func `a tap toggles a switch, and code does so without an event`() {
    let toggle = Switch()
    let changes = place(toggle, at: Point(100, 100))
    toggle.isOn = true
    #expect(changes() == 0)
    stage.press(toggle, at: 1)
    stage.advance(to: 2)
    #expect(!toggle.isOn && changes() == 1)
  }

  @Test func `a drag takes the thumb along, and back again without an event`() {
    let toggle = Switch()
    let changes = place(toggle, at: Point(100, 100))
    stage.pan(from: Point(115, 115), to: Point(145, 115), at: 0, duration: 0.3)
    stage.advance(to: 1)
    #expect(toggle.isOn && changes() == 1)
    stage.pan(
      from: Point(140, 115), through: [Point(105, 115), Point(145, 115)], at: 1, duration: 0.3)
    stage.advance(to: 2)
    #expect(toggle.isOn && changes() == 1)
  }

  /// The thumb is a circle of 27 points, 2 from the edge: its left edge goes from 2 to 22 within
  /// 0.2 s (Flutter's `cupertino/switch.dart`), halfway in the middle of an ease in-out.
  @Test func `an animated change slides the thumb within 0.2 s`() {
    let toggle = Switch()
    _ = place(toggle, at: Point(100, 100))
    let thumb = toggle.subviews[0].subviews[0]
    stage.advance(to: 1)
    toggle.setOn(true, animated: true)
    #expect(toggle.isOn)
    stage.advance(to: 1.1)
    #expect(abs(thumb.presentation.frame.minX - 12) < 1e-6)
    stage.advance(to: 1.2)
    #expect(thumb.presentation.frame == Rect(x: 22, y: 2, width: 27, height: 27))
  }

  @Test func `the thumb is 7 points longer under a finger`() {
    let toggle = Switch()
    _ = place(toggle, at: Point(100, 100))
    stage.press(toggle, at: 0, duration: 1)
    stage.advance(to: 0.5)
    #expect(toggle.subviews[0].subviews[0].presentation.frame.width == 34)
  }

  // MARK: Slider

  @Test func `a slider has the defaults of UIKit`() {
    let slider = Slider()
    #expect(slider.value == 0 && slider.minimumValue == 0 && slider.maximumValue == 1)
    #expect(slider.isContinuous && slider.minimumTrackTintColor == nil)
    #expect(slider.intrinsicContentSize == Size(View.noIntrinsicMetric, 34))
  }

  @Test func `the value stays in the range, and the ends push each other`() {
    let slider = Slider()
    slider.value = 7
    #expect(slider.value == 1)
    slider.value = .nan
    #expect(slider.value == 0)
    slider.minimumValue = 2
    #expect(slider.maximumValue == 2 && slider.value == 2)
    slider.maximumValue = -1
    #expect(slider.minimumValue == -1 && slider.value == -1)
  }

  /// The middle of the thumb of 28 points goes from 14 to 186 in a slider of 200 points.
  @Test func `a drag of the thumb moves the value by the same part of the distance`() {
    let slider = Slider(frame: Rect(x: 0, y: 0, width: 200, height: 31))
    let changes = place(slider, at: Point(100, 100))
    stage.pan(from: Point(116, 115), through: [Point(116 + 86, 115)], at: 0, duration: 0.1)
    stage.advance(to: 1)
    #expect(abs(slider.value - 0.5) < 1e-6 && changes() == 1)
    stage.pan(from: Point(290, 115), to: Point(200, 115), at: 1, duration: 0.1)
    stage.advance(to: 2)
    #expect(abs(slider.value - 0.5) < 1e-6 && changes() == 1)
  }

  @Test func `a slider that is not continuous sends one event`() {
    let slider = Slider(frame: Rect(x: 0, y: 0, width: 200, height: 31))
    slider.isContinuous = false
    let changes = place(slider, at: Point(100, 100))
    stage.pan(from: Point(114, 115), to: Point(300, 115), at: 0, duration: 0.5)
    stage.advance(to: 1)
    #expect(slider.value == 1 && changes() == 1)
  }

  @Test func `an animated change takes 0.25 s over the whole line`() {
    let slider = Slider(frame: Rect(x: 0, y: 0, width: 200, height: 31))
    _ = place(slider, at: .zero)
    stage.advance(to: 1)
    slider.setValue(1, animated: true)
    #expect(slider.value == 1)
    let thumb = slider.subviews[4]
    stage.advance(to: 1.125)
    #expect(abs(thumb.presentation.center.x - 100) < 1e-6)
    stage.advance(to: 1.25)
    #expect(thumb.presentation.center.x == 186)
  }

  // MARK: Stepper

  @Test func `a stepper has the defaults of UIKit`() {
    let stepper = Stepper()
    #expect(stepper.value == 0 && stepper.minimumValue == 0 && stepper.maximumValue == 100)
    #expect(stepper.stepValue == 1 && stepper.isContinuous && stepper.autorepeat && !stepper.wraps)
    #expect(stepper.bounds.size == Size(94, 32))
  }

  @Test func `taps step up and down within the range`() {
    let stepper = Stepper()
    let changes = place(stepper, at: .zero)
    stepper.maximumValue = 2
    for time in [0.0, 1, 2] { stage.tap(at: Point(70, 16), time: time) }
    stage.advance(to: 2.5)
    #expect(stepper.value == 2 && changes() == 2)
    stage.tap(at: Point(20, 16), time: 3)
    stage.advance(to: 4)
    #expect(stepper.value == 1 && changes() == 3)
    stepper.value = -5
    #expect(stepper.value == 0)
  }

  /// The first step of a resting finger is due after 0.5 s, then one every 0.1 s: at 0.5, 0.6 …
  /// 1.0.
  @Test func `a resting finger repeats the step`() {
    let stepper = Stepper()
    let changes = place(stepper, at: .zero)
    stage.longPress(at: Point(70, 16), time: 0, duration: 1.05)
    stage.advance(to: 0.49)
    #expect(stepper.value == 0)
    stage.advance(to: 2)
    #expect(stepper.value == 6 && changes() == 6)
  }

  @Test func `a stepper that wraps goes from one end to the other`() {
    let stepper = Stepper()
    _ = place(stepper, at: .zero)
    stepper.wraps = true
    stage.tap(at: Point(20, 16), time: 0)
    stage.advance(to: 1)
    #expect(stepper.value == 100)
  }

  // MARK: Segmented control

  @Test func `a segmented control has the defaults of UIKit`() {
    let control = SegmentedControl(items: ["One", "Two"])
    #expect(control.numberOfSegments == 2)
    #expect(control.selectedSegmentIndex == SegmentedControl.noSegment)
    #expect(!control.isMomentary && !control.apportionsSegmentWidthsByContent)
    #expect(control.titleForSegment(at: 1) == "Two" && control.isEnabledForSegment(at: 1))
    #expect(control.widthForSegment(at: 0) == 0)
    #expect(control.bounds.height == 32)
  }

  @Test func `the selection follows its segment`() {
    let control = SegmentedControl(items: ["A", "B", "C"])
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "0", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == SegmentedControl.noSegment)
    control.selectedSegmentIndex = 9
    #expect(control.selectedSegmentIndex == SegmentedControl.noSegment)
    control.insertSegment(withTitle: "Z", at: 99, animated: false)
    #expect(control.titleForSegment(at: 2) == "Z")
  }

  /// A critically damped spring of stiffness 503.551 and mass 1 (Flutter's
  /// `cupertino/sliding_segmented_control.dart`): 1 - (1 + w t) e^(-w t) with w = 22.44.
  @Test func `a tap slides the thumb with a spring`() {
    let control = SegmentedControl(items: ["A", "B", "C"])
    control.frame = Rect(x: 0, y: 0, width: 300, height: 32)
    control.selectedSegmentIndex = 0
    let changes = place(control, at: .zero)
    stage.tap(at: Point(250, 16), time: 1)
    stage.advance(to: 1.1)
    #expect(control.selectedSegmentIndex == 2 && changes() == 1)
    let thumb = control.subviews[0].subviews[0]
    // w t = 2.244 gives 1 - 3.244 * 0.10603 = 0.65604 of 200 points from 50.
    #expect(abs(thumb.presentation.center.x - (50 + 200 * 0.65604)) < 0.2)
    stage.advance(to: 2)
    #expect(thumb.presentation.frame == Rect(x: 202, y: 2, width: 96, height: 28))
  }

  @Test func `a drag of the thumb selects where it ends, a tap on it nothing`() {
    let control = SegmentedControl(items: ["A", "B", "C"])
    control.frame = Rect(x: 0, y: 0, width: 300, height: 32)
    control.selectedSegmentIndex = 0
    let changes = place(control, at: .zero)
    stage.tap(at: Point(50, 16), time: 0)
    stage.advance(to: 1)
    #expect(changes() == 0)
    stage.pan(from: Point(50, 16), to: Point(150, 16), at: 1, duration: 0.3)
    stage.advance(to: 2)
    #expect(control.selectedSegmentIndex == 1 && changes() == 1)
  }

  @Test func `disabled and momentary segments do not stay selected`() {
    let control = SegmentedControl(items: ["A", "B"])
    control.frame = Rect(x: 0, y: 0, width: 200, height: 32)
    let changes = place(control, at: .zero)
    control.setEnabled(false, forSegmentAt: 0)
    stage.tap(at: Point(50, 16), time: 0)
    control.isMomentary = true
    stage.tap(at: Point(150, 16), time: 1)
    stage.advance(to: 2)
    #expect(control.selectedSegmentIndex == SegmentedControl.noSegment && changes() == 1)
  }
}
