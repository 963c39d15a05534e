import UIKit

/// Values of Core Animation that are set and read with the types that source for iOS declares.
public enum CoreAnimationTypes {
  /// Sets values of single precision, and returns them as they are read.
  public static func singlePrecision() -> [Float] {
    let layer = CAGradientLayer()
    let half: Float = 0.5
    layer.opacity = half
    layer.shadowOpacity = half / 2
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.repeatCount = .infinity
    animation.speed = 2 * half
    return [layer.opacity, layer.shadowOpacity, animation.repeatCount, animation.speed]
  }

  /// Sets values of emitters and replicators, and returns them as they are read.
  public static func emitters() -> [Float] {
    let rate: Float = 20
    let cell = CAEmitterCell()
    cell.birthRate = rate
    cell.lifetime = rate / 2
    cell.alphaSpeed = -0.5 / rate
    let emitter = CAEmitterLayer()
    emitter.birthRate = rate
    let copies = CAReplicatorLayer()
    copies.instanceRedOffset = -0.8 / rate
    return [
      cell.birthRate, cell.lifetime, cell.alphaSpeed, emitter.birthRate, copies.instanceRedOffset,
    ]
  }

  /// Sets lists of numbers, and returns them as they are read.
  public static func numbers() -> [[NSNumber]?] {
    let layer = CAGradientLayer()
    layer.locations = [0, NSNumber(value: 0.25), 1]
    let shape = CAShapeLayer()
    shape.lineDashPattern = [4, 2]
    shape.lineCap = .round
    shape.fillRule = .nonZero
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.keyTimes = [0, 0.5, 1]
    return [layer.locations, shape.lineDashPattern, animation.keyTimes]
  }
}
