import Bars
import Controls
import Foundation
import Geometry
import PictureKit
import StageKit
import TestSupport
import Testing
import UIKit

/// A row of the table of sizes in `Documentation/Looks.md`.
private struct ControlSize {
  let control: String
  /// The width and height in points; nil where the control has none of its own.
  let width: Double?
  let height: Double?
  let scale: Double

  static func all() throws -> [ControlSize] {
    let page = try String(
      contentsOfFile: "\(repositoryRoot)/Documentation/Looks.md", encoding: .utf8)
    return page.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 4, cells[2].hasPrefix("@"),
        let scale = Double(cells[2].filter(\.isNumber))
      else { return nil }
      let lengths = cells[1].components(separatedBy: " x ")
      guard lengths.count == 2 else { return nil }
      return ControlSize(
        control: cells[0].filter { $0 != "`" }, width: Double(lengths[0]),
        height: Double(lengths[1]), scale: scale)
    }
  }
}

@Suite struct `sizes of controls that Apple's systems drew` {
  private static var controls: [String: () -> UIView] {
    [
      "UISwitch": { UISwitch() }, "UIStepper": { UIStepper() },
      "UISegmentedControl": { UISegmentedControl(items: ["A", "B"]) }, "UISlider": { UISlider() },
      "UIPageControl": {
        let control = UIPageControl()
        control.numberOfPages = 3
        return control
      },
      "UIButton(type: .contactAdd)": { UIButton(type: .contactAdd) },
      "UIProgressView": { UIProgressView() },
      "UIActivityIndicatorView(style: .medium)": { UIActivityIndicatorView(style: .medium) },
      "UIActivityIndicatorView(style: .large)": { UIActivityIndicatorView(style: .large) },
      "UISearchBar": { UISearchBar() },
      "UIDatePicker with wheels": {
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = .wheels
        return picker
      },
      "UITextField with round corners, 14 points": { field(.roundedRect, 14) },
      "UITextField with round corners, 20 points": { field(.roundedRect, 20) },
      "UITextField with round corners, 22 points": { field(.roundedRect, 22) },
      "UITextField without border, 17 points": { field(.none, 17) },
      "UITextField without border, 21 points": { field(.none, 21) },
      "UIButton(configuration: .plain()), \"Login\"": { button(.plain(), "Login") },
      "UIButton(configuration: .plain()), \"Save\"": { button(.plain(), "Save") },
      "UIButton(configuration: .filled()), \"go Back\"": { button(.filled(), "go Back") },
    ]
  }

  private static func field(_ style: UITextField.BorderStyle, _ size: Double) -> UITextField {
    let field = UITextField()
    field.borderStyle = style
    field.font = .systemFont(ofSize: size)
    return field
  }

  private static func button(_ style: UIButton.Configuration, _ title: String) -> UIButton {
    var configuration = style
    configuration.title = title
    return UIButton(configuration: configuration)
  }

  @Test func `are those of the controls here`() throws {
    let rows = try ControlSize.all()
    let controls = Self.controls
    #expect(rows.count == controls.count)
    for row in rows {
      let make = try #require(controls[row.control])
      let stage = Stage(size: Size(393, 852))
      stage.traitCollection.displayScale = row.scale
      let application = UIApplication(on: stage)
      let size = application.run {
        let control = make()
        stage.view.addSubview(control)
        return control.sizeThatFits(.zero)
      }
      // The table has thirds with three digits. Widths of titles differ by a pixel: the table of
      // widths in Documentation/Text.md has their bounds.
      let bound = row.control.contains("configuration") ? 1 / row.scale + 0.001 : 0.001
      if let width = row.width { #expect(abs(size.width - width) < bound, "\(row.control)") }
      if let height = row.height { #expect(abs(size.height - height) < 0.001, "\(row.control)") }
    }
  }
}
