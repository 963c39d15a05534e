import Geometry
import Layers
import PictureKit
import TestSupport
import Testing
import Text

@Suite struct TextLayerTests {
  private func layer(_ string: Any?, size: Size = Size(120, 40)) -> TextLayer {
    let layer = TextLayer()
    layer.frame = Rect(origin: .zero, size: size)
    layer.string = string
    layer.fontSize = 12
    layer.foregroundColor = .black
    return layer
  }

  private func picture(
    _ text: String, _ size: Size, mode: ParagraphStyle.LineBreakMode,
    alignment: TextAlignment = .natural, height: Double? = nil, wraps: Bool = false
  ) -> Picture {
    let attributes: TextAttributes = [
      .font: Font.systemFont(ofSize: 12), .foregroundColor: Color.black,
      .paragraphStyle: {
        var style = ParagraphStyle(alignment: alignment)
        style.lineBreakMode = mode
        return style
      }(),
    ]
    var options = TextLayout.Options(size: Size(size.width, height ?? size.height))
    options.wrapsAllButLastLine = wraps
    return TextLayout(TextContents(string: text, attributes: attributes), options: options)
      .picture(clippedTo: Rect(origin: .zero, size: size))
  }

  @Test func `a text layer has Core Animation's documented defaults`() {
    let layer = TextLayer()
    #expect(layer.string == nil && layer.fontSize == 36 && layer.foregroundColor == .white)
    #expect(!layer.isWrapped && layer.truncationMode == .none && layer.alignmentMode == .natural)
    #expect(layer.frameLayer(at: 0)?.sublayers.isEmpty != false)
  }

  @Test func `a text is drawn from the top of the bounds and cut at them`() {
    let layer = layer("Grüße")
    layer.bounds.origin = Point(5, 7)
    let node = layer.frameLayer(at: 0)?.sublayers.first
    #expect(node?.transform == Transform(translationX: 5, y: 7))
    #expect(node?.clip == Path(rect: Rect(x: 0, y: 0, width: 120, height: 40)))
    #expect(
      node?.picture == picture("Grüße", layer.bounds.size, mode: .byClipping, height: .infinity))
    #expect(node?.picture?.commands.isEmpty == false)
  }

  @Test func `lines wrap, are aligned and end with an ellipsis`() {
    let text = "several words in more than one line of a layer"
    let size = Size(60, 31)
    let layer = layer(text, size: size)
    func drawn() -> Picture? { layer.frameLayer(at: 0)?.sublayers.first?.picture }
    layer.isWrapped = true
    layer.alignmentMode = .center
    #expect(
      drawn()
        == picture(
          text, size, mode: .byWordWrapping, alignment: .center, height: .infinity, wraps: true))
    layer.truncationMode = .end
    let cut = picture(text, size, mode: .byTruncatingTail, alignment: .center, wraps: true)
    #expect(drawn() == cut)
    layer.truncationMode = .start
    #expect(drawn() != cut)
    layer.truncationMode = .middle
    layer.isWrapped = false
    #expect(drawn() == picture(text, size, mode: .byTruncatingMiddle, alignment: .center))
  }

  @Test func `an attributed text keeps its attributes`() {
    let attributes: TextAttributes = [
      .font: Font.boldSystemFont(ofSize: 20), .foregroundColor: Color.red,
    ]
    let layer = layer(AttributedText(string: "bold", attributes: attributes))
    layer.foregroundColor = nil
    let picture = layer.frameLayer(at: 0)?.sublayers.first?.picture
    let colors = (picture?.commands ?? []).compactMap { command in
      if case .fill(_, _, .color(let color)) = command { color } else { nil }
    }
    #expect(!colors.isEmpty && colors.allSatisfy { $0 == .red })
    let plain = self.layer("bold")
    #expect(layer.preferredFrameSize().height > plain.preferredFrameSize().height)
  }

  @Test func `size and color of the font animate`() {
    let layer = layer("text")
    let grow = BasicAnimation(keyPath: "fontSize")
    grow.toValue = 24
    grow.duration = 1
    layer.add(grow, forKey: nil)
    let fade = BasicAnimation(keyPath: "foregroundColor")
    fade.toValue = Color.red
    fade.duration = 1
    layer.add(fade, forKey: nil)
    let shown = layer.presentation(at: 0.5)
    #expect(shown.fontSize == 18)
    #expect(shown.foregroundColor == Color(red: 0.5, green: 0, blue: 0))
    #expect(
      layer.frameLayer(at: 0.5)?.sublayers.first?.picture
        != layer.frameLayer(at: 0)?.sublayers.first?.picture)
  }

  @Test func `wrong texts and sizes are reported`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      TextLayer().string = 5
    }
    expectSentence(
      "the string of TextLayer must be a String or an AttributedText, not 5 (Int)", from: result)
    let size = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      TextLayer().fontSize = .nan
    }
    expectSentence("the fontSize of TextLayer must be 0...", from: size)
  }
}
