package import InterfaceDocuments
private import SystemPackage

/// The storyboards beside a program's source, which of them it starts with, and how the device is
/// held.
package struct ProgramDocuments: Sendable {
  /// The storyboards that can be read, by their names, in the order of their paths.
  private let storyboards: [(name: String, document: InterfaceDocument)]
  /// Why other storyboards cannot be read, by their names.
  private let failures: [String: InterfaceDocumentError]
  /// The name of the storyboard with which the application starts; nil without one.
  private let mainName: String?
  /// Why the storyboard that a property list names for the start cannot be read; nil if it can.
  package let mainFailure: InterfaceDocumentError?
  /// Whether the program runs in landscape alone.
  package let isLandscapeOnly: Bool
  /// Whether the program says that it runs upright, and maybe otherwise.
  package let supportsPortrait: Bool

  /// Reads the storyboards below the folder of a program.
  ///
  /// For a program of one file only those count that name one of its classes.
  package init(of folder: ProgramFolder, classes: Set<String>) {
    guard let list = folder.resourceList else {
      (storyboards, failures, mainName) = ([], [:], nil)
      (mainFailure, isLandscapeOnly, supportsPortrait) = (nil, false, false)
      return
    }
    var names: Set<String> = []
    var failures: [String: InterfaceDocumentError] = [:]
    let all = list.documents.filter { $0.extension == "storyboard" }
      .compactMap { path -> (name: String, document: InterfaceDocument)? in
        guard let name = path.stem else { return nil }
        do throws(InterfaceDocumentError) {
          let document = try InterfaceDocument(contentsOfFile: path.string)
          guard !document.isLaunchScreen, names.insert(name).inserted else { return nil }
          return (name, document)
        } catch {
          failures[name] = error
          return nil
        }
      }
    self.failures = failures
    storyboards =
      folder.isFile
      ? all.filter { !classes.isDisjoint(with: $0.document.classNames) } : all
    let lists = list.propertyLists.compactMap { ProgramPropertyList($0, isForPad: folder.isForPad) }
    let named = lists.lazy.compactMap(\.mainStoryboard).first
    let wanted = named ?? "Main"
    let found = storyboards.first { $0.name == wanted }?.name
    mainName = found
    mainFailure = found == nil && !folder.isFile ? named.flatMap { failures[$0] } : nil
    let orientations =
      folder.isFile
      ? []
      : lists.compactMap(\.orientations)
        + list.projects.compactMap { ProjectOrientations(of: $0, isForPad: folder.isForPad)?.names }
    func isLandscape(_ name: String) -> Bool { name.hasPrefix("UIInterfaceOrientationLandscape") }
    isLandscapeOnly = orientations.contains { !$0.isEmpty && $0.allSatisfy(isLandscape) }
    supportsPortrait =
      !isLandscapeOnly && orientations.contains { $0.contains("UIInterfaceOrientationPortrait") }
  }

  /// The names of the storyboards.
  package var names: [String] { storyboards.map(\.name) }

  /// The storyboard with which the application starts; nil without one.
  package var main: StoryboardStart? {
    mainName.flatMap { name in storyboard(named: name) }
  }

  /// Returns why the storyboard of a name, with or without its extension, cannot be read; nil if it
  /// can, or if there is none.
  package func failure(named name: String) -> InterfaceDocumentError? {
    let plain = Self.plain(name)
    return storyboards.contains { $0.name == plain } ? nil : failures[plain]
  }

  private static func plain(_ name: String) -> String {
    let suffix = ".storyboard"
    return name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
  }

  /// Returns a storyboard's start by its name, with or without its extension; nil if there is none.
  package func storyboard(named name: String) -> StoryboardStart? {
    let plain = Self.plain(name)
    guard let found = storyboards.first(where: { $0.name == plain }) else { return nil }
    return StoryboardStart(
      name: plain, controllerID: found.document.initialViewController,
      canvas: found.document.canvasSize)
  }

  /// Returns the scene of a controller by its class or storyboard identifier; nil if there is none.
  ///
  /// - Parameters:
  ///   - controller: The class or identifier.
  ///   - name: The name of the storyboard; nil for any.
  /// - Returns: The scene.
  package func scene(of controller: String, in name: String? = nil) -> StoryboardStart? {
    for storyboard in storyboards where name == nil || storyboard.name == name {
      let controllers = storyboard.document.scenes.compactMap(\.controller)
      let found =
        controllers.first { $0.customClass?.name == controller }
        ?? controllers.first { $0.storyboardIdentifier == controller }
      if let found {
        return StoryboardStart(
          name: storyboard.name, controllerID: found.id, canvas: storyboard.document.canvasSize)
      }
    }
    return nil
  }

  /// Returns the classes of what is seen when a film starts with a controller: its own, and that of
  /// the controller that it contains first, such as the root of a navigation controller.
  ///
  /// - Parameters:
  ///   - id: The id of the controller.
  ///   - name: The name of the storyboard.
  /// - Returns: The classes that the document names.
  package func classes(shownBy id: String, in name: String) -> [String] {
    guard let document = storyboards.first(where: { $0.name == name })?.document else { return [] }
    var classes: [String] = []
    var visited: Set<String> = []
    var next: String? = id
    while let id = next, visited.insert(id).inserted, let controller = document.object(id) {
      if let name = controller.customClass?.name { classes.append(name) }
      next = controller.segues.first { $0.relationship != nil }?.destination
    }
    return classes
  }

  /// The classes and identifiers of the controllers of a storyboard.
  package func controllers(in name: String) -> [String] {
    storyboards.filter { $0.name == name }.flatMap { $0.document.scenes }.compactMap(\.controller)
      .compactMap { $0.customClass?.name ?? $0.storyboardIdentifier }
  }
}

extension InterfaceDocument {
  /// The names of the classes of its controllers.
  fileprivate var classNames: Set<String> {
    Set(scenes.compactMap { $0.controller?.customClass?.name })
  }
}
