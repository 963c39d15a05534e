public import Geometry
public import UIKit

/// A picture of a sprite.
open class SKTexture: NSObject {
  private let picture: UIImage?
  /// How the picture is magnified; it changes nothing.
  open var filteringMode = SKTextureFilteringMode.linear
  /// The name of the picture; nil without one.
  public let imageName: String?

  /// Creates an empty picture.
  override public init() { (picture, imageName) = (nil, nil) }
  /// Creates a picture of the bundle.
  public init(imageNamed name: String) {
    (picture, imageName) = (UIImage(named: name), name)
  }
  /// Creates a picture.
  public init(image: UIImage) { (picture, imageName) = (image, nil) }
  /// Creates a part of a picture, which is its whole.
  public init(rect: CGRect, in texture: SKTexture) {
    (picture, imageName) = (texture.picture, texture.imageName)
  }

  /// The size in points.
  open func size() -> CGSize { picture?.size ?? CGSize(width: 0, height: 0) }
  /// Calls a function when the picture is there.
  open func preload(completionHandler: @escaping () -> Void) {
    DispatchQueue.main.async { completionHandler() }
  }
  /// Calls a function when pictures are there.
  open class func preload(
    _ textures: [SKTexture], withCompletionHandler completionHandler: @escaping () -> Void
  ) { DispatchQueue.main.async { completionHandler() } }
}

/// How a picture is magnified.
public enum SKTextureFilteringMode: Int, Sendable {
  /// To the nearest point.
  case nearest
  /// Between points.
  case linear
}

/// Pictures of a folder, which are found by their names.
open class SKTextureAtlas: NSObject {
  /// The names of the pictures: none, since the folder is not read.
  open var textureNames: [String] { [] }
  /// Creates a list of pictures.
  public init(named name: String) {}
  /// Returns a picture of the bundle.
  open func textureNamed(_ name: String) -> SKTexture { SKTexture(imageNamed: name) }
  /// Calls a function when the pictures are there.
  open func preload(completionHandler: @escaping () -> Void) {
    DispatchQueue.main.async { completionHandler() }
  }
}

/// A sprite, which is not drawn.
open class SKSpriteNode: SKNode {
  /// The picture; nil without one.
  open var texture: SKTexture?
  /// The size.
  open var size: CGSize
  /// The color.
  open var color: UIColor
  /// How much of the color is mixed in.
  open var colorBlendFactor = 0.0
  /// Where the place is in the sprite, in parts of its size.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// How the sprite is mixed with what is below.
  open var blendMode = SKBlendMode.alpha
  /// The lights that the sprite takes; they change nothing.
  open var lightingBitMask: UInt32 = 0
  /// The lights whose shadow the sprite throws; they change nothing.
  open var shadowCastBitMask: UInt32 = 0

  /// Creates a sprite.
  public init(texture: SKTexture?, color: UIColor, size: CGSize) {
    (self.texture, self.color, self.size) = (texture, color, size)
    super.init()
  }
  /// Creates a sprite of a picture.
  public convenience init(texture: SKTexture?) {
    self.init(
      texture: texture, color: .white, size: texture?.size() ?? CGSize(width: 0, height: 0))
  }
  /// Creates a sprite of a picture.
  public convenience init(texture: SKTexture?, size: CGSize) {
    self.init(texture: texture, color: .white, size: size)
  }
  /// Creates a sprite of a picture of the bundle.
  public convenience init(imageNamed name: String) {
    self.init(texture: SKTexture(imageNamed: name))
  }
  /// Creates a sprite of a color.
  public convenience init(color: UIColor, size: CGSize) {
    self.init(texture: nil, color: color, size: size)
  }
  /// Creates a sprite of no size.
  override public convenience init() {
    self.init(texture: nil, color: .white, size: CGSize(width: 0, height: 0))
  }
  /// Creates a sprite from an archive, which is not read: nil.
  public required init?(coder aDecoder: NSCoder) { nil }

  /// The place and size in the parent.
  override open var frame: CGRect {
    let (width, height) = (size.width * abs(xScale), size.height * abs(yScale))
    return CGRect(
      x: position.x - anchorPoint.x * width, y: position.y - anchorPoint.y * height,
      width: width, height: height)
  }
}

/// How a node is mixed with what is below.
public enum SKBlendMode: Int, Sendable {
  /// By its opacity.
  case alpha
  /// Added.
  case add
  /// Subtracted.
  case subtract
  /// Multiplied.
  case multiply
  /// Multiplied twice.
  case multiplyX2
  /// As light.
  case screen
  /// In its place.
  case replace
}

/// A text, which is not drawn.
open class SKLabelNode: SKNode {
  /// The text.
  open var text: String?
  /// The text with attributes.
  open var attributedText: NSAttributedString?
  /// The name of the font.
  open var fontName: String?
  /// The size of the font.
  open var fontSize = 32.0
  /// The color of the text.
  open var fontColor: UIColor? = .white
  /// The number of lines.
  open var numberOfLines = 1
  /// The width of lines.
  open var preferredMaxLayoutWidth = 0.0
  /// How lines are broken.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// The horizontal place of the text at its position.
  open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center
  /// The vertical place of the text at its position.
  open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline
  /// A color that is mixed in.
  open var color: UIColor?
  /// How much of the color is mixed in.
  open var colorBlendFactor = 0.0

