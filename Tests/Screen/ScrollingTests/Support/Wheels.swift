import Geometry
import PictureKit
import Scrolling
import StageKit

/// A data source of wheels with numbered rows that notes what is selected.
final class Wheels: PickerViewDataSource, PickerViewDelegate {
  var counts: [Int]
  var calls: [String] = []
  var widths: [Double]?
  var rowHeight = 32.0

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfComponents(in pickerView: PickerView) -> Int { counts.count }
  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int {
    counts[component]
  }
  func pickerView(
    _ pickerView: PickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { "\(component).\(row)" }
  func pickerView(_ pickerView: PickerView, rowHeightForComponent component: Int) -> Double {
    rowHeight
  }
  func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int) {
    calls.append("\(component).\(row)")
  }

  /// Returns a stage with a picker of the wheels, 320 by 216 points.
  func stage() -> (Stage, PickerView) {
    let stage = Stage(size: .init(320, 216))
    let picker = PickerView()
    picker.dataSource = self
    picker.delegate = self
    stage.view.addSubview(picker)
    stage.advance(to: 0)
    return (stage, picker)
  }
}
