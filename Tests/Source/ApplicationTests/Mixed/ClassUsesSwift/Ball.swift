// swift-format-ignore-file
import UIKit
@objc enum BallKind: Int { case rubber, steel = 5 }
@objc protocol BallDelegate: AnyObject {
  func ballDidMove(_ ball: Ball, to point: CGPoint)
  @objc optional func ballName(for ball: Ball) -> String
}
@objcMembers class Ball: UIView {
  var title = "ball"
  var kind: BallKind = .rubber
  weak var delegate: BallDelegate?
  var names: [String] = []
  private(set) var moves = 0
  static var count = 7
  var onMove: ((Int, String) -> Void)?
  init(frame: CGRect, title: String) { self.title = title; super.init(frame: frame) }
  required init?(coder: NSCoder) { fatalError() }
  func move(to point: CGPoint, animated: Bool) { center = point; moves += 1; delegate?.ballDidMove(self, to: point); onMove?(moves, title)
    if let name = delegate?.ballName?(for: self) { title = name } }
  func describe() -> String { return "\(title) \(moves)" }
  class func named(_ name: String) -> Ball { return Ball(frame: .zero, title: name) }
  func sum(_ values: [Int], _ scale: Double) -> Double { return Double(values.reduce(0, +)) * scale }
}
class Spin: NSObject {
  @objc let speed: CGFloat
  @objc init(speed: CGFloat) { self.speed = speed }
}
