import FoundationEssentials
import SnapshotTesting
import StageKit
import Testing
import UIKit

extension TestFrameworkTests {
  @Suite struct `strategies of snapshots` {
    private enum Direction: CaseIterable {
      case up, left
      var opposite: String { self == .up ? "down" : "right" }
    }

    /// A view that is wider where there is space.
    private final class Measured: UIView {
      override var intrinsicContentSize: CGSize {
        CGSize(width: traitCollection.horizontalSizeClass == .compact ? 10 : 20, height: 5)
      }
    }

    /// A controller that notes what its view has.
    private final class Noting: UIViewController {
      var notes: Set<String> = []

      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let safe = view.safeAreaInsets
        notes.insert(
          "\(Int(view.bounds.width)) x \(Int(view.bounds.height)), \(safe.top) \(safe.left) "
            + "\(safe.bottom) \(safe.right), "
            + traitCollection.preferredContentSizeCategory.rawValue)
      }
    }

    private func snapshot<Value, Format>(
      of value: Value, as strategy: Snapshotting<Value, Format>
    ) -> Format? {
      var result: Format?
      strategy.snapshot(value).run { result = $0 }
      return result
    }

    @Test func `a path has a line for each element, as in Point-Free's library`() throws {
      var text: String?
      _ = try run {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10.5, y: 1.0 / 3))
        path.addQuadCurve(to: CGPoint(x: 0, y: 2000), controlPoint: CGPoint(x: 1, y: 2))
        path.close()
        path.move(to: CGPoint(x: -1, y: 0))
        text = snapshot(of: path, as: .elementsDescription)
      }
      #expect(
        text == """
          MoveTo (0.0, 0.0)
          LineTo (10.5, 0.333)
          QuadCurveTo (1.0, 2.0) (0.0, 2000.0)
          Close \("")

          MoveTo (-1.0, 0.0)

          """)
    }

    @Test func `a function has a line for each case`() {
      let strategy = Snapshotting<Direction, String>.func(into: .lines)
      #expect(strategy.pathExtension == "csv")
      #expect(
        snapshot(of: { $0.opposite }, as: strategy) == "\"up\",\"down\"\n\"left\",\"right\"")
    }

    @Test func `a structure has its parts in the order of their names and texts`() {
      struct User {
        let name: String
        let id: Int
        var tags: Set<String> = ["b", "a"]
        var link: URL? = URL(string: "https://a.b")
        var turn: Direction?
      }
      final class Parent { var child: Child? }
      final class Child { var parent: Parent? }
      #expect(
        snapshot(of: User(name: "Ann", id: 1), as: .dump) == """
          ▿ User
            - id: 1
            ▿ link: Optional<URL>
              - some: https://a.b
            - name: "Ann"
            ▿ tags: 2 members
              - "a"
              - "b"
            - turn: Optional<Direction>.none

          """)
      #expect(snapshot(of: Direction.up, as: .dump) == "- Direction.up\n")
      let (parent, child) = (Parent(), Child())
      (parent.child, child.parent) = (child, parent)
      #expect(
        snapshot(of: parent, as: .dump) == """
          ▿ Parent
            ▿ child: Optional<Child>
              ▿ some: Child
                ▿ parent: Optional<Parent>
                  ▿ some (circular reference detected)

          """)
      child.parent = nil
    }

    @Test func `a request has its parts in an order of their own`() throws {
      var request = URLRequest(url: try #require(URL(string: "https://a.b/c?y=2&x=1")))
      #expect(snapshot(of: request, as: .raw) == "GET https://a.b/c?x=1&y=2")
      request.httpMethod = "POST"
      request.addValue("a \"b\"", forHTTPHeaderField: "Cookie")
      request.addValue("text/html", forHTTPHeaderField: "Accept")
      request.httpBody = Data("{\"b\":1}".utf8)
      #expect(
        snapshot(of: request, as: .raw(pretty: true)) == """
          POST https://a.b/c?x=1&y=2
          Accept: text/html
          Cookie: a "b"

          {
            "b" : 1
          }
          """)
      #expect(
        snapshot(of: request, as: .curl)?.split(separator: "\n") == [
          "curl \\", "\t--request POST \\", "\t--header \"Accept: text/html\" \\",
          "\t--data \"{\\\"b\\\":1}\" \\", "\t--cookie \"a \\\"b\\\"\" \\",
          "\t\"https://a.b/c?x=1&y=2\"",
        ])
      #expect(snapshot(of: ["b": 1] as Any, as: .json) == "{\n  \"b\" : 1\n}")
    }

    @Test func `a view without a size has a picture that says so`() throws {
      var bytes = Data()
      var difference: String?
      _ = try run {
        let strategy = Snapshotting<UIView, UIImage>.image
        let image = snapshot(of: UIView(), as: strategy) ?? UIImage()
        bytes = strategy.diffing.toData(image)
        difference = strategy.diffing.diff(strategy.diffing.fromData(bytes), image)?.0
      }
      #expect(bytes.count > 100 && difference == nil)
    }

    @Test func `a property list is one of XML`() throws {
      let strategy = Snapshotting<[String: Int], String>.plist
      #expect(strategy.pathExtension == "plist")
      let text = try #require(snapshot(of: ["count": 3], as: strategy))
      #expect(text.contains("<key>count</key>") && text.contains("<integer>3</integer>"))
    }

    @Test func `a part of a tablet's screen has its width and size class`() {
      func summary(_ config: ViewImageConfig) -> String {
        let isCompact = config.traits.horizontalSizeClass == .compact
        return "\(config.size?.width ?? 0) \(config.size?.height ?? 0) \(isCompact)"
      }
      #expect(summary(.iPadMini) == "1024.0 768.0 false")
      #expect(summary(.iPadMini(.portrait)) == "768.0 1024.0 false")
      #expect(summary(.iPadPro11(.landscape(splitView: .oneHalf))) == "592.0 834.0 true")
      #expect(summary(.iPadPro12_9(.landscape(splitView: .oneHalf))) == "678.0 1024.0 false")
      #expect(summary(.iPad9_7(.portrait(splitView: .twoThirds))) == "438.0 1024.0 true")
    }

    // The sizes and bars are those of reference `iphone-x-alternative` of Point-Free's library.
    @Test func `bars in landscape are those of an upright phone, without safe area`() throws {
      let controller = Noting()
      var size = CGSize.zero
      _ = try run {
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: controller)]
        size = snapshot(of: tabs, as: .image(on: .iPhoneX(.landscape)))?.size ?? .zero
      }
      #expect(size == CGSize(width: 812, height: 351))
      #expect(
        controller.notes == ["812 x 351, 44.0 44.0 49.0 44.0, UICTContentSizeCategoryM"])
    }

    // Pictures of Apple's simulators of such controllers have the size of the screen.
    @Test func `a controller whose view has no size is as large as the screen`() throws {
      var size = CGSize.zero
      _ = try run {
        let controller = UIViewController()
        controller.view = UIView()
        size = snapshot(of: controller, as: .image)?.size ?? .zero
      }
      #expect(size == CGSize(width: 320, height: 568))
    }

    // Reference `testAutolayout` of Point-Free's library.
    @Test func `a controller's view with constraints alone keeps its size`() throws {
      var size = CGSize.zero
      _ = try run {
        let controller = UIViewController()
        controller.view.translatesAutoresizingMaskIntoConstraints = false
        size = snapshot(of: controller, as: .image)?.size ?? .zero
      }
      #expect(size == CGSize(width: 320, height: 568))
    }

    @Test func `a path of Core Graphics is filled by the even-odd rule`() throws {
      var images: [Data?] = []
      _ = try run {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 6, height: 6))
        path.append(UIBezierPath(rect: CGRect(x: 2, y: 2, width: 2, height: 2)))
        images.append(snapshot(of: path.cgPath, as: .image)?.pngData())
        images.append(snapshot(of: path, as: .image)?.pngData())
        path.usesEvenOddFillRule = true
        images.append(snapshot(of: path, as: .image)?.pngData())
      }
      #expect(images[0] != nil && images[0] == images[2])
      #expect(images[0] != images[1])
    }

    // So begins the label of reference `testPrecision` of Point-Free's library.
    @Test func `a view that ends within a pixel begins below the upper edge`() throws {
      var pictures: [Data?] = []
      _ = try run {
        // 4.5 pixels high.
        let frame = CGRect(x: 0, y: 0.25, width: 1, height: 2.25)
        let alone = UIView(frame: frame)
        let inside = UIView(frame: frame)
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 2.5))
        box.addSubview(inside)
        for view in [alone, inside] { view.backgroundColor = .red }
        pictures = [alone, box].map { snapshot(of: $0, as: .image)?.pngData() }
      }
      #expect(pictures.count == 2 && pictures[0] != nil && pictures[0] == pictures[1])
    }

    @Test func `a view is measured with the traits, and has its frame afterwards`() throws {
      var sizes: [CGSize] = []
      var frame = CGRect.zero
      _ = try run {
        let view = Measured()
        for sizeClass in [UIUserInterfaceSizeClass.compact, .regular] {
          let traits = UITraitCollection(horizontalSizeClass: sizeClass)
          sizes.append(snapshot(of: view, as: .image(traits: traits))?.size ?? .zero)
        }
        frame = view.frame
      }
      #expect(sizes == [CGSize(width: 10, height: 5), CGSize(width: 20, height: 5)])
      #expect(frame == .zero)
    }
  }
}
