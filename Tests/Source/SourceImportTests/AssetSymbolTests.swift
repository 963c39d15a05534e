import SourceImport
import Testing

/// The symbols that Xcode generates for the assets of a program.
@Suite struct `symbols of assets` {
  /// Returns the generated extensions as one line each.
  private func symbols(
    images: [String] = [], colors: [String] = [], used: Set<String>, in text: String = ""
  ) -> String? {
    let assets = AssetSymbols(images: images, colors: colors, usedAs: used)
    return ImportedProgram(
      files: [SourceFile(path: "A.swift", text: "import UIKit\n\(text)")], assets: assets
    ).assetSymbols?.replacing("\n", with: " ")
  }

  @Test(arguments: [
    ("ball", "ball"), ("Ball", "ball"), ("ball_red", "ballRed"), ("brand-blue", "brandBlue"),
    ("Brand Blue", "brandBlue"), ("icon24", "icon24"), ("1.circle", "_1Circle"),
    ("AppLogo", "appLogo"), ("URLIcon", "urlIcon"), ("LOGO", "logo"), ("iPhone", "iPhone"),
    ("ballImage", "ball"), ("Image", "image"), ("brandColor", "brandColor"),
  ])
  func `are named by the asset`(name: String, symbol: String) throws {
    let text = try #require(symbols(images: [name], used: [symbol]))
    #expect(
      text.contains(
        "static var `\(symbol)`: ImageResource { ImageResource(name: \"\(name)\", bundle: .main) }"
      ))
  }

  @Test func `are properties of colors and images, without endings`() throws {
    let text = try #require(
      symbols(colors: ["brandColor", "AccentColor"], used: ["brand", "accent"]))
    #expect(text.contains("static var `brand`: UIKit.UIColor"))
    #expect(text.contains("static var `accent`: UIKit.UIColor"))
    #expect(!text.contains("ImageResource"))
  }

  @Test func `stand in types of folders that are namespaces`() throws {
    let text = try #require(
      symbols(images: ["icons/star", "icons/moon"], used: ["Icons", "star", "moon"]))
    #expect(text.contains("extension ImageResource { enum Icons { static var `star`"))
    #expect(text.contains("name: \"icons/moon\""))
  }

  @Test func `are only those that the program uses`() {
    #expect(symbols(images: ["ball", "box"], used: ["other"]) == nil)
    #expect(symbols(images: ["icons/star"], used: ["star"]) == nil)
  }

  @Test func `leave members of the program and of UIKit as they are`() throws {
    let declared = "extension UIColor {\n  static let brand = UIColor.red\n}"
    let text = try #require(
      symbols(colors: ["brand", "red"], used: ["brand", "red"], in: declared))
    #expect(text.contains("static var `brand`: ColorResource"))
    #expect(!text.contains("UIKit.UIColor"))
    let other = "enum Palette { static let brand = 1 }"
    #expect(symbols(colors: ["brand"], used: ["brand"], in: other)?.contains("UIColor") == true)
  }
}
