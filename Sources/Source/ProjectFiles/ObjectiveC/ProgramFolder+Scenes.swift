private import InterfaceDocuments
package import SystemPackage

extension ProgramFolder {
  /// Returns the program of a file with the files of classes that the scenes and xibs of its
  /// classes name.
  ///
  /// - Returns: The program.
  /// - Throws: A ``ProjectError`` if a file cannot be read.
  func withClassesOfScenes() throws -> ProgramFolder {
    guard let shown = files.first(where: { $0.path == shownFile }),
      let list = resourceList
    else { return self }
    let names = ScenesOfClasses(shown.declaredClasses, in: list.documents).names
    let known = Set(files.map { $0.path.lexicallyNormalized() })
    let paths = names.sorted().compactMap { search.implementation(ofClass: $0, from: shown.path) }
      .filter { !known.contains($0) }
    guard !paths.isEmpty else { return self }
    return try with(files: files + paths.map { try ProgramFile($0) })
      .withImports(addingImplementations: true)
  }

  /// Returns the files in Objective-C of the project that import the header of the program's file,
  /// the nearest first.
  package var users: [FilePath] {
    guard let shownFile, let stem = shownFile.stem else { return [] }
    let header = "\(stem).h"
    return search.sources(near: shownFile).filter { path in
      guard path.lexicallyNormalized() != shownFile.lexicallyNormalized() else { return false }
      var own = path
      own.extension = "h"
      return Self.file(path, imports: header) || Self.file(own, imports: header)
    } + sceneUsers
  }

  /// The files of the controllers whose scenes have objects of the file's classes, such as layouts.
  private var sceneUsers: [FilePath] {
    guard let shown = files.first(where: { $0.path == shownFile }),
      let list = resourceList
    else { return [] }
    return ScenesOfClasses.controllers(of: shown.declaredClasses, in: list.documents).sorted()
      .compactMap { search.implementation(ofClass: $0, from: shown.path) }
  }

  private static func file(_ path: FilePath, imports header: String) -> Bool {
    guard let file = try? ProgramFile(path), file.text.contains(header) else { return false }
    return ImportLine.imports(in: SourceToken.tokens(of: file.printed.text)).contains {
      FilePath($0.name).lastComponent?.string == header
    }
  }
}

/// The classes that the scenes and xibs of some classes name.
private struct ScenesOfClasses {
  /// The names.
  private(set) var names: Set<String> = []

  /// Finds the names in the documents that can be read.
  init(_ classes: Set<String>, in documents: [FilePath]) {
    for path in documents {
      guard let document = try? InterfaceDocument(contentsOfFile: path.string) else { continue }
      if document.kind == .storyboard {
        add(scenesOf: classes, in: document)
      } else {
        let all = document.objects.reduce(into: Set<String>()) { $0.formUnion($1.classNames) }
        if !all.isDisjoint(with: classes) { names.formUnion(all) }
      }
    }
    names.subtract(classes)
  }

  /// Returns the classes of the controllers in whose scenes objects of some classes are.
  static func controllers(of classes: Set<String>, in documents: [FilePath]) -> Set<String> {
    var result: Set<String> = []
    for path in documents {
      guard let document = try? InterfaceDocument(contentsOfFile: path.string),
        document.kind == .storyboard
      else { continue }
      for scene in document.scenes {
        let names = scene.objects.reduce(into: Set<String>()) { $0.formUnion($1.classNames) }
        if !names.isDisjoint(with: classes), let name = scene.controller?.customClass?.name {
          result.insert(name)
        }
      }
    }
    return result.subtracting(classes)
  }

  /// Adds the names in the scenes of classes, and in those that these contain.
  private mutating func add(scenesOf classes: Set<String>, in document: InterfaceDocument) {
    var visited: Set<String> = []
    var pending = document.scenes.filter { scene in
      scene.controller?.customClass.map { classes.contains($0.name) } ?? false
    }
    while let scene = pending.popLast() {
      guard visited.insert(scene.id).inserted else { continue }
      for object in scene.objects {
        names.formUnion(object.classNames)
        let inner = Set(object.contained)
        pending += document.scenes.filter { $0.controller?.id.map(inner.contains) ?? false }
      }
    }
  }
}

extension InterfaceObject {
  /// The names of the classes of the object and those in it.
  fileprivate var classNames: Set<String> {
    children.values.joined().reduce(into: Set([customClass?.name].compactMap(\.self))) {
      $0.formUnion($1.classNames)
    }
  }

  /// The ids of the controllers that the object and those in it contain.
  fileprivate var contained: [String] {
    segues.filter { $0.kind == "embed" || $0.relationship != nil }.map(\.destination)
      + children.values.joined().flatMap(\.contained)
  }
}
