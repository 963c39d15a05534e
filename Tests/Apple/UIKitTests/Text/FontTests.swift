import PictureKit
import Testing
import UIKit

@Suite struct `fonts and their descriptors` {
  @Test func `fonts have the names that programs compare`() {
    #expect(UIFont.boldSystemFont(ofSize: 12).fontName == ".SFUI-Semibold")
    #expect(UIFont.systemFont(ofSize: 12, weight: .bold).fontName == ".SFUI-Bold")
    #expect(UIFont.systemFont(ofSize: 12).fontName == ".SFUI-Regular")
    let bold = UIFont(name: "HelveticaNeue-Bold", size: 12)
    #expect(bold?.fontName == "HelveticaNeue-Bold" && bold?.familyName == "Helvetica Neue")
  }

  @Test func `the families and their fonts are those that are installed`() throws {
    let families = UIFont.familyNames
    #expect(families == families.sorted() && families.contains("Inter"))
    let names = UIFont.fontNames(forFamilyName: "Inter")
    #expect(names.contains("Inter-Regular") && names == names.sorted())
    #expect(UIFont.fontNames(forFamilyName: "No Such Family").isEmpty)
  }

  @Test func `symbolic traits replace those of the font`() throws {
    let plain = UIFont.systemFont(ofSize: 20)
    let traits: UIFontDescriptor.SymbolicTraits = [.traitBold, .traitItalic]
    let descriptor = try #require(plain.fontDescriptor.withSymbolicTraits(traits))
    let font = UIFont(descriptor: descriptor, size: 0)
    #expect(font.pointSize == 20 && font.weight == .semibold && font.isItalic)
    #expect(font.fontDescriptor.symbolicTraits == traits)
    let upright = try #require(descriptor.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: upright, size: 30) == .boldSystemFont(ofSize: 30))
    let title = UIFont.preferredFont(forTextStyle: .title1).fontDescriptor
    let emphasized = try #require(title.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: emphasized, size: 0).weight == .bold)
    let named = UIFontDescriptor(name: "Helvetica-Bold", size: 10)
    #expect(named.symbolicTraits == .traitBold)
    let light = try #require(named.withSymbolicTraits([]))
    #expect(light.postscriptName == "Helvetica" && light.symbolicTraits.isEmpty)
  }

  @Test func `designs and widths of the system font keep size and weight`() throws {
    let plain = UIFont.systemFont(ofSize: 20, weight: .heavy).fontDescriptor
    for (design, name) in [
      (UIFontDescriptor.SystemDesign.rounded, ".SFUIRounded-Heavy"),
      (.serif, ".NewYork-Heavy"), (.monospaced, ".SFUIMono-Heavy"), (.default, ".SFUI-Heavy"),
    ] {
      let font = UIFont(descriptor: try #require(plain.withDesign(design)), size: 0)
      #expect(font.pointSize == 20 && font.fontName == name)
    }
    #expect(plain.withDesign(UIFontDescriptor.SystemDesign(rawValue: "None")) == nil)
    let condensed = UIFont.systemFont(ofSize: 20, weight: .bold, width: .condensed)
    #expect(condensed.fontName == ".SFUI-CondensedBold")
    #expect(condensed.fontDescriptor.symbolicTraits == [.traitBold, .traitCondensed])
    let wide = UIFont.systemFont(ofSize: 9).fontDescriptor.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.width: UIFont.Width.expanded]
    ])
    #expect(UIFont(descriptor: wide, size: 0).width == .expanded)
    let narrow = try #require(wide.withSymbolicTraits(.traitCondensed))
    #expect(UIFont(descriptor: narrow, size: 0).width == .condensed)
    let standard = try #require(wide.withSymbolicTraits([]))
    #expect(UIFont(descriptor: standard, size: 0).width == .standard)
  }

  @Test func `attributes choose family, face, size and weight`() {
    let descriptor = UIFontDescriptor(fontAttributes: [.family: "Avenir Next", .face: "Bold"])
    #expect(descriptor.postscriptName == "AvenirNext-Bold" && descriptor.pointSize == 12)
    #expect(descriptor.withSize(18).object(forKey: .size) as? Double == 18)
    let heavy = UIFont.systemFont(ofSize: 9).fontDescriptor.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]
    ])
    #expect(UIFont(descriptor: heavy, size: 0) == .systemFont(ofSize: 9, weight: .heavy))
    let headline = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .headline)
    #expect(headline.pointSize == 17 && headline.symbolicTraits.contains(.traitBold))
    #expect(headline == UIFont.preferredFont(forTextStyle: .headline).fontDescriptor)
  }
}
