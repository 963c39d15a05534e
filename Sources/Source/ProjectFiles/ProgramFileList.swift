private import FileIO
package import SystemPackage

/// The source files of a folder that belong to a program, and what stands beside them.
package struct ProgramFileList {
  /// The largest number of files and folders that are looked at.
  static let maxEntryCount = 100_000
  /// The largest depth of folders.
  static let maxDepth = 40

  /// The files in Swift, Objective-C and C++, in the order of their paths, which start with that of
  /// the folder.
  let files: [FilePath]
  /// The headers, and what they may declare: files in C, and the Objective-C of package managers.
  let headers: [FilePath]
  /// Whether a file is in Swift.
  package var hasSwift: Bool { files.contains { SourceLanguage($0) == .swift } }
  /// The storyboards and xibs.
  package let documents: [FilePath]
  /// The asset catalogs, in the order of their paths.
  package let catalogs: [FilePath]
  /// The property lists of applications.
  let propertyLists: [FilePath]
  /// The playgrounds beside the files, in the order of their paths.
  let playgrounds: [FilePath]
  /// The data models.
  let dataModels: [FilePath]
  /// The Xcode projects.
  let projects: [FilePath]
  /// Whether there is a package.
  let hasPackage: Bool

  /// Lists the files; symbolic links to folders are not followed, and links to nothing left out.
  ///
  /// - Parameters:
  ///   - root: The folder.
  ///   - others: The names of folders in it that are left out; none by default.
  /// - Throws: A ``ProjectError`` if the folder cannot be read, or has too much.
  package init(of root: FilePath, without others: Set<FilePath.Component> = []) throws {
    var files: [FilePath] = []
    var headers: [FilePath] = []
    var documents: [FilePath] = []
    var catalogs: [FilePath] = []
    var propertyLists: [FilePath] = []
    var playgrounds: [FilePath] = []
    var dataModels: [FilePath] = []
    var projects: [FilePath] = []
    var hasPackage = false
    var folders: [(path: FilePath, depth: Int, isOwn: Bool)] = [(root, 0, true)]
    var count = 0
    while let (folder, depth, isOwn) = folders.popLast() {
      let names: [FilePath.Component]
      do {
        names = try entries(of: folder)
      } catch {
        // What is inside may be closed; the folder itself may not.
        guard depth == 0 else { continue }
        throw ProjectError("Cannot read \(folder.printable): \(error).")
      }
      count += names.count
      guard count <= Self.maxEntryCount else {
        throw ProjectError(
          "\(root.printable) has more than \(Self.maxEntryCount) files; give the folder of one "
            + "program.")
      }
      for name in names where !name.string.hasPrefix(".") {
        if depth == 0, others.contains(name) { continue }
        let path = folder.appending(name)
        // A link to what is not there is no file.
        guard let status = try? path.stat(followTargetSymlink: false),
          status.type != .symbolicLink || (try? path.stat()) != nil
        else { continue }
        if status.type == .directory {
          if name.extension == "playground" { playgrounds.append(path) }
          if isOwn, name.extension == "xcassets" { catalogs.append(path) }
          if name.extension == "xcodeproj" { projects.append(path) }
          if isOwn, DataModelFiles.isModel(name) { dataModels.append(path) }
          guard depth < Self.maxDepth else { continue }
          if !Self.isLeftOut(name) {
            folders.append((path, depth + 1, isOwn))
          } else if Self.packageFolders.contains(name.string) {
            folders.append((path, depth + 1, false))
          }
        } else if let language = SourceLanguage(path), language.isOfC, language != .listing {
          if isOwn, language == .objectiveC { files.append(path) } else { headers.append(path) }
        } else if !isOwn {
          continue
        } else if path.isPackageManifest {
          hasPackage = true
        } else if [.swift, .cPlusPlus].contains(SourceLanguage(path)) {
          files.append(path)
        } else if ["storyboard", "xib"].contains(name.extension) {
          documents.append(path)
        } else if name.string.hasSuffix("Info.plist") {
          propertyLists.append(path)
        }
      }
      guard files.count <= ProgramFolder.maxFileCount else {
        throw ProjectError(
          "\(root.printable) has more than \(ProgramFolder.maxFileCount) source files; give the folder "
            + "of one program.")
      }
    }
    self.files = files.sorted { $0.string < $1.string }
    self.headers = headers.sorted { $0.string < $1.string }
    self.propertyLists = propertyLists.sorted { $0.string < $1.string }
    self.documents = documents.sorted { $0.string < $1.string }
    self.catalogs = catalogs.sorted { $0.string < $1.string }
    self.playgrounds = playgrounds.sorted { $0.string < $1.string }
    self.dataModels = dataModels.sorted { $0.string < $1.string }
    self.projects = projects
    self.hasPackage = hasPackage
  }

  /// Whether a folder has a program: sources, a playground or a project, or more than is read.
  static func isProgram(_ folder: FilePath) -> Bool {
    guard let list = try? ProgramFileList(of: folder) else { return true }
    return !list.files.isEmpty || !list.playgrounds.isEmpty || !list.projects.isEmpty
  }

  /// The folders of package managers, whose Objective-C belongs to a program that imports it.
  private static let packageFolders: Set = ["Pods", "Carthage"]

  /// Whether a folder has no code of the program: tests, code of package managers, products of
  /// builds, and playgrounds beside it.
  static func isLeftOut(_ name: FilePath.Component) -> Bool {
    let extensions = [
      "app", "bundle", "framework", "playground", "xcassets", "xcdatamodel", "xcdatamodeld",
      "xcframework", "xcodeproj", "xcworkspace",
    ]
    return ["Pods", "Carthage", "DerivedData", "build", "node_modules"].contains(name.string)
      || name.string.hasSuffix("Tests") || extensions.contains(name.extension ?? "")
  }
}
