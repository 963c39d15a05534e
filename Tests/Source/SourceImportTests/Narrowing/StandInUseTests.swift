import SourceImport
import Testing

/// What becomes of uses of stand-ins, which have no members of their own.
@Suite struct `uses of stand-ins` {
  private static let path = "Page.swift"

  /// Returns the program after its types are missing in one run, and an error in the next one.
  private func program(
    _ text: String, types: [String], line: Int, at code: String, _ message: String
  ) throws -> NarrowedProgram {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    func error(_ line: Int, _ code: String, _ message: String) throws -> CompilerError {
      let range = try #require(lines[line - 1].firstRange(of: code))
      let column = lines[line - 1].utf8.distance(
        from: lines[line - 1].startIndex, to: range.lowerBound)
      return CompilerError(
        file: Self.path, line: line, column: column + 1, message: message, code: lines[line - 1])
    }
    var program = NarrowedProgram(files: [SourceFile(path: Self.path, text: text)])
    let missing = try types.map { type in
      let line = try #require(lines.firstIndex { $0.contains(type) })
      return try error(line + 1, type, "cannot find type '\(type)' in scope")
    }
    let hasTypes = program.cut(missing)
    #expect(hasTypes)
    let isCut = program.cut([try error(line, code, message)])
    #expect(isCut)
    #expect(program.files[0].text.count { $0 == "\n" } == lines.count - 1)
    return program
  }

  @Test(arguments: [
    ("page = AnimationView(name: \"a\")", "AnimationView(", "page = AnimationView()"),
    ("page = .init(name: \"a\")", "init(", "page = .init()"),
    ("page = AnimationView.init(name: \"a\")", "AnimationView.", "page = AnimationView.init()"),
    ("page = AnimationView { $0.b = 1 }", "AnimationView ", "page = AnimationView()"),
  ])
  func `an object is made without the arguments that are not known`(
    code: String, place: String, rest: String
  ) throws {
    let result = try program(
      "class A {\n  var page: AnimationView!\n  func f() {\n    \(code)\n    g()\n  }\n}",
      types: ["AnimationView"], line: 4, at: place, "no exact matches in call to initializer")
    #expect(result.files[0].text.contains("  func f() {\n    \(rest)\n    g()\n"))
    #expect(result.files[0].text.contains("page: AnimationView!"), "the property has a value")
    #expect(result.cuts.last?.effect == "loses arguments")
  }

  @Test func `other classes keep the arguments that do not fit`() throws {
    let result = try program(
      "class A {\n  var page: AnimationView!\n  func f() {\n    b = Box(name: 1)\n  }\n}",
      types: ["AnimationView"], line: 4, at: "name", "incorrect argument label in call")
    #expect(result.files[0].text.contains("    _cut(\""))
  }

  @Test(arguments: [
    ("MenuView", "frame: .zero"), ("PageViewController", "nibName: nil, bundle: nil"),
    ("MenuTableViewCell", "style: .default, reuseIdentifier: nil"), ("Store", ""),
  ])
  func `a subclass calls an initializer that the superclass has`(
    type: String, arguments: String
  ) throws {
    let result = try program(
      "class A: \(type) {\n  init(b: Int) {\n    super.init(b: b)\n    c = 1\n  }\n}",
      types: [type], line: 3, at: "super", "argument passed to call that takes no arguments")
    #expect(result.files[0].text.contains("    super.init(\(arguments))\n    c = 1\n"))
  }

  @Test func `a value of a type that is not known is an object of it`() throws {
    let result = try program(
      "class A {\n  var s: Session\n  init(s: Session = .default) {\n    self.s = s\n  }\n}",
      types: ["Session"], line: 3, at: "default", "type 'Session' has no member 'default'")
    #expect(result.files[0].text.contains("  init(s: Session = Session()) {\n    self.s = s\n"))
    let text = "class A {\n  var s: Session?\n  func f() {\n    Session.shared.level = 1\n  }\n}"
    let changed = try program(
      text, types: ["Session"], line: 4, at: "shared", "type 'Session' has no member 'shared'")
    #expect(changed.files[0].text.contains("    _cut("), "what is set is cut")
  }

  @Test func `a call whose result is not known stays`() throws {
    let text = """
      class App: UIResponder, UIApplicationDelegate {
        func application(didFinishLaunchingWithOptions: Int) {
          coordinator.start()
            .subscribe(onNext: { a() })
            .disposed(by: bag)
          b()
        }
        var stream: Observable<Void>?
      }
      """
    let result = try program(
      text, types: ["Observable"], line: 4, at: "subscribe",
      "value of type 'Observable<Void>' has no member 'subscribe'")
    #expect(result.files[0].text.contains("    _ = coordinator.start()\n\n\n    b()\n"))
    #expect(result.cuts.last?.loses(["App"]) == false, "the application starts")
  }

