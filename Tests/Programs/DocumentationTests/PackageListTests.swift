import Testing

/// The apt packages of the Makefile against the files that repeat them.
@Suite struct PackageListTests {
  /// Returns the words of a variable of the Makefile, with those of the variables that it names.
  private func words(of variable: String) throws -> [String] {
    let text = try Repository.text(of: "Makefile")
    let lines = text.replacing("\\\n", with: " ").split(separator: "\n")
    let line = try #require(lines.first { $0.hasPrefix("\(variable) := ") })
    var words: [String] = []
    for word in line.split(separator: " ").dropFirst(2) {
      if let name = word.wholeMatch(of: /\$\((\w+)\)/) {
        words += try self.words(of: String(name.1))
      } else {
        words.append(String(word))
      }
    }
    return words
  }

  @Test(arguments: ["README.md", "films.yml"])
  func `a new package lists the packages of the Makefile`(file: String) throws {
    let packages = try words(of: "APT_PACKAGES")
    #expect(packages.count > 10)
    let text = try Repository.text(of: "Sources/Programs/ZoetropeProgram/Template/\(file)")
    // The names follow in one or several lines, which end with a backslash in a shell.
    let command = try #require(
      text.firstMatch(of: /apt-get install(?: --yes)?((?:[\s\\]+[a-z0-9][a-z0-9.+-]*)+)/))
    let listed = command.1.split { $0.isWhitespace || $0 == "\\" }.map(String.init)
    #expect(listed.sorted() == packages.sorted())
  }

  @Test func `the Containerfile takes the list from the Makefile`() throws {
    let text = try Repository.text(of: "Containerfile")
    #expect(text.contains("$(make --silent -C /zoetrope packages)"))
    for package in try words(of: "APT_PACKAGES") { #expect(!text.contains(" \(package) ")) }
  }
}
