import Geometry
import Scrolling
import StageKit
import Testing
import UIKit

/// Storyboards make pickers with outlets, and segues whose destinations a method makes.
@Suite(.serialized) struct `pickers of storyboards` {
  private final class PickingController: UIViewController, UIPickerViewDataSource,
    UIPickerViewDelegate
  {
    weak var picker: UIPickerView!
    weak var dates: UIDatePicker!
    weak var button: UIButton!
    var calls: [String] = []

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 4 }
    func pickerView(
      _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) { calls.append("selected \(row)") }

    func makeDetail(_ coder: NSCoder, sender: UIButton?) -> UIViewController? {
      calls.append("make \(sender === button)")
      return DetailController(coder: coder, note: "made")
    }

    static func register() {
      let entry = _InterfaceClass(PickingController.self, name: "PickingController")
      entry.make { PickingController(coder: $0) }
      entry.outlet("picker") { (object: PickingController, value: UIPickerView) in
        object.picker = value
      }
      entry.outlet("dates") { (object: PickingController, value: UIDatePicker) in
        object.dates = value
      }
      entry.outlet("button") { (object: PickingController, value: UIButton) in
        object.button = value
      }
      entry.segueAction("makeDetail:sender:") {
        (object: PickingController, coder: NSCoder, sender: UIButton?, identifier: String?) in
        object.makeDetail(coder, sender: sender)
      }
      entry.register()
    }
  }

  private final class DetailController: UIViewController {
    let note: String

    init?(coder: NSCoder, note: String) {
      self.note = note
      super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
      note = ""
      super.init(coder: coder)
    }
  }

  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="root">
      <scenes>
        <scene sceneID="1"><objects>
          <viewController id="root" customClass="PickingController" sceneMemberID="viewController">
            <view key="view" id="view"><rect key="frame" x="0" y="0" width="320" height="568"/>
              <subviews>
                <pickerView id="p"><rect key="frame" x="0" y="0" width="320" height="216"/>
                  <connections>
                    <outlet property="dataSource" destination="root" id="c1"/>
                    <outlet property="delegate" destination="root" id="c2"/>
                  </connections>
                </pickerView>
                <datePicker datePickerMode="date" minuteInterval="1" id="d">
                  <rect key="frame" x="0" y="220" width="320" height="216"/>
                  <date key="date" timeIntervalSinceReferenceDate="86400"/>
                  <date key="minimumDate" timeIntervalSinceReferenceDate="0"/>
                </datePicker>
                <button buttonType="system" id="b">
                  <rect key="frame" x="20" y="500" width="100" height="44"/>
                  <connections>
                    <segue destination="detail" kind="presentation" identifier="detail" \
    destinationCreationSelector="makeDetail:sender:" id="s1"/>
                  </connections>
                </button>
              </subviews>
            </view>
            <connections>
              <outlet property="picker" destination="p" id="o1"/>
              <outlet property="dates" destination="d" id="o2"/>
              <outlet property="button" destination="b" id="o3"/>
            </connections>
          </viewController>
        </objects></scene>
        <scene sceneID="2"><objects>
          <viewController id="detail" sceneMemberID="viewController">
            <view key="view" id="v2"><rect key="frame" x="0" y="0" width="320" height="568"/></view>
          </viewController>
        </objects></scene>
      </scenes>
    </document>
    """

  private let stage = Stage(size: Size(320, 568))
  private let controller: PickingController

  init() throws {
    let folder = try DocumentFolder(["Main.storyboard": Self.document])
    let application = UIApplication(on: stage, resources: folder.path)
    var shown: PickingController?
    application.run { PickingController.register() }
    application.show {
      let controller = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
      shown = controller as? PickingController
      return controller ?? UIViewController()
    }
    controller = try #require(shown)
    stage.advance(to: 0)
  }

  @Test func `a picker has the rows of its data source, and tells its delegate`() {
    #expect(controller.picker.numberOfRows(inComponent: 0) == 4)
    stage.tap(at: Point(160, 141), time: 0)
    stage.advance(to: 1)
    #expect(controller.calls == ["selected 1"])
  }

  @Test func `a date picker without a style has wheels, and the dates of the document`() {
    let dates = controller.dates
    #expect(dates?.datePickerMode == .date && dates?.datePickerStyle == .wheels)
    #expect(dates?.frame == Rect(x: 0, y: 220, width: 320, height: 216))
    #expect(dates?.date == Date(timeIntervalSinceReferenceDate: 86_400))
    #expect(dates?.minimumDate == Date(timeIntervalSinceReferenceDate: 0))
  }

  @Test func `a segue presents the controller that the method makes`() {
    stage.tap(at: Point(70, 522), time: 0)
    stage.advance(to: 1)
    #expect(controller.calls == ["make true"])
    let presented = controller.presentedViewController as? DetailController
    #expect(presented?.note == "made")
  }
}
