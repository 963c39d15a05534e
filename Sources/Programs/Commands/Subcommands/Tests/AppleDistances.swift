import Dispatch
import FileIO
import Geometry
import ImageComparison
import Imaging
import Synchronization

/// How far snapshots are from those that simulators of Apple's recorded.
struct AppleDistances {
  /// The distance of a picture.
  private struct Distance {
    let name: String
    /// The mean error of FLIP, 0 for equal pictures to 1.
    let flip: Double
    /// The mean structural similarity, 1 for equal pictures.
    let similarity: Double
    /// The sizes in pixels, Apple's second if it is another one.
    let sizes: String
  }

  private let distances: [Distance]
  private let textCount: Int
  private let equalTextCount: Int
  private let missing: [String]

  /// Compares snapshots with Apple's, those of another size padded by transparent black.
  init(of snapshots: [TestSnapshot]) {
    let known = snapshots.filter { $0.expected != nil }
    let pictures = known.filter { $0.name.hasSuffix(".png") }
    let found = Mutex([Distance?](repeating: nil, count: pictures.count))
    DispatchQueue.concurrentPerform(iterations: pictures.count) { index in
      let distance = Self.distance(of: pictures[index])
      found.withLock { $0[index] = distance }
    }
    distances = found.withLock { $0 }.compactMap(\.self)
    let texts = known.filter { !$0.name.hasSuffix(".png") }
    (textCount, equalTextCount) = (texts.count, texts.count { $0.expected == $0.actual })
    missing = snapshots.filter { $0.expected == nil }.map(\.name)
  }

  /// The largest error of FLIP; nil if no picture was compared.
  var largest: Double? { distances.map(\.flip).max() }

  /// A table, with the pictures that are farthest first, and a summary.
  var lines: [String] {
    var lines: [String] = []
    if !distances.isEmpty { lines.append("FLIP    SSIM    Snapshot") }
    for distance in distances.sorted(by: { ($1.flip, $0.name) < ($0.flip, $1.name) }) {
      lines.append(
        "\(distance.flip.fixed(4))  \(distance.similarity.fixed(4))  \(distance.name.printable)"
          + (distance.sizes.isEmpty ? "" : ", \(distance.sizes)"))
    }
    let flips = distances.map(\.flip).sorted()
    var parts: [String] = []
    if let largest = flips.last {
      let mean = flips.reduce(0, +) / Double(flips.count)
      parts.append(
        "\(flips.count) pictures: FLIP has a mean of \(mean.fixed(4)), a median of "
          + "\(flips[flips.count / 2].fixed(4)), at most \(largest.fixed(4))")
    }
    if textCount > 0 { parts.append("\(equalTextCount) of \(textCount) texts are equal") }
    if !missing.isEmpty { parts.append("\(missing.count) have no snapshot of Apple's") }
    return lines + [parts.isEmpty ? "There are no snapshots." : parts.joined(separator: "; ")]
  }

  private static func distance(of picture: TestSnapshot) -> Distance? {
    guard let expected = picture.expected,
      let old = try? PNG.decodeSamples(expected.span, name: picture.name),
      let new = try? PNG.decodeSamples(picture.actual.span, name: picture.name)
    else { return nil }
    func value(_ metric: Metric) -> Double? {
      let result = try? ImageComparer(metric: metric, resizing: .pad).compare(new, with: old)
      guard case .pixels(let pixels)? = result?.comparison else { return nil }
      return pixels.value
    }
    guard let flip = value(.flip()) else { return nil }
    return Distance(
      name: picture.name, flip: flip, similarity: value(.ssim()) ?? 0,
      sizes: old.size == new.size ? "" : "\(new.size) pixels, Apple's \(old.size)")
  }
}
