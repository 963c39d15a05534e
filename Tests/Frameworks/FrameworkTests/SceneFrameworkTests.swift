import AVKit
import Geometry
import MapKit
import MediaPlayer
import SceneKit
import SpriteKit
import StageKit
import Testing
import UIKit
import WebKit

/// Scenes of sprites and in space, and music, are areas and values.
@Suite struct `scenes and music` {
  private let stage = Stage(size: .phone)
  private let application: UIApplication

  init() { application = UIApplication(on: stage) }

  private final class Game: SKScene {
    var lines: [String] = []
    override func didMove(to view: SKView) {
      let ball = SKSpriteNode(color: .red, size: CGSize(width: 20, height: 10))
      ball.name = "ball"
      ball.position = CGPoint(x: 50, y: 40)
      ball.physicsBody = SKPhysicsBody(circleOfRadius: 5)
      addChild(ball)
      ball.run(.sequence([.wait(forDuration: 0.2), .fadeOut(withDuration: 0.3)])) { [self] in
        lines.append("faded")
      }
      lines.append("shown \(size)")
    }
    override func willMove(from view: SKView) { lines.append("left") }
  }

  @Test func `a scene is told when it is shown, and its nodes are found`() throws {
    let game = Game(size: CGSize(width: 100, height: 200))
    game.scaleMode = .resizeFill
    let view = application.run { () -> SKView in
      let view = SKView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      view.presentScene(game)
      view.layoutIfNeeded()
      return view
    }
    let ball = try #require(game.childNode(withName: "//ball"))
    #expect(ball.frame == CGRect(x: 40, y: 35, width: 20, height: 10))
    #expect(game.atPoint(CGPoint(x: 45, y: 42)) === ball && ball.scene === game)
    #expect(game.convertPoint(fromView: CGPoint(x: 30, y: 390)) == CGPoint(x: 30, y: 10))
    stage.advance(to: 0.4)
    #expect(game.lines == ["shown {300, 400}"])
    stage.advance(to: 0.6)
    application.run { view.presentScene(nil) }
    #expect(game.lines == ["shown {300, 400}", "faded", "left"])
    #expect(stage.logEntries.count == 1)
  }

  @Test func `views of scenes say their names`() {
    let texts = application.run { () -> [String?] in
      let sprites = SKView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      sprites.presentScene(Game(size: CGSize(width: 1, height: 1)))
      let space = SCNView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      space.scene = SCNScene(named: "ship.scn")
      return [sprites, space].map { view in
        view.layoutIfNeeded()
        return view.subviews.lazy.compactMap { ($0 as? UILabel)?.text }.first
      }
    }
    #expect(texts == ["SpriteKit: Game", "SceneKit: SCNView"])
  }

  @Test func `nodes in space keep their values and their tree`() {
    let scene = application.run { SCNScene() }
    let box = SCNNode(geometry: SCNBox(width: 1, height: 2, length: 3, chamferRadius: 0))
    box.name = "box"
    box.position = SCNVector3(1, 2, 3)
    let group = SCNNode()
    group.position = SCNVector3Make(10, 0, 0)
    group.addChildNode(box)
    scene.rootNode.addChildNode(group)
    #expect(scene.rootNode.childNode(withName: "box", recursively: true) === box)
    #expect(scene.rootNode.childNode(withName: "box", recursively: false) == nil)
    #expect(box.worldPosition == SCNVector3(11, 2, 3))
    #expect((box.clone().geometry as? SCNBox)?.height == 2)
    group.removeFromParentNode()
    #expect(scene.rootNode.childNodes.isEmpty)
  }

  @Test func `the music of a device is denied`() {
    var lines: [String] = []
    application.run {
      MPMediaLibrary.requestAuthorization { lines.append("\($0)") }
      lines.append("\(MPMediaQuery.songs().items?.count ?? -1) songs")
      MPMusicPlayerController.systemMusicPlayer.play()
      lines.append("\(MPMusicPlayerController.systemMusicPlayer.playbackState)")
    }
    stage.advance(to: 0.1)
    #expect(lines == ["0 songs", "playing", "denied"])
  }

  @Test func `documents make views of frameworks`() throws {
    let elements = ["mapView", "wkWebView", "skView", "sceneKitView"]
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
          \(elements.map { #"<\#($0) contentMode="scaleToFill" id="\#($0)"/>"# }.joined())
          <view contentMode="scaleToFill" id="named" customClass="MPVolumeView"/>
          <avPlayerViewController id="player"/>
        </objects>
      </document>
      """
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "frameworks-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(xib.utf8).write(to: folder.appending(path: "Views.xib"))
    let stage = Stage(size: .phone)
    let made = UIApplication(on: stage, resources: folder.path).run {
      UINib(nibName: "Views", bundle: nil).instantiate(withOwner: nil)
    }
    #expect(
      made.map { "\(type(of: $0))" } == [
        "MKMapView", "WKWebView", "SKView", "SCNView", "MPVolumeView", "AVPlayerViewController",
      ])
    #expect(stage.logEntries.isEmpty)
  }
}
