import ArgumentParser
import FileIO
import Geometry
import PictureKit
import StageKit
import SystemPackage
import YAMLReading

/// The devices, appearances, sizes of texts, directions and languages of which each combination has
/// a picture.
struct PictureMatrix {
  /// A combination.
  struct Variant {
    /// What follows the names of pictures: what is not the default.
    let suffix: String
    /// The values of options.
    let choice: ProgramChoice
  }

  /// The screens; none for that of the program.
  var devices: [DeviceScreen] = []
  var appearances: [UserInterfaceStyle] = []
  var contentSizes: [Font.ContentSize] = []
  var directions: [UserInterfaceLayoutDirection] = []
  var locales: [String] = []
  /// The paths of scripts.
  var scripts: [String] = []
  /// The number of pixels per point; nil for that of the device.
  var scale: Double?
  /// The time of pictures of previews, in seconds.
  var time = 1.0
  /// Whether there are no pictures besides those of this matrix.
  var isComplete = true

  /// Returns the combinations, with the other values of a choice.
  func variants(of choice: ProgramChoice) -> [Variant] {
    var choices = [choice]
    /// Makes a choice with each of some values; without any the choices stay.
    func combine<Value>(_ values: [Value], _ set: (inout ProgramChoice, Value) -> Void) {
      guard !values.isEmpty else { return }
      choices = choices.flatMap { choice in
        values.map { value in
          var choice = choice
          set(&choice, value)
          return choice
        }
      }
    }
    combine(appearances) { $0.appearance = $1 }
    combine(devices) { $0.device = $1 }
    combine(contentSizes) { $0.contentSize = $1 }
    combine(directions) { $0.layoutDirection = $1 }
    combine(locales) { $0.locale = $1 }
    return choices.map { Variant(suffix: Self.suffix(of: $0), choice: $0) }
  }

  private static func suffix(of choice: ProgramChoice) -> String {
    var parts: [String] = []
    if choice.appearance == .dark { parts.append("dark") }
    if let device = choice.device { parts.append(device.text) }
    if choice.isLandscape { parts.append("landscape") }
    if let size = choice.contentSize, size != .large { parts.append(size.name) }
    if choice.layoutDirection == .rightToLeft { parts.append("rtl") }
    if let locale = choice.locale, locale != "en_US" { parts.append(locale) }
    if let version = choice.systemVersion, version != .iOS17 {
      parts.append("ios-\(version.rawValue)")
    }
    return parts.map { "-\($0)" }.joined()
  }
}

// The values of options, with commas between them, and those of lists.
extension PictureMatrix {
  @Sendable static func devices(_ text: String) throws -> [DeviceScreen] {
    try values(text, DeviceScreen.parse)
  }

  @Sendable static func appearances(_ text: String) throws -> [UserInterfaceStyle] {
    try values(text, UserInterfaceStyle.parse)
  }

  @Sendable static func contentSizes(_ text: String) throws -> [Font.ContentSize] {
    try values(text, Font.ContentSize.parse)
  }

  @Sendable static func directions(_ text: String) throws -> [UserInterfaceLayoutDirection] {
    try values(text, UserInterfaceLayoutDirection.parse)
  }

  @Sendable static func locales(_ text: String) throws -> [String] {
    try values(text, localeName)
  }

  private static func values<Value>(
    _ text: String, _ parse: (String) throws -> Value
  ) throws -> [Value] {
    try text.split(separator: ",", omittingEmptySubsequences: false).map {
      try parse(String($0.filter { $0 != " " }))
    }
  }
}

// The file `zoetrope.yaml` of a program.
extension PictureMatrix {
  /// The name of the file.
  static let fileName = "zoetrope.yaml"
  private static let maxFileSize = 1 << 16
  private static let keys = [
    "appearances", "at", "content-sizes", "devices", "directions", "locales", "scale", "scripts",
  ]

  /// Reads the file of a program, in its folder or beside its file; without one the matrix has the
  /// program's own device.
  ///
  /// - Throws: A `ValidationError` that names the place if the file cannot be used.
  init(besides program: FilePath) throws {
    let isFolder = (try? program.stat().type) == .directory
    let folder = isFolder ? program : program.removingLastComponent()
    let path = folder.appending(Self.fileName)
    let bytes: [UInt8]
    do {
      bytes = try readFile(path, maxSize: Self.maxFileSize)
    } catch Errno.noSuchFileOrDirectory {
      return
    } catch {
      throw ValidationError("Cannot read \(path.printable): \(error).")
    }
    let root: YAMLNode?
    do throws(YAMLReadingError) {
      root = try YAMLNode.parse(
        YAMLNode.text(of: bytes, path: path.printable), path: path.printable)
    } catch {
      throw ValidationError(error.description)
    }
    let goldens = root?.entries?.first { $0.key.text == "goldens" }?.value
    guard let goldens else { return }
    guard let entries = goldens.entries else {
      let keys = Self.keys.joined(separator: ", ")
      throw Self.error(goldens, path, "goldens is a mapping of \(keys).")
    }
    for (key, value) in entries { try set(key, value, path: path, folder: folder) }
  }

  private mutating func set(
    _ key: YAMLNode, _ value: YAMLNode, path: FilePath, folder: FilePath
  ) throws {
    func values<Value>(_ parse: (String) throws -> Value) throws -> [Value] {
      let nodes = value.elements ?? [value]
      guard !nodes.isEmpty else {
        throw Self.error(value, path, "\(key.text ?? "") has at least one value.")
      }
      return try nodes.map { node in
        guard let text = node.text, !text.isEmpty else {
          throw Self.error(node, path, "a text is needed, not \(node.found).")
        }
        do {
          return try parse(text)
        } catch let error as ValidationError {
          throw Self.error(node, path, "\(node.found): \(error.message)")
        }
      }
    }
    switch key.text {
    case "devices": devices = try values(DeviceScreen.parse)
    case "appearances": appearances = try values(UserInterfaceStyle.parse)
    case "content-sizes": contentSizes = try values(Font.ContentSize.parse)
    case "directions": directions = try values(UserInterfaceLayoutDirection.parse)
    case "locales": locales = try values(localeName)
    case "scripts": scripts = try values { folder.pushing(FilePath($0)).string }
    case "scale": scale = try number(value, in: 0.1...10, path)
    case "at": time = try number(value, in: 0...3600, path)
    default:
      let name = key.text ?? "a list or mapping"
      let keys = Self.keys.joined(separator: ", ")
      throw Self.error(
        key, path, "'\(name)' is not one of \(keys)\(name.suggestion(of: Self.keys)).")
    }
  }

  private func number(
    _ node: YAMLNode, in range: ClosedRange<Double>, _ path: FilePath
  ) throws -> Double {
    guard let number = node.number, range.contains(number) else {
      throw Self.error(
        node, path,
        "a number from \(range.lowerBound) to \(range.upperBound) is needed, not \(node.found).")
    }
    return number
  }

  private static func error(
    _ node: YAMLNode, _ path: FilePath, _ sentence: String
  ) -> ValidationError {
    ValidationError("\(path.printable):\(node.line):\(node.column): \(sentence)")
  }
}
