private import FileIO
internal import SystemPackage

extension ProgramFolder {
  /// How many folders above a file or folder are searched for its project.
  static let maxProjectDepth = 8

  /// The program of a file with all files around it; nil if there are none.
  ///
  /// These are the files of the nearest folder with a project, a package or a playground, or of the
  /// file's own folder.
  package var withFilesAround: ProgramFolder? {
    guard let file = shownFile, files.count == 1, let given = files.first, given.language == .swift,
      let identity = canonicalPath(of: file), var around = try? ProgramFolder(projectFolder)
    else { return nil }
    let roots = around.programFolders
    if roots.count > 1, let root = roots.first(where: { file.starts(with: $0) }) {
      around = around.program(in: root, of: roots)
    }
    let target = around.inTarget { canonicalPath(of: $0.path) == identity }
    func index(in program: ProgramFolder) -> Int? {
      program.files.firstIndex { canonicalPath(of: $0.path) == identity }
    }
    if index(in: target) != nil { around = target }
    guard let index = index(in: around) else { return nil }
    // Messages name the file as it was given.
    var files = around.files
    files[index] = given
    var program = around.with(files: files)
    program.shownFile = file
    return program
  }

  /// The nearest folder around a file that has a project, a package or a playground; else its own.
  var projectFolder: FilePath { projectAround ?? resources }

  /// The nearest folder around a file that has a project, a package or a playground; nil without one.
  var projectAround: FilePath? {
    var folder = resources
    for _ in 0..<Self.maxProjectDepth {
      if folder.extension == "playground" { return folder }
      let names = (try? entries(of: folder)) ?? []
      let manifest = folder.appending("Package.swift")
      if names.contains(where: Self.isProject) || manifest.isPackageManifest { return folder }
      if folder.lastComponent == nil || folder == "."
        || folder.lastComponent?.kind == .parentDirectory
      {
        guard let absolute = canonicalPath(of: folder), absolute != folder else { break }
        folder = absolute
      }
      guard folder.removeLastComponent(), !folder.isEmpty else { break }
    }
    return nil
  }

  private static func isProject(_ name: FilePath.Component) -> Bool {
    ["playground", "xcodeproj", "xcworkspace"].contains(name.extension)
  }
}
