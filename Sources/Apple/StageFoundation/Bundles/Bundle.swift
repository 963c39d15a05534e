public import Foundation
internal import StageContext

/// The resources of a program: the files beside its source, in place of Foundation's bundles.
///
/// Every bundle but one that is created from a path is the main one.
public final class Bundle: NSObject {
  /// The files.
  package let resources: ResourceDirectory
  /// What UIKit keeps of the images, colors and data of the bundle; nil before it has read any.
  package var images: AnyObject?
  /// The texts in the languages that were asked for.
  var texts: [(locale: Locale, texts: Localization)] = []

  /// Creates the bundle of a directory.
  package init(resources: ResourceDirectory) {
    self.resources = resources
    super.init()
  }

  /// The bundle of the application that is running; one without files outside of an application.
  public static var main: Bundle {
    ApplicationContext.current?.service { _ in Bundle(resources: .empty) }
      ?? Bundle(resources: .empty)
  }

  /// Creates the bundle of a class, which has the files of the main one.
  public init(for aClass: AnyClass) {
    resources = Self.main.resources
    super.init()
  }

  /// Creates the bundle of an identifier, which has the files of the main one.
  public init?(identifier: String) {
    resources = Self.main.resources
    super.init()
  }

  /// Creates the bundle of a folder; nil if there is no such folder.
  public init?(path: String) {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory),
      isDirectory.boolValue
    else { return nil }
    resources = ResourceDirectory(ResourceFolder(path: path))
    super.init()
  }

  /// Creates the bundle of a folder; nil if there is no such folder.
  public convenience init?(url: URL) { self.init(path: url.path) }

  /// The path of the folder; empty without one.
  public var bundlePath: String { resources.path ?? "" }
  /// The same as ``bundlePath``; nil without a folder.
  public var resourcePath: String? { resources.path }
  /// The folder as a URL.
  public var bundleURL: URL { URL(fileURLWithPath: bundlePath) }
  /// The folder as a URL; nil without one.
  public var resourceURL: URL? { resourcePath.map { URL(fileURLWithPath: $0) } }
  /// The identifier: `zoetrope`.
  public var bundleIdentifier: String? { "zoetrope" }

  /// What the program's `Info.plist` says; nil without one.
  ///
  /// The settings of Xcode that stand in the file, such as `$(PRODUCT_NAME)`, are not replaced.
  public private(set) lazy var infoDictionary: [String: Any]? = {
    let names = resources.names.filter { $0.hasSuffix("Info.plist") && !$0.contains("Tests") }
    guard let name = names.first(where: { $0 == "Info.plist" }) ?? names.first,
      let path = resources.path(named: name),
      let data = FileManager.default.contents(atPath: path)
    else { return nil }
    return try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
  }()

  /// The values of ``infoDictionary`` in the language of the program, which are the same.
  public var localizedInfoDictionary: [String: Any]? { infoDictionary }

  /// Returns a value of ``infoDictionary``; nil if there is none.
  public func object(forInfoDictionaryKey key: String) -> Any? { infoDictionary?[key] }

  /// Returns the path of a file in the language of the application; nil if there is none.
  ///
  /// - Parameters:
  ///   - name: The name, with its extension if `ext` is nil or empty.
  ///   - ext: The extension.
  /// - Returns: The path.
  public func path(forResource name: String?, ofType ext: String?) -> String? {
    guard let name else { return nil }
    let last = (name as NSString).lastPathComponent
    // A data model is compiled into the bundle of an app; here it is read as Xcode has it.
    if let model = ["momd": "xcdatamodeld", "mom": "xcdatamodel"][ext ?? ""] {
      return resources.path(named: "\(last).\(model)", in: localization.languages)
    }
    return resources.path(
      named: (ext ?? "").isEmpty ? last : "\(last).\(ext ?? "")", in: localization.languages)
  }

  /// Returns the paths of all files with an extension, in whichever folder of the project they are.
  public func paths(forResourcesOfType ext: String?, inDirectory folder: String?) -> [String] {
    resources.names.filter { ($0 as NSString).pathExtension == ext ?? "" }
      .compactMap { resources.path(named: $0, in: localization.languages) }
  }

  /// Returns the addresses of all files with an extension; nil without any.
  public func urls(
    forResourcesWithExtension ext: String?, subdirectory folder: String?
  ) -> [URL]? {
    let paths = paths(forResourcesOfType: ext, inDirectory: folder)
    return paths.isEmpty ? nil : paths.map { URL(fileURLWithPath: $0) }
  }

  /// Returns the path of a file, in whichever folder of the project it is; nil if there is none.
  public func path(forResource name: String?, ofType ext: String?, inDirectory folder: String?)
    -> String?
  { path(forResource: name, ofType: ext) }

  /// Returns the URL of a file; nil if there is none.
  public func url(forResource name: String?, withExtension ext: String?) -> URL? {
    path(forResource: name, ofType: ext).map { URL(fileURLWithPath: $0) }
  }
}
