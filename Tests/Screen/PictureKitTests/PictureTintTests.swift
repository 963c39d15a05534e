import Geometry
import PictureKit
import Testing

struct PictureTintTests {
  private let tint = Color(red: 0.5, green: 1, blue: 0, alpha: 0.5)
  private let square = Path(rect: Rect(x: 0, y: 0, width: 2, height: 2))

  @Test func `a tint multiplies the colors of all paints and leaves opacity as it is`() {
    let gradient = Gradient([Color(white: 1, alpha: 0.5), .blue])
    let tinted = Gradient([Color(red: 0.5, green: 1, blue: 0, alpha: 0.5), .black])
    let cell = Picture(commands: [.fill(square, .winding, .color(.white))])
    let picture = Picture(commands: [
      .save, .clip(square, .evenOdd),
      .fill(square, .winding, .color(Color(white: 0.8, alpha: 0.4))),
      .stroke(
        square, StrokeStyle(lineWidth: 2),
        .linearGradient(gradient, start: .zero, end: Point(1, 0))),
      .fill(square, .winding, .conicGradient(gradient, center: .zero, startAngle: 1)),
      .fill(
        square, .winding,
        .radialGradient(
          gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1)),
      .fill(square, .winding, .pattern(cell, cell: Rect(x: 0, y: 0, width: 2, height: 2))),
      .restore,
    ])
    let green = Color(red: 0.5, green: 1, blue: 0)
    #expect(
      picture.tinted(by: tint).commands == [
        .save, .clip(square, .evenOdd),
        .fill(square, .winding, .color(Color(red: 0.4, green: 0.8, blue: 0, alpha: 0.4))),
        .stroke(
          square, StrokeStyle(lineWidth: 2),
          .linearGradient(tinted, start: .zero, end: Point(1, 0))),
        .fill(square, .winding, .conicGradient(tinted, center: .zero, startAngle: 1)),
        .fill(
          square, .winding,
          .radialGradient(
            tinted, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1)),
        .fill(
          square, .winding,
          .pattern(
            Picture(commands: [.fill(square, .winding, .color(green))]),
            cell: Rect(x: 0, y: 0, width: 2, height: 2))),
        .restore,
      ])
  }

  @Test func `the pixels of bitmaps and their variants are multiplied`() {
    let bitmap = Bitmap(width: 2, height: 1, pixels: [0xFF80_4020, 0x8040_2010])
    let expected = Bitmap(width: 2, height: 1, pixels: [0xFF40_4000, 0x8020_2000])
    let rect = Rect(x: 0, y: 0, width: 2, height: 1)
    let picture = Picture(commands: [
      .draw(bitmap, in: rect, .smooth),
      .drawVariants([BitmapVariant(bitmap, scale: 2)], in: rect, .nearest),
    ])
    #expect(
      picture.tinted(by: tint).commands == [
        .draw(expected, in: rect, .smooth),
        .drawVariants([BitmapVariant(expected, scale: 2)], in: rect, .nearest),
      ])
  }

  @Test func `a tinted picture reports the same missing text and fonts`() {
    let source = FontSource(name: "Sans-Bold", version: "1.0")
    let picture = Picture(
      commands: [.fill(square, .winding, .color(.white))], missingCharacters: ["你"],
      missingFonts: ["Comic"], fontSources: [source])
    for changed in [picture.tinted(by: tint), picture.multiplied(by: tint)] {
      #expect(changed.missingCharacters == ["你"] && changed.missingFonts == ["Comic"])
      #expect(changed.fontSources == [source])
    }
  }

  @Test func `white changes nothing, and shares the picture`() {
    let bitmap = Bitmap(width: 1, height: 1, pixels: [0x8000_0000])
    let picture = Picture(commands: [.draw(bitmap, in: .zero, .smooth)])
    #expect(picture.tinted(by: .white) == picture)
    #expect(picture.multiplied(by: .white) == picture)
  }

  @Test func `multiplying changes the opacity of one drawing, and of several as a group`() {
    let one = Picture(commands: [
      .save, .fill(square, .winding, .color(Color(white: 1, alpha: 0.5))), .restore,
    ])
    #expect(
      one.multiplied(by: tint).commands == [
        .save,
        .fill(square, .winding, .color(Color(red: 0.5, green: 1, blue: 0, alpha: 0.25))),
        .restore,
      ])
    let two = Picture(commands: [
      .fill(square, .winding, .color(.white)), .fill(square, .winding, .color(.black)),
    ])
    #expect(one.isOneDrawing && !two.isOneDrawing)
    #expect(
      two.multiplied(by: tint, blendMode: .plusLighter).commands == [
        .setBlendMode(.plusLighter), .beginGroup(opacity: 0.5),
        .fill(square, .winding, .color(Color(red: 0.5, green: 1, blue: 0))),
        .fill(square, .winding, .color(.black)), .endGroup,
      ])
  }

  @Test func `a large bitmap fades without a copy`() {
    let bitmap = Bitmap(
      width: 80, height: 60, pixels: [UInt32](repeating: 0xFFFF_FFFF, count: 4800))
    let draw = Picture.Command.draw(bitmap, in: Rect(x: 0, y: 0, width: 80, height: 60), .smooth)
    let picture = Picture(commands: [draw])
    #expect(!picture.isOneDrawing)
    #expect(
      picture.multiplied(by: Color(white: 1, alpha: 0.5)).commands
        == [.beginGroup(opacity: 0.5), draw, .endGroup])
    #expect(picture.multiplied(by: tint).commands.count == 1)
  }

  @Test func `a tinted layer has a tinted shadow and tinted sublayers, and its own mask`() {
    let picture = Picture(commands: [.fill(square, .winding, .color(.white))])
    var layer = FrameLayer(picture: picture, sublayers: [FrameLayer(picture: picture)])
    layer.shadow = Shadow(color: Color(white: 1, alpha: 0.3), radius: 2)
    layer.mask = FrameLayer(picture: picture)
    let tinted = layer.tinted(by: tint)
    #expect(tinted.picture == picture.tinted(by: tint))
    #expect(tinted.sublayers == [FrameLayer(picture: picture.tinted(by: tint))])
    #expect(tinted.shadow?.color == Color(red: 0.5, green: 1, blue: 0, alpha: 0.3))
    #expect(tinted.mask == layer.mask)
  }
}
