internal import SystemPackage

/// Finds the headers of a project by the names in imports, wherever they stand, and what implements
/// them.
///
/// Xcode finds a project's headers in all its folders, and whatever the case of their letters.
struct HeaderSearch: Sendable {
  /// The frameworks whose headers are not the project's.
  static let systemFrameworks: Set<String> = [
    "AVFoundation", "Accelerate", "AudioToolbox", "CoreData", "CoreFoundation", "CoreGraphics",
    "CoreImage", "CoreLocation", "CoreMedia", "CoreMotion", "CoreText", "Foundation", "GLKit",
    "GameKit", "ImageIO", "MapKit", "MediaPlayer", "MessageUI", "MobileCoreServices", "OpenGLES",
    "Photos", "QuartzCore", "Security", "Social", "SpriteKit", "StoreKit", "SystemConfiguration",
    "UIKit", "WebKit", "XCTest", "arpa", "dispatch", "libkern", "mach", "netinet", "objc", "sys",
  ]

  /// The headers by their names in small letters.
  private var headers: [String: [FilePath]] = [:]
  /// The files in Objective-C and C by their names without an extension.
  private var implementations: [String: [FilePath]] = [:]
  /// The prefix headers.
  private var prefixes: [FilePath] = []
  /// The headers that Xcode makes for what Swift sees.
  private var bridges: [FilePath] = []
  /// The headers of package managers, by the names of the packages.
  private var packages: [String: [FilePath]] = [:]

  /// The files of libraries beside the program.
  private(set) var libraryFiles: Set<FilePath> = []
  /// The files that are not found, whoever names them.
  private var leftOut: Set<FilePath> = []

  /// Creates a search among files.
  init(_ files: some Sequence<FilePath>) { add(files) }

  /// Creates a search among the files and headers of a folder, with what its projects name.
  init(_ list: ProgramFileList) {
    add((list.files + list.headers).map { $0.lexicallyNormalized() })
    add(PrefixHeaders(of: list.projects))
  }

  /// Adds files.
  mutating func add(_ files: some Sequence<FilePath>) {
    for file in files {
      guard let name = file.lastComponent else { continue }
      switch SourceLanguage(file) {
      case .header:
        headers[name.string.lowercased(), default: []].append(file)
        // As Xcode names it; others are compiled headers, such as those of a cache in the folder.
        if name.extension == "pch", name.string.contains("Prefix") { prefixes.append(file) }
        if name.stem.hasSuffix("Bridging-Header") { bridges.append(file) }
        if let package = Self.package(of: file) { packages[package, default: []].append(file) }
      case .objectiveC, .c, .cPlusPlus:
        implementations[Self.key(name.stem), default: []].append(file)
      case .listing, .swift, nil: break
      }
    }
  }

  /// Adds the files of a library beside the program.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - name: The name of the library; nil if it has none.
  mutating func addLibrary(_ files: [FilePath], named name: String?) {
    let others = files.filter { !leftOut.contains($0) && !libraryFiles.contains($0) }
    add(others)
    libraryFiles.formUnion(others)
    if let name {
      packages[name, default: []] += others.filter { SourceLanguage($0) == .header }
    }
  }

  /// Returns a search that does not find some files.
  func leavingOut(_ files: Set<FilePath>) -> HeaderSearch {
    func rest(_ paths: [FilePath]) -> [FilePath] { paths.filter { !files.contains($0) } }
    var copy = self
    copy.headers = headers.mapValues(rest)
    copy.implementations = implementations.mapValues(rest)
    (copy.prefixes, copy.bridges) = (rest(prefixes), rest(bridges))
    copy.packages = packages.mapValues(rest)
    copy.leftOut.formUnion(files)
    return copy
  }

  /// Returns whether an import names a file that is left out.
  func isLeftOut(_ line: ImportLine) -> Bool {
    let name = FilePath(line.name).lastComponent
    return leftOut.contains { $0.lastComponent == name }
  }

  /// Adds the prefix headers that projects name, whatever their names are.
  mutating func add(_ prefixHeaders: PrefixHeaders) {
    for path in prefixHeaders.paths {
      let found = headers[path.lastComponent?.string.lowercased() ?? ""] ?? []
      prefixes += found.filter { $0.ends(with: path) && !prefixes.contains($0) }
    }
  }

