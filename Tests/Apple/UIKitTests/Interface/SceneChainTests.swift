import Geometry
import StageKit
import Testing
import UIKit

/// Controllers of storyboards that contain themselves: films go on without the innermost one.
@Suite(.serialized) struct `controllers that contain one another` {
  private let stage = Stage(size: Size(320, 568))

  @Test func `by relationships are made once, and the path is logged`() throws {
    let notes = try notes([
      "Main": storyboard(
        """
        <navigationController id="n1" customClass="Shell"><connections>
        <segue destination="t1" kind="relationship" relationship="rootViewController" id="r1"/>
        </connections></navigationController>
        """,
        """
        <tabBarController id="t1"><connections>
        <segue destination="n1" kind="relationship" relationship="viewControllers" id="r2"/>
        </connections></tabBarController>
        """)
    ])
    #expect(
      notes.contains(
        """
        Main.storyboard, line 2: controllers contain one another without end: \
        n1 (Shell) > t1 > n1 (Shell); the last one is left out
        """), "\(notes)")
  }

  @Test func `by embedding are made once, and the path is logged`() throws {
    let notes = try notes([
      "Main": storyboard(
        """
        <viewController id="n1"><view key="view" id="v">
        <rect key="frame" x="0" y="0" width="320" height="568"/><subviews>
        <containerView id="c"><rect key="frame" x="0" y="0" width="99" height="99"/>
        <connections><segue destination="n1" kind="embed" id="r1"/></connections></containerView>
        </subviews></view></viewController>
        """)
    ])
    #expect(
      notes.contains(
        """
        Main.storyboard, line 2: controllers contain one another without end: n1 > n1; \
        the last one is left out
        """), "\(notes)")
  }

  @Test func `by references between storyboards name both`() throws {
    let notes = try notes([
      "Main": storyboard(
        "<viewControllerPlaceholder storyboardName=\"Other\" id=\"n1\"/>"),
      "Other": storyboard(
        """
        <navigationController id="n1"><connections>
        <segue destination="p" kind="relationship" relationship="rootViewController" id="r1"/>
        </connections></navigationController>
        """, "<viewControllerPlaceholder storyboardName=\"Main\" id=\"p\"/>"),
    ])
    #expect(
      notes.contains(
        """
        Main.storyboard, line 2: controllers contain one another without end: \
        n1 > Other.n1 > Other.p > n1; the last one is left out
        """), "\(notes)")
  }

  @Test func `in a chain without end end at a limit`() throws {
    let scenes = (1...3000).map { index in
      """
      <navigationController id="n\(index)"><connections><segue destination="n\(index % 3000 + 1)" \
      kind="relationship" relationship="rootViewController" id="r\(index)"/></connections>\
      </navigationController>
      """
    }
    let notes = try notes(["Main": storyboard(scenes)])
    #expect(
      notes.contains { $0.contains("more than 60 controllers contain one another: n1 > n2 > n3") },
      "\(notes)")
  }

  @Test func `are allowed where a segue leads back`() throws {
    let notes = try notes([
      "Main": storyboard(
        """
        <viewController id="n1"><view key="view" id="v"><subviews><button id="b"><connections>
        <segue destination="n1" kind="show" id="r1"/></connections></button></subviews></view>
        </viewController>
        """)
    ])
    #expect(!notes.contains { $0.contains("contain one another") })
  }

  /// Shows the initial controller, and returns what is logged.
  private func notes(_ storyboards: [String: String]) throws -> [String] {
    let files = storyboards.map { ("\($0.key).storyboard", $0.value) }
    let folder = try DocumentFolder(Dictionary(uniqueKeysWithValues: files))
    let application = UIApplication(on: stage, resources: folder.path)
    application.show {
      UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        ?? UIViewController()
    }
    return application.notes
  }

  private func storyboard(_ controllers: String...) -> String { storyboard(controllers) }

  /// Returns a storyboard of controllers in scenes, whose first line is the second one.
  private func storyboard(_ controllers: [String]) -> String {
    let scenes = controllers.enumerated().map { index, controller in
      "<scene sceneID=\"s\(index)\"><objects>\(controller)</objects></scene>"
    }
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="n1">
      <scenes>\(scenes.joined())</scenes></document>
      """
  }
}
