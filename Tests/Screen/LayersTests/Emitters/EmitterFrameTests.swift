import Geometry
import Layers
import PictureKit
import TestSupport
import Testing

@Suite struct EmitterFrameTests {
  @Test func `particles are drawn in the order of the render mode`() {
    let layer = emitter { $0.birthRate = 1 }
    let other = cell {
      $0.birthRate = 1
      $0.beginTime = 0.5
      $0.scale = 2
    }
    layer.emitterCells = (layer.emitterCells ?? []) + [other]
    func scales(_ mode: EmitterRenderMode) -> [Double] {
      layer.renderMode = mode
      return layer.particles(at: 2.75).map(\.transform.a)
    }
    #expect(scales(.unordered) == [1, 1, 2, 2])
    #expect(scales(.oldestFirst) == [1, 2, 1, 2])
    #expect(scales(.oldestLast) == [2, 1, 2, 1])
    #expect(scales(.additive) == [1, 1, 2, 2])
    #expect(
      layer.particles(at: 2.75).allSatisfy {
        $0.sublayers[0].picture?.commands.first == .setBlendMode(.plusLighter)
      })
  }

  @Test func `from back to front, the particles are ordered by depth`() {
    let layer = emitter {
      $0.birthRate = 1
      $0.velocity = 10
      $0.emissionLatitude = .pi / 2
    }
    layer.renderMode = .backToFront
    layer.sublayerTransform.m34 = -1 / 100
    let weights = layer.particles(at: 3).compactMap { $0.projection?.m33 ?? 1 }
    #expect(weights.count == 2 && weights == weights.sorted(by: >))
  }

  @Test func `bitmaps are centered, cut by the contents rectangle and tinted`() {
    let bitmap = Bitmap(
      width: 4, height: 2, pixels: [UInt32](repeating: 0xFFFF_8040, count: 8))
    let layer = emitter {
      $0.contents = .bitmap(bitmap)
      $0.contentsScale = 2
      $0.contentsRect = Rect(x: 0.5, y: 0, width: 0.5, height: 1)
      $0.color = Color(red: 0.2, green: 1, blue: 1, alpha: 0.4)
    }
    let node = layer.particles(at: 1)[0]
    guard case .draw(let drawn, let rect, _) = node.picture?.commands.first else {
      Issue.record("no bitmap is drawn")
      return
    }
    #expect(rect == Rect(x: -1.5, y: -0.5, width: 2, height: 1))
    #expect(node.clip == Path(rect: Rect(x: -0.5, y: -0.5, width: 1, height: 1)))
    // 255 * 0.2 * 0.4 = 20, 128 * 0.4 = 51, 64 * 0.4 = 26; alpha 255 * 0.4 = 102.
    #expect(drawn.pixels == [UInt32](repeating: 0x6614_331A, count: 8))
  }

  @Test func `a picture of several drawings fades as a whole`() {
    let picture = Picture { canvas in
      canvas.fill(Rect(x: 0, y: 0, width: 6, height: 6))
      canvas.fill(Rect(x: 3, y: 3, width: 6, height: 6))
    }
    let layer = emitter {
      $0.contents = .picture(picture, Size(10, 10))
      $0.color = Color(white: 1, alpha: 0.5)
    }
    let node = layer.particles(at: 1)[0]
    let part = node.sublayers.first ?? node
    #expect(
      part.picture?.commands.contains { if case .beginGroup = $0 { true } else { false } } == true)
    #expect(part.clip == Path(rect: Rect(x: 0, y: 0, width: 10, height: 10)))
  }

  @Test func `particles are above background, border and sublayers`() {
    let layer = emitter { $0.birthRate = 1 }
    layer.frame = Rect(x: 0, y: 0, width: 10, height: 10)
    layer.borderWidth = 1
    layer.backgroundColor = .blue
    let below = Layer()
    below.frame = layer.bounds
    below.backgroundColor = .green
    layer.addSublayer(below)
    let node = layer.frameLayer(at: 1)
    #expect(node?.sublayers.count == 3)
    #expect(node?.sublayers.last?.fillColor == .white)
  }

  /// The places of the particles of an emitter whose cell gets its values before or after it is
  /// set.
  private func places(_ configure: (EmitterLayer, EmitterCell, ManualContext) -> Void) -> [Point] {
    let layer = EmitterLayer()
    let context = ManualContext()
    configure(layer, cell { _ in }, context)
    layer.context = context
    return withExtendedLifetime(context) {
      layer.particles(at: 1.5).map { Point.zero.applying($0.transform) }
    }
  }

  @Test func `values that a cell gets after it was set count as long as the time is the same`() {
    let before = places { layer, cell, _ in
      cell.velocity = 20
      cell.yAcceleration = 70
      layer.emitterCells = [cell]
    }
    let after = places { layer, cell, _ in
      layer.emitterCells = [cell]
      cell.velocity = 20
      cell.yAcceleration = 70
    }
    let joined = places { layer, cell, context in
      layer.context = context
      layer.emitterCells = [cell]
      cell.velocity = 20
      cell.yAcceleration = 70
    }
    #expect(before.contains { $0 != .zero })
    #expect(after == before)
    #expect(joined == before)
  }

  @Test func `values of the cells of a cell count, too`() {
    let (layer, context) = joinedEmitter { _ in }
    let spark = cell { $0.birthRate = 5 }
    layer.emitterCells?.first?.emitterCells = [spark]
    let count = layer.particles(at: 1.5).count
    spark.birthRate = 10
    #expect(withExtendedLifetime(context) { layer.particles(at: 1.5).count } > count)
  }

  @Test func `values that a cell gets later do not count`() {
    let (layer, context) = joinedEmitter { $0.birthRate = 4 }
    let cells = layer.emitterCells ?? []
    context.advance(to: 1)
    let count = layer.particles(at: 2).count
    for cell in cells { cell.birthRate = 100 }
    #expect(layer.particles(at: 2).count == count)
  }
}
