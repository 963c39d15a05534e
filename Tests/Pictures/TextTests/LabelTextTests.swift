import Geometry
import PictureKit
import Testing
import Text

@Suite struct LabelTextTests {
  private let string = "The quick brown fox jumps over the lazy dog"

  private func label(_ string: String, _ change: (inout LabelText) -> Void = { _ in }) -> LabelText
  {
    var label = LabelText(TextContents(string: string))
    change(&label)
    return label
  }

  @Test func `a label of 17 points has the height of UIKit's on a display of scale 2`() {
    // UIKit rounds 20.287 up to pixels.
    #expect(label("Hello").sizeThatFits(.zero).height == 20.5)
    #expect(label("Grüße, 你好").sizeThatFits(.zero).height == 20.5)
    #expect(label("").sizeThatFits(.zero) == .zero)
  }

  @Test func `a size that fits is enough for the text`() {
    for lines in [0, 1, 2, 5] {
      let label = label(string) { $0.numberOfLines = lines }
      for width in [0, 60, 100, 150, 300.0] {
        let size = label.sizeThatFits(Size(width, 0))
        let again = label.layout(in: Rect(origin: .zero, size: size)).layout
        #expect(again.size.height <= size.height)
        if lines == 0 { #expect(!again.isTruncated) }
        if width > 0 { #expect(size.width <= width + 0.5) }
      }
    }
  }

  @Test func `the text is centered vertically`() {
    let bounds = Rect(x: 10, y: 20, width: 200, height: 100)
    let (layout, origin) = label("Hello").layout(in: bounds)
    #expect(origin.x == 10)
    // A whole number of pixels above, and a height of less than a whole number.
    #expect(abs(origin.y + layout.size.height / 2 - 70) <= 0.5)
  }

  @Test func `lines that the bounds have no space for are left out`() {
    let tall = label(string) { $0.numberOfLines = 0 }
    let layout = tall.layout(in: Rect(x: 0, y: 0, width: 100, height: 50)).layout
    #expect(layout.lines.count == 2)
    #expect(layout.isTruncated)
  }

  @Test func `a text that is too wide is made smaller to fit`() {
    let label = label(string) { $0.adjustsFontSizeToFitWidth = true }
    let natural = label.sizeThatFits(.zero).width
    let (layout, _) = label.layout(in: Rect(x: 0, y: 0, width: natural * 0.7, height: 30))
    #expect(!layout.isTruncated)
    #expect(layout.size.width <= natural * 0.7)
    #expect(layout.size.width > natural * 0.69)
    #expect(label.fittingScale(forWidth: natural + 1) == 1)
  }

  @Test func `a text without a font is made smaller from the size of labels`() {
    let label = label(string) { $0.adjustsFontSizeToFitWidth = true }
    let natural = label.sizeThatFits(.zero).width
    // Measured with the 12 points of other texts, it would fit.
    let width = natural * 0.8
    #expect(label.fittingScale(forWidth: width) < 0.81)
    #expect(!label.layout(in: Rect(x: 0, y: 0, width: width, height: 30)).layout.isTruncated)
  }

  @Test func `a text that is 5 % too wide is tightened, a wider one truncated or made smaller`() {
    let label = label(string) { $0.allowsDefaultTighteningForTruncation = true }
    let natural = label.sizeThatFits(.zero).width
    func layout(_ label: LabelText, share: Double) -> TextLayout {
      label.layout(in: Rect(x: 0, y: 0, width: natural * share, height: 30)).layout
    }
    let tightened = layout(label, share: 0.97)
    #expect(!tightened.isTruncated)
    #expect(tightened.size.width <= natural * 0.97 && tightened.size.width > natural * 0.96)
    // The font keeps its size.
    #expect(tightened.size.height == Font.systemFont(ofSize: 17).lineHeight)
    #expect(layout(label, share: 0.9).isTruncated)
    #expect(
      layout(label, share: 1.1).size.width == layout(self.label(string), share: 1.1).size.width)

    var both = label
    both.adjustsFontSizeToFitWidth = true
    #expect(layout(both, share: 0.97).size == tightened.size)
    #expect(layout(both, share: 0.9).size.height < tightened.size.height)
  }

  @Test func `a text is not made smaller than its minimum, and is truncated then`() {
    let label = label(string) {
      $0.adjustsFontSizeToFitWidth = true
      $0.minimumScaleFactor = 0.5
    }
    #expect(label.fittingScale(forWidth: 50) == 0.5)
    #expect(label.layout(in: Rect(x: 0, y: 0, width: 50, height: 30)).layout.isTruncated)
  }

  @Test func `kern in points does not keep a smaller text from fitting`() {
    var label = LabelText(TextContents(string: string, attributes: [.kern: 1.0]))
    label.adjustsFontSizeToFitWidth = true
    #expect(!label.layout(in: Rect(x: 0, y: 0, width: 200, height: 30)).layout.isTruncated)
  }

  @Test(arguments: BaselineAdjustment.allCases)
  func `a smaller text is placed by the baseline adjustment`(adjustment: BaselineAdjustment) {
    let bounds = Rect(x: 0, y: 0, width: 100, height: 40)
    let natural = label(string).layout(in: bounds)
    let (layout, origin) = label(string) {
      $0.adjustsFontSizeToFitWidth = true
      $0.baselineAdjustment = adjustment
    }.layout(in: bounds)
    let baseline = origin.y + layout.firstBaseline
    switch adjustment {
    case .alignBaselines:
      #expect(abs(baseline - natural.origin.y - natural.layout.firstBaseline) < 1e-9)
    // A whole number of pixels above, and a height of less than a whole number.
    case .alignCenters: #expect(abs(origin.y + layout.size.height / 2 - 20) <= 0.5)
    case .none: #expect(abs(origin.y - natural.origin.y) < 1e-9)
    }
  }

  @Test func `the rectangle of a text is not larger than the bounds`() {
    let bounds = Rect(x: 5, y: 5, width: 100, height: 30)
    let rect = label(string).textRect(in: bounds, limitedToNumberOfLines: 0)
    #expect(rect.origin == bounds.origin)
    #expect(rect.width <= 100 && rect.height == 20.5)
  }
}
