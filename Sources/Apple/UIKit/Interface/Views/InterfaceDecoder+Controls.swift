internal import Controls
internal import Geometry
internal import InterfaceDocuments
internal import PictureKit
internal import Scrolling
internal import StageKit

/// Controls other than buttons and text fields.
extension InterfaceDecoder {
  func decodeControl(_ control: UIControl) {
    properties.bool("enabled") { control.isEnabled = $0 }
    properties.bool("selected") { control.isSelected = $0 }
    properties.bool("highlighted") { control.isHighlighted = $0 }
    properties.word("contentHorizontalAlignment") { control.contentHorizontalAlignment = $0 }
    properties.word("contentVerticalAlignment") { control.contentVerticalAlignment = $0 }
    switch control {
    case let control as UIButton: decodeButton(control)
    case let control as UITextField: decodeTextField(control)
    case let control as UISwitch: decodeSwitch(control)
    case let control as UISlider: decodeSlider(control)
    case let control as UIStepper: decodeStepper(control)
    case let control as UISegmentedControl: decodeSegments(control)
    case let control as UIPageControl: decodePageControl(control)
    case let control as UIDatePicker: decodeDatePicker(control)
    default: break
    }
  }

  private func decodeSwitch(_ control: UISwitch) {
    control.isOn = properties["on"]?.bool ?? false
    properties.color("onTintColor") { control.onTintColor = $0 }
    properties.color("thumbTintColor") { control.thumbTintColor = $0 }
  }

  private func decodeSlider(_ slider: UISlider) {
    properties.number("minValue") { slider.minimumValue = Float($0) }
    properties.number("maxValue") { slider.maximumValue = Float($0) }
    properties.number("value") { slider.value = Float($0) }
    properties.bool("continuous") { slider.isContinuous = $0 }
    properties.color("minimumTrackTintColor") { slider.minimumTrackTintColor = $0 }
    properties.color("maximumTrackTintColor") { slider.maximumTrackTintColor = $0 }
    properties.color("thumbTintColor") { slider.thumbTintColor = $0 }
    properties.image("minimumValueImage") { slider.minimumValueImage = $0 }
    properties.image("maximumValueImage") { slider.maximumValueImage = $0 }
  }

  private func decodeStepper(_ stepper: UIStepper) {
    if let maximum = properties["maximumValue"]?.number { stepper.maximumValue = maximum }
    if let minimum = properties["minimumValue"]?.number { stepper.minimumValue = minimum }
    properties.number("stepValue") { if $0 > 0 { stepper.stepValue = $0 } }
    properties.number("value") { stepper.value = $0 }
    properties.bool("continuous") { stepper.isContinuous = $0 }
    properties.bool("autorepeat") { stepper.autorepeat = $0 }
    properties.bool("wraps") { stepper.wraps = $0 }
  }

  private func decodeSegments(_ control: UISegmentedControl) {
    for segment in source.children[.segments] ?? [] {
      let index = control.numberOfSegments
      let own = InterfaceProperties(segment, properties.values)
      if let image = own["image"]?.image.flatMap(properties.values.image) {
        control.insertSegment(with: image, at: index, animated: false)
      } else {
        control.insertSegment(withTitle: own["title"]?.string ?? "", at: index, animated: false)
      }
      own.bool("enabled") { control.setEnabled($0, forSegmentAt: index) }
      own.number("width") { control.setWidth($0, forSegmentAt: index) }
    }
    properties.bool("momentary") { control.isMomentary = $0 }
    properties.bool("apportionsSegmentWidthsByContent") {
      control.apportionsSegmentWidthsByContent = $0
    }
    properties.color("selectedSegmentTintColor") { control.selectedSegmentTintColor = $0 }
    let selected = properties["selectedSegmentIndex"]?.number.map { Int($0) } ?? 0
    if selected < control.numberOfSegments, properties["momentary"]?.bool != true {
      control.selectedSegmentIndex = max(selected, UISegmentedControl.noSegment)
    }
  }

  private func decodePageControl(_ control: UIPageControl) {
    properties.int("numberOfPages") { control.numberOfPages = max($0, 0) }
    properties.int("currentPage") { control.currentPage = max($0, 0) }
    properties.bool("hidesForSinglePage") { control.hidesForSinglePage = $0 }
    properties.bool("defersCurrentPageDisplay") { control.defersCurrentPageDisplay = $0 }
    properties.color("pageIndicatorTintColor") { control.pageIndicatorTintColor = $0 }
    properties.color("currentPageIndicatorTintColor") { control.currentPageIndicatorTintColor = $0 }
  }

  private func decodeDatePicker(_ picker: UIDatePicker) {
    // Documents without a style are older than the styles.
    let styles: [String: UIDatePickerStyle] = [
      "compact": .compact, "inline": .inline, "inlineCalendar": .inline, "automatic": .automatic,
    ]
    picker.preferredDatePickerStyle = styles[properties["style"]?.string ?? ""] ?? .wheels
    properties.word("datePickerMode", aliases: ["countDownTimer": .countDownTimer]) {
      picker.datePickerMode = $0
    }
    properties.int("minuteInterval") { picker.minuteInterval = $0 }
    properties.number("countDownDuration") { picker.countDownDuration = $0 }
    if case .date(let seconds)? = properties["minimumDate"] {
      picker.minimumDate = Date(timeIntervalSinceReferenceDate: seconds)
    }
    if case .date(let seconds)? = properties["maximumDate"] {
      picker.maximumDate = Date(timeIntervalSinceReferenceDate: seconds)
    }
    if case .date(let seconds)? = properties["date"], properties["useCurrentDate"]?.bool != true {
      picker.date = Date(timeIntervalSinceReferenceDate: seconds)
    }
    if let frame = source.frame { picker.frame = frame }
  }
}
