import Controls
import Geometry
import PictureKit
import StageKit
import Testing
import UIKit

/// Symbols have the size and the weight of their configurations.
@Suite struct `configurations of symbols` {
  private let plus = UIImage(systemName: "plus") ?? UIImage()

  /// The smallest difference of sizes, which are rounded up to thirds of a point.
  private let pixel = 1.0 / 3

  @Test func `the size is that of what is drawn, with margins, and grows with the font`() throws {
    // 16.2 units and lines of 1.55, of 20 in 17 points, and margins of 2.125 and 1.506 points.
    #expect(plus.size == Size(59.0 / 3, 55.0 / 3) && plus.isSymbolImage)
    let large = plus.withConfiguration(UIImage.SymbolConfiguration(pointSize: 34))
    #expect(abs(large.size.width - 2 * plus.size.width) <= 2 * pixel)
    // Scales change the shape, 16.2 units, and neither the lines nor the margins.
    for (scale, factor) in [(UIImage.SymbolScale.small, 0.79), (.large, 1.28)] {
      let scaled = plus.withConfiguration(UIImage.SymbolConfiguration(scale: scale))
      let difference = 16.2 * 0.85 * (factor - 1)
      #expect(abs(scaled.size.width - plus.size.width - difference) <= pixel)
    }
  }

  @Test func `the weight changes the lines`() {
    let symbols = UIImage.SymbolWeight.allCases.dropFirst().map {
      plus.withConfiguration(UIImage.SymbolConfiguration(weight: $0))
    }
    #expect(Set(symbols.map(\.picture)).count == 9)
    let widths = symbols.map(\.size.width)
    #expect(widths == widths.sorted())
    let font = UIImage.SymbolConfiguration(font: .systemFont(ofSize: 34, weight: .bold))
    #expect(font == UIImage.SymbolConfiguration(pointSize: 34, weight: .bold))
  }

  @Test(arguments: ["plus", "mappin", "square.and.arrow.up", "minus", "star.circle.fill"])
  func `a symbol is centered on capitals and aligned as a line of text`(name: String) throws {
    let configuration = UIImage.SymbolConfiguration(pointSize: 64)
    let symbol = try #require(UIImage(systemName: name, withConfiguration: configuration))
    let baseline = try #require(symbol.baselineOffsetFromBottom)
    let insets = symbol.alignmentRectInsets
    // San Francisco's lines are 1.1934 of the point size high, and its capitals 0.705.
    #expect(abs(symbol.size.height - insets.top - insets.bottom - 64 * 1.1934) < 1e-9)
    let lineMiddle = (symbol.size.height - insets.bottom + insets.top) / 2
    #expect(abs(symbol.size.height - baseline - 0.3525 * 64 - lineMiddle) < 1e-9)
  }

  @Test func `chevron.compact.down has about the published size`() throws {
    // Apple's developer forums, thread 716773: light, 64 points, at 3 pixels a point.
    let symbol = try #require(
      UIImage(
        systemName: "chevron.compact.down",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 64, weight: .light)))
    // The shape is our own: a tenth.
    #expect(abs(symbol.size.width / 70.33 - 1) < 0.1)
    #expect(abs(symbol.size.height / 25.67 - 1) < 0.1)
    #expect(abs(symbol.alignmentRectInsets.top + 25) < 2.5)
    #expect(abs((symbol.baselineOffsetFromBottom ?? 0) + 10.33) < 2)
  }

  @Test func `a later configuration replaces what it specifies`() {
    let first = UIImage.SymbolConfiguration(pointSize: 34, weight: .light)
    let both = first.applying(UIImage.SymbolConfiguration(weight: .heavy))
    #expect(both == UIImage.SymbolConfiguration(pointSize: 34, weight: .heavy))
    #expect(both.withoutWeight == UIImage.SymbolConfiguration(pointSize: 34))
    #expect(plus.withConfiguration(both).configuration == both)
  }

  @Test func `a color is drawn whatever the tint`() {
    let red = plus.withConfiguration(UIImage.SymbolConfiguration(hierarchicalColor: .red))
    #expect(red.renderingMode == .alwaysOriginal && plus.renderingMode == .alwaysTemplate)
    #expect(red.picture != plus.picture)
  }

  @Test func `image views prefer what the symbol does not specify itself`() {
    func height(_ pointSize: Double) -> Double { pointSize * 1.1934 }
    let view = UIImageView(image: plus)
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 51)
    #expect(abs(view.intrinsicContentSize.height - height(51)) < 1e-9)
    view.image = plus.withConfiguration(UIImage.SymbolConfiguration(pointSize: 34))
    #expect(abs(view.intrinsicContentSize.height - height(34)) < 1e-9)
    view.image = UIImage(size: Size(8, 8)) { _ in }
    #expect(view.intrinsicContentSize == Size(8, 8))
  }

  @Test func `a stack aligns a symbol by the baseline of a label`() throws {
    let label = UILabel()
    label.text = "Serve at once."
    let icon = UIImageView(image: plus)
    let row = UIStackView(arrangedSubviews: [icon, label])
    row.alignment = .firstBaseline
    let stage = Stage(size: .phone)
    row.frame = Rect(x: 0, y: 100, width: 200, height: 40)
    stage.view.addSubview(row)
    row.layoutIfNeeded()
    let offset = try #require(plus.baselineOffsetFromBottom)
    let baseline = label.frame.minY + label.font.ascender
    // Both frames are on whole pixels.
    #expect(abs(icon.frame.maxY - offset - baseline) <= 2 * pixel)
    #expect(abs(icon.frame.height - plus.size.height) <= pixel)
  }

  @Test func `a symbol in a text has the size, the weight and the baseline of its font`() throws {
    let attachment = NSTextAttachment(image: plus)
    let font = UIFont.systemFont(ofSize: 34, weight: .bold)
    let place = attachment.place(in: font)
    let symbol = plus.withConfiguration(UIImage.SymbolConfiguration(font: font))
    #expect(place.size == symbol.size)
    #expect(place.minY == -(try #require(symbol.baselineOffsetFromBottom)))
  }

  @Test func `buttons prefer configurations for the images of their states`() throws {
    func size(_ pointSize: Double) -> Size {
      plus.withConfiguration(UIImage.SymbolConfiguration(pointSize: pointSize)).size
    }
    let button = UIButton(type: .system)
    button.setImage(plus, for: .normal)
    button.setPreferredSymbolConfiguration(
      UIImage.SymbolConfiguration(pointSize: 34), forImageIn: .normal)
    #expect(button.imageView?.image?.size == size(34))
    #expect(button.intrinsicContentSize == size(34))
    var configuration = UIButton.Configuration.plain()
    configuration.image = plus
    configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 51)
    let configured = UIButton(configuration: configuration)
    configured.layoutIfNeeded()
    let frame = try #require(configured.imageView?.frame)
    // Rounding errors of the position.
    #expect(abs(frame.width - size(51).width) < 1e-9 && abs(frame.height - size(51).height) < 1e-9)
  }
}
