import SystemPackage
import Testing

/// The tables of products and modules against the manifest and the folders of `Sources`.
@Suite struct ModuleTableTests {
  private static let page = "Documentation/Modules.md"

  /// The rows of the table of modules: a module and the file to open first.
  private func rows() throws -> [(module: String, file: String)] {
    try Repository.text(of: Self.page).split(separator: "\n").compactMap { line in
      line.firstMatch(of: /^\| `(\w+)` \| `([\w+.\/]+)` \|/).map { (String($0.1), String($0.2)) }
    }
  }

  @Test func `every module has one row`() throws {
    let modules = try Repository.targets().keys.sorted()
    #expect(modules.count > 20)
    #expect(try rows().map(\.module).sorted() == modules)
  }

  @Test func `the file to open first exists in the module`() throws {
    for row in try rows() {
      let files = Repository.files(in: try Repository.folder(of: row.module))
      #expect(
        files.contains { $0 == row.file || $0.hasSuffix("/\(row.file)") },
        "\(row.module) has no file \(row.file)")
    }
  }

  @Test func `every product has one row`() throws {
    let products = try Repository.text(of: "Package.swift").matches(
      of: /\.(executable|library)\(\s*name: "([\w-]+)"/
    ).map { "\($0.2) \($0.1 == "library" ? "library" : "program")" }
    #expect(products.count > 10)
    let rows = try Repository.text(of: Self.page).split(separator: "\n").compactMap { line in
      line.firstMatch(of: /^\| `([\w-]+)` \| (library|program) \|/).map { "\($0.1) \($0.2)" }
    }
    #expect(rows.sorted() == products.sorted())
  }
}