  /// Returns the header that a file imports; nil if the project has none of the name.
  func header(_ line: ImportLine, from file: FilePath) -> FilePath? {
    if line.isAngled, let framework = line.framework,
      Self.systemFrameworks.contains(String(framework))
    {
      return nil
    }
    let path = FilePath(line.name)
    guard let name = path.lastComponent else { return nil }
    let candidates = headers[name.string.lowercased()] ?? []
    let beside = file.removingLastComponent().appending(path.components).lexicallyNormalized()
    if candidates.contains(beside) || !line.isAngled && isFile(beside) {
      return beside.linkTarget.flatMap { candidates.contains($0) ? $0 : nil } ?? beside
    }
    // A single name between angles is one of the system's unless the project has it.
    let wanted = path.components.filter { $0.kind == .regular }.map { $0.string.lowercased() }
    let fitting = candidates.filter { candidate in
      candidate.components.suffix(wanted.count).map { $0.string.lowercased() } == wanted
    }
    return nearest(to: file, of: fitting.isEmpty ? candidates : fitting).map { header in
      // CocoaPods links headers in another folder, where others import them beside themselves.
      header.linkTarget.flatMap { candidates.contains($0) ? $0 : nil } ?? header
    }
  }

  /// Returns the file that implements what a header declares; nil if there is none.
  func implementation(of header: FilePath) -> FilePath? {
    guard let stem = header.stem else { return nil }
    var beside = header
    beside.extension = "m"
    let found = implementations[Self.key(stem)]
    if found == nil, isFile(beside) { return beside }
    return nearest(to: header, of: found ?? [])
  }

  /// The name of a file by which it is found, whatever its case and spaces are.
  private static func key(_ stem: String) -> String { stem.lowercased().filter { $0 != " " } }

  /// Returns the file in Objective-C that is named after a class; nil if there is none.
  ///
  /// - Parameters:
  ///   - name: The name of the class.
  ///   - file: The file to which the nearest is taken.
  /// - Returns: The path.
  func implementation(ofClass name: String, from file: FilePath) -> FilePath? {
    nearest(
      to: file,
      of: (implementations[Self.key(name)] ?? []).filter { SourceLanguage($0) == .objectiveC })
  }

  /// The files in Objective-C, the nearest to a file first.
  func sources(near file: FilePath) -> [FilePath] {
    implementations.values.joined().filter { SourceLanguage($0) == .objectiveC }
      .map { (distance(from: file, to: $0), $0) }
      .sorted { ($0.0, $0.1.string) < ($1.0, $1.1.string) }.map(\.1)
  }

  /// Returns whether a header that a project names is there.
  func has(_ path: FilePath) -> Bool { isFile(path) }

  private func isFile(_ path: FilePath) -> Bool {
    !leftOut.contains(path) && (try? path.stat())?.type == .regular
  }

  /// Returns the prefix header of the files beside one; nil if there is none.
  func prefix(of file: FilePath) -> FilePath? { nearest(to: file, of: prefixes) }

  /// Returns the header that Xcode makes for what Swift sees, the nearest to a file; nil without
  /// one.
  func bridge(near file: FilePath) -> FilePath? { nearest(to: file, of: bridges) }

  /// Returns the headers of a module in Objective-C in a folder of a package manager, in the order
  /// of their paths.
  func headers(ofModule name: String) -> [FilePath] {
    (packages[name] ?? []).sorted { $0.string < $1.string }
  }

  /// The package of a package manager that a file belongs to: `X` of `Pods/X/X.h`.
  private static func package(of file: FilePath) -> String? {
    let names = file.components.map(\.string)
    guard let index = names.lastIndex(where: { ["Pods", "Checkouts"].contains($0) }),
      index + 2 < names.count, names[index + 1] != "Headers",
      names[index + 1] != "Target Support Files"
    else { return nil }
    return names[index + 1]
  }

  /// Returns the candidate whose path has most in common with that of a file.
  private func nearest(to file: FilePath, of candidates: [FilePath]) -> FilePath? {
    candidates.map { (distance(from: file, to: $0), $0) }
      .min { ($0.0, $0.1.string) < ($1.0, $1.1.string) }?.1
  }

  /// The number of folders between two files.
  private func distance(from file: FilePath, to candidate: FilePath) -> Int {
    let own = file.removingLastComponent().components.map(\.string)
    let other = candidate.removingLastComponent().components.map(\.string)
    let common = zip(own, other).prefix { $0 == $1 }.count
    return own.count + other.count - 2 * common
  }
}
