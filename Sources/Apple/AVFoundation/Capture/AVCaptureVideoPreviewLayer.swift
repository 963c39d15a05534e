public import Geometry
public import Layers
public import QuartzCore

/// A layer with the picture of a camera, of which there is none: it is black.
open class AVCaptureVideoPreviewLayer: CALayer {
  /// The recording; nil by default.
  open var session: AVCaptureSession?
  /// How the picture fills the layer; it changes nothing.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// What connects the picture; nil.
  open var connection: AVCaptureConnection? { nil }

  /// Creates a layer of a recording.
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
    backgroundColor = .black
  }

  /// Returns the place in the picture of a place of the layer, 0...1.
  open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
    CGPoint(
      x: pointInLayer.x / max(bounds.width, 1), y: pointInLayer.y / max(bounds.height, 1))
  }

  /// Returns the place in the picture of an area of the layer, 0...1.
  open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
    let rect = rectInLayerCoordinates
    let size = CGSize(width: max(bounds.width, 1), height: max(bounds.height, 1))
    return CGRect(
      x: rect.minX / size.width, y: rect.minY / size.height, width: rect.width / size.width,
      height: rect.height / size.height)
  }

  /// Returns what was recognized with its place in the layer: the same.
  open func transformedMetadataObject(
    for metadataObject: AVMetadataObject
  ) -> AVMetadataObject? { metadataObject }
}
