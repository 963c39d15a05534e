private import FileIO
private import ImageFiles
private import InterfaceDocuments
internal import ProjectFiles
private import ResourceNames
internal import SystemPackage

extension ProgramFolder {
  /// The program with the file that the tool R.swift writes, where the program uses names of it such
  /// as `R.image.ball`.
  ///
  /// A file of the tool that is among the sources, which may be of any version, is replaced.
  var withResourceNames: ProgramFolder {
    let own = files.filter { !$0.isOfResourceTool }
    let uses = ResourceUses(of: own)
    if own.contains(where: { $0.language == .swift && $0.declares("R") }) { return self }
    if uses.paths.isEmpty { return own.count < files.count ? with(files: own) : self }
    let text = ResourceFile(uses: uses, folder: self).text
    let file = ProgramFile(
      path: resources.appending("R.generated.swift"), contents: Array(text.utf8), isWritten: false)
    return with(files: own + [file])
  }
}

extension ProgramFile {
  /// Whether the file was written by the tool R.swift.
  fileprivate var isOfResourceTool: Bool {
    path.lastComponent?.string == "R.generated.swift"
  }
}

/// The names of resources that a program uses: the words after `R.`.
private struct ResourceUses {
  /// The words of each name, such as `["image", "ball"]`, or of a kind alone, which stands for all
  /// its names.
  private(set) var paths: Set<[String]> = []

  private static let kinds: Set<String> = [
    "color", "file", "font", "image", "nib", "reuseIdentifier", "segue", "storyboard", "string",
  ]

  init(of files: [ProgramFile]) {
    for file in files where file.language == .swift {
      let text = file.contents
      var index = 0
      while let found = text[index...].firstIndex(of: UInt8(ascii: "R")) {
        index = found + 1
        guard found == 0 || !text[found - 1].isInName && text[found - 1] != UInt8(ascii: ".") else {
          continue
        }
        var words: [String] = []
        while index < text.count, let (word, end) = Self.word(after: index, in: text) {
          words.append(word)
          index = end
        }
        if let kind = words.first, Self.kinds.contains(kind) { paths.insert(words) }
      }
    }
  }

  /// The word after a point, which may stand in a later line, and where it ends; nil without one.
  private static func word(after index: Int, in text: [UInt8]) -> (String, Int)? {
    func skippingSpace(_ index: Int) -> Int {
      text[index...].firstIndex { ![0x09, 0x0A, 0x0D, 0x20].contains($0) } ?? text.endIndex
    }
    let point = skippingSpace(index)
    guard point < text.count, text[point] == UInt8(ascii: ".") else { return nil }
    let start = skippingSpace(point + 1)
    let end = text[start...].firstIndex { !$0.isInName } ?? text.endIndex
    return end > start ? (String(decoding: text[start..<end], as: UTF8.self), end) : nil
  }

  /// Returns the words after the kind of each name of a kind, in order.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - all: The resources of the kind, which are used where the kind has an alias.
  /// - Returns: The names.
  func names(_ kind: String, all: [String] = []) -> [[String]] {
    let used = paths.filter { $0.first == kind && $0.count > 1 }.map { Array($0.dropFirst()) }
    let others = paths.contains([kind]) ? all.map { [ResourceIdentifier.name(of: $0)] } : []
    return (used + others.filter { !$0[0].isEmpty }).sorted { $0.lexicographicallyPrecedes($1) }
  }
}

/// The text of the file that gives resources their names.
private struct ResourceFile {
  private let uses: ResourceUses
  private let images: [String]
  private let colors: [String]
  private let documents: [InterfaceDocument]
  private let files: [ProgramFile]

  init(uses: ResourceUses, folder: ProgramFolder) {
    self.uses = uses
    let list = folder.resourceList
    let catalogs = (list?.catalogs ?? []).compactMap { try? AssetCatalog($0) }
    images = catalogs.flatMap(\.imageNames)
    colors = catalogs.flatMap(\.colorNames)
    documents = (list?.documents ?? []).compactMap {
      try? InterfaceDocument(contentsOfFile: $0.string)
    }
    files = folder.files
  }

