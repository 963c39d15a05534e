import Geometry
import PictureKit
import Scrolling
import StageKit
import Testing

@Suite struct `picker view` {
  @Test func `a picker without a size is 320 by 216 points and selects first rows`() {
    let wheels = Wheels([5, 1000])
    let (_, picker) = wheels.stage()
    #expect(picker.frame.size == Size(320, 216) && picker.intrinsicContentSize == Size(320, 216))
    #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 1) == 1000)
    #expect(picker.selectedRow(inComponent: 0) == 0 && picker.selectedRow(inComponent: 1) == 0)
    // Both have half of what the margins of 9 points and the gap of 5 leave.
    #expect(picker.rowSize(forComponent: 0) == Size(148.5, 32))
  }

  @Test func `only rows that are shown have views`() {
    let (_, picker) = Wheels([1000]).stage()
    picker.selectRow(500, inComponent: 0, animated: false)
    #expect(picker.view(forRow: 500, forComponent: 0) != nil)
    #expect(picker.view(forRow: 520, forComponent: 0) == nil)
    #expect(picker.view(forRow: 480, forComponent: 0) == nil)
  }

  @Test func `code selects rows without telling the delegate`() {
    let wheels = Wheels([20])
    let (stage, picker) = wheels.stage()
    picker.selectRow(7, inComponent: 0, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 7)
    picker.selectRow(12, inComponent: 0, animated: true)
    stage.advance(to: 1)
    #expect(picker.selectedRow(inComponent: 0) == 12 && wheels.calls.isEmpty)
    #expect(picker.view(forRow: 12, forComponent: 0) != nil)
  }

  @Test func `a thrown wheel decelerates and rests at a row, which the delegate is told once`() {
    let wheels = Wheels([1000])
    let (stage, picker) = wheels.stage()
    stage.pan(from: Point(160, 160), to: Point(160, 60), at: 0, duration: 0.1)
    stage.advance(to: 0.2)
    #expect(wheels.calls.isEmpty && picker.selectedRow(inComponent: 0) == 0)
    stage.advance(to: 5)
    let row = picker.selectedRow(inComponent: 0)
    // 100 points in 0.1 s are 1000 points/s, which the normal rate extends by 499 points: 18 rows,
    // or a few less for the start of the drag.
    #expect((14...19).contains(row))
    #expect(wheels.calls == ["0.\(row)"])
    let middle = picker.view(forRow: row, forComponent: 0).map { $0.convert($0.bounds, to: picker) }
    #expect(middle?.midY == 108)
  }

  @Test func `the wheel moves between the ticks of the stage`() {
    let (stage, _) = Wheels([1000]).stage()
    stage.pan(from: Point(160, 160), to: Point(160, 60), at: 0, duration: 0.1)
    // 240 frames a second: each differs from the one before.
    let frames = (0..<8).map { stage.frame(at: 0.3 + Double($0) / 240).layers }
    #expect(Set(frames).count == 8)
  }

  @Test func `a tap on a row turns the wheel to it`() {
    let wheels = Wheels([10])
    let (stage, picker) = wheels.stage()
    // On the wheel the first row below the middle is about 33 points lower.
    stage.tap(at: Point(160, 141), time: 0)
    stage.advance(to: 0.1)
    #expect(wheels.calls.isEmpty)
    stage.advance(to: 1)
    #expect(wheels.calls == ["0.1"] && picker.selectedRow(inComponent: 0) == 1)
    stage.tap(at: Point(160, 108), time: 1)
    stage.advance(to: 2)
    #expect(wheels.calls == ["0.1"])
  }

  @Test func `a finger that stops the wheel lets it settle at the nearest row`() {
    let wheels = Wheels([1000])
    let (stage, picker) = wheels.stage()
    stage.pan(from: Point(160, 160), to: Point(160, 60), at: 0, duration: 0.1)
    stage.tap(at: Point(160, 108), time: 0.4, duration: 0.2)
    stage.advance(to: 3)
    let row = picker.selectedRow(inComponent: 0)
    #expect(wheels.calls == ["0.\(row)"] && (5...13).contains(row))
    let middle = picker.view(forRow: row, forComponent: 0).map { $0.convert($0.bounds, to: picker) }
    #expect(middle?.midY == 108)
  }

  @Test func `a drag beyond the first row comes back to it`() {
    let wheels = Wheels([10])
    let (stage, picker) = wheels.stage()
    stage.pan(from: Point(160, 60), to: Point(160, 200), at: 0, duration: 0.5)
    stage.advance(to: 3)
    #expect(picker.selectedRow(inComponent: 0) == 0 && wheels.calls == ["0.0"])
  }

  @Test func `wheels turn independently`() {
    let wheels = Wheels([10, 10])
    let (stage, picker) = wheels.stage()
    stage.tap(at: Point(240, 141), time: 0)
    stage.advance(to: 1)
    #expect(picker.selectedRow(inComponent: 0) == 0 && picker.selectedRow(inComponent: 1) == 1)
  }

  @Test func `reloading keeps a row that still exists, and else takes the last one`() {
    let wheels = Wheels([10])
    let (_, picker) = wheels.stage()
    picker.selectRow(6, inComponent: 0, animated: false)
    wheels.counts = [8]
    picker.reloadComponent(0)
    #expect(picker.selectedRow(inComponent: 0) == 6)
    wheels.counts = [3]
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 0) == 2)
    wheels.counts = [0]
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 0) == -1)
  }

  @Test func `rows are views of the delegate, reused when they leave`() {
    final class Images: PickerViewDataSource, PickerViewDelegate {
      var made = 0
      func numberOfComponents(in pickerView: PickerView) -> Int { 1 }
      func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int {
        100
      }
      func pickerView(_ pickerView: PickerView, rowHeightForComponent component: Int) -> Double {
        50
      }
      func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> Double { 120 }
      func pickerView(
        _ pickerView: PickerView, viewForRow row: Int, forComponent component: Int,
        reusing view: View?
      ) -> View {
        if view == nil { made += 1 }
        let image = view as? ImageView ?? ImageView()
        image.tag = row
        return image
      }
    }
    let images = Images()
    let picker = PickerView()
    picker.dataSource = images
    picker.delegate = images
    let stage = Stage(size: Size(320, 216))
    stage.view.addSubview(picker)
    stage.advance(to: 0)
    #expect(picker.rowSize(forComponent: 0) == Size(120, 50))
    for row in stride(from: 0, through: 90, by: 10) {
      picker.selectRow(row, inComponent: 0, animated: false)
    }
    let shown = picker.view(forRow: 90, forComponent: 0)
    #expect(shown is ImageView && shown?.tag == 90 && shown?.bounds.size == Size(120, 50))
    // Two heights and two rows at most are made ahead, of 50 points each.
    #expect(images.made <= 12)
  }
}
