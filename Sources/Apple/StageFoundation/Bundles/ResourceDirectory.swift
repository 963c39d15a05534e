internal import Foundation

/// The files of a program's folder by name, as Xcode copies them into the bundle of an app.
///
/// Groups and folders of a project are flattened; documents of localized folders (`Base.lproj`) are
/// those of the base or of English.
package final class ResourceDirectory: Sendable {
  /// The largest number of files that are listed.
  static let maxFileCount = 20_000

  /// The absolute path of the folder; nil if a program has no resources.
  package let path: String?
  /// The paths of the files, relative to the folder, by their names.
  private let files: [String: String]
  /// The paths of files in the folders of languages, relative to the folder, by language and name.
  private let localized: [String: [String: String]]
  /// The absolute paths of the asset catalogs, sorted.
  package let catalogs: [String]

  /// A directory without files.
  package static let empty = ResourceDirectory()

  private init() {
    path = nil
    files = [:]
    localized = [:]
    catalogs = []
  }

  /// Lists the files below a folder.
  package init(_ path: String) {
    self.path = path
    var files: [String: String] = [:]
    var localized: [String: [String: String]] = [:]
    var catalogs: [String] = []
    let list = FileManager.default.enumerator(atPath: path)
    var count = 0
    while count < Self.maxFileCount, let file = list?.nextObject() as? String {
      count += 1
      let name = (file as NSString).lastPathComponent
      if name.hasPrefix(".") || name.hasSuffix(".xcodeproj") {
        list?.skipDescendants()
        continue
      }
      if name.hasSuffix(".xcassets") { catalogs.append("\(path)/\(file)") }
      // The files inside of a catalog or bundle are not resources of their own.
      if ["xcassets", "bundle", "framework", "playground"].contains(
        (name as NSString).pathExtension)
      {
        list?.skipDescendants()
      }
      if let language = Self.language(of: file), localized[language]?[name] ?? "~" > file {
        localized[language, default: [:]][name] = file
      }
      guard let known = files[name] else {
        files[name] = file
        continue
      }
      if Self.rank(file) < Self.rank(known) { files[name] = file }
    }
    self.files = files
    self.localized = localized
    self.catalogs = catalogs.sorted()
  }

  /// The names of all files.
  package var names: [String] { files.keys.sorted() }

  /// The absolute paths of all files, by name.
  package var paths: [String] { names.compactMap(path(named:)) }

  /// Returns the path of the file of a name; nil if there is none.
  package func path(named name: String) -> String? {
    guard let path, let file = files[name] else { return nil }
    return "\(path)/\(file)"
  }

  /// Returns the path of a file that is asked for directly below the folder, but is elsewhere in
  /// the project; nil for other paths.
  func flatPath(_ path: String) -> String? {
    guard let folder = self.path, path.hasPrefix(folder) else { return nil }
    let rest = path.dropFirst(folder.count).drop { $0 == "/" }
    guard !rest.isEmpty, !rest.contains("/"), let file = self.path(named: String(rest)),
      file != "\(folder)/\(rest)"
    else { return nil }
    return file
  }

  /// The languages that have folders.
  var languages: [String] { localized.keys.filter { $0 != "Base" }.sorted() }

  /// Returns the absolute paths of the files of a name: of languages, in their order, and then the
  /// one that has no language.
  func localizedPaths(named name: String, in languages: [String]) -> [String] {
    guard let path else { return [] }
    var result = languages.compactMap { localized[$0]?[name] }
    if let file = files[name], !result.contains(file), Self.language(of: file) == nil {
      result.append(file)
    }
    return result.map { "\(path)/\($0)" }
  }

  /// Returns the names of a locale's folders, the preferred one first.
  static func languages(of locale: Locale) -> [String] {
    let language = locale.language.languageCode?.identifier ?? "en"
    var names: [String] = []
    if let region = locale.region?.identifier {
      if let script = locale.language.script?.identifier {
        names.append("\(language)-\(script)-\(region)")
      }
      names += ["\(language)-\(region)", "\(language)_\(region)"]
    }
    if let script = locale.language.script?.identifier { names.append("\(language)-\(script)") }
    names += [language, locale.localizedLanguageName].compactMap(\.self)
    return names + ["Base", "en", "English"]
  }

  /// Returns the language of the folder that has a file; nil for other files.
  private static func language(of file: String) -> String? {
    file.split(separator: "/").last { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
  }

  /// The order in which files of one name are preferred: unlocalized, base, English, other; then
  /// the first by path, so that the choice does not depend on the order of the directory.
  private static func rank(_ file: String) -> (Int, String) {
    let folders = file.split(separator: "/").filter { $0.hasSuffix(".lproj") }
    let order =
      switch folders.last {
      case nil: 0
      case "Base.lproj"?: 1
      case "en.lproj"?, "English.lproj"?: 2
      default: 3
      }
    return (order, file)
  }
}

extension Locale {
  /// The English name of the language, which old projects have for folders.
  fileprivate var localizedLanguageName: String? {
    language.languageCode.flatMap {
      Locale(identifier: "en").localizedString(forLanguageCode: $0.identifier)
    }
  }
}
