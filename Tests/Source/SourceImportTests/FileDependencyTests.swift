import SourceImport
import Testing

@Suite struct `files that others need` {
  private func needed(
    _ texts: [String], by names: Set<String> = [], from roots: Set<Int> = [],
    scenes: [(names: Set<String>, used: Set<String>)] = []
  ) -> [Int] {
    var dependencies = FileDependencies(
      files: texts.enumerated().map { SourceFile(path: "\($0).swift", text: $1) })
    for scene in scenes { dependencies.add(names: scene.names, using: scene.used) }
    return dependencies.files(neededBy: names, from: roots).sorted()
  }

  @Test func `a file needs those that declare what it names, and so on`() {
    let texts = [
      "class A { let b = B() }", "class B { func f() { c(1) } }", "func c(_ i: Int) {}",
      "let d = A()",
    ]
    #expect(needed(texts, by: ["A"]) == [0, 1, 2])
    #expect(needed(texts, from: [3]) == [0, 1, 2, 3])
    #expect(needed(texts, by: ["D"]) == [])
  }

  @Test func `a type needs its extensions, and a member the extension of another type`() {
    let texts = [
      "class A { let x = 3.half; let c = UIColor(hex: 1) }", "extension A: Equatable {}",
      "extension Int { var half: Int { self / 2 } }",
      "extension UIColor { convenience init(hex: Int) { self.init() } }",
      "extension Int { var third: Int { self / 3 } }",
    ]
    #expect(needed(texts, by: ["A"]) == [0, 1, 2, 3])
  }

  @Test func `operators and names in strings count`() {
    let texts = [
      #"class A { let a = 1 <+> 2; let b = NSClassFromString("App.B") }"#, "class B {}",
      "infix operator <+>\nfunc <+> (a: Int, b: Int) -> Int { a }", "class C {}",
    ]
    #expect(needed(texts, by: ["A"]) == [0, 1, 2])
  }

  @Test func `a scene needs its classes and the scenes that it leads to`() {
    let texts = ["class First {}", "class Cell {}", "class Second {}", "class Third {}"]
    let scenes: [(names: Set<String>, used: Set<String>)] = [
      (["First", "id-1"], ["First", "Cell", "id-2"]), (["id-2"], ["Second"]),
      (["Third", "id-3"], ["Third"]),
    ]
    #expect(needed(texts, by: ["First"], scenes: scenes) == [0, 1, 2])
  }

  @Test func `declarations under a condition count`() {
    let texts = ["class A { let b = B() }", "#if os(iOS)\nclass B {}\n#endif"]
    #expect(needed(texts, by: ["A"]) == [0, 1])
  }
}
