internal import BenchSupport
internal import ImageComparison
internal import Imaging
internal import SystemPackage

/// Reads two PNG files concurrently.
@discardableResult
func readBoth(
  _ expected: FilePath, _ actual: FilePath
) async throws -> (expected: Samples, actual: Samples) {
  async let other = PNG.readSamples(expected)
  let actual = try PNG.readSamples(actual)
  return (try await other, actual)
}

/// Measures the metrics on images in memory, and compares them with copies: of as many bytes, which
/// may fit into the caches, and of 512 MB, at the speed of main memory.
struct KernelReport {
  let pair: ImageFiles.Pair

  /// Prints a table.
  ///
  /// - Returns: The results as a member of a JSON object.
  func run() async throws -> String {
    let (expected, actual) = try await readBoth(pair.expected, pair.actual)
    let pixelCount = expected.size.width * expected.size.height
    // A copy reads and writes as many bytes as a comparison reads.
    let byteCount = pixelCount * MemoryLayout<UInt32>.size
    let copySpeed = Self.copySpeed(byteCount: byteCount)
    let memorySpeed = Self.copySpeed(byteCount: 1 << 29)
    let works: [(name: String, repeats: Int, work: () -> Void)] =
      [
        ("exact", Metric.exact, 30), ("tolerance 2", .channel(tolerance: 2), 30),
        ("psnr", .psnr(), 30), ("pixelmatch", .pixelmatch(), 7), ("ssim-blocks", .ssim(.blocks), 7),
        ("ssim", .ssim(), 5), ("flip", .flip(), 3),
      ].map { name, metric, repeats in
        (name, repeats, { _ = actual.compare(with: expected, by: metric) })
      }
    print("\nMetrics alone, pair \(pair.name), medians:\n")
    let table = Table(widths: [12, -9, -9, -12, -12])
    print(table.line(["metric", "ms", "GB/s", "of a copy", "of memory"]))
    print(table.line(["copy", "", fixed(copySpeed, 2), fixed(1, 3), ""]))
    print(table.line(["copy, 512 MB", "", fixed(memorySpeed, 2), "", fixed(1, 3)]))
    let copies = "\"copy_gb_s\": \(copySpeed), \"memory_gb_s\": \(memorySpeed)"
    let members = works.map { name, repeats, work in
      work()
      let time = median((0..<repeats).map { _ in ThreadClock.milliseconds(work) })
      let speed = Double(2 * byteCount) / time / 1e6
      print(
        table.line([
          name, fixed(time, 2), fixed(speed, 2), fixed(speed / copySpeed, 3),
          fixed(speed / memorySpeed, 3),
        ]))
      return "\"\(name)\": {\"ms\": \(time), \"gb_s\": \(speed)}"
    }
    return "\"kernels \(pair.name)\": {\(copies), \(members.joined(separator: ", "))}"
  }

  /// Returns the bytes that a copy reads and writes, in GB/s.
  private static func copySpeed(byteCount: Int) -> Double {
    let source = [UInt8](repeating: 1, count: byteCount)
    var target = [UInt8](repeating: 0, count: byteCount)
    let times = (0..<9).map { _ in
      ThreadClock.milliseconds {
        target.withUnsafeMutableBytes { target in
          source.withUnsafeBytes { target.copyMemory(from: $0) }
        }
      }
    }
    return Double(2 * byteCount) / median(times) / 1e6
  }
}
