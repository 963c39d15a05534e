import UIKit

extension UIViewController {
  @objc var caption: String { title ?? "none" }
  @objc func place(_ view: UIView, at point: CGPoint) { view.center = point }
  private func hidden() {}
}

extension UIColor {
  @objc static func brand() -> UIColor { .red }
}
