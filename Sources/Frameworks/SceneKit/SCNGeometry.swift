public import UIKit

/// A shape in space, which is not drawn.
open class SCNGeometry: NSObject {
  /// A name; nil by default.
  open var name: String?
  /// The materials.
  open var materials: [SCNMaterial] = [SCNMaterial()]
  /// The first material.
  open var firstMaterial: SCNMaterial? {
    get { materials.first }
    set { materials = (newValue.map { [$0] } ?? []) + materials.dropFirst() }
  }
}

/// A box.
open class SCNBox: SCNGeometry {
  /// The width.
  open var width: CGFloat
  /// The height.
  open var height: CGFloat
  /// The length.
  open var length: CGFloat
  /// The radius of corners.
  open var chamferRadius: CGFloat
  /// Creates a box.
  public init(
    width: CGFloat = 1, height: CGFloat = 1, length: CGFloat = 1, chamferRadius: CGFloat = 0
  ) {
    (self.width, self.height, self.length, self.chamferRadius) = (
      width, height, length, chamferRadius
    )
  }
}

/// A sphere.
open class SCNSphere: SCNGeometry {
  /// The radius.
  open var radius: CGFloat
  /// The number of parts.
  open var segmentCount = 24
  /// Whether the sphere is made of triangles of one size.
  open var isGeodesic = false
  /// Creates a sphere.
  public init(radius: CGFloat = 0.5) { self.radius = radius }
}

/// A rectangle.
open class SCNPlane: SCNGeometry {
  /// The width.
  open var width: CGFloat
  /// The height.
  open var height: CGFloat
  /// The radius of corners.
  open var cornerRadius = 0.0
  /// Creates a rectangle.
  public init(width: CGFloat = 1, height: CGFloat = 1) {
    (self.width, self.height) = (width, height)
  }
}

/// A cylinder.
open class SCNCylinder: SCNGeometry {
  /// The radius.
  open var radius: CGFloat
  /// The height.
  open var height: CGFloat
  /// Creates a cylinder.
  public init(radius: CGFloat = 0.5, height: CGFloat = 1) {
    (self.radius, self.height) = (radius, height)
  }
}

/// A cone.
open class SCNCone: SCNGeometry {
  /// The upper radius.
  open var topRadius: CGFloat
  /// The lower radius.
  open var bottomRadius: CGFloat
  /// The height.
  open var height: CGFloat
  /// Creates a cone.
  public init(topRadius: CGFloat = 0, bottomRadius: CGFloat = 0.5, height: CGFloat = 1) {
    (self.topRadius, self.bottomRadius, self.height) = (topRadius, bottomRadius, height)
  }
}

/// A pyramid.
open class SCNPyramid: SCNGeometry {
  /// The width.
  open var width: CGFloat
  /// The height.
  open var height: CGFloat
  /// The length.
  open var length: CGFloat
  /// Creates a pyramid.
  public init(width: CGFloat = 1, height: CGFloat = 1, length: CGFloat = 1) {
    (self.width, self.height, self.length) = (width, height, length)
  }
}

/// A ring.
open class SCNTorus: SCNGeometry {
  /// The radius of the ring.
  open var ringRadius: CGFloat
  /// The radius of the pipe.
  open var pipeRadius: CGFloat
  /// Creates a ring.
  public init(ringRadius: CGFloat = 0.5, pipeRadius: CGFloat = 0.25) {
    (self.ringRadius, self.pipeRadius) = (ringRadius, pipeRadius)
  }
}

/// A ground without an end.
open class SCNFloor: SCNGeometry {
  /// How much the ground reflects.
  open var reflectivity = 0.25
}

/// A text in space.
open class SCNText: SCNGeometry {
  /// The text.
  open var string: Any?
  /// The depth.
  open var extrusionDepth: CGFloat
  /// The font.
  open var font: UIFont! = .systemFont(ofSize: 36)
  /// How flat curves are.
  open var flatness = 0.6
  /// Creates a text.
  public init(string: Any?, extrusionDepth: CGFloat) {
    (self.string, self.extrusionDepth) = (string, extrusionDepth)
  }
}

/// How light and colors of a material are found.
open class SCNMaterial: NSObject {
  /// How light is computed.
  public struct LightingModel: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// By Blinn.
    public static let blinn = LightingModel(rawValue: "blinn")
    /// By Phong.
    public static let phong = LightingModel(rawValue: "phong")
    /// By Lambert.
    public static let lambert = LightingModel(rawValue: "lambert")
    /// Without light.
    public static let constant = LightingModel(rawValue: "constant")
    /// As in nature.
    public static let physicallyBased = LightingModel(rawValue: "physicallyBased")
  }
  /// A name; nil by default.
  open var name: String?
  /// The color.
  public let diffuse = SCNMaterialProperty()
  /// The color of dark parts.
  public let ambient = SCNMaterialProperty()
  /// The color of the gloss.
  public let specular = SCNMaterialProperty()
  /// The color of its own light.
  public let emission = SCNMaterialProperty()
  /// What is seen in it.
  public let reflective = SCNMaterialProperty()
  /// The bumps.
  public let normal = SCNMaterialProperty()
  /// How much it is a metal.
  public let metalness = SCNMaterialProperty()
  /// How rough it is.
  public let roughness = SCNMaterialProperty()
  /// What is seen through.
  public let transparent = SCNMaterialProperty()
  /// How light is computed.
  open var lightingModel = LightingModel.blinn
  /// The opacity.
  open var transparency = 1.0
  /// The gloss.
  open var shininess = 1.0
  /// Whether both sides are seen.
  open var isDoubleSided = false
}

/// A color, a picture or a number of a material.
open class SCNMaterialProperty: NSObject {
  /// The color, the picture or the number.
  open var contents: Any?
  /// How strong it is.
  open var intensity = 1.0
}
