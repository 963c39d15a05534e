import ObjectiveCImport
import ProjectFiles
import Subprocess
import SystemPackage
import TestSupport
import Testing

/// Parsing programs with clang, against a header of some lines.
@Suite struct ObjectiveCDriverTests {
  private static let header = """
    typedef signed char BOOL;
    __attribute__((objc_root_class)) @interface NSObject
    + (instancetype)alloc;
    - (instancetype)init;
    - (void)dealloc;
    - (instancetype)retain;
    - (oneway void)release;
    @end
    @interface UIView : NSObject
    @property double alpha;
    @end
    @interface UIViewController : NSObject
    @property UIView *view;
    - (void)viewDidLoad;
    @end
    """

  /// Parses a program of some files.
  private func parse(
    _ files: [String: String], _ path: String = "A.m"
  ) async throws -> ObjectiveCDriver.Result {
    try await parse(directory(files), [path])
  }

  private func parse(
    _ files: borrowing TemporaryDirectory, _ paths: [String]
  ) async throws -> ObjectiveCDriver.Result {
    let frameworks = try directory([
      "frameworks/Frameworks.h": Self.header, "frameworks/UIKit.framework/x": "",
    ])
    let compiler = try await Executable.name("swiftc").resolveExecutablePath(in: .inherit)
    let driver = try ObjectiveCDriver(
      compiler: compiler,
      headers: ClangHeaders(
        frameworks: frameworks.path.appending("frameworks"), precompiled: nil))
    let paths = paths.map { files.path.appending($0) }
    let program =
      try paths.count == 1
      ? ProgramFolder.program(ofFile: paths[0]) : ProgramFolder.program(ofListings: paths)
    var result = try await driver.parse(program, in: frameworks.path)
    #expect(frameworks.names == ["frameworks"])
    let prefix = "\(files.path)/"
    result.errors = result.errors.map {
      ClangMessage(
        path: $0.path.replacing(prefix, with: ""), line: $0.line, column: $0.column,
        severity: $0.severity, sentence: $0.sentence)
    }
    result.warnings = result.warnings.map { $0.replacing(prefix, with: "") }
    return result
  }

  @Test func `a file and what it imports are parsed`() async throws {
    let result = try await parse([
      "A.m":
        "#import <UIKit/UIKit.h>\n#import \"B.h\"\n@implementation A\n- (void)f { [B new]; }\n@end",
      "A.h": "", "B.h": "@interface A : UIView\n@end\n@interface B : UIView\n+ (B *)new;\n@end",
      "B.m": "#import \"B.h\"\n@implementation B\n+ (B *)new { return [[self alloc] init]; }\n@end",
    ])
    #expect(result.errors.isEmpty && result.warnings.isEmpty)
    #expect(result.trees.count == 2)
    let tree = String(decoding: result.trees[0].json, as: UTF8.self)
    #expect(tree.contains("ObjCMessageExpr") && tree.contains("/A.m\""))
  }

  @Test func `an error has the place in the user's file`() async throws {
    let result = try await parse([
      "A.m":
        "\n@interface A : UIView\n@end\n@implementation A\n- (void)f {\n  self.alpha = beta;\n}\n@end"
    ])
    #expect(result.errors.map(\.text) == ["A.m:6:16: error: use of undeclared identifier 'beta'"])
  }

  @Test func `an error in a header is one error`() async throws {
    let result = try await parse([
      "A.m": "#import \"B.h\"\n#import \"C.h\"\n@implementation A\n@end",
      "B.h": "@interface A : UIView\n@property Beta *b;\n@end",
      "C.h": "#import \"B.h\"", "C.m": "#import \"C.h\"\nint x;",
    ])
    #expect(result.errors.map(\.text) == ["B.h:2:11: error: unknown type name 'Beta'"])
  }

