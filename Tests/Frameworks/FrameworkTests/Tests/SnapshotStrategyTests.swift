import SnapshotTesting
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
