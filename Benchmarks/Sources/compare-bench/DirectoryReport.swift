internal import BenchSupport
internal import Foundation
internal import SystemPackage

/// Measures the comparison of a small and a large directory: use of both cores, and memory.
struct DirectoryReport {
  let pictures: ImageFiles
  let zoetrope: String

  /// Prints a table.
  ///
  /// - Returns: The results as a member of a JSON object.
  func run(pairCount: Int) throws -> String {
    print("\nDirectories:\n")
    let table = Table(widths: [-6, -9, -9, -11, -9])
    print(table.line(["pairs", "wall s", "CPU s", "CPU / wall", "peak MB"]))
    let members = try [pairCount / 10, pairCount].map { count in
      let expected = try link(\.expected, count: count)
      let actual = try link(\.actual, count: count)
      let cost = try cost(of: [zoetrope, "compare", expected.string, actual.string])
      let (wall, cpu) = (cost.wall / 1000, cost.cpu / 1000)
      print(
        table.line([
          "\(count)", fixed(wall, 2), fixed(cpu, 2), fixed(cpu / wall, 2), fixed(cost.memory, 0),
        ]))
      return "\"\(count)\": {\"wall_s\": \(wall), \"cpu_s\": \(cpu), \"peak_mb\": \(cost.memory)}"
    }
    return "\"directories\": {\(members.joined(separator: ", "))}"
  }

  /// Creates a directory with many hard links to one side of the pairs.
  private func link(_ side: KeyPath<ImageFiles.Pair, FilePath>, count: Int) throws -> FilePath {
    let files = FileManager.default
    let directory = pictures.directory.appending("\(side == \.expected ? "e" : "a")\(count)")
    try files.createDirectory(atPath: directory.string, withIntermediateDirectories: false)
    for number in 0..<count {
      let file = pictures.pairs[number % pictures.pairs.count][keyPath: side]
      try files.linkItem(
        atPath: file.string, toPath: directory.appending("\(number).png").string)
    }
    return directory
  }
}
