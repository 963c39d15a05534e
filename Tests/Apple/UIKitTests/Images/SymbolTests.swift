import Controls
import Geometry
import PictureKit
import StageKit
import Testing
import UIKit

/// Symbols have the size and the weight of their configurations.
@Suite struct `configurations of symbols` {
  private let plus = UIImage(systemName: "plus") ?? UIImage()

  @Test func `the size is that of the font, times the scale`() {
    #expect(plus.size == Size(20, 20) && plus.isSymbolImage)
    let large = UIImage(
      systemName: "plus", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34))
    #expect(large?.size == Size(40, 40))
    let scaled = plus.withConfiguration(UIImage.SymbolConfiguration(scale: .large))
    #expect(abs(scaled.size.width - 25.6) < 1e-9)
    let both = UIImage.SymbolConfiguration(pointSize: 34, weight: .bold, scale: .small)
    #expect(abs(plus.withConfiguration(both).size.width - 31.6) < 1e-9)
  }

  @Test func `the weight changes the picture and not the size`() {
    let pictures = UIImage.SymbolWeight.allCases.dropFirst().map {
      plus.withConfiguration(UIImage.SymbolConfiguration(weight: $0))
    }
    #expect(Set(pictures.map(\.picture)).count == 9 && Set(pictures.map(\.size)).count == 1)
    let font = UIImage.SymbolConfiguration(font: .systemFont(ofSize: 34, weight: .bold))
    #expect(font == UIImage.SymbolConfiguration(pointSize: 34, weight: .bold))
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
    let view = UIImageView(image: plus)
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 51)
    #expect(view.intrinsicContentSize == Size(60, 60))
    view.image = plus.withConfiguration(UIImage.SymbolConfiguration(pointSize: 34))
    #expect(view.intrinsicContentSize == Size(40, 40))
    view.image = UIImage(size: Size(8, 8)) { _ in }
    #expect(view.intrinsicContentSize == Size(8, 8))
  }

  @Test func `buttons prefer configurations for the images of their states`() {
    let button = UIButton(type: .system)
    button.setImage(plus, for: .normal)
    button.setPreferredSymbolConfiguration(
      UIImage.SymbolConfiguration(pointSize: 34), forImageIn: .normal)
    #expect(button.imageView?.image?.size == Size(40, 40))
    #expect(button.intrinsicContentSize == Size(40, 40))
    var configuration = UIButton.Configuration.plain()
    configuration.image = plus
    configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 51)
    let configured = UIButton(configuration: configuration)
    configured.layoutIfNeeded()
    #expect(configured.imageView?.frame.size == Size(60, 60))
  }
}
