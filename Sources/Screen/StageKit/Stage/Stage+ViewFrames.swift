internal import Layers
package import PictureKit

extension Stage {
  /// Returns a view and what is below it as frames show it at the present time, in the coordinates
  /// of its superview; nil if it is not seen.
  package func frameLayer(of view: View) -> FrameLayer? {
    withParameters { view.layer.frameLayer(at: time) }
  }
}