  @Test func `a lost space is proposed`() async throws {
    let result = try await parse([
      "A.m": """
      @interface A : UIView
      - (void)setFrequency:(int)x;
      @end
      @implementation A
      - (void)f { A *spring = self; [springsetFrequency:1]; }
      @end
      """
    ])
    #expect(result.errors.first?.line == 5)
    #expect(
      result.errors.first?.sentence.hasSuffix("; a space may be missing: 'spring setFrequency'")
        == true)
  }

  @Test func `a file may count references by hand, and another one leave it to the compiler`()
    async throws
  {
    let result = try await parse([
      "A.m": """
      #import "B.h"
      #define LET_GO(x) [x release]
      @interface A : UIView {
        B *b;
      }
      @property (nonatomic, retain) B *other;
      @end
      @implementation A
      @synthesize other;
      - (void)f { __weak A *weak = self; b = [[B alloc] init]; LET_GO(b); [weak retain]; }
      - (void)dealloc { [other release]; [super dealloc]; }
      @end
      """,
      "B.h": "@interface B : UIView\n@property (weak) B *next;\n@end",
      "B.m":
        "#import \"B.h\"\n@implementation B\n- (void)g { __strong B *b = _next; b = 0; }\n@end",
    ])
    #expect(result.errors.isEmpty)
    let wrong = try await parse([
      "A.m": "@implementation UIView\n- (void)f { [self release]; beta(; }\n@end"
    ])
    #expect(wrong.errors.map(\.sentence) == ["expected expression"])
  }

  @Test func `headers that clang cannot read are named with what it says`() async throws {
    let files = try directory(["A.m": "int a;", "frameworks/Frameworks.pch": "damage"])
    let frameworks = files.path.appending("frameworks")
    let compiler = try await Executable.name("swiftc").resolveExecutablePath(in: .inherit)
    let driver = try ObjectiveCDriver(
      compiler: compiler,
      headers: ClangHeaders(
        frameworks: frameworks, precompiled: frameworks.appending("Frameworks.pch")))
    let program = try ProgramFolder.program(ofFile: files.path.appending("A.m"))
    let error = await #expect(throws: ObjectiveCError.self) {
      try await driver.parse(program, in: files.path)
    }
    #expect(
      error?.description.hasPrefix(
        "Clang cannot read the headers in \(frameworks): file '\(frameworks)/Frameworks.pch' is not a "
          + "valid PCH file") == true)
  }

  @Test func `a header that is missing is a loss`() async throws {
    let result = try await parse([
      "A.m": """
      #import "Gone.h"
      #if 0
      #import "Unused.h"
      #endif
      @interface A : UIView
      @end
      @implementation A
      - (void)f { [Gone go]; }
      @end
      """
    ])
    #expect(result.errors.isEmpty)
    #expect(
      result.warnings == [
        "A.m:1: warning: The header Gone.h is neither in the project nor among the frameworks that "
          + "Zoetrope has.",
        "A.m:8:14: warning: there is no class 'Gone'.",
      ])
    #expect(result.trees.count == 1)
  }

  @Test func `a class that the frameworks lack is a loss`() async throws {
    let result = try await parse([
      "A.m": "@interface A : UIView\n@end\n@implementation A\n- (void)f { [UIThing thing]; }\n@end"
    ])
    #expect(result.errors.isEmpty)
    #expect(result.warnings == ["A.m:4:14: warning: there is no class 'UIThing'."])
  }

  @Test func `a function that is not declared is a loss with what its result is for`() async throws
  {
    let result = try await parse([
      "A.m": """
      struct Box { double width; };
      @interface A : UIView
      @end
      @implementation A
      - (void)f { struct Box box = boxOf(self); box.width = 1; }
      @end
      """
    ])
    #expect(result.errors.isEmpty)
    #expect(result.warnings == ["A.m:5:30: warning: call to undeclared function 'boxOf'."])
  }

  @Test func `a structure that the frameworks lack is no class`() async throws {
    let result = try await parse([
      "A.m": """
      @interface A : UIView
      @end
      @implementation A
      - (void)f { double d = 1; GLKMatrix4 m = *(GLKMatrix4 *)&d; }
      @end
      """
    ])
    #expect(result.errors.isEmpty)
    #expect(result.warnings == ["A.m:4:27: warning: use of undeclared identifier 'GLKMatrix4'."])
  }

  @Test func `what has the type of an unknown class is there, and messages to it are a loss`()
    async throws
  {
    let result = try await parse([
      "A.m": """
      @interface A : UIView
      @property (strong) AVThing *thing;
      @end
      @implementation A
      - (void)f { ((AVThing *)self.thing).x = 1; }
      - (void)g { [self.thing go]; }
      @end
      """
    ])
    #expect(result.errors.isEmpty)
    #expect(
      result.warnings == [
        "A.m:5:37: warning: there is no class 'AVThing'.",
        "A.m:6:14: warning: there is no class 'AVThing'.",
      ])
    #expect(String(decoding: result.trees[0].json, as: UTF8.self).contains("\"thing\""))
  }

  @Test func `headers that import each other are read once`() async throws {
    let result = try await parse([
      "A.m": "#import \"A.h\"\n@implementation A\n@end",
      "A.h": "#import \"B.h\"\n@interface A : UIView\n@end",
      "B.h": "#import \"A.h\"\n@class A;",
    ])
    #expect(result.errors.isEmpty)
    let included = try await parse([
      "A.m": "#include \"A.h\"\n", "A.h": "#include \"B.h\"", "B.h": "#include \"A.h\"",
    ])
    #expect(included.errors.isEmpty)
  }

  @Test func `a macro that does not end is an error`() async throws {
    let result = try await parse(["A.m": "#define F(x) x\nint a = F(1;\nint b;\n"])
    #expect(
      result.errors.first?.text
        == "A.m:2:9: error: unterminated function-like macro invocation")
    #expect(result.errors.first?.line == 2)
  }

  @Test func `a macro that grows without bounds ends with a sentence`() async throws {
    var text = "#define A0 1,1,1,1,1,1,1,1,1,1\n"
    for level in 1...12 {
      text += "#define A\(level) " + String(repeating: "A\(level - 1),", count: 10) + "1\n"
    }
    text += "int a[] = { A12 };\n"
    let files = try directory(["A.m": text])
    let error = await #expect(throws: ObjectiveCError.self) { try await parse(files, ["A.m"]) }
    #expect(
      error?.description.contains("A.m cannot be parsed with 30 s of processor time and 4 GiB")
        == true, "\(String(describing: error))")
  }

  @Test func `several listings are parsed as one file`() async throws {
    let files = try directory([
      "1.txt": "@interface A : UIViewController\n@end",
      "2.txt": "- (void)viewDidLoad { [super viewDidLoad]; }",
      "3.txt": "- (void)viewDidLoad {\n//...\n  gone(;\n}",
    ])
    let result = try await parse(files, ["1.txt", "2.txt", "3.txt"])
    #expect(result.trees.count == 1)
    #expect(result.errors.map(\.line) == [3])
    #expect(result.errors.first?.path == "3.txt")
  }
}
