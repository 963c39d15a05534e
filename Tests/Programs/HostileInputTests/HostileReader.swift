import Farm
import FileIO
import FoundationEssentials
import Geometry
import Golden
import ImageFiles
import Imaging
import InteractionScript
import InterfaceDocuments
import Physics
import PictureKit
import SceneFile
import StageKit
import SystemPackage
import TestSupport
import Testing
import YAMLReading

/// A reader of files from anywhere, by the folder of its files in `Tests/Support/HostileInputs`.
enum HostileReader: String, CaseIterable, CustomTestStringConvertible, Sendable {
  case images = "Images"
  case vectors = "Vectors"
  case storyboards = "Storyboards"
  case scenes = "Scenes"
  case scripts = "Scripts"
  case documents = "YAML"
  case worlds = "Worlds"
  case manifests = "Manifests"
  case names = "Names"

  var testDescription: String { rawValue }

  /// The paths of the corpus.
  var files: [FilePath] { hostileFiles(of: rawValue) }

  /// Reads a file and uses what it has, as a command does; returns the error, or what was read.
  func outcome(of bytes: [UInt8], name: String) throws -> String {
    switch self {
    case .images, .vectors: return outcome { try Self.drawing(bytes, name: name) }
    case .storyboards: return outcome { try Self.document(bytes, name: name) }
    case .scenes: return outcome { try Self.scene(bytes, name: name) }
    case .scripts: return outcome { try Self.script(bytes, name: name) }
    case .documents: return outcome { try Self.yaml(bytes, name: name) }
    case .worlds: return outcome { try Self.world(bytes) }
    case .manifests: return try Self.manifest(bytes, name: name)
    case .names: return try Self.names(bytes)
    }
  }

  private func outcome(_ read: () throws -> String) -> String {
    do {
      return try read()
    } catch let error as YAMLReadingError {
      return error.description
    } catch {
      return "\(error)"
    }
  }

  // MARK: Readers

  private static func drawing(_ bytes: [UInt8], name: String) throws -> String {
    let drawing = try Drawing(decoding: bytes, name: name)
    let size = drawing.size
    // A small picture that shows it.
    _ = try ImageRenderer(size: Size(32, 32)).pngData {
      drawing.draw(in: Rect(x: 0, y: 0, width: 32, height: 32), on: $0)
    }
    return "\(size.width) x \(size.height)"
  }

  private static func document(_ bytes: [UInt8], name: String) throws -> String {
    let document = try InterfaceDocument(bytes, name: name)
    return "\(document.scenes.count) scenes"
  }

  private static func scene(_ bytes: [UInt8], name: String) throws -> String {
    let stage = try SceneRecipe(
      yaml: YAMLNode.text(of: bytes, path: name), path: name
    ).stage()
    _ = stage.frame(at: 0.2)
    return (["\(stage.view.subviews.count) views"] + stage.notes).joined(separator: "\n")
  }

  private static func script(_ bytes: [UInt8], name: String) throws -> String {
    let script = try Script(yaml: YAMLNode.text(of: bytes, path: name), path: name)
    return "\(script.actions.count) actions"
  }

  private static func yaml(_ bytes: [UInt8], name: String) throws -> String {
    let node = try YAMLNode.parse(YAMLNode.text(of: bytes, path: name), path: name)
    return node == nil ? "nothing" : "a document"
  }

  private static func world(_ bytes: [UInt8]) throws -> String {
    var world = try World(saved: bytes)
    world.checkInvariants()
    for _ in 0..<3 { world.step(1 / 60) }
    return "\(world.bodies.count) bodies"
  }

  /// The first word of the name says what the manifest is of.
  private static func manifest(_ bytes: [UInt8], name: String) throws -> String {
    try withTemporaryDirectory { directory in
      func put(_ name: FilePath.Component, in folders: FilePath.Component...) throws {
        var path = directory
        for folder in folders {
          path.append(folder)
          try makeDirectory(path)
        }
        try writeFile(bytes, to: path.appending(name))
      }
      let sentence: String
      switch name.prefix(while: { $0 != "-" }) {
      case "golden":
        try put("manifest.json", in: "a")
        let text =
          #"{"recipe":"a","frameCount":1,"framesPerSecond":60,"width":1,"height":1,"#
          + #""cairo":"1","moments":[]}"#
        let manifest = try JSONDecoder().decode(GoldenManifest.self, from: Data(text.utf8))
        sentence = GoldenStore(directory: directory).check(manifest).map(\.description)
          .joined(separator: "\n")
      case "plan":
        try put("plan.json")
        do {
          _ = try JobDirectory(opening: directory)
          sentence = "a plan"
        } catch { sentence = "\(error)" }
      default:
        try put("manifest.json", in: "a.mp4.shards", "1-of-1")
        do {
          _ = try FilmJoin(directory.appending("a.mp4"))
          sentence = "a shard"
        } catch { sentence = "\(error)" }
      }
      return sentence.replacing(directory.string, with: "")
    }
  }

  /// Each line is a name, with the escapes of Swift, of a scene that has an error.
  private static func names(_ bytes: [UInt8]) throws -> String {
    try String(decoding: bytes, as: UTF8.self).split(separator: "\n" as Character).map {
      (line: Substring) in
      try withTemporaryDirectory { directory in
        let file = directory.appending(FilePath.Component(unescaped(line) + ".yaml") ?? "a")
        try writeFile(Array("duration: x\n".utf8), to: file)
        do {
          _ = try SceneRecipe(file: file)
          return "no error"
        } catch {
          return "\(error)".replacing(directory.string, with: "")
        }
      }
    }.joined(separator: "\n")
  }

  /// Returns a text whose escapes `\n`, `\r`, `\"` and `\u{…}` are characters.
  private static func unescaped(_ line: Substring) -> String {
    var scalars = String.UnicodeScalarView()
    var rest = line.unicodeScalars[...]
    while let next = rest.popFirst() {
      guard next == "\\", let kind = rest.popFirst() else {
        scalars.append(next)
        continue
      }
      switch kind {
      case "n": scalars.append("\n")
      case "r": scalars.append("\r")
      case "u":
        let digits = String(String.UnicodeScalarView(rest.dropFirst().prefix { $0 != "}" }))
        rest = rest.dropFirst(digits.unicodeScalars.count + 2)
        if let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) {
          scalars.append(scalar)
        }
      default: scalars.append(kind)
      }
    }
    return String(scalars)
  }
}
