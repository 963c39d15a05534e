import Bars
import Geometry
import Layers
import Scrolling
import StageKit
import Testing

@Suite struct SheetTests {
  private final class Recorder: SheetViewDelegate {
    var log: [String] = []
    var allowsDismissal = true

    func sheetViewShouldDismiss(_ sheetView: SheetView) -> Bool { allowsDismissal }
    func sheetViewDidDismiss(_ sheetView: SheetView) { log.append("dismissed") }
    func sheetViewDidAttemptToDismiss(_ sheetView: SheetView) { log.append("attempt") }
    func sheetViewDidChangeSelectedDetentIdentifier(_ sheetView: SheetView) {
      log.append(sheetView.selectedDetentIdentifier?.rawValue ?? "")
    }
  }

  private let stage = Stage(size: Size(320, 500))
  private let page = View(frame: Rect(x: 0, y: 0, width: 320, height: 500))
  private let sheet = SheetView(contentView: View())
  private let recorder = Recorder()

  init() {
    stage.view.addSubview(page)
    sheet.delegate = recorder
  }

  private var panel: View { sheet.contentView.superview ?? sheet.contentView }
  /// The upper edge of the sheet on screen.
  private var top: Double { panel.presentation.frame.minY }

  /// Presents the sheet and waits until it rests at 1 s.
  private func present() {
    sheet.present(over: page, animated: true)
    stage.advance(to: 1)
  }

  @Test func `a sheet has the defaults of UIKit`() {
    #expect(sheet.detents.map(\.identifier) == [.large])
    #expect(sheet.selectedDetentIdentifier == nil && sheet.largestUndimmedDetentIdentifier == nil)
    #expect(!sheet.prefersGrabberVisible && sheet.preferredCornerRadius == nil)
    #expect(sheet.prefersScrollingExpandsWhenScrolledToEdge && !sheet.isModalInPresentation)
  }

  @Test func `a sheet slides up with UIKit's default spring in 0.506 s`() {
    sheet.detents = [.medium(), .large()]
    var ends: [Double] = []
    sheet.present(over: page, animated: true) { ends.append(stage.time) }
    #expect(top == 500)
    stage.advance(to: 0.505823782 / 2)
    #expect(abs(top - (500 - 250 * springProgressAtHalf)) < springTolerance)
    stage.advance(to: 1)
    #expect(ends == [0.505823782] && top == 250)
    #expect(sheet.contentView.frame == Rect(x: 0, y: 0, width: 320, height: 250))
  }

  @Test func `a large sheet ends 10 points below the safe area, over a page of 91.65 %`() {
    stage.safeAreaInsets = Insets(top: 40, left: 0, bottom: 20, right: 0)
    present()
    #expect(top == 50 && panel.layer.cornerRadius == 10)
    #expect(abs(page.transform.a - 0.9165) < 1e-12)
    #expect(abs(page.frame.minY - 40) < 1e-9 && abs(page.frame.midX - 160) < 1e-9)
    sheet.dismiss(animated: true)
    stage.advance(to: 2)
    #expect(page.transform == .identity && page.layer.cornerRadius == 0)
    #expect(sheet.superview == nil && stage.view.subviews == [page] && recorder.log.isEmpty)
  }

  @Test func `a custom detent has its height and the safe area`() {
    stage.safeAreaInsets = Insets(top: 40, left: 0, bottom: 20, right: 0)
    sheet.detents = [
      .custom { context in context.maximumDetentValue / 2 },
      .custom(identifier: .init("no")) { _ in nil },
    ]
    present()
    // The greatest value is 500 - 40 - 10 - 20 = 430.
    #expect(top == 500 - 215 - 20)
  }

  /// A slow drag that ends at rest.
  private func drag(from start: Double, to end: Double, at time: Double, velocity: Double = 0) {
    stage.pan(
      from: Point(160, start), to: Point(160, end), at: time, duration: 0.5,
      velocity: Vector(dx: 0, dy: velocity))
  }

