package import Geometry
internal import PictureKit

extension Stage {
  /// Changes the size of the stage, as when a device is rotated.
  ///
  /// Frames keep their initial size: the stage is scaled to fit, on black.
  ///
  /// - Parameters:
  ///   - size: The new size, in points; width and height are above 0.
  ///   - insets: The new safe area.
  package func resize(to size: Size, safeAreaInsets insets: Insets) {
    guard size != self.size else { return }
    view.frame = Rect(origin: .zero, size: size)
    traitCollection = traits(ofSize: size)
    safeAreaInsets = insets
  }

  /// Returns the traits that the stage gets with a size.
  package func traits(ofSize size: Size) -> TraitCollection {
    var traits = TraitCollection(screen: size)
    traits.displayScale = traitCollection.displayScale
    traits.userInterfaceStyle = traitCollection.userInterfaceStyle
    return traits
  }

  /// Returns a frame scaled to fit the size with which the stage was created.
  func fitted(_ frame: Frame) -> Frame {
    guard frame.size != canvas else { return frame }
    let scale = min(canvas.width / frame.size.width, canvas.height / frame.size.height)
    let bounds = Rect(origin: .zero, size: frame.size)
    let background = FrameLayer(
      picture: Picture { picture in
        picture.setFillColor(frame.background)
        picture.fill(bounds)
      })
    let screen = FrameLayer(
      transform: Transform(
        a: scale, b: 0, c: 0, d: scale, tx: (canvas.width - frame.size.width * scale) / 2,
        ty: (canvas.height - frame.size.height * scale) / 2),
      clip: Path(rect: bounds), sublayers: [background] + frame.layers)
    return Frame(size: canvas, background: .black, layers: [screen])
  }
}
