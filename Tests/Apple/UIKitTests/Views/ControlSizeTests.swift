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
  private let controls: [String: () -> UIView] = [
    "UISwitch": { UISwitch() }, "UIStepper": { UIStepper() },
    "UISegmentedControl": { UISegmentedControl(items: ["A", "B"]) }, "UISlider": { UISlider() },
    "UIPageControl": {
      let control = UIPageControl()
      control.numberOfPages = 3
      return control
    },
    "UIButton(type: .contactAdd)": { UIButton(type: .contactAdd) },
  ]

  @Test func `are those of the controls here`() throws {
    let rows = try ControlSize.all()
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
      // The table has thirds with three digits. The own width of a switch is 2 points smaller.
      if let width = row.width { #expect(abs(size.width - width) < 0.001, "\(row.control)") }
      if let height = row.height { #expect(abs(size.height - height) < 0.001, "\(row.control)") }
    }
  }
}
