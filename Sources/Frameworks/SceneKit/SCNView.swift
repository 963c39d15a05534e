public import FrameworkSupport
public import Geometry
internal import StageContext
@_exported public import UIKit

/// What draws a scene.
public protocol SCNSceneRenderer: AnyObject {
  /// The scene; nil by default.
  var scene: SCNScene? { get set }
  /// The node from which the scene is seen.
  var pointOfView: SCNNode? { get set }
}

/// What a view of a scene reports; nothing is, since no frame is computed.
public protocol SCNSceneRendererDelegate: NSObjectProtocol {
  /// Never called.
  func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
}

extension SCNSceneRendererDelegate {
  /// Does nothing.
  public func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval) {}
}

/// A view of a scene in space, which a film does not have: a plain area that says its name.
open class SCNView: PlaceholderView, SCNSceneRenderer {
  /// The scene; nil by default.
  open var scene: SCNScene? {
    didSet {
      guard scene != nil else { return }
      ApplicationContext.logUnavailable("A scene in space", "an area says its name")
    }
  }
  /// The node from which the scene is seen.
  open var pointOfView: SCNNode?
  /// The receiver of reports; nil by default.
  open weak var delegate: (any SCNSceneRendererDelegate)?
  /// Whether fingers move the camera; they do not.
  open var allowsCameraControl = false
  /// Whether a light is added; it changes nothing.
  open var autoenablesDefaultLighting = false
  /// Whether numbers are shown; they are not.
  open var showsStatistics = false
  /// How edges are smoothed; it changes nothing.
  open var antialiasingMode = SCNAntialiasingMode.none
  /// Whether the scene moves; it does not.
  open var isPlaying = false
  /// Whether every frame is computed; none is.
  open var rendersContinuously = false
  /// Whether actions repeat; it changes nothing.
  open var loops = false
  /// The time of the scene.
  open var sceneTime = 0.0
  /// Frames in a second; it changes nothing.
  open var preferredFramesPerSecond = 60

  /// What the area says.
  override open var placeholderName: String { "SceneKit: SCNView" }

  /// Creates a view.
  public convenience init(frame: CGRect, options: [String: Any]?) { self.init(frame: frame) }
  /// Creates a view.
  override public init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// Moves the scene; it does not.
  open func play(_ sender: Any?) { isPlaying = true }
  /// Stops the scene.
  open func pause(_ sender: Any?) { isPlaying = false }
  /// Stops the scene.
  open func stop(_ sender: Any?) { isPlaying = false }
  /// Returns what is at a place: nothing.
  open func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]? = nil) -> [SCNHitTestResult]
  { [] }
  /// Returns a picture of the area.
  open func snapshot() -> UIImage {
    UIGraphicsImageRenderer(bounds: bounds).image { layer.render(in: $0.cgContext) }
  }
}

extension SCNView: DocumentMade {
  package static func makeForDocument() -> AnyObject { SCNView() }
}

/// How edges are smoothed.
public enum SCNAntialiasingMode: UInt, Sendable {
  /// They are not.
  case none
  /// By two samples.
  case multisampling2X
  /// By four samples.
  case multisampling4X
}

/// An option of a search at a place.
public struct SCNHitTestOption: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates an option.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Whether only the first is found.
  public static let firstFoundOnly = SCNHitTestOption(rawValue: "firstFoundOnly")
  /// Whether only boxes are tested.
  public static let boundingBoxOnly = SCNHitTestOption(rawValue: "boundingBoxOnly")
  /// How far the search goes.
  public static let searchMode = SCNHitTestOption(rawValue: "searchMode")
}

/// What is found at a place; nothing is.
open class SCNHitTestResult: NSObject {
  /// The node.
  public let node: SCNNode
  /// The place in space.
  open var worldCoordinates: SCNVector3 { node.position }
  /// The place in the node.
  open var localCoordinates: SCNVector3 { SCNVector3() }

  init(node: SCNNode) { self.node = node }
}
