import SourceImport
import Testing

/// What is cut of a program for the errors of the compiler.
@Suite struct `cuts of what does not compile` {
  private static let path = "App/Page.swift"

  /// Returns a program of one file after one run of the compiler with some errors.
  private func program(_ text: String, _ errors: (line: Int, column: Int, message: String)...)
    -> NarrowedProgram
  {
    var program = NarrowedProgram(files: [SourceFile(path: Self.path, text: text)])
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let isCut = program.cut(
      errors.map {
        CompilerError(
          file: Self.path, line: $0.line, column: $0.column, message: $0.message,
          code: String(lines[$0.line - 1]))
      })
    #expect(isCut)
    return program
  }

  @Test func `a statement is cut, and the lines keep their numbers`() {
    let text = """
      class Page: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          view.missing(
            1)
          view.tag = 1
        }
      }
      """
    let result = program(
      text, (4, 10, "value of type 'UIView' (aka 'View') has no member 'missing'"))
    let lines = result.files[0].text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[3].hasPrefix("    _cut(\"App/Page.swift:4: ") && lines[4] == "")
    #expect(lines[5] == "    view.tag = 1" && lines.count == 8)
    #expect(
      result.cuts.map(\.description) == [
        "App/Page.swift:4: warning: Page.viewDidLoad() loses a statement: "
          + "value of type 'UIView' has no member 'missing'."
      ])
    #expect(!result.cuts[0].loses(["Page"]), "the scene is shown without the statement")
  }

  @Test(arguments: [
    ("Auth.user != nil", "b"), ("let user = Auth.user", "b"), ("Auth.user == nil", "a"),
    ("!Auth.isSignedIn", "a"),
  ])
  func `of a condition that does not compile the branch for nothing stays`(
    condition: String, kept: String
  ) {
    let lost = kept == "a" ? "b" : "a"
    let result = program(
      """
      class App: UIResponder, UIWindowSceneDelegate {
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {
          if \(condition) {
            window?.rootViewController = a
          } else {
            window?.rootViewController = b
          }
          window?.makeKeyAndVisible()
        }
      }
      """,
      (
        3, condition.hasPrefix("let") ? 19 : condition.hasPrefix("!") ? 9 : 8,
        "cannot find 'Auth' in scope"
      ))
    let text = result.files[0].text
    #expect(text.contains("rootViewController = \(kept)\n"), "\(text)")
    #expect(!text.contains("rootViewController = \(lost)\n"), "\(text)")
    #expect(text.contains("    if") == false && text.contains("do {"))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 10 && lines[7] == "    window?.makeKeyAndVisible()")
    #expect(result.cuts.map(\.effect) == ["takes a condition as unmet"])
    #expect(!result.cuts[0].loses(["App"]), "the window is shown")
  }

  @Test(arguments: [
    ("Auth.user != nil", "tag = 1; _cut(S); do { return }"),
    ("let user = Auth.user", "tag = 1; _cut(S); do { return }"),
    ("Auth.user == nil", "tag = 1; _cut(S); tag = 2"),
  ])
  func `of a guard that does not compile its body stays, or what follows a condition for nothing`(
    condition: String, kept: String
  ) {
    let result = program(
      """
      class A: UIView {
        func f() {
          tag = 1
          guard \(condition) else {
            return
          }
          tag = 2
        }
      }
      """, (4, 17, "cannot find 'Auth' in scope"))
    let text = result.files[0].text
    let code = text.replacing(#/_cut\(".*"\)/#) { _ in "_cut(S)" }
      .split(separator: "\n").map { $0.trimmingSpaces }.joined(separator: " ")
    #expect(
      code.replacing(";", with: "").contains(kept.replacing(";", with: "")), "\(text)")
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == 9)
    #expect(result.cuts.map(\.effect) == ["takes a condition as unmet"])
  }

  @Test func `what stands after a guard is dropped to its end, whatever its length`() {
    let rest = (1...9).map { "    call(\"\($0) Привіт\") { value in value.wait() }" }
    let result = program(
      ([
        "class A: UIView {", "  func f() {", "    first()", "    guard let user = Auth.user else {",
      ]
        + ["      return leave()", "    }"] + rest + ["  }", "  func g() {}", "}"])
        .joined(separator: "\n"), (4, 22, "cannot find 'Auth' in scope"))
    let code = result.files[0].text.replacing(#/_cut\(".*"\)/#) { _ in "_cut(S)" }
      .split(separator: "\n").map { $0.trimmingSpaces }
    #expect(
      code == [
        "class A: UIView {", "func f() {", "first()", "_cut(S); do {", "return leave()", "}", "}",
        "func g() {}", "}",
      ])
  }

  @Test(arguments: [
    ("Observable<Int>", ".never()"), ("Completable", ".never()"),
    ("URL", "URL(fileURLWithPath: \"/\")"),
    ("AnyPublisher<Int, Never>", "Empty(completeImmediately: false).eraseToAnyPublisher()"),
    ("[Int]", "[]"), ("Data", ".init()"),
  ])
  func `a function that is cut returns a harmless value`(type: String, value: String) {
    let result = program(
      "class A {\n  func f() -> \(type) {\n    return missing\n  }\n}",
      (3, 12, "cannot find 'missing' in scope"))
    #expect(result.files[0].text.contains("return \(value)"), "\(result.files[0].text)")
  }

  @Test func `a value that is returned after other statements is replaced alone`() {
    let result = program(
      """
      class App: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication, didFinishLaunchingWithOptions o: Any?) -> Bool {
          window?.rootViewController = UIViewController()
          return Service.shared.application(
            application)
        }
      }
      """, (4, 12, "cannot find 'Service' in scope"))
    let lines = result.files[0].text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[2] == "    window?.rootViewController = UIViewController()")
    #expect(lines[3].hasPrefix("    _cut(\"") && lines[3].hasSuffix("; return .init()"))
    #expect(lines.count == 7)
    #expect(result.cuts.map(\.effect) == ["returns another value"])
    #expect(!result.cuts[0].loses(["App"]), "the window is shown")
  }

  @Test func `a guard that ends the program is not taken`() {
    let result = program(
      "class A {\n  func f() -> Int? {\n    guard let a = missing else { fatalError() }\n"
        + "    return a\n  }\n}",
      (3, 19, "cannot find 'missing' in scope"))
    #expect(result.cuts.map(\.effect) == ["does nothing"])
    #expect(!result.files[0].text.contains("fatalError"))
  }

  @Test(arguments: [
    ("type.init()", "_made(type)", 18), ("T()", "_made(T.self)", 13),
    ("T.init(frame: frame)", "_made(T.self, frame: frame)", 15),
    ("Self(nibName: name, bundle: nil)", "_made(Self.self, nibName: name, bundle: nil)", 13),
    ("(type as! T.Type).init()", "_made((type as! T.Type))", 31),
  ])
  func `an object of a class in a variable is made by a function`(
    code: String, mended: String, column: Int
  ) {
    let result = program(
      "func f() {\n    let a = \(code)\n}",
      (
        2, column,
        "constructing an object of class type 'UIView' with a metatype value must use a "
          + "'required' initializer"
      ))
    #expect(result.files[0].text == "func f() {\n    let a = \(mended)\n}")
    #expect(result.cuts.isEmpty)
  }

  @Test func `a condition without a branch for nothing goes with its statement`() {
    let result = program(
      "class A: UIView {\n  func f() {\n    tag = 1\n    if missing { tag = 2 }\n  }\n}",
      (4, 8, "cannot find 'missing' in scope"))
    #expect(result.cuts.map(\.effect) == ["loses a statement"])
    #expect(!result.files[0].text.contains("tag = 2"))
  }

  @Test func `a method whose result does not compile returns nothing, zero or a plain object`() {
    for (type, value) in [
      ("Int?", "nil"), ("[Int]", "[]"), ("[Int: Int]", "[:]"), ("Double", ".init()"),
      ("UITableViewCell", "UITableViewCell(style: .default, reuseIdentifier: nil)"),
    ] {
      let result = program(
        "class A {\n  func f() -> \(type) {\n    return missing\n  }\n}",
        (3, 12, "cannot find 'missing' in scope"))
      #expect(result.files[0].text.contains("; return \(value) \n"), "\(result.files[0].text)")
      #expect(result.cuts.map(\.effect) == ["does nothing"])
    }
  }

  @Test func `an emptied method calls its superclass`() {
    let result = program(
      "class A: UIView {\n  override func layoutSubviews() {\n    super.layoutSubviews()\n"
        + "    let (a, b) = missing\n  }\n}",
      (4, 18, "cannot find 'missing' in scope"))
    #expect(result.files[0].text.contains("{ super.layoutSubviews(); _cut("))
  }

  @Test func `a body that is empty and still does not compile goes with its method`() {
    let text = "class A {\n  func f() -> B {\n    return missing\n  }\n  let a = 1\n}"
    var result = program(text, (3, 12, "cannot find 'missing' in scope"))
    let line = String(result.files[0].text.split(separator: "\n")[1])
    let isCut = result.cut([
      CompilerError(
        file: Self.path, line: 2, column: line.utf8.count - 7,
        message: "type 'B' has no member 'init'", code: line)
    ])
    #expect(isCut && !result.files[0].text.contains("func f"))
    #expect(result.files[0].text.contains("let a = 1"))
  }

  @Test func `a local variable that is cut hides the others of its name`() {
    let result = program(
      "class A: UIViewController {\n  func f() {\n    let view = missing\n    view.tag = 1\n  }\n}",
      (3, 16, "cannot find 'missing' in scope"))
    #expect(result.files[0].text.contains("let view = _cut("))
  }

  @Test(arguments: [
    "while missing() {\n      count += 1\n    }", "while count < 3 {\n      missing()\n    }",
  ])
  func `a loop that ends by its body is not cut in part`(loop: String) {
    let result = program(
      "class A {\n  var count = 0\n  func f() {\n    \(loop)\n  }\n}",
      loop.hasPrefix("while missing")
        ? (4, 11, "cannot find 'missing' in scope") : (5, 7, "cannot find 'missing' in scope"))
    #expect(!result.files[0].text.contains("while"))
  }

  @Test func `types that are missing get stand-ins by their uses`() {
    let text = """
      class Page: BaseScreen, Tracked {
        override func viewDidLoad() {}
        var box: Box<Int, String>?
        var hud: ProgressView?
        weak var delegate: PageDelegate?
      }
      """
    let names = [
      (1, 13, "BaseScreen"), (1, 25, "Tracked"), (3, 12, "Box"), (4, 12, "ProgressView"),
      (5, 22, "PageDelegate"),
    ]
    var result = NarrowedProgram(files: [SourceFile(path: Self.path, text: text)])
    let errors = names.map {
      CompilerError(
        file: Self.path, line: $0.0, column: $0.1, message: "cannot find type '\($0.2)' in scope")
    }
    let isCut = result.cut(errors)
    #expect(isCut)
    #expect(
      result.files.last?.text == """
        import UIKit
        class BaseScreen: UIViewController {}
        protocol Tracked: AnyObject {}
        class Box<T0, T1>: NSObject {}
        class ProgressView: UIView {}
        protocol PageDelegate: AnyObject {}

        """)
    #expect(result.files[0].text == text)
    #expect(result.cuts.map(\.extent) == Array(repeating: .standIn, count: 5))
    let again = result.cut(errors)
    #expect(!again, "a type gets one stand-in")
  }

  @Test func `a conformance that does not hold is dropped`() {
    let result = program(
      "extension A: B, C {\n  func f() {}\n}",
      (1, 1, "type 'A' does not conform to protocol 'B'"))
    #expect(result.files[0].text.hasPrefix("extension A: C {"))
  }

  @Test func `what overrides nothing loses the word, what must not override goes`() {
    let text = "class A: UIView {\n  override func f() {}\n  override var g: Int { 1 }\n}"
    let result = program(
      text, (2, 17, "method does not override any method from its superclass"),
      (3, 16, "overriding non-open property outside of its defining module"))
    #expect(result.files[0].text == "class A: UIView {\n   func f() {}\n  \n}")
  }

  @Test func `properties that are not set any more have no value`() {
    let result = program(
      "class A {\n  let a: Int\n  var b: UIView\n  var c: Int?\n}",
      (1, 7, "class 'A' has no initializers"))
    #expect(
      result.files[0].text == "class A {\n  var a: (Int)?\n  var b: (UIView)?\n  var c: Int?\n}")
  }

  @Test func `what makes an object of a class that gets an initializer is not cut`() {
    let text = "class A {\n  let a: Int\n}\nfunc f() {\n  let a = A()\n  print(a)\n}"
    let making = "'A' cannot be constructed because it has no accessible initializers"
    let result = program(text, (1, 7, "class 'A' has no initializers"), (5, 11, making))
    #expect(result.files[0].text.contains("var a: (Int)?"))
    #expect(result.files[0].text.contains("let a = A()"))
    // Alone it is an error of the statement.
    #expect(!program(text, (5, 11, making)).files[0].text.contains("let a = A()"))
  }

  @Test func `a closure keeps the arguments that a cut statement has used`() {
    let text = """
      func f() {
        let view = make().then {
          $0.missing = 1
        }
        g(view) { h { $0.missing = 1 } }
      }
      """
    let result = program(
      text, (3, 8, "value of type 'A' has no member 'missing'"),
      (5, 20, "value of type 'A' has no member 'missing'"))
    let lines = result.files[0].text.split(separator: "\n")
    #expect(lines[2].hasPrefix("    _cut(") && lines[2].hasSuffix("; _ = $0"))
    // It is the argument of the inner closure alone.
    #expect(lines[4].filter { $0 == "$" }.count == 1)
    #expect(lines[4].hasSuffix("; _ = $0 } }"))
  }

  @Test func `an attribute and a macro that are not there go`() {
    let result = program(
      "#Preview {\n  A()\n}\nclass A {\n  @Published var n = 1\n}",
      (1, 2, "no macro named 'Preview'"), (5, 4, "unknown attribute 'Published'"))
    #expect(result.files[0].text == "\n\n\nclass A {\n   var n = 1\n}")
  }

  @Test func `an import of a module that is not there goes`() {
    var result = NarrowedProgram(files: [
      SourceFile(path: Self.path, text: "import UIKit\nimport Missing\n")
    ])
    let isCut = result.cut([
      CompilerError(file: Self.path, line: 2, message: "imports Missing.")
    ])
    #expect(isCut)
    #expect(result.files[0].text == "import UIKit\n\n")
  }

  @Test func `code that the rewriter adds is refused when the rest compiles`() {
    var result = NarrowedProgram(files: [SourceFile(path: Self.path, text: "class A {}")])
    let code = "entry.outlet(\"a\") { $0.a = $1 }"
    let errors = [
      CompilerError(file: Self.path, line: 1, column: 3, message: "no", code: "  \(code)")
    ]
    let isCut = result.cut(errors)
    #expect(isCut && result.refusedCode == [code])
    let again = result.cut(errors)
    #expect(!again && result.cuts.isEmpty)
  }

  @Test func `a film is lost with its class, an initializer, loadView, viewDidLoad or the start`() {
    func cut(_ body: String, _ line: Int, _ column: Int) -> Cut? {
      program("class A: UIViewController {\n\(body)\n}", (line, column, "cannot find 'b' in scope"))
        .cuts.first
    }
    let lost = [
      "  override func viewDidLoad() { if b { return } }", "  init(a: Int) { if b { return } }",
      "  override func loadView() { if b { return } }",
    ]
    for body in lost {
      let offset = body.utf8.count - " { return } }".utf8.count
      #expect(cut(body, 2, offset)?.loses(["A"]) == true, "\(body)")
      #expect(cut(body, 2, offset)?.loses(["B"]) == false)
    }
    let kept = cut("  func f() { if b { return } }", 2, 17)
    #expect(kept?.loses(["A"]) == false)
  }

  @Test func `what only has to be said is added, and nothing is cut`() {
    let text = """
      class A: UIView {
        func f() {
          Task { count += 1 }
          let a = [1, "b"]
          box.tag = 1
        }
      }
      """
    let result = program(
      text,
      (
        3, 12,
        "reference to property 'count' in closure requires explicit use of 'self' to make capture "
          + "semantics explicit"
      ),
      (
        4, 13,
        "heterogeneous collection literal could only be inferred to '[Any]'; add explicit type "
          + "annotation if this is intentional"
      ),
      (
        5, 5,
        "value of optional type 'UIView?' must be unwrapped to refer to member 'tag' of wrapped "
          + "base type 'UIView'"
      ))
    #expect(result.files[0].text.contains("box?.tag = 1"))
    #expect(result.files[0].text.contains("Task { self.count += 1 }"))
    #expect(result.files[0].text.contains("let a = [1, \"b\"] as [Any]"))
    #expect(result.cuts.isEmpty)
  }

  @Test func `a dictionary becomes the attributes of a text`() {
    let result = program(
      "class A {\n  func f() {\n    bar.titleTextAttributes = all.big\n    g(of: some)\n  }\n}",
      (
        3, 31,
        "cannot assign value of type '[NSAttributedString.Key : Any]' to type 'TextAttributes'"
      ),
      (
        4, 11,
        "cannot convert value of type '[NSAttributedString.Key : UIColor]' to expected argument "
          + "type 'TextAttributes?'"
      ))
    #expect(result.files[0].text.contains("bar.titleTextAttributes = .init(objects: all.big)"))
    #expect(result.files[0].text.contains("g(of: .init(objects: some))"))
    #expect(result.cuts.isEmpty)
  }

  @Test func `a property whose assignment is cut is a plain optional one`() {
    let result = program(
      "class A {\n  var box: Box!\n  func f() {\n    self.box = missing()\n  }\n}",
      (4, 16, "cannot find 'missing' in scope"))
    #expect(result.files[0].text.contains("  var box: Box?\n"))
  }

  @Test func `an expression with a type that gets a stand-in is not cut`() {
    let text = "class A {\n  var hud: HUD!\n  func f() {\n    hud = HUD()\n  }\n}"
    let result = program(
      text, (2, 12, "cannot find type 'HUD' in scope"), (4, 11, "cannot find 'HUD' in scope"))
    #expect(result.files[0].text == text && result.cuts.map(\.name) == ["HUD"])
  }

  @Test func `a type that is only made gets a stand-in, a function does not`() {
    let text = "class A {\n  let a = MissingView(frame: b)\n  let c = CMissing(1)\n}"
    let result = program(
      text, (2, 11, "cannot find 'MissingView' in scope"),
      (3, 11, "cannot find 'CMissing' in scope"))
    #expect(result.files.last?.text == "import UIKit\nclass MissingView: UIView {}\n")
    #expect(result.cuts.map(\.name) == ["MissingView", "A.c"])
  }

  @Test func `the loop ends when the compiler is never content`() {
    let text = """
      import UIKit
      class A: UIView, B {
        let a: Int = 1
        var b: Int { if a > 1 { 1 } else { 2 } }
        init() { super.init(frame: .zero) }
        func f() -> Int { [1].map { $0 + 1 }[0] }
        enum C { case d }
      }
      extension A { func g() {} }
      let top = 1
      """
    var result = NarrowedProgram(files: [SourceFile(path: Self.path, text: text)])
    var count = 0
    while count < 50 {
      let lines = result.files[0].text.split(separator: "\n", omittingEmptySubsequences: false)
      let errors = lines.enumerated().map {
        CompilerError(
          file: Self.path, line: $0 + 1, column: 5, message: "it is wrong", code: String($1))
      }
      guard result.cut(errors) else { break }
      count += 1
    }
    #expect(count < 12, "each run cuts more")
    let rest = result.files[0].text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rest.count == 10, "lines keep their numbers")
  }
}

extension Substring {
  /// The text without spaces at its ends.
  fileprivate var trimmingSpaces: Substring {
    guard let first = firstIndex(where: { $0 != " " }), let last = lastIndex(where: { $0 != " " })
    else { return "" }
    return self[first...last]
  }
}
