package import Geometry
package import PictureKit

/// A film as layers that last from frame to frame, in place of frames: what formats of vector
/// animation are written from.
package struct FilmTracks {
  /// The size of the canvas, in points.
  let size: Size
  /// The frames per second.
  let framesPerSecond: Double
  /// The color below all layers by frame.
  private(set) var backgrounds: [Color] = []
  /// The top-level layers, from back to front.
  package private(set) var layers: [LayerTrack] = []
  /// The pictures of the layers.
  package let pictures: PictureTable

  /// Creates a film without frames.
  ///
  /// - Parameters:
  ///   - size: The size of the canvas, in points.
  ///   - framesPerSecond: The frames per second.
  ///   - pictures: A table of pictures that several films have in common; one of its own by default.
  package init(size: Size, framesPerSecond: Double, pictures: PictureTable = PictureTable()) {
    self.size = size
    self.framesPerSecond = framesPerSecond
    self.pictures = pictures
  }

  /// The number of frames.
  var frameCount: Int { backgrounds.count }
  /// The duration, in seconds.
  var duration: Double { Double(frameCount) / framesPerSecond }

  /// Adds the next frame.
  package mutating func add(_ frame: Frame) {
    layers.match(frame.layers, frame: frameCount, pictures: pictures)
    backgrounds.append(frame.background)
  }

  /// Ends all tracks at the present number of frames.
  package func finish() {
    for layer in layers { layer.finish(frameCount: frameCount) }
  }
}
