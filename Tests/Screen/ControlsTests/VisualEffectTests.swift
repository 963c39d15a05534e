import Controls
import Geometry
import Imaging
import Layers
import PictureKit
import Raster
import StageKit
import TestSupport
import Testing

/// Views that blur what is behind them, and vibrant content on them.
@Suite struct VisualEffectTests {
  private let stage = Stage(size: Size(120, 80))

  private func image() throws -> Image {
    try FrameRenderer(canvas: stage.size).image(of: stage.frame(at: stage.time))
  }

  private func levels(_ pixel: UInt32) -> [Double] {
    [pixel >> 16, pixel >> 8, pixel].map { Double($0 & 255) }
  }

  private func addView(_ effect: VisualEffect?) -> VisualEffectView {
    let view = VisualEffectView(effect: effect)
    view.frame = Rect(x: 20, y: 10, width: 80, height: 60)
    stage.view.addSubview(view)
    return view
  }

  /// A layer below the content of a view.
  private func filter(of view: VisualEffectView) throws -> BackdropLayer {
    try #require(view.layer.sublayers?.first as? BackdropLayer)
  }

  /// Levels in 0...255 with a saturation of 1.8 around the luminance of BT.709 and a tint over
  /// them.
  private func tinted(_ color: Color, white: Double, alpha: Double) -> [Double] {
    let levels = [color.red, color.green, color.blue]
    let luminance = 0.2126 * levels[0] + 0.7152 * levels[1] + 0.0722 * levels[2]
    return levels.map { level in
      let saturated = min(max(luminance + 1.8 * (level - luminance), 0), 1)
      return 255 * (saturated * (1 - alpha) + white * alpha)
    }
  }

  @Test func `an effect view has the defaults of UIKit`() {
    let view = VisualEffectView(frame: Rect(x: 1, y: 2, width: 30, height: 40))
    #expect(view.effect == nil && view.contentView.superview === view)
    #expect(view.contentView.frame == Rect(x: 0, y: 0, width: 30, height: 40))
    view.bounds.size = Size(50, 10)
    #expect(view.contentView.frame == Rect(x: 0, y: 0, width: 50, height: 10))
    #expect(VisualEffectView(effect: nil).frame == .zero)
    #expect(BlurEffect.Style.systemChromeMaterialDark.rawValue == 20)
    #expect(BlurEffect.Style(rawValue: 3) == nil)
  }

  @Test func `without an effect a view shows what is behind as it is`() throws {
    stage.view.backgroundColor = Color(red: 0.3, green: 0.5, blue: 0.2)
    let plain = stage.frame(at: 0)
    let view = addView(nil)
    let renderer = FrameRenderer(canvas: stage.size)
    #expect(try image() == renderer.image(of: plain))
    view.effect = BlurEffect(style: .dark)
    #expect(try image() != renderer.image(of: plain))
    view.effect = nil
    #expect(try image() == renderer.image(of: plain))
  }

  // The figures are those of Apple's sample code UIImageEffects.
  @Test(arguments: [
    (BlurEffect.Style.extraLight, 0.97, 0.82), (.light, 1, 0.3), (.dark, 0.11, 0.73),
  ])
  func `a blur of one color is that color, more saturated and tinted`(
    style: BlurEffect.Style, white: Double, alpha: Double
  ) throws {
    let color = Color(red: 0.4, green: 0.5, blue: 0.6)
    stage.view.backgroundColor = color
    _ = addView(BlurEffect(style: style))
    let image = try image()
    for (level, expected) in zip(levels(image[60, 40]), tinted(color, white: white, alpha: alpha)) {
      // Half a level for what is saturated, and one for the tint, whose alpha is rounded to 1/255.
      #expect(abs(level - expected) <= 1.5)
    }
    #expect(image[10, 40] == 0xFF66_8099)
  }

