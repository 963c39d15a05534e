import Geometry
import StageKit
import Testing

@Suite struct ContentModeTests {
  private let bounds = Rect(x: 10, y: 20, width: 100, height: 60)
  private let content = Size(20, 40)

  @Test(arguments: [
    (ContentMode.scaleToFill, Rect(x: 10, y: 20, width: 100, height: 60)),
    (.redraw, Rect(x: 10, y: 20, width: 100, height: 60)),
    (.scaleAspectFit, Rect(x: 45, y: 20, width: 30, height: 60)),
    (.scaleAspectFill, Rect(x: 10, y: -50, width: 100, height: 200)),
    (.center, Rect(x: 50, y: 30, width: 20, height: 40)),
    (.top, Rect(x: 50, y: 20, width: 20, height: 40)),
    (.bottom, Rect(x: 50, y: 40, width: 20, height: 40)),
    (.left, Rect(x: 10, y: 30, width: 20, height: 40)),
    (.right, Rect(x: 90, y: 30, width: 20, height: 40)),
    (.topLeft, Rect(x: 10, y: 20, width: 20, height: 40)),
    (.topRight, Rect(x: 90, y: 20, width: 20, height: 40)),
    (.bottomLeft, Rect(x: 10, y: 40, width: 20, height: 40)),
    (.bottomRight, Rect(x: 90, y: 40, width: 20, height: 40)),
  ])
  func `each content mode returns its rectangle`(mode: ContentMode, expected: Rect) {
    #expect(mode.rect(for: content, in: bounds) == expected)
  }

  @Test(arguments: ContentMode.allCases)
  func `content with the size of the bounds fills them in all modes`(mode: ContentMode) {
    #expect(mode.rect(for: bounds.size, in: bounds) == bounds)
  }

  @Test func `content of width 0 traps`() async {
    await #expect(processExitsWith: .failure) {
      _ = ContentMode.center.rect(for: Size(0, 1), in: Rect(x: 0, y: 0, width: 1, height: 1))
    }
  }
}
