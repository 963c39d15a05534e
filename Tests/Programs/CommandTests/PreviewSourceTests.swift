import Commands
import SystemPackage
import TestSupport
import Testing

@Suite struct PreviewSourceTests {
  @Test(arguments: [
    (#"args: ["swiftc","-gnone"]"#, ["-debug-info-format", "none"]),
    (#"args: ["swiftc","-g"]"#, []),
  ])
  func `a package is built with the debug information of its last build`(
    description: String, options: [String]
  ) throws {
    let directory = try TemporaryDirectory()
    let build = directory.path.appending(".build")
    try makeDirectory(build)
    try put("".utf8, into: directory.path.appending("Package.swift"))
    try put(description.utf8, into: build.appending("release.yaml"))
    let source = PreviewSource.program(build.appending("release/films"))
    #expect(
      source.build == [
        "swift", "build", "--package-path", directory.path.string, "--product", "films",
        "--configuration", "release",
      ] + options)
  }

  @Test func `a program outside of a build directory builds nothing`() throws {
    let directory = try TemporaryDirectory()
    #expect(PreviewSource.program(directory.path.appending("films")).build.isEmpty)
  }
}
