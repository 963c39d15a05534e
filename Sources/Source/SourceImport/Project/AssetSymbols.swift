internal import SwiftSyntax

/// The symbols that Xcode generates for the images and colors of asset catalogs, of those that the
/// program may use: `UIImage(resource: .ball)` and `UIColor.brand`.
///
/// The name of a symbol is that of the asset in camel case, without its ending `Image` or `Color`.
/// Folders that are namespaces become types.
public struct AssetSymbols: Sendable {
  private struct Asset: Sendable {
    let kind: Kind
    /// The name in the catalog.
    let name: String
    /// The names of the types that hold the symbol.
    let folders: [String]
    let symbol: String

    /// The symbol after the types that hold it.
    var path: String { (folders + [symbol]).joined(separator: ".") }
  }

  private enum Kind: String, CaseIterable, Sendable {
    case image = "Image"
    case color = "Color"
  }

  private let assets: [Asset]

  /// Creates the symbols of assets.
  ///
  /// - Parameters:
  ///   - images: The names of images, those in namespaces with slashes.
  ///   - colors: The names of colors.
  ///   - members: The names of members that the program uses; other symbols are left out.
  public init(images: [String], colors: [String], usedAs members: Set<String>) {
    var known: Set<String> = []
    assets = (images.map { (Kind.image, $0) } + colors.map { (Kind.color, $0) })
      .compactMap { kind, name -> Asset? in
        let parts = name.split(separator: "/").map(String.init)
        guard let last = parts.last else { return nil }
        let symbol = Self.symbol(of: last, kind)
        let folders = parts.dropLast().map { Self.typeName(of: $0) }
        guard members.contains(symbol), folders.allSatisfy(members.contains),
          known.insert("\(kind) \(folders) \(symbol)").inserted
        else { return nil }
        return Asset(kind: kind, name: name, folders: folders, symbol: symbol)
      }
  }

  /// What the symbols depend on, as a text; empty without symbols.
  public var identity: String { assets.map { "\($0.kind) \($0.name)" }.joined(separator: "\n") }

  /// The names of the types of folders.
  var folders: Set<String> { Set(assets.flatMap(\.folders)) }

  /// Returns the symbols in Swift, without those that the program declares; nil if there are none.
  ///
  /// - Parameter declared: The static members of extensions, as `UIColor.brand`.
  /// - Returns: The extensions, as a file.
  func source(besides declared: Set<String>) -> String? {
    var extensions: [String] = []
    for kind in Kind.allCases {
      let assets = assets.filter { $0.kind == kind }
      let resource = "\(kind.rawValue)Resource"
      let type = "UI\(kind.rawValue)"
      let resources = assets.filter { !declared.contains("\(resource).\($0.path)") }
      let values = assets.filter {
        !declared.contains("\(type).\($0.path)")
          && !($0.folders.isEmpty && Self.membersOfUIKit.contains($0.symbol))
      }
      func code(_ asset: Asset) -> String {
        "\(resource)(name: \(asset.name.debugDescription), bundle: .main)"
      }
      extensions += [
        Self.extension(of: resource, resources) {
          "static var `\($0.symbol)`: \(resource) { \(code($0)) }"
        },
        Self.extension(of: "UIKit.\(type)", values) {
          "static var `\($0.symbol)`: UIKit.\(type) { UIKit.\(type)(resource: \(code($0))) }"
        },
      ].compactMap(\.self)
    }
    return extensions.isEmpty ? nil : "import UIKit\n\(extensions.joined(separator: "\n"))\n"
  }

  /// Returns an extension with the symbols of assets; nil without any.
  private static func `extension`(
    of type: String, _ assets: [Asset], _ member: (Asset) -> String
  ) -> String? {
    assets.isEmpty ? nil : "extension \(type) {\n\(members(of: assets, depth: 0, member))}"
  }

  /// Returns the members of a type: symbols, and the types of folders below it.
  private static func members(
    of assets: [Asset], depth: Int, _ member: (Asset) -> String
  ) -> String {
    let own = assets.filter { $0.folders.count == depth }.map { member($0) + "\n" }
    let below = Dictionary(grouping: assets.filter { $0.folders.count > depth }) {
      $0.folders[depth]
    }
    let types = below.sorted { $0.key < $1.key }.map { folder, assets in
      "enum \(folder) {\n\(members(of: assets, depth: depth + 1, member))}\n"
    }
    return (own + types).joined()
  }

  /// The members of `UIColor` and `UIImage` that symbols do not replace.
  private static let membersOfUIKit: Set<String> = [
    "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow",
    "magenta", "orange", "purple", "brown", "clear", "label", "secondaryLabel", "tertiaryLabel",
    "quaternaryLabel", "link", "placeholderText", "separator", "opaqueSeparator", "tint",
    "lightText",
    "darkText", "systemFill", "systemBackground", "add", "remove", "actions", "checkmark",
    "strokedCheckmark",
  ]

  /// Returns the symbol of an asset.
  private static func symbol(of name: String, _ kind: Kind) -> String {
    var words = words(of: name)
    if words.count > 1, words.last?.lowercased() == kind.rawValue.lowercased() {
      words.removeLast()
    }
    guard let first = words.first else { return "_" }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let symbol = ([first.lowercased()] + rest).joined()
    return symbol.first?.isNumber == true ? "_\(symbol)" : symbol
  }

  /// Returns the type of a folder that is a namespace.
  private static func typeName(of name: String) -> String {
    words(of: name).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// Splits a name at what is no letter or digit, and before capitals of a word.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    for part in name.split(whereSeparator: { !($0.isLetter || $0.isNumber) }) {
      let letters = Array(part)
      var word = ""
      for (index, letter) in letters.enumerated() {
        let next = letters.dropFirst(index + 1).first
        let startsWord =
          letter.isUppercase && !word.isEmpty
          && (letters[index - 1].isUppercase == false || next?.isLowercase == true)
        if startsWord {
          words.append(word)
          word = ""
        }
        word.append(letter)
      }
      words.append(word)
    }
    return words
  }
}
