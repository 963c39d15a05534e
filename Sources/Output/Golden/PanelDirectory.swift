internal import FileIO
internal import Imaging
internal import SystemPackage

/// The panels of differences of a recipe, in a directory that may hold files of others.
///
/// A record lists the panels that were written, with a hash of their bytes. Only files that it
/// lists and that have not changed since are removed. Files of others are neither removed nor
/// replaced.
struct PanelDirectory {
  /// A line of the record.
  private struct Entry: Hashable {
    let hash: String
    let name: FilePath.Component
  }

  private static let recordName = ".zoetrope-panels"
  private static let maxRecordSize = 1 << 20
  /// A panel has three images of up to 480 pixels a side, of at most 4 bytes a pixel.
  private static let maxPanelSize = 1 << 24

  private let path: FilePath
  private var record: FilePath { path.appending(Self.recordName) }

  /// Creates a value for the directory, which need not exist.
  init(_ path: FilePath) { self.path = path }

  /// Removes the panels that were written here, and the directory if nothing else is in it.
  ///
  /// Failures are ignored: a panel that stays is reported when it is to be replaced.
  func removePanels() {
    guard isDirectory, let entries = try? readRecord() else { return }
    for entry in entries where isUnchanged(entry) { try? removeFile(path.appending(entry.name)) }
    try? removeFile(record)
    try? removeDirectory(path)
  }

  /// Writes a panel.
  ///
  /// - Parameters:
  ///   - panel: The panel.
  ///   - name: The file name.
  /// - Returns: The path of the file.
  /// - Throws: A ``GoldenError`` if it cannot be written, or a file of others has the name.
  func write(_ panel: Image, named name: String) throws(GoldenError) -> FilePath {
    let target = path.appending(name)
    guard !isLink else {
      throw GoldenError(
        "Cannot write \(target.printable): \(path.printable) is a symbolic link.")
    }
    let bytes = PNG.encode(panel)
    do throws(Errno) {
      guard let name = FilePath.Component(name) else { throw .invalidArgument }
      var directories = try CreatedDirectories(path)
      // The record first: a panel without a record would not be removed.
      let entry = Entry(hash: Self.hash(of: bytes), name: name)
      try write(((try? readRecord()) ?? []).filter { $0.name != name } + [entry])
      do throws(Errno) {
        try AtomicFile.write(bytes, to: target, replacing: false)
      } catch {
        if error != .fileExists || !isUnchanged(entry) {
          removePanels()
          throw error
        }
      }
      directories.keep()
    } catch {
      guard error != .fileExists else {
        throw GoldenError(
          "Cannot write \(target.printable): the file exists, and was not written by a check.")
      }
      throw GoldenError(writing: target, failedWith: error)
    }
    return target
  }

  private var isDirectory: Bool {
    (try? Stat(path, followTargetSymlink: false))?.type == .directory
  }

  private var isLink: Bool {
    (try? Stat(path, followTargetSymlink: false))?.type == .symbolicLink
  }

  /// Whether the file of an entry has the bytes that were written.
  private func isUnchanged(_ entry: Entry) -> Bool {
    let file = path.appending(entry.name)
    guard (try? Stat(file, followTargetSymlink: false))?.type == .regular,
      let bytes = try? readFile(file, maxSize: Self.maxPanelSize)
    else { return false }
    return Self.hash(of: bytes) == entry.hash
  }

  /// Reads the record; a line that is not an entry is ignored.
  private func readRecord() throws(Errno) -> [Entry] {
    let text = String(
      decoding: try readFile(record, maxSize: Self.maxRecordSize), as: UTF8.self)
    return text.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: " ", maxSplits: 1)
      guard fields.count == 2, let name = FilePath.Component(String(fields[1])),
        name.kind == .regular
      else { return nil }
      return Entry(hash: String(fields[0]), name: name)
    }
  }

  private func write(_ entries: [Entry]) throws(Errno) {
    let lines = entries.map { "\($0.hash) \($0.name.string)\n" }
    try AtomicFile.write(Array(lines.joined().utf8), to: record)
  }

  /// Returns the 64-bit FNV-1a hash of bytes, in hexadecimal digits.
  private static func hash(of bytes: [UInt8]) -> String {
    let hash = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return String(hash, radix: 16)
  }
}
