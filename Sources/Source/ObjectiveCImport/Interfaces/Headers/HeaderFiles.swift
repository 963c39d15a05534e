internal import FileIO
internal import Foundation
internal import SystemPackage

/// The texts of the headers that clang reads.
struct HeaderFiles {
  /// Frameworks that have no declarations of their own: their headers import all others.
  private static let empty = [
    "CoreFoundation", "CoreText", "Darwin", "Dispatch", "ImageIO", "MobileCoreServices",
    "ObjectiveC",
  ]

  /// Changes when the same tables give other headers.
  private static let format = "1"

  /// The texts by their paths.
  private let texts: [(path: String, text: [UInt8])]

  init(_ tables: [InterfaceTable]) {
    var texts: [(path: String, text: [UInt8])] = []
    var imports: [String] = []
    for table in tables {
      // A table that is no framework's own is a part of Foundation.
      let stem = String(table.name.prefix { $0 != "." })
      let framework = Self.frameworks.contains(stem) ? stem : "Foundation"
      let name = framework == stem || stem != "Foundation" ? table.name : "Foundation.h"
      texts.append(("\(framework).framework/Headers/\(name)", Self.header(table)))
      imports.append("#import <\(framework)/\(name)>\n")
    }
    let present = Set(texts.map(\.path))
    for name in Self.frameworks + Self.empty {
      let path = "\(name).framework/Headers/\(name).h"
      if !present.contains(path) { texts.append((path, [])) }
    }
    texts.append((HeaderFolder.headerName.string, Array(imports.joined().utf8)))
    self.texts = texts
  }

  /// Frameworks with a table of their name.
  private static let frameworks = [
    "AVFoundation", "AudioToolbox", "CoreGraphics", "CoreImage", "CoreMotion", "Foundation",
    "QuartzCore", "UIKit",
  ]

  /// Returns a table without its Swift sides.
  private static func header(_ table: InterfaceTable) -> [UInt8] {
    table.bytes.withUnsafeBufferPointer { bytes in
      var header: [UInt8] = []
      header.reserveCapacity(bytes.count)
      var lines = TableLines(bytes)
      while let line = lines.next() {
        header += lines.header(line)
        header.append(UInt8(ascii: "\n"))
      }
      return header
    }
  }

  /// Returns a name for the headers of tables and for what compiles them.
  static func key(
    _ tables: [InterfaceTable], clang: FilePath, arguments: [String]
  ) -> FilePath.Component? {
    let status = try? clang.stat()
    let compiler = "\(clang) \(status?.size ?? 0) \(status?.st_mtim.tv_sec ?? 0)"
    let words = [format, compiler] + arguments + tables.map(\.name)
    var bytes = Array(words.joined(separator: "\u{0}").utf8)
    for table in tables { bytes += table.bytes }
    return bytes.withUnsafeBytes { FilePath.Component("\(ContentHash(of: $0))") }
  }

  /// Writes the files that are not there as they should be; another process may write them, too.
  func write(to folder: FilePath) throws {
    for (path, text) in texts {
      let file = folder.appending(path)
      try FileManager.default.createDirectory(
        atPath: file.removingLastComponent().string, withIntermediateDirectories: true)
      if (try? readFile(file, maxSize: text.count)) == text { continue }
      let atomic = try AtomicFile(file, replacing: true)
      try atomic.write(text)
      try atomic.commit()
    }
  }
}
