import Controls
import Geometry
import Layers
import Scrolling
import StageKit
import Testing
import UIKit
import UIKitPrograms

/// Objects are made of xibs.
@Suite struct `objects of xibs` {
  private let stage = Stage(size: Size(375, 667))
  private let application: UIApplication
  private let folder: DocumentFolder

  init() throws {
    let cell = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      useAutolayout="YES">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
          <tableViewCell contentMode="scaleToFill" style="IBUITableViewCellStyleSubtitle" \
      textLabel="t" detailTextLabel="d" id="c">
            <rect key="frame" x="0" y="0" width="320" height="44"/>
            <tableViewCellContentView key="contentView" tableViewCell="c" id="cc">
              <subviews>
                <label text="Title" id="t"><rect key="frame" x="15" y="4" width="40" height="20"/></label>
                <label text="Detail" id="d"><rect key="frame" x="15" y="24" width="40" height="15"/></label>
              </subviews>
            </tableViewCellContentView>
            <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="string" keyPath="layer.cornerRadius" value="7"/>
              <userDefinedRuntimeAttribute type="string" keyPath="layer.borderWidth" value="wide"/>
            </userDefinedRuntimeAttributes>
          </tableViewCell>
        </objects>
      </document>
      """
    folder = try DocumentFolder(["PanelView.xib": panelXib, "Row.xib": cell])
    application = UIApplication(on: stage, resources: folder.path)
    application.run { PanelViewController.register() }
  }

  @Test func `a stack arranges within the margins that its document sets`() throws {
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
          <stackView contentMode="scaleToFill" axis="vertical" id="s">
            <rect key="frame" x="0" y="0" width="100" height="50"/>
            <edgeInsets key="layoutMargins" top="16" left="8" bottom="4" right="2"/>
          </stackView>
        </objects>
      </document>
      """
    let folder = try DocumentFolder(["Stack.xib": xib])
    let stage = Stage(size: Size(375, 667))
    let application = UIApplication(on: stage, resources: folder.path)
    let stack = withExtendedLifetime((stage, folder)) {
      application.run {
        UINib(nibName: "Stack", bundle: nil).instantiate(withOwner: nil).first as? UIStackView
      }
    }
    #expect(stack?.isLayoutMarginsRelativeArrangement == true && stack?.layoutMargins.left == 8)
  }

  @Test func `a controller loads the xib that is named after its class`() throws {
    var shown: PanelViewController?
    application.show {
      let controller = PanelViewController()
      shown = controller
      return controller
    }
    let controller = try #require(shown)
    let view = try #require(controller.view)
    #expect(view.backgroundColor == Color(white: 0.5))
    // From 320 x 480 to 375 x 667 points: 55 and 187 more.
    #expect(controller.field.frame == Rect(x: 20, y: 20, width: 335, height: 30))
    let subviews = view.subviews
    #expect(subviews[1].frame == Rect(x: 47.5, y: 70, width: 280, height: 29))
    #expect(subviews[4].frame == Rect(x: 315, y: 617, width: 40, height: 30))
    #expect(controller.field.delegate === controller)
    #expect(controller.field.placeholder == "Name" && controller.field.borderStyle == .roundedRect)
    #expect(controller.field.keyboardType == .emailAddress)
    let segments = try #require(subviews[1] as? UISegmentedControl)
    #expect(segments.selectedSegmentIndex == 1 && segments.titleForSegment(at: 1) == "Second")
    #expect((subviews[2] as? UIProgressView)?.progress == 0.25)
    let stepper = try #require(subviews[3] as? UIStepper)
    #expect(stepper.value == 4 && stepper.maximumValue == 10 && stepper.stepValue == 2)
    let button = try #require(subviews[4] as? UIButton)
    #expect(button.title(for: .highlighted) == "Closing")
    #expect(button.titleColor(for: .normal) == Color(red: 0.2, green: 0.4, blue: 0.6))

    stage.tap(at: Point(330, 630), time: 0.5)
    stage.advance(to: 1)
    #expect(controller.closedBy == [7] && controller.helper.count == 1)
    let lines = stage.logEntries.map(\.text)
    #expect(
      lines == [
        "GLKView is not there; a plain view is shown in its place",
        """
        PanelView.xib, object spare: there is no class Missing; the plain <view> is used \
        (classes: PanelHelper, PanelViewController)
        """,
      ])
  }

  @Test func `objects of a nib are made as often as they are asked for`() throws {
    let made = application.run { () -> [[Any]] in
      let nib = UINib(nibName: "PanelView", bundle: nil)
      return [
        nib.instantiate(withOwner: nil),
        Bundle.main.loadNibNamed("PanelView", owner: PanelViewController()) ?? [],
      ]
    }
    #expect(made.map(\.count) == [3, 3])
    #expect(made[0][0] as? UIView !== made[1][0] as? UIView)
    let spare = try #require(made[0][2] as? UIView)
    #expect(spare.isHidden && spare.alpha == 0.5 && spare.contentMode == .center)
    #expect(application.run { Bundle.main.loadNibNamed("Nothing", owner: nil) }?.count == nil)
  }

  @Test func `a table takes its cells from a nib`() throws {
    let cell = application.run { () -> UITableViewCell? in
      let table = UITableView(frame: Rect(x: 0, y: 0, width: 320, height: 400))
      table.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "Row")
      return table.dequeueReusableCell(withIdentifier: "Row")
    }
    #expect(cell?.reuseIdentifier == "Row")
    #expect(cell?.textLabel?.text == "Title" && cell?.detailTextLabel?.text == "Detail")
    // Numbers that the document gives as texts.
    #expect(cell?.layer.cornerRadius == 7 && cell?.layer.borderWidth == 0)
    #expect(
      application.notes.contains {
        $0.contains("has no attribute layer.borderWidth for wide; it is not set")
      })
  }
}
