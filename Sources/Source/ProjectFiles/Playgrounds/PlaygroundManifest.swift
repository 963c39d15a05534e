private import FileIO
private import Foundation
internal import SystemPackage

/// What a manifest of a book, a chapter or a page says, or the description of a playground.
struct PlaygroundManifest {
  private static let maxSize = 1 << 20
  /// The largest number of dictionaries and arrays: the reader recurses for those within others.
  private static let maxCollectionCount = 1000

  /// The title; nil without one.
  let name: String?
  /// The names of the chapters of a book, or of the pages of a chapter, in their order.
  private let folders: [String]
  private let text: String

  /// Reads a manifest in XML; nil if it cannot be read.
  init?(_ path: FilePath) {
    guard let bytes = try? readFile(path, maxSize: Self.maxSize) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    self.text = text
    let count = ["<dict", "<array"].reduce(0) { $0 + text.ranges(of: $1).count }
    let list =
      count > Self.maxCollectionCount
      ? nil : try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    let manifest = list as? [String: Any]
    name = manifest?["Name"] as? String
    folders = ["Chapters", "Pages"].lazy.compactMap { manifest?[$0] as? [String] }.first ?? []
  }

  /// Returns the place of a folder in the table of contents; nil if it is not there.
  ///
  /// Books list the names of folders, playgrounds have those of pages without an extension as
  /// attributes.
  func position(of folder: FilePath.Component) -> Int? {
    if !folders.isEmpty { return folders.firstIndex(of: folder.string) }
    let stem = folder.stem.xmlText
    return ["'\(stem)'", "\"\(stem)\""].lazy.compactMap { text.firstRange(of: $0)?.lowerBound }
      .first.map { text.utf8.distance(from: text.startIndex, to: $0) }
  }
}
