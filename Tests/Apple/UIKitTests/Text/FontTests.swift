import PictureKit
import Testing
import UIKit

@Suite struct `fonts and their descriptors` {
  @Test func `fonts have the names that programs compare`() {
    #expect(UIFont.boldSystemFont(ofSize: 12).fontName == ".SFUI-Bold")
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
    #expect(font.pointSize == 20 && font.weight == .bold && font.isItalic)
    #expect(font.fontDescriptor.symbolicTraits == traits)
    let upright = try #require(descriptor.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: upright, size: 30) == .systemFont(ofSize: 30, weight: .bold))
    let named = UIFontDescriptor(name: "Helvetica-Bold", size: 10)
    #expect(named.symbolicTraits == .traitBold)
    let light = try #require(named.withSymbolicTraits([]))
    #expect(light.postscriptName == "Helvetica" && light.symbolicTraits.isEmpty)
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
