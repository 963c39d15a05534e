import Geometry
import Scrolling
import StageKit
import Testing
import UIKit

/// Scenes of controllers of collections, and objects whose class is known while a program runs.
@Suite(.serialized) struct `a scene of a collection's controller` {
  final class Pages: UICollectionViewController {}

  @Test func `has a plain view around the collection, which does not scroll`() throws {
    let stage = Stage(size: Size(320, 568))
    let folder = try DocumentFolder([
      "Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="c">
      <scenes><scene sceneID="s"><objects><collectionViewController id="c" customClass="Pages">
      <collectionView key="view" id="v"><rect key="frame" x="0" y="0" width="320" height="568"/>
      <collectionViewFlowLayout key="collectionViewLayout" id="l"/></collectionView>
      </collectionViewController></objects></scene></scenes></document>
      """
    ])
    let application = UIApplication(on: stage, resources: folder.path)
    application.run {
      let description = _InterfaceClass(Pages.self, name: "Pages")
      description.make { Pages(coder: $0) }
      description.register()
    }
    var shown: UIViewController?
    application.show {
      let controller = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
      shown = controller
      return controller ?? UIViewController()
    }
    stage.advance(to: 0.1)
    let pages = try #require(shown as? Pages)
    let collection = try #require(pages.collectionView)
    #expect(pages.view !== collection && collection.superview === pages.view)
    #expect(collection.frame == Rect(x: 0, y: 0, width: 320, height: 568))
    #expect(collection.dataSource === pages && collection.delegate === pages)
  }

  final class Row: UITableViewCell {}
  final class Badge: UIView {
    let size: Int
    init() {
      size = 3
      super.init(frame: .zero)
    }
  }

  @Test func `objects are made by their class`() {
    let application = UIApplication(on: Stage(size: Size(320, 568)))
    application.run {
      let badge = _InterfaceClass(Badge.self, name: "Badge")
      badge.plain { Badge() }
      badge.register()
      let type: UIView.Type = Badge.self
      let made = _made(type, frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      #expect((made as? Badge)?.size == 3 && made.frame.origin == CGPoint(x: 1, y: 2))
      let label: UIView.Type = UILabel.self
      #expect(_made(label) is UILabel)
      let row: UITableViewCell.Type = Row.self
      #expect(_made(row, style: .default, reuseIdentifier: "a").reuseIdentifier == "a")
      let controller: UIViewController.Type = UITableViewController.self
      #expect(_made(controller) is UITableViewController)
      #expect(_made(UIViewController.self, nibName: "Page", bundle: nil).nibName == "Page")
    }
  }
}
