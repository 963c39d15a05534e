/// Which worker draws for which part of a film.
///
/// A worker draws each frame over the one that it has drawn before, which is little work if both
/// are of the same part. So a worker stays with a part as long as that has frames to draw, and only
/// changes to one that has fewer workers.
struct WorkerPool {
  /// The part that each worker has drawn for; nil for a worker that has not drawn yet.
  private var parts: [Int?]
  /// The workers that do not draw, the one that has been idle longest first.
  private var idle: [Int]

  /// Creates idle workers.
  init(count: Int) {
    parts = Array(repeating: nil, count: count)
    idle = Array(0..<count)
  }

  /// Whether all workers draw.
  var isExhausted: Bool { idle.isEmpty }

  /// Takes an idle worker for a part.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - active: The parts that have frames to draw.
  /// - Returns: The worker; nil if all draw, or the idle ones belong to parts that have no more
  ///   workers than this one.
  mutating func take(for part: Int, active: Set<Int>) -> Int? {
    let place =
      idle.firstIndex { parts[$0] == part }
      ?? idle.firstIndex { worker in parts[worker].map { !active.contains($0) } ?? true }
      ?? idle.firstIndex { worker in
        // Both would change places forever if the other part then had fewer.
        parts[worker].map { count(of: part) + 1 < count(of: $0) } ?? true
      }
    guard let place else { return nil }
    let worker = idle.remove(at: place)
    parts[worker] = part
    return worker
  }

  /// Returns a worker that has drawn.
  mutating func putBack(_ worker: Int) { idle.append(worker) }

  private func count(of part: Int) -> Int { parts.count { $0 == part } }
}
