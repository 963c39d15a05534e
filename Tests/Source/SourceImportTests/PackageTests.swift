import SourceImport
import Testing

@Suite struct `packages` {
  @Test func `the targets of a manifest are read from plain calls`() {
    let manifest = PackageManifest(
      """
      let package = Package(
        name: "A",
        dependencies: [.package(path: "../B"), .package(url: "https://c", from: "1.0.0")],
        targets: [
          .target(name: "A", dependencies: [.product(name: "B", package: "B")]),
          .target(name: "C", path: "Source/C", exclude: ["Info.plist"], sources: ["Core"]),
          .ownTarget(name: "D"),
          .testTarget(name: "ATests"), .binaryTarget(name: "E", path: "E.xcframework"),
        ])
      """)
    #expect(manifest.targets.map(\.name) == ["A", "C", "D"])
    #expect(manifest.targets[1].path == "Source/C")
    #expect(manifest.targets[1].exclude == ["Info.plist"])
    #expect(manifest.targets[1].sources == ["Core"])
    #expect(manifest.localPackages == ["../B"])
    #expect(PackageManifest("no Swift (").targets == [])
  }

  private func module(_ text: String) -> ImportedProgram {
    ImportedProgram(files: [SourceFile(path: "A.swift", text: text)], isModule: true)
  }

  @Test func `a module keeps what is public`() {
    let text = "public class A { open func f() {} }"
    #expect(module(text).files[0].text.contains(text))
    #expect(!userPart(text).contains("public"))
  }

  @Test func `the interface of a module has the classes that others can subclass`() {
    let result = module(
      """
      import UIKit
      class Inner: UIViewController {}
      open class Base: Inner { public init(a: Int) { super.init(nibName: nil, bundle: nil) } }
      public class Next: Base {}
      public struct S {}
      """)
    #expect(
      result.interface.text == """
        public class Base: UIViewController {
          public init(a: Int) {}
        }
        public class Next: Base {
        }

        """)
  }

  @Test func `a class descends from the class of UIKit that is behind one of a module`() {
    let result = ImportedProgram(
      files: [SourceFile(path: "A.swift", text: "import M\nclass A: Base {}")], modules: ["M"],
      interfaces: [SourceFile(path: "M", text: "public class Base: UIViewController {\n}\n")])
    #expect(result.entries.map(\.name) == ["A"])
    #expect(result.classes.map(\.rootClass) == ["UIViewController"])
    #expect(result.files.count == 1)
  }

  @Test func `optional requirements of a module have public defaults`() {
    let text = module("@objc public protocol P { @objc optional func f() }").files[0].text
    #expect(text.contains("public extension P { func f() {  } }"))
  }

  @Test func `extensions of objects hold for views too`() {
    #expect(
      userPart("extension NSObject { class var a: Int { 1 } }")
        == "extension NSObjectProtocol { static var a: Int { 1 } }")
    let stored = "extension NSObject { static var a = 1 }"
    #expect(userPart(stored) == stored)
    let text = module("extension NSObject: P {}").files[0].text
    #expect(text.contains("extension NSObject: P {}"))
    #expect(text.contains("extension UIResponder: P {}"))
  }

  @Test func `a method of a delegate is selected by its name`() {
    #expect(
      userPart("let s = #selector(UITableViewDelegate.tableView(_:didSelectRowAt:))")
        == "let s = _selector(\"tableView(_:didSelectRowAt:)\")")
  }

  @Test func `a function of an empty tuple stays one since Swift 4`() {
    let text = "import Foundation\nlet q = DispatchQueue.main\nvar f: (()) -> Void"
    #expect(userPart(text).contains("var f: (()) -> Void"))
  }
}
