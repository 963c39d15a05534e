import SourceImport
import Testing

/// Tests by Swift Testing, whose macros become calls.
@Suite struct TestingMacroTests {
  private func program(_ text: String) -> ImportedProgram {
    ImportedProgram(files: [SourceFile(path: "HomeTests.swift", text: "import Testing\n" + text)])
  }

  private func text(_ source: String) -> String {
    let text = program(source).files[0].text
    // Between the directive of the beginning and what is added.
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
      .prefix { !$0.hasPrefix("#sourceLocation") }.joined(separator: "\n")
  }

  @Test func `expectations become calls with their source and values`() {
    #expect(
      text("func f() { #expect(a.b == 3, \"c\") }")
        == "func f() { StageTesting._expect(a.b == 3, \"c\", _text: \"a.b == 3\", "
        + "_values: [(\"a.b\", a.b as Any)]) }")
    #expect(
      text("func f() throws { let x = try #require(list.first { $0 > 1 }) }")
        == "func f() throws { let x = try StageTesting._require(list.first { $0 > 1 }, "
        + "_text: \"list.first { $0 > 1 }\") }")
    #expect(
      text("func f() { #expect(throws: E.self) { try g() } }")
        == "func f() { StageTesting._expect(throws: E.self) { try g() } }")
    #expect(
      text("func f() async { await #expect(throws: E.self) { try await g() } }")
        == "func f() async { await StageTesting._expectAsync(throws: E.self) { try await g() } }")
    #expect(
      text("func f(at place: SourceLocation = #_sourceLocation) {}")
        == "func f(at place: SourceLocation = StageTesting.SourceLocation._here()) {}")
  }

  @Test func `attributes are removed, and tags have values`() {
    #expect(
      text("@Suite(.serialized) struct A { @Test func b() {} }") == "struct A { func b() {} }")
    #expect(
      text("extension Tag { @Tag static var slow: Self }")
        == "extension Tag { static var slow: Self { StageTesting.Tag(_name: \"slow\") } }")
  }

  @Test func `functions are registered with their traits and arguments`() {
    let program = program(
      """
      @Suite("Home", .serialized) struct Home {
        @Test("it opens", .disabled("bug")) func opens() throws {}
        @Test(arguments: [1, 2]) func counts(to value: Int) async {}
        @Test(arguments: zip([1], ["a"])) func pairs(_ a: Int, b: String) {}
        @Test static func shared() {}
      }
      @Test func `a free one`() {}
      func helper() {}
      """)
    #expect(program.registrations == ["_zoetropeRegisterFunctions_0"])
    let lines = program.files[0].text.split(separator: "\n")
      .filter { $0.hasPrefix("StageTesting._TestFunction(") }.map(String.init)
    #expect(
      lines == [
        "StageTesting._TestFunction(\"Home\", \"opens()\", \"it opens\", "
          + "StageTesting._TestFunction._traits(.serialized) + "
          + "StageTesting._TestFunction._traits(.disabled(\"bug\"))).register("
          + "{ let suite = Home(); try suite.opens() })",
        "StageTesting._TestFunction(\"Home\", \"counts(to:)\", nil, "
          + "StageTesting._TestFunction._traits(.serialized)).register(arguments: [1, 2], async: "
          + "{ (value0: Int) in let suite = Home(); await suite.counts(to: value0) })",
        "StageTesting._TestFunction(\"Home\", \"pairs(_:b:)\", nil, "
          + "StageTesting._TestFunction._traits(.serialized)).register(arguments: zip([1], [\"a\"]), "
          + "{ (values: (Int, String)) in let suite = Home(); "
          + "suite.pairs(values.0, b: values.1) })",
        "StageTesting._TestFunction(\"Home\", \"shared()\", nil, "
          + "StageTesting._TestFunction._traits(.serialized)).register({ Home.shared() })",
        "StageTesting._TestFunction(\"\", \"a free one()\", nil, []).register("
          + "{ `a free one`() })",
      ])
    #expect(
      program.tests.map { "\($0.group) \($0.name) \($0.displayName ?? "nil") \($0.line)" } == [
        "Home opens() \"it opens\" 3", "Home counts(to:) nil 4", "Home pairs(_:b:) nil 5",
        "Home shared() nil 6", " a free one() nil 8",
      ])
  }

  @Test func `a suite is made with the marks that its initializer needs`() {
    let program = program(
      """
      struct Throwing { init() throws {}; @Test mutating func a() {} }
      final class Waiting { init(_ a: Int = 0) async {}; @Test func b() {} }
      final class Unknown: Base { @Test func c() async throws {} }
      actor Isolated { @Test func d() -> Int { 1 } }
      """)
    let calls = program.files[0].text.split(separator: "\n").compactMap {
      $0.firstMatch(of: /\{ (\w+ suite = .*) \}/).map { String($0.1) }
    }
    #expect(
      calls == [
        "var suite = try Throwing(); suite.a()", "let suite = await Waiting(); suite.b()",
        "let suite = try Unknown(); try await suite.c()",
        "let suite = Isolated(); _ = await suite.d()",
      ])
  }

  @Test func `files without the module keep their macros`() {
    let program = ImportedProgram(
      files: [SourceFile(path: "A.swift", text: "func f() { #expect(true) }")])
    #expect(program.files[0].text.contains("{ #expect(true) }"))
    #expect(program.registrations.isEmpty)
  }
}
