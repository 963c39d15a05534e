import Geometry
import PictureKit
import StageKit
import Testing

@Suite struct ViewLayerTests {
  private let scene = Scene()
  private var stage: Stage { scene.stage }
  private var view: View { scene.view }

  init() { view.center = Point(100, 50) }

  /// The layer of the view in the frame at a time.
  private func layer(at time: Double = 0) throws -> FrameLayer {
    try #require(stage.frame(at: time).layers.first?.sublayers.first)
  }

  private func fill(_ rect: Rect, _ color: Color) -> Picture {
    Picture {
      $0.setFillColor(color)
      $0.fill(rect)
    }
  }

  @Test func `the root view's background color is the frame's background`() {
    #expect(stage.frame(at: 0).background == .white)
    #expect(stage.frame(at: 0).size == Size(400, 400))
    #expect(stage.frame(at: 0).layers.first?.picture == nil)
    stage.view.backgroundColor = .red
    #expect(stage.frame(at: 0).background == .red)
    stage.view.backgroundColor = nil
    #expect(stage.frame(at: 0).background == .clear)
  }

  @Test func `a clear color is read as it was set`() {
    view.backgroundColor = .clear
    #expect(view.backgroundColor == .clear)
    view.backgroundColor = nil
    #expect(view.backgroundColor == nil)
  }

  @Test func `a background color fills the bounds`() throws {
    view.backgroundColor = .blue
    let layer = try layer()
    #expect(layer.picture == fill(Rect(x: 0, y: 0, width: 10, height: 10), .blue))
    #expect(layer.transform == Transform(translationX: 95, y: 45))
    #expect(layer.opacity == 1 && layer.clip == nil && layer.sublayers.isEmpty)
  }

  @Test func `alpha and clipsToBounds become the layer's opacity and clip`() throws {
    view.alpha = 0.5
    view.clipsToBounds = true
    view.bounds.origin = Point(3, 0)
    let layer = try layer()
    #expect(layer.opacity == 0.5)
    #expect(layer.clip == Path(rect: Rect(x: 3, y: 0, width: 10, height: 10)))
  }

  @Test func `a hidden or transparent view has no layer`() {
    view.isHidden = true
    #expect(stage.frame(at: 0).layers.first?.sublayers == [])
    view.isHidden = false
    view.alpha = 0
    #expect(stage.frame(at: 0).layers.first?.sublayers == [])
  }

  @Test func `subviews become sublayers from back to front`() throws {
    let back = View(frame: Rect(x: 1, y: 0, width: 5, height: 5))
    let front = View(frame: Rect(x: 2, y: 0, width: 5, height: 5))
    view.addSubview(front)
    view.insertSubview(back, belowSubview: front)
    #expect(try layer().sublayers.map(\.transform.tx) == [1, 2])
  }

  @Test func `a frame shows presented values, not model values`() throws {
    view.backgroundColor = .black
    stage.animate(withDuration: 2, options: .curveLinear) {
      view.center.x = 200
      view.alpha = 0
      view.backgroundColor = .white
    }
    let layer = try layer(at: 1)
    #expect(layer.transform.tx == 145)
    #expect(layer.opacity == 0.5)
    #expect(layer.picture == fill(Rect(x: 0, y: 0, width: 10, height: 10), .gray))
  }

  @Test func `content is redrawn only after setNeedsDisplay or a change of size`() throws {
    let view = CountingView(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    stage.view.addSubview(view)
    for step in 0...10 { _ = stage.frame(at: Double(step)) }
    #expect(view.drawCount == 1)
    view.setNeedsDisplay()
    _ = stage.frame(at: 11)
    #expect(view.drawCount == 2)
    view.bounds.size = Size(20, 20)
    _ = stage.frame(at: 12)
    #expect(view.drawCount == 3)
  }

  @Test func `a view may call setNeedsDisplay while it draws`() {
    let view = CountingView(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    view.onDraw = { $0.setNeedsDisplay() }
    stage.view.addSubview(view)
    _ = stage.frame(at: 0)
    #expect(view.drawCount == 1)
  }

  @Test func `frames of unchanged views are equal`() {
    view.backgroundColor = .red
    stage.view.addSubview(CountingView(frame: Rect(x: 0, y: 0, width: 10, height: 10)))
    let first = stage.frame(at: 1)
    #expect(stage.frame(at: 2) == first)
    view.center.x += 1
    #expect(stage.frame(at: 2) != first)
  }

  @Test func `during a resize the content of the final size is scaled`() throws {
    let view = CountingView(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    stage.view.addSubview(view)
    stage.animate(withDuration: 2, options: .curveLinear) {
      view.frame = Rect(x: 0, y: 0, width: 30, height: 50)
    }
    let layer = try #require(stage.frame(at: 1).layers.first?.sublayers.last)
    #expect(view.drawCount == 1)
    #expect(view.lastSize == Size(30, 50))
    let content = try #require(layer.sublayers.first)
    // 20 x 30 pt on the screen.
    #expect(content.transform == Transform(scaleX: 20 / 30.0, y: 30 / 50.0))
  }

  @Test func `with content mode redraw the content is drawn for the presented size`() throws {
    let view = CountingView(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    view.contentMode = .redraw
    stage.view.addSubview(view)
    stage.animate(withDuration: 2, options: .curveLinear) { view.bounds.size = Size(30, 50) }
    _ = stage.frame(at: 1)
    #expect(view.lastSize == Size(20, 30))
  }

  @Test func `content is drawn above the background and below the subviews`() throws {
    let view = CountingView(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .green
    view.addSubview(View(frame: Rect(x: 7, y: 0, width: 1, height: 1)))
    stage.view.addSubview(view)
    let layer = try #require(stage.frame(at: 0).layers.first?.sublayers.last)
    #expect(layer.picture == fill(view.bounds, .green))
    #expect(layer.sublayers.map(\.transform.tx) == [0, 7])
    #expect(layer.sublayers.first?.picture == fill(view.bounds, .black))
  }

  @Test func `an image is scaled from its own size to the bounds`() throws {
    let picture = fill(Rect(x: 0, y: 0, width: 4, height: 4), .red)
    let image = ImageView(image: Drawing(size: Size(4, 4)) { $0.draw(picture) })
    #expect(image.frame == Rect(x: 0, y: 0, width: 4, height: 4))
    image.frame = Rect(x: 0, y: 0, width: 12, height: 8)
    stage.view.addSubview(image)
    let layer = try #require(stage.frame(at: 0).layers.first?.sublayers.last)
    #expect(layer.sublayers.first?.transform == Transform(scaleX: 3, y: 2))
    image.contentMode = .center
    let centered = try #require(stage.frame(at: 0).layers.first?.sublayers.last)
    #expect(centered.sublayers.first?.transform == Transform(translationX: 4, y: 2))
    image.image = nil
    #expect(stage.frame(at: 0).layers.first?.sublayers.last?.sublayers == [])
  }
}

/// A view that fills its bounds with black and counts calls of `draw(_:in:)`.
private final class CountingView: View {
  var drawCount = 0
  var lastSize = Size.zero
  var onDraw: (View) -> Void = { _ in }

  override func draw(_ rect: Rect, in canvas: Canvas) {
    drawCount += 1
    lastSize = rect.size
    onDraw(self)
    canvas.setFillColor(.black)
    canvas.fill(rect)
  }
}
