import Foundation
import ProjectFiles
import SystemPackage
import TestSupport
import Testing

/// The files of programs in Objective-C: what a file imports, wherever it stands in the project.
@Suite struct ProgramImportTests {
  private func names(_ files: [ProgramFile]) -> [String] {
    files.map { $0.path.lastComponent?.string ?? "" }
  }

  @Test func `imports are read from tokens`() {
    let text = """
      #import <UIKit/UIKit.h>
      # include "Ball.h" // the ball
      // #import "No.h"
      @import QuartzCore;
      #define X "X.h"
      #import X
      #include_next <math.h>
      """
    let imports = ImportLine.imports(in: SourceToken.tokens(of: text))
    #expect(
      imports.map(\.name) == ["UIKit/UIKit.h", "Ball.h", "QuartzCore/QuartzCore.h", "math.h"])
    #expect(imports.map(\.line) == [1, 2, 4, 7])
    #expect(imports.map(\.isAngled) == [true, false, true, true])
  }

  @Test func `a file has what it imports and what implements that`() throws {
    let directory = try directory([
      "App.xcodeproj/project.pbxproj": "",
      "Main/First.m": "#import \"ball.h\"\n@implementation First\n@end",
      "Views/Ball.h": "#import \"Shape.h\"",
      "Views/Ball.m": "#import \"Ball.h\"\n@implementation Ball\n@end",
      "Views/Shape.h": "#import \"Ball.h\"", "Other/Other.m": "@implementation Other\n@end",
      "Pods/Kit/Kit.h": "",
    ])
    let program = try ProgramFolder.program(ofFile: directory.path.appending("Main/First.m"))
    #expect(names(program.files) == ["First.m", "Ball.m"])
    #expect(names(program.headers) == ["Ball.h", "Shape.h"])
    #expect(program.shows("First") && !program.shows("Ball"))
  }

  @Test func `what implements a header may have another case and spaces in its name`() throws {
    let directory = try directory([
      "First.m": "#import \"UIView+Ball.h\"\n@implementation First\n@end", "UIView+Ball.h": "",
      "UIView+ ball.m": "#import \"UIView+Ball.h\"\n@implementation UIView (Ball)\n@end",
    ])
    let program = try ProgramFolder.program(ofFile: directory.path.appending("First.m"))
    #expect(names(program.files) == ["First.m", "UIView+ ball.m"])
  }

  @Test func `a project names its prefix header`() throws {
    let directory = try directory([
      "App.xcodeproj/project.pbxproj": "GCC_PREFIX_HEADER = \"$(SRCROOT)/App/Header.h\";",
      "App/First.m": "@implementation First\n@end", "App/Header.h": "#import \"Size.h\"",
      "App/Size.h": "", "Other/Header.h": "",
    ])
    let program = try ProgramFolder.program(ofFile: directory.path.appending("App/First.m"))
    #expect(program.prefixHeader?.path == directory.path.appending("App/Header.h"))
    #expect(names(program.headers) == ["Header.h", "Size.h"])
  }

  @Test func `a folder has its files without main, with headers and the code of packages`() throws {
    let directory = try directory([
      "main.m": "int main(int a, char *b[]) { return UIApplicationMain(a, b, nil, @\"App\"); }",
      "App.m": "#import <Kit/Kit.h>\n@implementation App\n@end",
      "App-Prefix.pch": "#import \"Log.h\"",
      "Log.h": "", "Old.mm": "class Old {};", "Unused.h": "",
      "Pods/Kit/Kit.h": "", "Pods/Kit/Kit.m": "@implementation Kit\n@end",
      "Pods/Kit/Rest.m": "@implementation Rest\n@end",
    ])
    let program = try ProgramFolder(directory.path).program(choosing: nil)
    #expect(names(program.files) == ["App.m", "Kit.m"])
    #expect(Set(names(program.headers)) == ["App-Prefix.pch", "Kit.h", "Log.h"])
    #expect(program.prefixHeader?.path.lastComponent == "App-Prefix.pch")
    #expect(program.unread.count == 1)
    #expect(
      program.unread[0].hasSuffix(
        "/Old.mm is Objective-C++, which is not read; Objective-C and Swift are."))
  }

  @Test func `a program in Swift has the code of the modules that it imports, but no service's`()
    throws
  {
    let directory = try directory([
      "App.swift": "import Kit\nimport FirebaseCore\nimport UIKit\n",
      "Pods/Kit/Kit.h": "", "Pods/Kit/Kit.m": "@implementation Kit\n@end",
      "Pods/FirebaseCore/FirebaseCore.h": "",
      "Pods/FirebaseCore/FirebaseCore.m": "@implementation FIRApp\n@end",
    ])
    let program = try ProgramFolder(directory.path).program(choosing: nil)
    #expect(names(program.files) == ["App.swift", "Kit.m"])
  }

  @Test func `a link to a file that is missing is left out`() throws {
    let directory = try directory(["App.swift": "import UIKit\n"])
    try FileManager.default.createSymbolicLink(
      atPath: directory.path.appending("Lost.swift").string,
      withDestinationPath: "../Missing.swift")
    let program = try ProgramFolder(directory.path).program(choosing: nil)
    #expect(names(program.files) == ["App.swift"])
  }

  @Test func `main shows the delegate, and a file with main and classes is a program`() throws {
    let main = "int main(int a, char *b[]) { return UIApplicationMain(a, b, nil, @\"App\"); }"
    let directory = try directory([
      "main.m": "#import \"App.h\"\n\(main)", "App.h": "",
      "App.m": "@implementation App\n@end", "All.m": "@implementation All\n@end\n\(main)",
    ])
    let program = try ProgramFolder.program(ofFile: directory.path.appending("main.m"))
    #expect(names(program.files) == ["App.m"])
    #expect(!program.isFile)
    let all = try ProgramFolder.program(ofFile: directory.path.appending("All.m"))
    #expect(names(all.files) == ["All.m"])
    #expect(all.isFile)
  }

  @Test func `a file has the classes of its scene, from the whole project`() throws {
    func scene(_ id: String, _ controller: String, _ view: String, _ connections: String = "")
      -> String
    {
      """
      <scene sceneID="\(id)s"><objects><viewController id="\(id)" customClass="\(controller)" \
      sceneMemberID="viewController"><view key="view" id="\(id)v" customClass="\(view)"/>\
      <connections>\(connections)</connections></viewController></objects></scene>
      """
    }
    let embed = "<segue destination=\"b\" kind=\"embed\" id=\"e\"/>"
    let show = "<segue destination=\"c\" kind=\"show\" id=\"f\"/>"
    let directory = try directory([
      "App.xcodeproj/project.pbxproj": "",
      "Screens/First.m": "@implementation First\n@end", "Screens/Inner.m": "", "Views/Back.m": "",
      "Views/Front.m": "", "Views/Other.m": "", "Screens/Third.m": "",
      "UI/Main.storyboard": """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="c"><scenes>\
      \(scene("a", "First", "Back", embed + show))\(scene("b", "Inner", "Front"))\
      \(scene("c", "Third", "Other"))</scenes></document>
      """,
    ])
    let program = try ProgramFolder.program(ofFile: directory.path.appending("Screens/First.m"))
    #expect(names(program.files) == ["First.m", "Back.m", "Front.m", "Inner.m"])
    #expect(program.resources.lastComponent == directory.path.lastComponent)
  }

  @Test func `the files that use a file are those that import its header`() throws {
    let directory = try directory([
      "App.xcodeproj/project.pbxproj": "", "A/Fall.h": "",
      "A/Fall.m": "#import \"Fall.h\"\n@implementation Fall\n@end",
      "A/Near.m": "#import \"Fall.h\"\n@implementation Near\n@end",
      "B/Far.m": "#import \"../A/Fall.h\"\n@implementation Far\n@end",
      "A/Not.m": "// #import \"Fall.h\"\n@implementation Not\n@end",
    ])
    let program = try ProgramFolder.program(ofFile: directory.path.appending("A/Fall.m"))
    #expect(program.users.map { $0.lastComponent?.string } == ["Near.m", "Far.m"])
  }

  @Test func `the nearest of several headers of a name is imported`() throws {
    let directory = try directory([
      "A/Ball.h": "", "A/A.m": "#import \"Ball.h\"\n@implementation A\n@end", "B/Ball.h": "",
      "B/B.m": "#import \"Ball.h\"\n@implementation B\n@end",
    ])
    let program = try ProgramFolder(directory.path).program(choosing: nil)
    for file in program.files {
      let line = try #require(ImportLine.imports(in: SourceToken.tokens(of: file.text)).first)
      let header = try #require(program.header(line, from: file.path))
      #expect(header.path.removingLastComponent() == file.path.removingLastComponent())
    }
  }

  @Test func `headers of the system are not the project's`() throws {
    let directory = try directory([
      "UIKit.h": "", "A.m": "#import <UIKit/UIKit.h>\n@implementation A\n@end",
    ])
    let program = try ProgramFolder.program(ofFile: directory.path.appending("A.m"))
    #expect(program.headers.isEmpty)
  }

  @Test func `a file in C++ is named as what it is`() throws {
    let directory = try directory(["A.mm": ""])
    let error = #expect(throws: ProjectError.self) {
      try ProgramFolder.program(ofFile: directory.path.appending("A.mm"))
    }
    #expect(
      error?.description.hasSuffix(
        "A.mm is Objective-C++, which is not read; Objective-C and Swift are.") == true)
  }
}
