private import FileIO
package import SystemPackage

/// The Swift files of a program for iOS: all of a folder, or one.
package struct ProgramFolder: Sendable {
  /// The largest number of Swift files.
  static let maxFileCount = 2000
  /// The largest size of all Swift files together, in bytes.
  static let maxTotalSize = 1 << 25

  /// The folder with the program's files, or the program's file.
  package let path: FilePath
  /// The folder of images, documents and so on.
  package let resources: FilePath
  /// The Swift files in the order of their paths, with their contents.
  package let files: [SwiftFile]
  /// The file whose classes are shown; nil for those of all files.
  package internal(set) var shownFile: FilePath?

  /// The program of one file, whose folder has its resources.
  package init(file: SwiftFile) {
    path = file.path
    let folder = file.path.removingLastComponent()
    resources = folder.isEmpty ? "." : folder
    files = [file]
    shownFile = file.path
  }

  init(
    _ path: FilePath, _ files: [SwiftFile], resources: FilePath? = nil
  ) {
    self.path = path
    self.resources = resources ?? path
    self.files = files
  }

  /// Reads the Swift files below a folder, without tests and the code of package managers.
  ///
  /// - Throws: A ``ProjectError`` if the folder or a file cannot be read, if there is no Swift file,
  ///   or if they are too many.
  package init(_ path: FilePath) throws {
    if let page = try Self.page(path) {
      self = page
      return
    }
    let list = try SwiftFileList(of: path)
    if list.files.isEmpty, list.playgrounds.count == 1, let playground = list.playgrounds.first {
      try self.init(playground)
      return
    }
    var files: [SwiftFile] = []
    var size = 0
    for file in list.files {
      let file = try SwiftFile(file)
      size += file.contents.count
      guard size <= Self.maxTotalSize else {
        throw ProjectError(
          "The Swift files of \(path.printable) are larger than \(Self.maxTotalSize >> 20) MiB; give "
            + "the folder of one program.")
      }
      files.append(file)
    }
    guard !files.isEmpty else {
      let playgrounds = list.playgrounds.map(\.printable).joined(separator: ", ")
      throw ProjectError(
        playgrounds.isEmpty
          ? "\(path.printable) has no Swift file of a program."
          : "\(path.printable) has several playgrounds; give one of \(playgrounds).")
    }
    guard files.contains(where: \.isOfApplication) else {
      throw ProjectError(
        "No file in \(path.printable) imports UIKit; a folder is a program for iOS. Films of a package "
          + "are shown by 'zoetrope preview --package'.")
    }
    self.init(path, files)
  }

  /// Whether the classes of one file are shown.
  package var isFile: Bool { shownFile != nil }

  /// Returns whether the type of a name is shown.
  package func shows(_ name: String) -> Bool {
    guard files.count > 1, let file = files.first(where: { $0.path == shownFile }) else {
      return true
    }
    return file.declares(String(name.split(separator: ".").last ?? ""))
  }

  /// Returns the program with other files.
  package func with(files: [SwiftFile]) -> ProgramFolder {
    var copy = ProgramFolder(path, files, resources: resources)
    copy.shownFile = shownFile
    return copy
  }

  /// What is compiled, for a message.
  package var summary: String {
    if files.count == 1, let file = files.first { return "\(file.path)" }
    if let shownFile {
      let others = files.count == 2 ? "a file" : "\(files.count - 1) files"
      return "\(shownFile) and \(others) that it needs"
    }
    return "\(files.count) files of \(path.lastComponent?.string ?? path.string)"
  }

  /// The name of the program: that of the folder, or of the file without its extension.
  package var name: String {
    let absolute = canonicalPath(of: path) ?? path
    return absolute.stem ?? "program"
  }
}