  var text: String {
    let members =
      plain("image", all: images) { path in asset(path, in: images, .image) }
      + plain("color", all: colors) { path in asset(path, in: colors, .color) }
      + plain("font") { path in path.first.map { "FontResource(file: \(quoted($0)))" } }
      + plain("file") { path in path.first.map { "FileResource(file: \(quoted($0)))" } }
      + strings + storyboards + nibs + identifiers + segues
    return """
      import UIKit
      import ResourceNames

      enum R {
      static func validate() throws {}
      \(members.joined(separator: "\n"))
      }

      """
  }

  private func quoted(_ text: String) -> String { "\"\(text)\"" }

  /// Returns the type of a kind with a constant for each first word.
  private func plain(
    _ kind: String, all: [String] = [], _ value: ([String]) -> String?
  ) -> [String] {
    var known: Set<String> = []
    let lines = uses.names(kind, all: all).compactMap { path -> String? in
      guard known.insert(path[0]).inserted, let code = value(path) else { return nil }
      return "static let `\(path[0])` = \(code)"
    }
    return lines.isEmpty ? [] : ["enum \(kind) {"] + lines + ["}"]
  }

  /// The types of assets with their modules: UIKit has types of the same names.
  private enum AssetType: String {
    case image = "ResourceNames.ImageResource"
    case color = "ResourceNames.ColorResource"
  }

  /// Returns the resource of an asset; one that is in no catalog may be a file.
  private func asset(_ path: [String], in names: [String], _ type: AssetType) -> String? {
    let plain = names.filter { !$0.contains("/") }
    if let name = ResourceIdentifier.resource(path[0], in: plain) {
      return "\(type.rawValue)(name: \(quoted(name)))"
    }
    return type == .image ? "\(type.rawValue)(file: \(quoted(path[0])))" : nil
  }

  private var strings: [String] {
    let tables = Dictionary(grouping: uses.names("string").filter { $0.count > 1 }) { $0[0] }
    let lines = tables.sorted { $0.key < $1.key }.flatMap { table, paths in
      ["enum `\(table)` {"]
        + Set(paths.map { $0[1] }).sorted().map { key in
          "static let `\(key)` = StringResource(table: \(quoted(table)), key: \(quoted(key)))"
        } + ["}"]
    }
    return lines.isEmpty ? [] : ["enum string {"] + lines + ["}"]
  }

  // MARK: Documents

  /// Returns the name of a document.
  private func documentName(_ document: InterfaceDocument) -> String {
    FilePath(document.file).stem ?? ""
  }

  /// Returns the class of an object: its own if the program declares it, else the system's.
  private func className(of object: InterfaceObject?) -> String? {
    guard let object else { return nil }
    if let name = object.customClass?.name, files.contains(where: { $0.declares(name) }) {
      return name
    }
    return AppleClasses.made(of: object.kind)?.name
  }

