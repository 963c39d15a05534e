private import FileIO
private import InterfaceDocuments
internal import ProjectFiles
internal import SourceImport
internal import SystemPackage

extension ProgramFolder {
  /// Returns the part of the program that a film needs: some files, and what these use.
  ///
  /// - Parameters:
  ///   - names: The names of classes, or of controllers in storyboards.
  ///   - file: The path of a file that is needed; nil for none.
  /// - Returns: The part; nil if it is nothing, or all files.
  func part(neededBy names: Set<String>, from file: FilePath? = nil) -> ProgramFolder? {
    var dependencies = FileDependencies(files: sourceFiles)
    for (index, file) in files.enumerated() where file.language != .swift {
      dependencies.add(names: file.declaredClasses, using: file.words, ofFile: index)
    }
    for document in documents { dependencies.add(document) }
    let roots = files.indices.filter { files[$0].path == file }
    let needed = dependencies.files(neededBy: names, from: Set(roots))
    guard !needed.isEmpty, needed.count < files.count else { return nil }
    return with(files: files.indices.filter(needed.contains).map { files[$0] })
  }

  /// The program of a file with the files around it that it needs; nil if there are none.
  var withNeededFiles: ProgramFolder? {
    guard let program = withFilesAround else { return nil }
    let needed = program.part(neededBy: [], from: shownFile) ?? program
    return (try? needed.withImports(addingImplementations: true)) ?? needed
  }

  /// The files in Swift, with the paths that errors and traps name.
  var swiftFiles: [SourceFile] {
    files.filter { $0.language == .swift }.map {
      SourceFile(path: $0.path.printable, text: $0.text)
    } + modelFiles
  }

  /// The files that Xcode writes of the data models; none for a program that uses no Core Data.
  private var modelFiles: [SourceFile] {
    guard files.contains(where: { $0.language == .swift && $0.text.contains("import CoreData") })
    else { return [] }
    // Of two models that name a class the first one has it.
    var written: Set<String> = []
    return dataModels.compactMap { file in
      let path = file.path.printable
      guard let model = try? DataModel(file.contents, file: path) else { return nil }
      let text = model.swift { name in
        written.contains(name) || files.contains { $0.declares(name) }
      }
      written.formUnion(model.entities.compactMap(\.className))
      return text.map { SourceFile(path: path, text: $0) }
    }
  }

  /// The superclasses of the classes in Swift within the program, by their names.
  var superclasses: [String: [String]] {
    let program = ImportedProgram(files: swiftFiles)
    return Dictionary(
      program.classes.map { ($0.name, $0.projectSuperclasses) }, uniquingKeysWith: { $0 + $1 })
  }

  /// The files, those in other languages empty.
  private var sourceFiles: [SourceFile] {
    files.map {
      SourceFile(path: $0.path.printable, text: $0.language == .swift ? $0.text : "")
    }
  }

  /// The names of modules whose files are in the folder: those of its folders and package
  /// manifests.
  var ownModules: Set<String> {
    var names: Set<String> = [name]
    for file in files {
      for component in file.path.components.dropLast() {
        names.insert(component.string)
        names.insert(component.stem)
      }
    }
    return names.subtracting([""])
  }

  /// The storyboards and xibs that can be read.
  private var documents: [InterfaceDocument] {
    guard let list = resourceList else { return [] }
    return list.documents.compactMap { try? InterfaceDocument(contentsOfFile: $0.string) }
  }
}

extension FileDependencies {
  /// Adds the scenes of a storyboard, or a xib.
  fileprivate mutating func add(_ document: InterfaceDocument) {
    let name = FilePath(document.file).stem ?? ""
    guard document.kind == .storyboard else {
      return add(names: [name], using: document.objects.reduce(into: []) { $0.formUnion($1.names) })
    }
    for scene in document.scenes {
      let controllers = scene.objects.filter(\.kind.isController)
      let names = controllers.flatMap { [$0.customClass?.name, $0.storyboardIdentifier, $0.id] }
      add(
        names: Set(names.compactMap(\.self)),
        using: scene.objects.reduce(into: []) { $0.formUnion($1.names) })
    }
    if let initial = document.initialViewController { add(names: [name], using: [initial]) }
  }
}

extension InterfaceObject {
  /// The names of what the object and those in it need: classes, destinations of segues, and other
  /// storyboards.
  fileprivate var names: Set<String> {
    var names = Set([customClass?.name, self["storyboardName"]?.string].compactMap(\.self))
    for segue in segues {
      names.insert(segue.destination)
      if let name = segue.customClass?.name { names.insert(name) }
    }
    return children.values.joined().reduce(into: names) { $0.formUnion($1.names) }
  }
}
