public import Geometry

/// A storyboard or a xib of Interface Builder for iOS.
///
/// Objects refer to each other by id. Reading checks that ids are unique and that every reference
/// leads to an element, so ``element(_:)`` finds what a reference names, unless that is in an
/// uninterpreted element.
public struct InterfaceDocument: Hashable, Sendable {
  /// An outlet of an object whose class is one of the program.
  public struct OutletUse: Hashable, Sendable {
    /// The class that has the outlet, or inherits it.
    public let owner: CustomClass
    /// The name of the outlet.
    public let property: String
    /// The line of the outlet, from 1.
    public let line: Int
  }

  /// The kinds of document.
  public enum Kind: Hashable, Sendable {
    /// Scenes with controllers.
    case storyboard
    /// Objects that are loaded with an owner.
    case xib
  }

  /// The path of the file, or the name that the caller gave to its bytes.
  public let file: String
  /// The kind of document.
  public let kind: Kind
  /// The version of the tools that wrote the document, such as `13122.16`, or nil.
  public let toolsVersion: String?
  /// The runtime, such as `iOS.CocoaTouch` or `iOS.CocoaTouch.iPad`, or nil.
  public let targetRuntime: String?
  /// Whether the document uses constraints.
  public let usesAutolayout: Bool
  /// Whether the document uses size classes.
  public let usesTraitCollections: Bool
  /// Whether constraints may refer to safe areas.
  public let usesSafeAreas: Bool
  /// Whether the document is a launch screen.
  public let isLaunchScreen: Bool
  /// Whether Interface Builder matches colors.
  public let isColorMatched: Bool
  /// The module of custom classes without one, or nil.
  public let customModule: String?
  /// The device, or nil in documents older than Xcode 8.
  public let device: InterfaceDevice?
  /// The size for which frames are designed, in points.
  ///
  /// It is the size of the device's screen; without a known device that of the document's simulated
  /// screen; else that of the root view of the initial or first controller, with the bars above it;
  /// else 600 x 600 with size classes and 320 x 480 (iPad: 768 x 1024) without.
  public let canvasSize: Size
  /// The id of the initial controller, or nil.
  public let initialViewController: String?
  /// The document's tint, or nil.
  public let tintColor: InterfaceColor?
  /// What the document needs of Interface Builder.
  public let dependencies: InterfaceDependencies
  /// The simulated bars and screen of old documents by key, such as `statusBar`; else empty.
  public let simulatedMetrics: [String: PropertyValue]
  /// The names of the faces in each font file that the document uses.
  public let customFonts: [String: [String]]
  /// The ids of the segues that decide which of several metrics a scene inherits.
  public let inferredMetricsTieBreakers: [String]
  /// The scenes of a storyboard, in document order; none for a xib.
  public let scenes: [InterfaceScene]
  /// The top-level objects of a xib, in document order; none for a storyboard.
  public let objects: [InterfaceObject]
  /// The images and colors outside of the document.
  public let resources: InterfaceResources
  /// What the model does not interpret, in document order.
  public let uninterpreted: [UninterpretedItem]

  let elements: [String: InterfaceElement]
  /// The indices of the scenes by the ids of their objects.
  let sceneIndices: [String: Int]
  /// The outlets of objects with classes of the program, by the ids to which they lead.
  let outlets: [String: [OutletUse]]
}

extension InterfaceDocument {
  /// Returns the element with an id, or nil without one.
  public func element(_ id: String) -> InterfaceElement? { elements[id] }

  /// Returns the object with an id, or nil if there is none or the id is not that of an object.
  public func object(_ id: String) -> InterfaceObject? {
    if case .object(let object) = elements[id] { object } else { nil }
  }

  /// Returns the outlets that lead to an object, from objects with classes of the program, in
  /// document order.
  public func outlets(to id: String) -> [OutletUse] { outlets[id] ?? [] }

  /// The initial controller, or nil without one.
  public var initialController: InterfaceObject? { initialViewController.flatMap(object) }

  /// Returns the scene whose controller has a storyboard identifier, or nil without one.
  public func scene(storyboardIdentifier: String) -> InterfaceScene? {
    scenes.first { $0.controller?.storyboardIdentifier == storyboardIdentifier }
  }

  /// Returns the scene that contains a controller by id, or nil without one.
  public func scene(controllerID: String) -> InterfaceScene? {
    sceneIndices[controllerID].map { scenes[$0] }
  }
}

extension InterfaceDocument: CustomStringConvertible {
  /// The file, the kind and the number of scenes or top-level objects.
  public var description: String {
    switch kind {
    case .storyboard: "\(file) (storyboard, scenes: \(scenes.count))".printable
    case .xib: "\(file) (xib, objects: \(objects.count))".printable
    }
  }
}