  @Test func `adaptable styles follow the traits, also of a window that is joined later`() throws {
    stage.traitCollection.userInterfaceStyle = .dark
    func level(_ style: BlurEffect.Style) throws -> Double {
      let view = addView(BlurEffect(style: style))
      defer { view.removeFromSuperview() }
      return levels(try image()[60, 40])[0]
    }
    stage.view.backgroundColor = Color(white: 0.5)
    #expect(try level(.systemMaterial) == level(.systemMaterialDark))
    #expect(try level(.regular) == level(.dark) && level(.prominent) == level(.dark))
    stage.traitCollection.userInterfaceStyle = .light
    #expect(try level(.systemMaterial) == level(.systemMaterialLight))
    #expect(try level(.regular) == level(.light) && level(.prominent) == level(.extraLight))
    // From the thinnest to the thickest, gray becomes lighter in light, darker in dark appearance.
    let light: [BlurEffect.Style] = [
      .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
      .systemThickMaterialLight,
    ]
    let dark: [BlurEffect.Style] = [
      .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark,
    ]
    let lightLevels = try light.map(level)
    let darkLevels = try dark.map(level)
    #expect(zip(lightLevels, lightLevels.dropFirst()).allSatisfy { $0 < $1 })
    #expect(zip(darkLevels, darkLevels.dropFirst()).allSatisfy { $0 > $1 })
    #expect(lightLevels[0] > 127.5 && darkLevels[0] < 127.5)
  }

  @Test func `an override of the appearance changes the material`() throws {
    stage.view.backgroundColor = Color(white: 0.5)
    let view = addView(BlurEffect(style: .regular))
    #expect(try filter(of: view).blurRadius == 30)
    view.overrideUserInterfaceStyle = .dark
    #expect(try filter(of: view).blurRadius == 20)
    #expect(try filter(of: view).tint == Color(white: 0.11, alpha: 0.73))
  }

  @Test func `a change of the effect in an animation block animates radius and tint`() throws {
    let view = addView(nil)
    stage.advance(to: 1)
    stage.animate(withDuration: 2, options: .curveLinear) {
      view.effect = BlurEffect(style: .light)
    }
    for fraction in [0.0, 0.25, 0.5, 1] {
      stage.advance(to: 1 + 2 * fraction)
      let shown = try filter(of: view).presentation(at: stage.time)
      #expect(abs(shown.blurRadius - 30 * fraction) < 1e-9)
      #expect(abs(shown.saturation - (1 + 0.8 * fraction)) < 1e-9)
      #expect(abs((shown.tint?.alpha ?? 0) - 0.3 * fraction) < 1e-9)
    }
    stage.animate(withDuration: 1, options: .curveLinear) { view.effect = nil }
    stage.advance(to: 3.5)
    let shown = try filter(of: view).presentation(at: stage.time)
    #expect(abs(shown.blurRadius - 15) < 1e-9)
    // White stays white while it fades.
    let tint = try #require(shown.tint)
    #expect(abs(tint.alpha - 0.15) < 1e-9 && abs(tint.red - 1) < 1e-6)
    view.effect = BlurEffect(style: .dark)
    #expect(try filter(of: view).blurRadius == 20)
  }

  @Test func `the blur covers views behind, and follows the view`() throws {
    stage.view.backgroundColor = .white
    let black = View(frame: Rect(x: 0, y: 0, width: 60, height: 80))
    black.backgroundColor = .black
    stage.view.addSubview(black)
    let view = addView(BlurEffect(style: .light))
    let front = View(frame: Rect(x: 55, y: 35, width: 10, height: 10))
    front.backgroundColor = .red
    stage.view.addSubview(front)
    var image = try image()
    // What is behind the edge is blurred; what is in front is not.
    let middle = levels(image[52, 40])[0]
    #expect(middle > 77 + 30 && middle < 255 - 30)
    #expect(image[60, 40] == 0xFFFF_3B30 || image[60, 40] == 0xFFFF_0000)
    #expect(image[10, 40] == 0xFF00_0000 && image[110, 40] == 0xFFFF_FFFF)
    view.frame.origin.x = 65
    image = try self.image()
    #expect(image[52, 40] == 0xFF00_0000)
    // All black is to the left of it.
    #expect(image[80, 20] == 0xFFFF_FFFF)
  }

