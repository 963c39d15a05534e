/// Provides the numbers of a picker's wheels and rows: `UIPickerViewDataSource`.
public protocol PickerViewDataSource: AnyObject {
  /// Returns the number of wheels, beside each other.
  func numberOfComponents(in pickerView: PickerView) -> Int
  /// Returns the number of rows of a wheel.
  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int
}