  /// Creates a text.
  public convenience init(text: String?) {
    self.init()
    self.text = text
  }
  /// Creates a text without characters.
  public convenience init(fontNamed fontName: String?) {
    self.init()
    self.fontName = fontName
  }
  /// Creates a text with attributes.
  public convenience init(attributedText: NSAttributedString?) {
    self.init()
    self.attributedText = attributedText
  }

  /// The place and size in the parent, for lines of half the font's size a character.
  override open var frame: CGRect {
    let width = Double(text?.count ?? 0) * fontSize / 2
    return CGRect(x: position.x - width / 2, y: position.y, width: width, height: fontSize)
  }
}

/// The horizontal place of a text.
public enum SKLabelHorizontalAlignmentMode: Int, Sendable {
  /// Its middle.
  case center
  /// Its left end.
  case left
  /// Its right end.
  case right
}

/// The vertical place of a text.
public enum SKLabelVerticalAlignmentMode: Int, Sendable {
  /// Its baseline.
  case baseline
  /// Its middle.
  case center
  /// Its upper edge.
  case top
  /// Its lower edge.
  case bottom
}

/// A shape, which is not drawn.
open class SKShapeNode: SKNode {
  /// The outline; nil without one.
  open var path: CGPath?
  /// The color of the line.
  open var strokeColor = UIColor.white
  /// The color inside.
  open var fillColor = UIColor.clear
  /// The width of the line.
  open var lineWidth = 1.0
  /// The light around the line.
  open var glowWidth = 0.0
  /// The ends of the line.
  open var lineCap = CGLineCap.butt
  /// The corners of the line.
  open var lineJoin = CGLineJoin.miter
  /// Whether edges are smooth.
  open var isAntialiased = true
  /// The picture inside; nil without one.
  open var fillTexture: SKTexture?
  /// How the shape is mixed with what is below.
  open var blendMode = SKBlendMode.alpha

  /// Creates a shape of an outline.
  public convenience init(path: CGPath) {
    self.init()
    self.path = path
  }
  /// Creates a shape of an outline.
  public convenience init(path: CGPath, centered: Bool) { self.init(path: path) }
  /// Creates a rectangle.
  public convenience init(rect: CGRect, cornerRadius: CGFloat = 0) {
    self.init(path: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius).cgPath)
  }
  /// Creates a rectangle around the place.
  public convenience init(rectOf size: CGSize, cornerRadius: CGFloat = 0) {
    self.init(
      rect: CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height),
      cornerRadius: cornerRadius)
  }
  /// Creates a circle around the place.
  public convenience init(circleOfRadius radius: CGFloat) {
    self.init(ellipseOf: CGSize(width: 2 * radius, height: 2 * radius))
  }
  /// Creates an ellipse around the place.
  public convenience init(ellipseOf size: CGSize) {
    let rect = CGRect(
      x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    self.init(path: UIBezierPath(ovalIn: rect).cgPath)
  }
  /// Creates an ellipse.
  public convenience init(ellipseIn rect: CGRect) {
    self.init(path: UIBezierPath(ovalIn: rect).cgPath)
  }

  /// The place and size in the parent.
  override open var frame: CGRect {
    guard let box = path?.boundingBox else { return super.frame }
    return box.offsetBy(dx: position.x, dy: position.y)
  }
}

/// A source of particles, which are not drawn.
open class SKEmitterNode: SKNode {
  /// The picture of a particle.
  open var particleTexture: SKTexture?
  /// Particles in a second.
  open var particleBirthRate = 0.0
  /// The number of particles; 0 for no end.
  open var numParticlesToEmit = 0
  /// How long a particle is there, in seconds.
  open var particleLifetime = 0.0
  /// The speed of particles.
  open var particleSpeed = 0.0
  /// The direction of particles.
  open var emissionAngle = 0.0
  /// The color of particles.
  open var particleColor = UIColor.white
  /// Where particles begin.
  open var particlePositionRange = CGVector(dx: 0, dy: 0)
  /// The node in which particles move.
  open weak var targetNode: SKNode?

  /// Creates a source without the values of the file, which is not read.
  public convenience init?(fileNamed filename: String) { self.init() }
  /// Computes time in advance; it changes nothing.
  open func advanceSimulationTime(_ sec: TimeInterval) {}
  /// Begins again; it changes nothing.
  open func resetSimulation() {}
}

/// A light, which is not drawn.
open class SKLightNode: SKNode {
  /// Whether the light shines.
  open var isEnabled = true
  /// The color of the light.
  open var lightColor = UIColor.white
  /// How the light ends.
  open var falloff = 1.0
}

/// A sound of a scene, which is not heard.
open class SKAudioNode: SKNode {
  /// Whether the sound begins by itself.
  open var autoplayLooped = true
  /// Whether the sound comes from the place of the node.
  open var isPositional = true
  /// Creates a sound of the bundle.
  public convenience init(fileNamed name: String) { self.init() }
  /// Creates a sound of a file.
  public convenience init(url: URL) { self.init() }
}
