import Geometry
import Layers
import PictureKit
import StageKit
import Testing
import UIKit

/// Class methods of transactions, and properties of layers that only Core Animation has.
@Suite struct `transactions and layers` {
  private let stage = Stage(size: .phone)
  private let application: UIApplication

  init() { application = UIApplication(on: stage) }

  private func addedLayer() -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    stage.view.layer.addSublayer(layer)
    stage.advance(to: 0.01)
    return layer
  }

  @Test func `a transaction sets the duration of implicit animations and reports their end`() {
    let layer = addedLayer()
    var end: Double?
    application.run {
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setCompletionBlock { end = stage.time }
      layer.position.x = 105
      CATransaction.commit()
    }
    stage.advance(to: 1.01)
    let x = layer.presentation(at: stage.time).position.x
    #expect(x > 10 && x < 100)
    #expect(end == nil)
    stage.advance(to: 3)
    // The animation begins at 0.01 s; the clock adds up steps of frames.
    #expect(abs((end ?? 0) - 2.01) < 1e-9)
  }

  @Test func `disabled actions change a layer at once`() {
    let layer = addedLayer()
    application.run {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.position.x = 105
      CATransaction.commit()
      CATransaction.begin()
      CATransaction.setValue(true, forKey: kCATransactionDisableActions)
      layer.position.y = 105
      CATransaction.commit()
    }
    #expect(layer.presentation(at: stage.time).position == CGPoint(x: 105, y: 105))
  }

  @Test func `an implicit transaction ends with the event`() {
    application.run {
      CATransaction.setDisableActions(true)
      #expect(CATransaction.disableActions())
    }
    stage.advance(to: 0.1)
    application.run { #expect(!CATransaction.disableActions()) }
  }

  @Test func `actions that are null do not animate`() {
    let layer = addedLayer()
    application.run {
      layer.actions = ["position": NSNull()]
      layer.position.x = 105
      #expect(layer.presentation(at: stage.time).position.x == 105)
    }
  }
}
