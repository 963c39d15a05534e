import Controls
import Geometry
import PictureKit
import Scrolling
import StageKit
import Testing
import UIKit

@Suite struct `dynamic type` {
  /// Apple's Human Interface Guidelines, typography: sizes at xSmall, Large, xxxLarge, AX1 and AX5.
  @Test(arguments: [
    (UIFont.TextStyle.largeTitle, [31, 34, 40, 44, 60]), (.title1, [25, 28, 34, 38, 58]),
    (.title2, [19, 22, 28, 34, 56]), (.title3, [17, 20, 26, 31, 55]),
    (.headline, [14, 17, 23, 28, 53]), (.body, [14, 17, 23, 28, 53]),
    (.callout, [13, 16, 22, 26, 51]), (.subheadline, [12, 15, 21, 25, 49]),
    (.footnote, [12, 13, 19, 23, 44]), (.caption1, [11, 12, 18, 22, 43]),
    (.caption2, [11, 11, 17, 20, 40]),
  ])
  func `styles have Apple's sizes`(style: UIFont.TextStyle, sizes: [Double]) {
    let categories: [UIContentSizeCategory] = [
      .extraSmall, .large, .extraExtraExtraLarge, .accessibilityMedium,
      .accessibilityExtraExtraExtraLarge,
    ]
    for (category, size) in zip(categories, sizes) {
      let traits = UITraitCollection(preferredContentSizeCategory: category)
      let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
      #expect(font.pointSize == size && font.textStyle == style)
      #expect(font.weight == (style == .headline ? .semibold : .regular))
    }
    #expect(
      UIFont.preferredFont(forTextStyle: style, compatibleWith: nil)
        == .preferredFont(forTextStyle: style))
  }

  @Test func `sizes and distances of lines grow with the category`() {
    for style in UIFont.TextStyle.allCases {
      let fonts = UIFont.ContentSize.allCases.map {
        UIFont.preferredFont(forTextStyle: style, contentSize: $0)
      }
      #expect(zip(fonts, fonts.dropFirst()).allSatisfy { $0.pointSize <= $1.pointSize })
      for font in fonts { #expect(font.lineHeight + font.leading > font.pointSize) }
    }
    let body = UIFont.preferredFont(forTextStyle: .body, contentSize: .accessibilityMedium)
    // The leading of Apple's table; the bound is the rounding of 34.
    #expect(abs(body.lineHeight + body.leading - 34) < 1e-13)
  }

  @Test func `a label that adjusts follows the category of its environment`() {
    let stage = Stage(size: .phone)
    UIApplication(on: stage).run {
      let outer = UIView()
      stage.view.addSubview(outer)
      let adjusting = UILabel()
      let fixed = UILabel()
      for label in [adjusting, fixed] {
        label.font = .preferredFont(forTextStyle: .body)
        outer.addSubview(label)
      }
      adjusting.adjustsFontForContentSizeCategory = true
      #expect(adjusting.font.pointSize == 17)
      outer.traitOverrides.preferredContentSizeCategory = .extraLarge
      #expect(adjusting.font.pointSize == 19 && fixed.font.pointSize == 17)
      outer.maximumContentSizeCategory = .medium
      #expect(adjusting.font.pointSize == 16)
      adjusting.adjustsFontForContentSizeCategory = false
      outer.traitOverrides.preferredContentSizeCategory = .extraExtraLarge
      #expect(adjusting.font.pointSize == 16)
      // A font of a size stays as it is, a bold font of a style stays bold.
      adjusting.font = .systemFont(ofSize: 16)
      adjusting.adjustsFontForContentSizeCategory = true
      #expect(adjusting.font == .systemFont(ofSize: 16))
      let bold = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title1)
        .withSymbolicTraits(.traitBold)
      adjusting.font = bold.map { UIFont(descriptor: $0, size: 0) }
      #expect(adjusting.font.pointSize == 28 && adjusting.font.weight == .bold)
      outer.maximumContentSizeCategory = nil
      outer.traitOverrides.preferredContentSizeCategory = .extraExtraLarge
      #expect(adjusting.font.pointSize == 32 && adjusting.font.weight == .bold)
    }
  }

  @Test func `a font for other traits stays until those of the view change`() {
    let stage = Stage(size: .phone)
    UIApplication(on: stage).run {
      let label = UILabel()
      let traits = UITraitCollection(preferredContentSizeCategory: .extraLarge)
      label.font = .preferredFont(forTextStyle: .body, compatibleWith: traits)
      label.adjustsFontForContentSizeCategory = true
      #expect(label.font.pointSize == 19)
    }
  }

  @Test func `fields and text views adjust too`() {
    let stage = Stage(size: .phone)
    UIApplication(on: stage).run {
      let (field, text) = (UITextField(), UITextView())
      field.font = .preferredFont(forTextStyle: .body)
      text.font = .preferredFont(forTextStyle: .caption1)
      field.adjustsFontForContentSizeCategory = true
      text.adjustsFontForContentSizeCategory = true
      stage.view.addSubview(field)
      stage.view.addSubview(text)
      stage.view.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
      #expect(field.font?.pointSize == 28 && text.font?.pointSize == 22)
    }
  }

  @Test func `a font that metrics have scaled goes on to follow its style`() {
    let stage = Stage(size: .phone)
    UIApplication(on: stage).run {
      let label = UILabel()
      stage.view.addSubview(label)
      label.adjustsFontForContentSizeCategory = true
      label.font = UIFontMetrics(forTextStyle: .body)
        .scaledFont(for: .systemFont(ofSize: 34, weight: .bold), maximumPointSize: 50)
      #expect(label.font.pointSize == 34)
      stage.view.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
      // As body text grows from 17 to 23 points.
      #expect(label.font.pointSize == 46 && label.font.weight == .bold)
      stage.view.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
      #expect(label.font.pointSize == 50)
      stage.view.traitOverrides.preferredContentSizeCategory = .large
      #expect(label.font.pointSize == 34)
    }
  }

  @Test func `metrics scale fonts and lengths as their style grows`() {
    let traits = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    let metrics = UIFontMetrics(forTextStyle: .body)
    // From 17 to 23 points.
    #expect(metrics.scaledValue(for: 34, compatibleWith: traits) == 46)
    let font = metrics.scaledFont(for: .systemFont(ofSize: 34), compatibleWith: traits)
    #expect(font == .systemFont(ofSize: 46))
    let limited = metrics.scaledFont(
      for: .systemFont(ofSize: 34), maximumPointSize: 40, compatibleWith: traits)
    #expect(limited.pointSize == 40)
    #expect(metrics.scaledValue(for: 10) == 10)
  }

  @Test func `the size of the device is that of fonts, traits and the application`() {
    let stage = Stage(size: .phone)
    var settings = ProgramSettings()
    settings.contentSize = .extraExtraLarge
    settings.apply(to: stage)
    let application = UIApplication(on: stage)
    stage.withParameters {
      #expect(application.preferredContentSizeCategory == .extraExtraLarge)
      #expect(stage.view.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 21)
      #expect(UIFontMetrics.default.scaledValue(for: 17) == 21)
    }
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
  }
}