  @Test func `corners and masks bound the blur`() throws {
    stage.view.backgroundColor = Color(white: 0.5)
    let view = addView(BlurEffect(style: .systemMaterialDark))
    view.layer.cornerRadius = 30
    view.clipsToBounds = true
    var image = try image()
    let plain = image[5, 5]
    // The corner of a circle of 30 points around (50, 40) is 12.4 points away from (20, 10).
    #expect(image[24, 14] == plain && image[60, 12] != plain)
    view.layer.cornerRadius = 0
    let mask = View(frame: Rect(x: 40, y: 20, width: 10, height: 10))
    mask.backgroundColor = .black
    view.layer.mask = mask.layer
    image = try self.image()
    #expect(image[60, 12] == plain && image[65, 35] != plain && image[24, 14] == plain)
  }

  @Test func `vibrant content is a stencil of what is behind, saturated and tinted`() throws {
    let color = Color(red: 0.4, green: 0.5, blue: 0.6)
    stage.view.backgroundColor = color
    let blur = BlurEffect(style: .systemMaterialLight)
    let view = addView(VibrancyEffect(blurEffect: blur, style: .secondaryLabel))
    let square = View(frame: Rect(x: 10, y: 10, width: 20, height: 20))
    square.backgroundColor = .systemGreen
    view.contentView.addSubview(square)
    var image = try image()
    // Black at 60 %.
    for (level, expected) in zip(levels(image[40, 30]), tinted(color, white: 0, alpha: 0.6)) {
      #expect(abs(level - expected) <= 1.5)
    }
    #expect(image[60, 30] == 0xFF66_8099)
    let shown = image
    square.backgroundColor = .white
    #expect(try self.image() == shown)
    view.effect = VibrancyEffect(
      blurEffect: BlurEffect(style: .systemMaterialDark), style: .secondaryLabel)
    image = try self.image()
    for (level, expected) in zip(levels(image[40, 30]), tinted(color, white: 1, alpha: 0.6)) {
      #expect(abs(level - expected) <= 1.5)
    }
    view.effect = nil
    #expect(try self.image()[40, 30] == 0xFFFF_FFFF)
  }

  @Test func `a blur in a scroll view's clip, an opacity group and another blur is drawn`() throws {
    stage.view.backgroundColor = .white
    let clip = View(frame: Rect(x: 0, y: 0, width: 120, height: 40))
    clip.clipsToBounds = true
    clip.bounds.origin = Point(0, 5)
    clip.alpha = 0.5
    stage.view.addSubview(clip)
    let outer = VisualEffectView(effect: BlurEffect(style: .dark))
    outer.frame = Rect(x: 10, y: 10, width: 100, height: 60)
    clip.addSubview(outer)
    let inner = VisualEffectView(effect: BlurEffect(style: .dark))
    inner.frame = Rect(x: 10, y: 10, width: 40, height: 40)
    outer.contentView.addSubview(inner)
    let image = try image()
    // White behind, tinted once and twice, and half of that over white.
    let once = 255 * (0.27 + 0.73 * 0.11)
    let twice = once * 0.27 + 255 * 0.73 * 0.11
    #expect(abs(levels(image[90, 30])[0] - (255 + once) / 2) <= 2)
    #expect(abs(levels(image[30, 30])[0] - (255 + twice) / 2) <= 2)
    #expect(image[30, 45] == 0xFFFF_FFFF)
  }

  @Test func `touches reach the content`() {
    let view = addView(BlurEffect(style: .light))
    #expect(view.hitTest(Point(5, 5), with: nil) === view.contentView)
  }

  @Test func `a subview of the effect view itself is misuse`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      VisualEffectView(effect: nil).addSubview(View())
    }
    expectSentence("a subview of a VisualEffectView must be added to its contentView", from: result)
  }
}
