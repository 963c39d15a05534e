private import FileIO
internal import SystemPackage

/// The objects of a project file by their identifiers.
struct XcodeObjects {
  /// The largest depth of groups.
  private static let maxDepth = 40

  private let objects: [String: [String: Any]]
  private let root: String
  /// The folder to which paths are relative.
  private let folder: FilePath
  /// The absolute paths of groups and files.
  private var places: [String: FilePath] = [:]

  /// Finds the places of groups and files.
  ///
  /// - Parameters:
  ///   - objects: The objects.
  ///   - root: The identifier of the project.
  ///   - folder: The absolute path of the folder with the project.
  init(objects: [String: [String: Any]], root: String, folder: FilePath) {
    self.objects = objects
    self.root = root
    let project = objects[root] ?? [:]
    self.folder = folder.pushing(FilePath(project.string("projectDirPath") ?? ""))
      .lexicallyNormalized()
    if let group = project.string("mainGroup") { place(group, in: self.folder, depth: 0) }
  }

  private mutating func place(_ id: String, in parent: FilePath, depth: Int) {
    guard depth <= Self.maxDepth, places[id] == nil, let object = objects[id] else { return }
    let path = FilePath(object.string("path") ?? "")
    let base: FilePath
    switch object.string("sourceTree") {
    case "<group>": base = parent
    case "SOURCE_ROOT": base = folder
    case "<absolute>": base = "/"
    default: return
    }
    let place = base.pushing(path).lexicallyNormalized()
    places[id] = place
    for child in object.strings("children") { self.place(child, in: place, depth: depth + 1) }
  }

  /// The applications, frameworks and libraries.
  var targets: [XcodeTarget] {
    targets { $0 == "application" || $0.hasPrefix("framework") || $0.hasPrefix("library") }
  }

  /// The bundles of unit tests.
  var testTargets: [XcodeTarget] { targets { $0 == "bundle.unit-test" } }

  private func targets(where isMeant: (String) -> Bool) -> [XcodeTarget] {
    (objects[root]?.strings("targets") ?? []).compactMap { target($0, where: isMeant) }
  }

  /// The headers that the project lists.
  var headers: [FilePath] {
    places.compactMap { id, place in
      objects[id]?.string("isa") == "PBXFileReference" && SourceLanguage(place) == .header
        ? canonicalPath(of: place) : nil
    }
  }

  /// The folders of the local packages that the project refers to.
  var localPackages: [FilePath] {
    (objects[root]?.strings("packageReferences") ?? [])
      .compactMap { objects[$0]?.string("relativePath") }
      .map { folder.pushing(FilePath($0)).lexicallyNormalized() }
  }

  private func target(_ id: String, where isMeant: (String) -> Bool) -> XcodeTarget? {
    let prefix = "com.apple.product-type."
    guard let object = objects[id], let type = object.string("productType"),
      type.hasPrefix(prefix)
    else { return nil }
    let product = String(type.dropFirst(prefix.count))
    guard isMeant(product) else { return nil }
    var target = XcodeTarget(
      name: object.string("name") ?? "", isApplication: product == "application")
    let phases = object.strings("buildPhases").compactMap { objects[$0] }
    for phase in phases where phase.string("isa") == "PBXSourcesBuildPhase" {
      for file in phase.strings("files") { add(objects[file]?.string("fileRef"), to: &target) }
    }
    for group in object.strings("fileSystemSynchronizedGroups") {
      addFolder(group, to: &target, id)
    }
    let project = objects[root] ?? [:]
    target.bridgingHeader = bridgingHeader(of: object) ?? bridgingHeader(of: project)
    target.isForPad = (families(of: object) ?? families(of: project)) == ["2"]
    return target
  }

  /// The bridging header that the settings of a target or of the project name; nil without one.
  private func bridgingHeader(of object: [String: Any]) -> FilePath? {
    for setting in settings(of: object) {
      guard var text = setting.string("SWIFT_OBJC_BRIDGING_HEADER"), !text.isEmpty else { continue }
      let name = object.string("name") ?? ""
      let values = [
        "SRCROOT": folder.string, "PROJECT_DIR": folder.string, "TARGET_NAME": name,
        "PRODUCT_NAME": name, "PROJECT_NAME": name,
      ]
      for (key, value) in values {
        text = text.replacing("$(\(key))", with: value).replacing("${\(key)}", with: value)
      }
      guard !text.contains("$") else { continue }
      return folder.pushing(FilePath(text)).lexicallyNormalized()
    }
    return nil
  }

  /// The numbers of the kinds of devices for which a target or the project is built, 1 for phones
  /// and 2 for tablets; nil if its settings name none.
  private func families(of object: [String: Any]) -> [Substring]? {
    settings(of: object).lazy.compactMap { $0.string("TARGETED_DEVICE_FAMILY") }.first?
      .split { !$0.isNumber }
  }

  /// The settings of a target or of the project, one dictionary a configuration.
  private func settings(of object: [String: Any]) -> [[String: Any]] {
    let list = object.string("buildConfigurationList").flatMap { objects[$0] }
    return (list?.strings("buildConfigurations") ?? []).compactMap {
      objects[$0]?["buildSettings"] as? [String: Any]
    }
  }

  /// Adds a file if it is one of Swift or Objective-C.
  private func add(_ id: String?, to target: inout XcodeTarget) {
    guard let id, let path = objects[id]?.string("path"),
      [.swift, .objectiveC].contains(SourceLanguage(FilePath(path)))
    else { return }
    guard let place = places[id] else {
      target.isComplete = false
      return
    }
    target.files.insert(canonicalPath(of: place) ?? place)
  }

  /// Adds a folder whose files all belong to a target, up to those that the project excepts.
  private func addFolder(_ id: String, to target: inout XcodeTarget, _ targetID: String) {
    guard let place = places[id] else {
      target.isComplete = false
      return
    }
    let folder = canonicalPath(of: place) ?? place
    target.folders.append(folder)
    for exception in objects[id]?.strings("exceptions") ?? [] {
      guard let set = objects[exception], set.string("target") == targetID else { continue }
      target.exceptions += set.strings("membershipExceptions").map { folder.pushing(FilePath($0)) }
    }
  }
}

extension [String: Any] {
  /// Returns a text; nil if the key has none.
  fileprivate func string(_ key: String) -> String? { self[key] as? String }

  /// Returns an array of texts; empty if there is none.
  fileprivate func strings(_ key: String) -> [String] { self[key] as? [String] ?? [] }
}
