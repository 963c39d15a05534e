private import FileIO
internal import SystemPackage

extension ProgramFolder {
  /// Returns the program with the files that Xcode compiles for the application: those of its
  /// target, also outside of the folder, and of the project's libraries.
  ///
  /// The program is unchanged without a single project around it or in it, and where the project is
  /// ambiguous: with several applications of which none is meant, with files that are missing, and
  /// with packages in the folder.
  ///
  /// - Parameter isMeant: Returns whether a file is one of the application that is meant.
  /// - Returns: The program.
  func inTarget(
    with isMeant: (ProgramFile) -> Bool
  ) -> ProgramFolder {
    guard let root = canonicalPath(of: path), let project else { return self }
    let paths = files.map { canonicalPath(of: $0.path) ?? $0.path }
    let known = Set(paths)
    func indices(of target: XcodeTarget) -> [Int] {
      files.indices.filter { target.contains(paths[$0]) }
    }
    let applications = project.targets.filter(\.isApplication).map { ($0, indices(of: $0)) }
      .filter { _, own in own.contains { files[$0].isOfApplication } }
    let meant = applications.filter { _, own in own.contains { isMeant(files[$0]) } }
    let candidates = meant.isEmpty ? applications : meant
    let named = candidates.filter { target, _ in target.name == name }
    guard let (application, own) = candidates.count == 1 ? candidates.first : named.first,
      application.isComplete,
      application.files.allSatisfy({ !$0.starts(with: root) || known.contains($0) })
    else { return self }
    let libraries = project.targets.filter { !$0.isApplication }.flatMap(indices)
    let kept = Set(own + libraries)
    let outside = application.files.filter { !$0.starts(with: root) && !known.contains($0) }
      .sorted { $0.string < $1.string }.compactMap { try? ProgramFile($0) }
    var program = self
    if kept.count < files.count || !outside.isEmpty {
      program = with(files: files.indices.filter(kept.contains).map { files[$0] } + outside)
    }
    if !outside.isEmpty {
      let headers = project.headers.filter { !$0.starts(with: root) }
      program.search.add(outside.map(\.path) + headers + Self.headers(beside: outside))
    }
    program.bridgingHeader = application.bridgingHeader
    program.isForPad = application.isForPad
    program.targetName = application.name
    return program
  }

  /// Returns the headers in the folders of some files.
  private static func headers(beside files: [ProgramFile]) -> [FilePath] {
    Set(files.map { $0.path.removingLastComponent() }).flatMap { folder in
      ((try? entries(of: folder)) ?? []).map { folder.appending($0) }
        .filter { SourceLanguage($0) == .header }
    }.sorted { $0.string < $1.string }
  }

  /// The project in the folder, or the nearest around it; nil if there is none, several, or a
  /// package.
  private var project: XcodeProject? {
    guard let list = try? ProgramFileList(of: path), !list.hasPackage, list.projects.count <= 1
    else { return nil }
    if let path = list.projects.first { return XcodeProject(path) }
    guard var folder = canonicalPath(of: path) else { return nil }
    for _ in 0..<Self.maxProjectDepth where folder.removeLastComponent() {
      let names = ((try? entries(of: folder)) ?? []).filter { $0.extension == "xcodeproj" }
      guard names.isEmpty else {
        return names.count == 1 ? XcodeProject(folder.appending(names[0])) : nil
      }
    }
    return nil
  }
}
