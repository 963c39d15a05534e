private import FileIO
internal import SystemPackage

/// Finds the library in Objective-C of an example, which stands beside the example's folder.
///
/// A library is a folder of its name around the program's, or all of a folder with a specification
/// or a package.
struct LibrarySearch {
  /// The folders around the program, the nearest first, up to that of a repository.
  private let folders: [FilePath]
  /// The names that were looked for.
  private var known: Set<String> = []
  /// Whether the nearest folder with a specification was read.
  private var hasSpecified = false

  /// Creates a search around a folder or file.
  init(around path: FilePath) {
    var folders: [FilePath] = []
    if var folder = canonicalPath(of: path) {
      for _ in 0..<Self.maxDepth where folder.removeLastComponent() && folder.lastComponent != nil {
        folders.append(folder)
        if Self.has(folder.appending(".git")) { break }
      }
    }
    self.folders = folders
  }

  /// How many folders around a program are looked at.
  private static let maxDepth = 4

  /// Returns the files of the library that has a header or module; none if there is none, or it was
  /// found before.
  ///
  /// - Parameter name: The name of the library; nil for that of a header without one.
  /// - Returns: The files.
  mutating func files(of name: String?) -> [FilePath] {
    let named = name.map { files(ofModule: $0) } ?? []
    guard named.isEmpty, !hasSpecified else { return named }
    hasSpecified = true
    return folders.first(where: Self.isLibrary).map { Self.files(in: $0) } ?? []
  }

  /// Returns the files in the nearest folder of a name; none if there is none, or it was found
  /// before.
  mutating func files(ofModule name: String) -> [FilePath] {
    guard !HeaderSearch.systemFrameworks.contains(name), known.insert(name).inserted else {
      return []
    }
    return folders.lazy.map { Self.files(in: $0.appending(name)) }.first { !$0.isEmpty } ?? []
  }

  /// The files in Objective-C and headers of a folder; none of one with too many.
  private static func files(in folder: FilePath) -> [FilePath] {
    guard has(folder), let list = try? ProgramFileList(of: folder) else { return [] }
    return (list.files + list.headers).filter { file in
      SourceLanguage(file)?.isOfC == true && !file.components.contains { $0.string == "Pods" }
    }
  }

  private static func isLibrary(_ folder: FilePath) -> Bool {
    ((try? entries(of: folder)) ?? []).contains {
      $0.extension == "podspec" || $0.string == "Package.swift"
    }
  }

  private static func has(_ path: FilePath) -> Bool { (try? path.stat()) != nil }
}
