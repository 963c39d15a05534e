public import StageKit
@_exported public import UIKit

// What `R.image.ball` and so on are, in the words of the tool R.swift.

/// An image of the program.
public struct ImageResource: Hashable, Sendable {
  /// The name of the image.
  public let name: String

  /// Creates the resource of an image of an asset catalog.
  public init(name: String) { self.name = name }

  /// Creates the resource of a file by its name in Swift.
  public init(file identifier: String) {
    let files = BundleFiles.names(withExtensions: ["jpeg", "jpg", "pdf", "png"])
    let plain = files.map { BundleFiles.stem(of: $0) }
    if let index = plain.firstIndex(where: { ResourceIdentifier.name(of: $0) == identifier }) {
      name = plain[index]
    } else {
      name = ResourceIdentifier.resource(identifier, in: files) ?? identifier
    }
  }

  /// Returns the image; nil if there is none.
  public func callAsFunction(compatibleWith traitCollection: UITraitCollection? = nil) -> UIImage? {
    UIImage(named: name)
  }
}

extension UIImage {
  /// Creates the image of a resource; nil if there is none.
  public convenience init?(
    resource: ImageResource, compatibleWith traitCollection: UITraitCollection? = nil
  ) { self.init(named: resource.name) }
}

/// A color of an asset catalog.
public struct ColorResource: Hashable, Sendable {
  /// The name of the color.
  public let name: String

  /// Creates the resource of a color.
  public init(name: String) { self.name = name }

  /// Returns the color; nil if there is none.
  public func callAsFunction(compatibleWith traitCollection: UITraitCollection? = nil) -> UIColor? {
    UIColor(named: name)
  }
}

/// A font of a file.
public struct FontResource: Hashable, Sendable {
  /// The name of the font.
  public let name: String

  /// Creates the resource of a font by the name of its file in Swift.
  public init(file identifier: String) {
    let files = BundleFiles.names(withExtensions: ["otf", "ttf"]).map(BundleFiles.stem)
    name = ResourceIdentifier.resource(identifier, in: files) ?? identifier
  }

  /// Returns the font at a size in points; nil if there is none.
  public func callAsFunction(size: CGFloat) -> UIFont? { UIFont(name: name, size: size) }
}

/// A file of the program.
public struct FileResource: Hashable, Sendable {
  /// The name of the file with its extension.
  public let filename: String
  /// The name of the file.
  public var name: String { BundleFiles.stem(of: filename) }
  /// The extension.
  public var pathExtension: String { (filename as NSString).pathExtension }

  /// Creates the resource of a file by its name in Swift.
  public init(file identifier: String) {
    filename = ResourceIdentifier.resource(identifier, in: BundleFiles.names) ?? identifier
  }

  /// Returns the address; nil if there is no such file.
  public func callAsFunction() -> URL? { url() }

  /// Returns the address; nil if there is no such file.
  public func url() -> URL? { Bundle.main.url(forResource: filename, withExtension: nil) }

  /// Returns the path; nil if there is no such file.
  public func path() -> String? { Bundle.main.path(forResource: filename, ofType: nil) }
}

/// A text of the program in its language.
public struct StringResource: Hashable, Sendable {
  /// The key.
  public let key: String
  /// The table.
  public let tableName: String

  /// Creates the resource of a text.
  ///
  /// - Parameters:
  ///   - table: The name in Swift of the table.
  ///   - key: The name in Swift of the key.
  public init(table: String, key: String) {
    let tables = BundleFiles.names(withExtensions: ["strings", "stringsdict", "xcstrings"])
      .map(BundleFiles.stem)
    tableName = ResourceIdentifier.resource(table, in: tables) ?? table
    let keys = Bundle.main.keys(inTable: tableName)
    self.key = ResourceIdentifier.resource(key, in: keys) ?? key
  }

  /// Returns the text with values in the places of its placeholders.
  public func callAsFunction(_ arguments: any CVarArg...) -> String {
    let text = Bundle.main.localizedString(forKey: key, value: nil, table: tableName)
    return arguments.isEmpty ? text : String(format: text, arguments: arguments)
  }

  /// Returns the text in the language of the program.
  public func callAsFunction(preferredLanguages: [String]) -> String { self() }
}

/// The files of the program.
private enum BundleFiles {
  /// The names of all files, in their order.
  static var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: Bundle.main.bundlePath)) ?? []).sorted()
  }

  /// Returns the names of the files with one of some extensions.
  static func names(withExtensions extensions: Set<String>) -> [String] {
    names.filter { extensions.contains(($0 as NSString).pathExtension.lowercased()) }
  }

  /// Returns a name without its extension and the scale of an image.
  static func stem(of file: String) -> String {
    var name = (file as NSString).deletingPathExtension
    for scale in ["@2x", "@3x"] where name.hasSuffix(scale) { name.removeLast(scale.count) }
    return name
  }
}
