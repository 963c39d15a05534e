import Testing

/// The apt packages of the Makefile against the files that repeat them.
@Suite struct PackageListTests {
  @Test(arguments: ["README.md", "films.yml", "App/AppREADME.md"])
  func `a new package lists the packages of the Makefile`(file: String) throws {
    let packages = try Repository.words(ofVariable: "APT_PACKAGES")
    #expect(packages.count > 10)
    let text = try Repository.text(
      of: "Sources/Programs/ZoetropeProgram/Template/\(file)")
    // The names follow in one or several lines, which end with a backslash in a shell.
    let command = try #require(
      text.firstMatch(of: /apt-get install(?: --yes)?((?:[\s\\]+[a-z0-9][a-z0-9.+-]*)+)/))
    let listed = command.1.split { $0.isWhitespace || $0 == "\\" }.map(String.init)
    #expect(listed.sorted() == packages.sorted())
  }

  @Test func `the Containerfile takes the list from the Makefile`() throws {
    let text = try Repository.text(of: "Containerfile")
    #expect(text.contains("$(make --silent -C /zoetrope packages)"))
    // Only the Makefile is there when the list is taken, and what is built here is not copied.
    #expect(text.contains("COPY Makefile /zoetrope/\n"))
    #expect(try Repository.text(of: ".dockerignore").hasPrefix(".build\n"))
    for package in try Repository.words(ofVariable: "APT_PACKAGES") {
      #expect(!text.contains(" \(package) "))
    }
  }
}
