internal import Imaging
internal import PictureKit
internal import Raster

/// The blur of motion: the mean of several moments while the shutter is open.
package struct MotionBlur: Equatable, Sendable {
  /// The numbers of moments that are allowed.
  package static let allowedSamples = 2...64

  /// The number of moments.
  package var samples: Int
  /// The shutter angle in degrees, above 0 and up to 360.
  ///
  /// The shutter is open for this part of 360 of the time from a frame to the next; 180 by default,
  /// as in film cameras.
  package var shutterAngle: Double

  /// Creates a blur.
  package init(samples: Int, shutterAngle: Double = 180) {
    self.samples = samples
    self.shutterAngle = shutterAngle
  }

  /// Returns the times of the moments of a frame, in seconds.
  ///
  /// The first is that of the frame; the shutter opens then.
  func times(from time: Double, frameDuration: Double) -> [Double] {
    let exposure = frameDuration * shutterAngle / 360
    return (0..<samples).map { time + exposure * Double($0) / Double(samples) }
  }
}

/// The moments of a frame; one without blur.
struct BlurredFrame: Sendable, Equatable {
  /// Different frames, and how many moments each has.
  private(set) var moments: [(frame: Frame, weight: Int)] = []

  /// Adds a moment.
  mutating func add(_ frame: Frame) {
    if let last = moments.last, last.frame == frame {
      moments[moments.count - 1].weight += 1
    } else {
      moments.append((frame, 1))
    }
  }

  static func == (left: BlurredFrame, right: BlurredFrame) -> Bool {
    left.moments.elementsEqual(right.moments) { $0.frame == $1.frame && $0.weight == $1.weight }
  }
}

extension FrameRenderer {
  /// Draws a frame with its blur over an image that shows a previous one; returns the rows that may
  /// have changed.
  func redraw(
    _ frame: BlurredFrame, over previous: BlurredFrame?, in image: inout Image
  ) throws(RasterError) -> Range<Int> {
    if frame.moments.count == 1 {
      let sharp = previous?.moments.count == 1 ? previous?.moments[0].frame : nil
      return try redraw(frame.moments[0].frame, over: sharp, in: &image)
    }
    guard frame != previous else { return 0..<0 }
    var mean = LinearLightMean(width: width, height: height)
    var previousFrame: Frame?
    var moment = Image(width: width, height: height)
    for (frame, weight) in frame.moments {
      _ = try redraw(frame, over: previousFrame, in: &moment)
      mean.add(moment, weight: weight)
      previousFrame = frame
    }
    image = mean.image
    return 0..<height
  }
}
