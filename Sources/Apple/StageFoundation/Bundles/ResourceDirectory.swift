internal import FileIO
internal import Foundation
internal import SystemPackage

/// The files of a program's folder by name, as Xcode copies them into the bundle of an app.
///
/// Groups and folders of a project are flattened; documents of localized folders (`Base.lproj`) are
/// those of the base or of English.
package final class ResourceDirectory: Sendable {
  /// The largest number of files that are listed.
  static let maxFileCount = 20_000

  /// The absolute path of the folder; nil if a program has no resources.
  package let path: String?
  /// The files by their names.
  private let files: [String: File]
  /// The files in the folders of languages, by language and name.
  private let localized: [String: [String: File]]
  /// The absolute paths of the asset catalogs, sorted.
  package let catalogs: [String]

  private struct File {
    /// The path from the folder.
    let relative: String
    /// The path as a text that names the file: see `FilePath.directoryText`.
    let path: String
  }

  /// A directory without files.
  package static let empty = ResourceDirectory()

  private init() {
    path = nil
    files = [:]
    localized = [:]
    catalogs = []
  }

  /// Lists the files below a folder.
  ///
  /// Folders may have names that are not UTF-8; files that have are left out, since no program can
  /// name them.
  package init(_ folder: ResourceFolder) {
    let path = folder.path
    self.path = path
    var files: [String: File] = [:]
    var localized: [String: [String: File]] = [:]
    var catalogs: [String] = []
    var folders = [(path: FilePath(path), file: File(relative: "", path: path))]
    var count = 0
    while let parent = folders.popLast() {
      for entry in Self.entries(of: parent.path) where count < Self.maxFileCount {
        count += 1
        let (name, text) = (entry.string, String(validating: entry))
        if name.hasPrefix(".") || name.hasSuffix(".xcodeproj") { continue }
        if parent.file.relative.isEmpty, folder.others.contains(name) { continue }
        let entryPath = parent.path.appending(entry)
        let isFolder = (try? entryPath.stat(followTargetSymlink: false).type) == .directory
        let file = File(
          relative: parent.file.relative.isEmpty ? name : "\(parent.file.relative)/\(name)",
          path: text.map { "\(parent.file.path)/\($0)" } ?? entryPath.directoryText)
        guard text != nil || isFolder else { continue }
        if name.hasSuffix(".xcassets") { catalogs.append(file.path) }
        // The files inside of a catalog or bundle are not resources of their own.
        if isFolder, !["xcassets", "bundle", "framework", "playground"].contains(entry.extension) {
          folders.append((entryPath, file))
        }
        if let language = Self.language(of: file.relative),
          localized[language]?[name]?.relative ?? "~" > file.relative
        {
          localized[language, default: [:]][name] = file
        }
        guard let known = files[name] else {
          files[name] = file
          continue
        }
        if Self.rank(file.relative) < Self.rank(known.relative) { files[name] = file }
      }
    }
    self.files = files
    self.localized = localized
    self.catalogs = catalogs.sorted()
  }

  /// The entries of a folder, the first by name first.
  private static func entries(of folder: FilePath) -> [FilePath.Component] {
    ((try? FileIO.entries(of: folder)) ?? []).sorted { $0.string < $1.string }
  }

  /// The names of all files.
  package var names: [String] { files.keys.sorted() }

  /// The absolute paths of all files, by name.
  package var paths: [String] { names.compactMap(path(named:)) }

  /// Returns the path of the file of a name; nil if there is none.
  package func path(named name: String) -> String? { files[name]?.path }

  /// Returns the path of the file of a name: the one that has no language, or else that of the first
  /// of some languages; nil if there is none.
  func path(named name: String, in languages: [String]) -> String? {
    guard let file = files[name], Self.language(of: file.relative) != nil else {
      return path(named: name)
    }
    return languages.lazy.compactMap { self.localized[$0]?[name]?.path }.first ?? file.path
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
    var result = languages.compactMap { localized[$0]?[name]?.path }
    if let file = files[name], !result.contains(file.path),
      Self.language(of: file.relative) == nil
    {
      result.append(file.path)
    }
    return result
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