  private var storyboards: [String] {
    let all = documents.filter { $0.kind == .storyboard }.map(documentName)
    let names = Set(uses.names("storyboard", all: all).map { $0[0] }).sorted()
    let lines = names.flatMap { identifier -> [String] in
      guard
        let document = documents.first(where: {
          $0.kind == .storyboard && ResourceIdentifier.name(of: documentName($0)) == identifier
        })
      else { return [] }
      let name = documentName(document)
      let controllers = document.scenes.compactMap(\.controller)
      let initial = controllers.first { $0.id == document.initialViewController }
      let type = className(of: initial) ?? "UIViewController"
      var known: Set<String> = []
      return [
        "struct `_\(identifier)`: StoryboardResourceType {", "let name = \(quoted(name))",
        "func instantiateInitialViewController() -> \(type)? {",
        "storyboard.instantiateInitialViewController() as? \(type) }",
        "func initialViewController() -> \(type)? { instantiateInitialViewController() }",
      ]
        + controllers.compactMap { controller in
          guard let id = controller.storyboardIdentifier,
            known.insert(ResourceIdentifier.name(of: id)).inserted
          else { return nil }
          let type = className(of: controller) ?? "UIViewController"
          return
            "let `\(ResourceIdentifier.name(of: id))` = StoryboardControllerResource<\(type)>("
            + "\(quoted(id)), in: \(quoted(name)))"
        } + ["}", "static let `\(identifier)` = `_\(identifier)`()"]
    }
    return lines.isEmpty ? [] : ["enum storyboard {"] + lines + ["}"]
  }

  private var nibs: [String] {
    plain("nib", all: documents.filter { $0.kind == .xib }.map(documentName)) { path in
      guard
        let document = documents.first(where: {
          $0.kind == .xib && ResourceIdentifier.name(of: documentName($0)) == path[0]
        })
      else { return nil }
      let view = document.objects.first { className(of: $0) != nil && $0.kind != .placeholder }
      let type = className(of: view) ?? "UIView"
      let name = quoted(documentName(document))
      guard let identifier = view?["reuseIdentifier"]?.string else {
        return "NibResource<\(type)>(\(name))"
      }
      return "ReusableNibResource<\(type)>(\(name), identifier: \(quoted(identifier)))"
    }
  }

  /// All objects of the documents.
  private var objects: [InterfaceObject] {
    func all(_ object: InterfaceObject) -> [InterfaceObject] {
      [object] + object.children.values.joined().flatMap(all)
    }
    return documents.flatMap { $0.objects + $0.scenes.flatMap(\.objects) }.flatMap(all)
  }

  private var identifiers: [String] {
    guard !uses.names("reuseIdentifier").isEmpty else { return [] }
    let objects = objects
    return plain("reuseIdentifier") { path in
      let object = objects.first {
        ($0["reuseIdentifier"]?.string).map(ResourceIdentifier.name) == path[0]
      }
      guard let object, let identifier = object["reuseIdentifier"]?.string else { return nil }
      let type = className(of: object) ?? "UIView"
      return "ReuseIdentifier<\(type)>(\(quoted(identifier)))"
    }
  }

  private var segues: [String] {
    let names = Set(uses.names("segue").map { $0[0] }).sorted()
    let lines = names.flatMap { identifier -> [String] in
      for document in documents {
        let controllers = document.scenes.compactMap(\.controller)
        guard
          let source = controllers.first(where: {
            (className(of: $0)).map(ResourceIdentifier.name) == identifier
          }), let type = className(of: source)
        else { continue }
        var known: Set<String> = []
        let objects = document.scenes.first { $0.controller?.id == source.id }?.objects ?? []
        let segues = all(objects).flatMap(\.segues)
        return ["enum `\(identifier)` {"]
          + segues.compactMap { segue in
            guard let id = segue.identifier,
              known.insert(ResourceIdentifier.name(of: id)).inserted
            else { return nil }
            let target = controllers.first { $0.id == segue.destination }
            let kind =
              segue.customClass.flatMap { custom in
                files.contains { $0.declares(custom.name) } ? custom.name : nil
              } ?? "UIStoryboardSegue"
            return
              "static let `\(ResourceIdentifier.name(of: id))` = SegueResource<\(kind), \(type), "
              + "\(className(of: target) ?? "UIViewController")>(\(quoted(id)))"
          } + ["}"]
      }
      return []
    }
    return lines.isEmpty ? [] : ["enum segue {"] + lines + ["}"]
  }

  private func all(_ objects: [InterfaceObject]) -> [InterfaceObject] {
    objects + objects.flatMap { all($0.children.values.flatMap(\.self)) }
  }
}