  @Test func `a call whose result is returned stays`() throws {
    let text = """
      class Base {
        func coordinate(to other: Base) -> Observable<Int> {
          return other.start().do(onNext: { a() })
        }
      }
      """
    let result = try program(
      text, types: ["Observable"], line: 3, at: "do(",
      "value of type 'Observable<Int>' has no member 'do'")
    #expect(result.files[0].text.contains("    _ = other.start(); return .never()\n  }"))
    #expect(
      result.files[1].text.contains(
        "{ static func never() -> Observable<T0> { Observable<T0>() } }"), "\(result.files[1].text)"
    )
  }

  @Test(arguments: [
    ("@IBOutlet weak var page: Calendar2!", "UIView"), ("var page: Calendar2!", "NSObject"),
    ("var page: Calendar2? = Calendar2(frame: .zero)", "UIView"),
    ("@IBOutlet weak var page: CalendarLabel!", "UILabel"),
  ])
  func `an outlet, and what is made with a frame, is a view`(
    property: String, superclass: String
  ) throws {
    let type = property.contains("CalendarLabel") ? "CalendarLabel" : "Calendar2"
    var program = NarrowedProgram(files: [
      SourceFile(path: Self.path, text: "class A {\n  \(property)\n}")
    ])
    let place = try #require(property.firstRange(of: type))
    _ = program.cut([
      CompilerError(
        file: Self.path, line: 2,
        column: 3 + property.distance(from: property.startIndex, to: place.lowerBound),
        message: "cannot find type '\(type)' in scope")
    ])
    #expect(program.files.last?.text == "import UIKit\nclass \(type): \(superclass) {}\n")
  }

  @Test(arguments: [
    ("String", " = .init()"), ("[Int]", " = []"), ("String?", " = nil"), ("Box", ""),
    ("List<Int>", " = .init()"), ("Int = 2", ""),
  ])
  func `a property without its attribute has a first value`(type: String, value: String) throws {
    let result = try program(
      "class A {\n  @Persisted var a: \(type)\n  var list: List<Int>?\n}",
      types: ["List"], line: 2, at: "Persisted", "unknown attribute 'Persisted'")
    #expect(result.files[0].text.contains("var a: \(type)\(value)\n"))
  }

  @Test func `a protocol to which an extension makes a value conform is not one of objects`() {
    var program = NarrowedProgram(files: [
      SourceFile(path: Self.path, text: "enum Api {}\nextension Api: TargetType {}")
    ])
    _ = program.cut([
      CompilerError(
        file: Self.path, line: 2, column: 16, message: "cannot find type 'TargetType' in scope")
    ])
    #expect(program.files.last?.text == "import UIKit\nprotocol TargetType {}\n")
  }

  @Test func `two cuts do not change the same code`() {
    let text = """
      class A {
        var box: Box!
        func f() {
          guard let user = Auth.user else {
            return
          }
          box = missing()
        }
      }
      """
    var program = NarrowedProgram(files: [SourceFile(path: Self.path, text: text)])
    _ = program.cut([
      CompilerError(
        file: Self.path, line: 4, column: 22, message: "cannot find 'Auth' in scope"),
      CompilerError(
        file: Self.path, line: 7, column: 11, message: "cannot find 'missing' in scope"),
    ])
    let rest = program.files[0].text
    #expect(rest.count { $0 == "{" } == rest.count { $0 == "}" }, "\(rest)")
    #expect(rest.hasSuffix("\n  }\n}"), "\(rest)")
    #expect(!rest.contains("box = missing()"))
  }

  @Test func `an error of the program has the coder of Foundation`() {
    var program = NarrowedProgram(files: [
      SourceFile(path: Self.path, text: "class E: NSError {\n}")
    ])
    _ = program.cut([
      CompilerError(
        file: Self.path, line: 2, column: 1,
        message: "'required' initializer 'init(coder:)' must be provided by subclass of 'NSError'")
    ])
    #expect(program.files[0].text.contains("init?(coder: Foundation.NSCoder)"))
  }

  @Test func `a library that is missing starts itself alone`() throws {
    func loses(_ code: String, _ name: String) -> Bool {
      var program = NarrowedProgram(files: [
        SourceFile(
          path: Self.path,
          text: "class App {\n  func application(didFinishLaunchingWithOptions: Int) {\n"
            + "    \(code)\n  }\n}")
      ])
      _ = program.cut([
        CompilerError(
          file: Self.path, line: 3, column: 5, message: "cannot find '\(name)' in scope")
      ])
      return program.cuts[0].loses(["App"])
    }
    #expect(!loses("NFX.sharedInstance().start()", "NFX"))
    #expect(loses("AppCoordinator.shared.start()", "AppCoordinator"))
  }
}
