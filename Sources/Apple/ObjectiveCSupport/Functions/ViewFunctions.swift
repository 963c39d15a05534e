public import Dynamics
public import Geometry
public import StageKit
public import UIKit

/// Returns an animator over a view; for nil one without a view, as UIKit does.
public func animatorOver(_ view: UIView?) -> UIDynamicAnimator {
  view.map { UIDynamicAnimator(referenceView: $0) } ?? UIDynamicAnimator()
}

/// Returns one of UIKit's colors by its name in Swift, which a category of the program hides; clear
/// for another name.
public func standardColor(_ name: String) -> UIColor {
  switch name {
  case "black": .black
  case "darkGray": .darkGray
  case "lightGray": .lightGray
  case "white": .white
  case "gray": .gray
  case "red": .red
  case "green": .green
  case "blue": .blue
  case "cyan": .cyan
  case "yellow": .yellow
  case "magenta": .magenta
  case "orange": .orange
  case "purple": .purple
  case "brown": .brown
  default: .clear
  }
}
