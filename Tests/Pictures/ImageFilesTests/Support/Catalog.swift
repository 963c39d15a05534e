import FoundationEssentials
import ImageFiles
import Imaging
import SystemPackage
import TestSupport

/// A catalog in a temporary directory.
struct Catalog {
  let path: FilePath

  init(_ path: FilePath) throws {
    self.path = path
    try makeDirectory(path)
  }

  /// The description of an image set with the file `1.png`.
  static let single = #"{"images": [{"idiom": "universal", "filename": "1.png"}]}"#

  /// Returns the color of the image of a number.
  static func pixel(_ number: Int) -> UInt32 { 0xFF00_0000 | UInt32(number * 30) }

  /// Returns an image of one color, of 4 pixels times the number.
  static func image(_ number: Int) -> Image {
    let side = number <= 3 ? 4 * number : 4
    return Image(width: side, height: side, filledWith: pixel(number))
  }

  func file(_ name: String) -> FilePath { path.appending(name) }

  /// Adds a folder with a description and the images of some numbers.
  func addSet(_ name: String, _ contents: String, files: [Int] = []) throws {
    try makeDirectory(file(name))
    try put(contents.utf8, into: file("\(name)/Contents.json"))
    for number in files {
      try PNG.write(Self.image(number), to: file("\(name)/\(number).png"))
    }
  }

  /// Adds an image set with an image a scale.
  func addImages(_ name: String, _ scales: [Int]) throws {
    let entries = scales.map {
      #"{"idiom": "universal", "filename": "\#($0).png", "scale": "\#($0)x"}"#
    }
    try addSet(
      "\(name).imageset", #"{"images": [\#(entries.joined(separator: ", "))]}"#, files: scales)
  }

  func open() throws -> AssetCatalog { try AssetCatalog(path) }
}

/// Calls a function with an empty catalog, which is removed afterwards.
func withCatalog(_ body: (Catalog) throws -> Void) throws {
  try withTemporaryDirectory { try body(Catalog($0.appending("Assets.xcassets"))) }
}

func makeLink(_ name: String, to target: FilePath, in directory: FilePath) throws {
  try FileManager.default.createSymbolicLink(
    atPath: directory.appending(name).string, withDestinationPath: target.string)
}
