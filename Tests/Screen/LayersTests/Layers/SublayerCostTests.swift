import Layers
import TestSupport
import Testing

@Suite struct `many sublayers` {
  @Test func `are added, moved and removed in order`() {
    let parent = Layer()
    let layers = (0..<2000).map { _ in Layer() }
    let count = allocationCount {
      for layer in layers { parent.addSublayer(layer) }
    }
    // A sublayer itself takes two at most, and the list grows in place, by factors of two; a third
    // one for each sublayer is a copy of the list, which takes quadratic time.
    #expect(count < 5 * layers.count / 2)
    #expect(parent.sublayers?.elementsEqual(layers, by: ===) == true)
    parent.insertSublayer(layers[1999], at: 0)
    #expect(parent.sublayers?.first === layers[1999] && parent.sublayers?.last === layers[1998])
    parent.insertSublayer(layers[1999], at: 5000)
    #expect(parent.sublayers?.elementsEqual(layers, by: ===) == true)
    layers[0].removeFromSuperlayer()
    #expect(parent.sublayers?.first === layers[1] && parent.sublayers?.count == 1999)
  }
}