  @Test(arguments: [
    // A sheet of 490 points moves by 10 points less than the finger; half is 245.
    (20.0, 270.0, 0.0, false), (20, 280, 0, true),
    // 499 ms of its speed are added to where it is released: 100 + 0.499 * 300 = 249.7.
    (20, 130, 300, true), (20, 130, 280, false),
  ])
  func `a large sheet is dismissed if half of its height would be passed`(
    _ start: Double, _ end: Double, _ velocity: Double, _ isDismissed: Bool
  ) {
    present()
    drag(from: start, to: end, at: 1, velocity: velocity)
    stage.advance(to: 1.5)
    #expect(abs(top - (10 + end - start - 10)) < 1e-9)
    stage.advance(to: 3)
    #expect((sheet.superview == nil) == isDismissed)
    #expect(recorder.log == (isDismissed ? ["dismissed"] : []))
    if !isDismissed { #expect(top == 10) }
  }

  @Test func `a drag goes from detent to detent, and a tap on the grabber does`() {
    sheet.detents = [.large(), .medium()]
    sheet.prefersGrabberVisible = true
    present()
    drag(from: 300, to: 100, at: 1)
    stage.advance(to: 3)
    #expect(top == 10 && sheet.selectedDetentIdentifier == .large)
    drag(from: 100, to: 300, at: 3)
    stage.advance(to: 5)
    #expect(top == 250 && sheet.selectedDetentIdentifier == .medium)
    stage.tap(at: Point(160, 257), time: 5)
    stage.advance(to: 6)
    #expect(top == 10 && recorder.log == ["large", "medium", "large"])
  }

  @Test func `above the largest detent a sheet resists`() {
    sheet.detents = [.medium()]
    present()
    drag(from: 400, to: 290, at: 1)
    stage.advance(to: 1.5)
    // A pull of 100 points moves it by 100 d c / (d + 100 c) with d = 500 and c = 0.55.
    let expected = 250 - 100 * 0.55 * 500 / (500 + 100 * 0.55)
    #expect(abs(top - expected) < 1e-9)
    stage.advance(to: 3)
    #expect(top == 250)
  }

  @Test func `a modal sheet is not dismissed, and the delegate can prevent it`() {
    sheet.isModalInPresentation = true
    present()
    stage.tap(at: Point(160, 5), time: 1)
    stage.advance(to: 2)
    #expect(sheet.isPresented && recorder.log == ["attempt"])
    sheet.isModalInPresentation = false
    recorder.allowsDismissal = false
    drag(from: 20, to: 480, at: 2)
    stage.advance(to: 4)
    #expect(sheet.isPresented && top == 10 && recorder.log == ["attempt", "attempt"])
    recorder.allowsDismissal = true
    stage.tap(at: Point(160, 5), time: 4)
    stage.advance(to: 5)
    #expect(!sheet.isPresented && recorder.log == ["attempt", "attempt", "dismissed"])
  }

  @Test func `an undimmed page receives touches beside the sheet`() {
    var taps = 0
    page.addGestureRecognizer(TapGestureRecognizer { _ in taps += 1 })
    sheet.detents = [.medium(), .large()]
    sheet.largestUndimmedDetentIdentifier = .medium
    present()
    stage.tap(at: Point(160, 100), time: 1)
    stage.advance(to: 2)
    #expect(taps == 1 && sheet.isPresented)
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    stage.advance(to: 3)
    stage.tap(at: Point(160, 5), time: 3)
    stage.advance(to: 4)
    #expect(taps == 1 && !sheet.isPresented)
  }

  @Test func `content at its upper end leaves drags to the sheet, else it scrolls`() {
    let scroll = ScrollView()
    scroll.contentSize = Size(320, 2000)
    let sheet = SheetView(contentView: scroll)
    sheet.detents = [.medium(), .large()]
    sheet.present(over: page, animated: false)
    stage.advance(to: 1)
    drag(from: 450, to: 250, at: 1)
    stage.advance(to: 3)
    #expect(sheet.selectedDetentIdentifier == .large && scroll.contentOffset.y == 0)
    drag(from: 450, to: 250, at: 3)
    stage.advance(to: 5)
    #expect(scroll.contentOffset.y == 190)
    drag(from: 250, to: 300, at: 5)
    stage.advance(to: 7)
    #expect(scroll.contentOffset.y == 150 && sheet.selectedDetentIdentifier == .large)
    scroll.contentOffset.y = 0
    drag(from: 100, to: 300, at: 7)
    stage.advance(to: 9)
    #expect(scroll.contentOffset.y == 0 && sheet.selectedDetentIdentifier == .medium)
  }
}
