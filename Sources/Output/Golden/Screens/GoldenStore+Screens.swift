internal import FileIO
internal import FoundationEssentials
internal import Imaging
internal import Raster
public import SystemPackage

extension GoldenStore {
  /// The largest picture that is kept, in bytes.
  private static let maxPictureSize = 1 << 28
  private static let maxScreenManifestSize = 1 << 26

  /// Replaces golden pictures of a program by its present ones: all, or none.
  ///
  /// - Parameters:
  ///   - screens: The runs of the program.
  ///   - isComplete: Whether the program has no other pictures; if so, those of their groups that
  ///     are not made any more are removed.
  /// - Returns: The paths of the pictures, in the order of the screens.
  /// - Throws: A ``GoldenError`` if a file cannot be written or a script does not reach a picture;
  ///   then all old pictures remain.
  @discardableResult
  public func update(_ screens: [GoldenScreen], isComplete: Bool) throws -> [FilePath] {
    for screen in screens { try validate(screen.group) }
    var target = directory
    var paths: [FilePath] = []
    var names = PictureNames()
    do {
      var files = try AtomicDirectorySet(in: directory)
      var groups: [String: (path: FilePath, manifest: ScreenManifest)] = [:]
      for screen in screens {
        target = directory.appending(screen.group)
        var group = groups[screen.group]
        if group == nil, let name = target.lastComponent {
          let path = try files.add(name)
          group = (path, try kept(of: screen.group, isComplete: isComplete, in: path))
        }
        guard var group else { continue }
        for picture in try screen.pictures() {
          let name = "\(picture.name).png"
          try names.insert("\(screen.group)/\(picture.name)")
          try PNG.write(
            picture.image, to: group.path.appending(name), compression: .smallest)
          group.manifest.pictures[picture.name] = picture.views.map(\.text)
          group.manifest.fonts.merge(picture.fonts) { _, new in new }
          paths.append(target.appending(name))
        }
        groups[screen.group] = group
      }
      for (path, manifest) in groups.values { try write(manifest, to: path) }
      target = directory
      try files.commit()
    } catch {
      throw GoldenError(error, writing: target)
    }
    return paths
  }

  /// Returns the golden pictures that no run of a program makes: those of its groups, and if the
  /// runs are complete, directories of others.
  ///
  /// - Parameters:
  ///   - names: The names of all pictures, `Home/Empty-dark`.
  ///   - isComplete: Whether the program has no other pictures.
  /// - Returns: The paths, sorted by name; none unless the runs are complete.
  public func orphans(besides names: Set<String>, isComplete: Bool) -> [FilePath] {
    guard isComplete else { return [] }
    let groups = Set(names.map { String($0.prefix { $0 != "/" }) })
    var orphans: [FilePath] = []
    for name in (try? entries(of: directory)) ?? [] where !isStagingName(name.string) {
      let path = directory.appending(name)
      guard (try? path.stat().type) == .directory else { continue }
      guard groups.contains(name.string) else {
        orphans.append(path)
        continue
      }
      orphans += pictureNames(in: path).filter { !names.contains("\(name.string)/\($0)") }
        .map { path.appending("\($0).png") }
    }
    return orphans.sorted { $0.string < $1.string }
  }

  /// Reads the manifest of a group; one that is missing or damaged explains nothing.
  func screenManifest(of group: String) -> ScreenManifest? {
    let path = directory(of: group).appending(Self.manifestName)
    guard let bytes = try? readFile(path, maxSize: Self.maxScreenManifestSize) else { return nil }
    return try? JSONDecoder().decode(ScreenManifest.self, from: Data(bytes))
  }

  /// Copies the pictures of a group that stay, and returns what the manifest has of them.
  private func kept(
    of group: String, isComplete: Bool, in path: FilePath
  ) throws -> ScreenManifest {
    let rasterizer = FrameRenderer.defaultRasterizer.version
    let new = ScreenManifest(rasterizerVersion: rasterizer, fonts: [:], pictures: [:])
    guard !isComplete else { return new }
    let old = directory(of: group)
    for name in pictureNames(in: old) {
      let file = "\(name).png"
      let bytes = try readFile(old.appending(file), maxSize: Self.maxPictureSize)
      try AtomicFile.write(bytes, to: path.appending(file))
    }
    guard var manifest = screenManifest(of: group) else { return new }
    manifest.rasterizerVersion = rasterizer
    return manifest
  }

  private func pictureNames(in directory: FilePath) -> [String] {
    ((try? entries(of: directory)) ?? []).filter { $0.extension == "png" }.map(\.stem)
  }
}

/// The names of the pictures of a program, each of which has its own file.
struct PictureNames {
  private var names: Set<String> = []

  /// Adds a name.
  ///
  /// - Throws: A ``GoldenError`` if another picture has it; a file system may not tell upper from
  ///   lower case.
  mutating func insert(_ name: String) throws(GoldenError) {
    guard names.insert(name.lowercased()).inserted else {
      throw GoldenError(
        "Two pictures are named '\(name)': give previews of a file, and scripts, names of their own."
      )
    }
  }
}
