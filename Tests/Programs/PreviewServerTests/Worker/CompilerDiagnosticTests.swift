import PreviewServer
import SystemPackage
import TestSupport
import Testing

@Suite struct CompilerDiagnosticTests {
  @Test func `errors have their file, line, column and source line, each once`() throws {
    try withTemporaryDirectory { directory in
      let file = directory.appending("Film.swift")
      try put("struct Film {\n\tlet größe = feet\n}\n".utf8, into: file)
      let output = [
        "[3/7] Compiling Films Film.swift",
        "\(file):2:14: error: cannot find 'feet' in scope",
        "1 | struct Film {", "  |  `- error: cannot find 'feet' in scope",
        "\(file):2:14: error: cannot find 'feet' in scope",
        "\(file):1:8: warning: unused",
        "/elsewhere/A.swift:12:1: fatal error: no such module 'Zoetrop'",
        "error: fatalError",
      ]
      let errors = CompilerDiagnostic.errors(in: output, relativeTo: directory.string)
      #expect(errors.map(\.file) == ["Film.swift", "/elsewhere/A.swift"])
      #expect(errors.map(\.line) == [2, 12])
      #expect(errors.map(\.column) == [14, 1])
      #expect(
        errors.map(\.message) == ["cannot find 'feet' in scope", "no such module 'Zoetrop'"])
      #expect(errors.map(\.source) == ["\tlet größe = feet", nil])
    }
  }

  @Test func `an error of a scene file has its place, with the column in bytes`() throws {
    try withTemporaryDirectory { directory in
      let file = directory.appending("ball.yaml")
      try put("title: a\n- label: {text: \"größe\", frme: 1}\n".utf8, into: file)
      let errors = CompilerDiagnostic.errors(
        in: ["Error: \(file):2:26: label has no 'frme'; the nearest is 'frame'.", "Usage: ..."],
        relativeTo: directory.string)
      #expect(errors.map(\.file) == ["ball.yaml"])
      #expect(errors.map(\.message) == ["label has no 'frme'; the nearest is 'frame'."])
      #expect(errors.map(\.source) == ["- label: {text: \"größe\", frme: 1}"])
      // The column counts characters, two of which have two bytes.
      #expect(errors.map(\.column) == [28])
    }
  }

  @Test func `output without errors, and lines beyond the end of a file, are not errors`() throws {
    try withTemporaryDirectory { directory in
      let file = directory.appending("Film.swift")
      try put("one\n".utf8, into: file)
      #expect(CompilerDiagnostic.errors(in: ["error: no", ""], relativeTo: "/") == [])
      let errors = CompilerDiagnostic.errors(
        in: ["\(file):9:1: error: early end", "\(file):0:0: error: zero"], relativeTo: "/nowhere")
      #expect(errors.map(\.source) == [nil, nil])
      #expect(errors.map(\.file) == [file.string, file.string])
    }
  }
}
