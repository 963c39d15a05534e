import SystemPackage
import Testing

/// The table of modules in the README against the folders of `Sources`.
@Suite struct ModuleTableTests {
  /// The rows of the table: a module and the file to open first.
  private func rows() throws -> [(module: String, file: String)] {
    try Repository.text(of: "README.md").split(separator: "\n").compactMap { line in
      line.firstMatch(of: /^\| `(\w+)` \| `([\w+.\/]+)` \|/).map { (String($0.1), String($0.2)) }
    }
  }

  @Test func `every module has one row`() throws {
    let modules = try Repository.names(in: "Sources")
    #expect(modules.count > 20)
    #expect(try rows().map(\.module).sorted() == modules)
  }

  @Test func `the file to open first exists in the module`() throws {
    for row in try rows() {
      let files = Repository.files(in: "Sources/\(row.module)")
      #expect(
        files.contains { $0 == row.file || $0.hasSuffix("/\(row.file)") },
        "\(row.module) has no file \(row.file)")
    }
  }
}
