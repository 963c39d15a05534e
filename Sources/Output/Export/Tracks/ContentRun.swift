internal import Geometry
internal import PictureKit

/// What a layer draws during some of its frames.
package enum ContentRun {
  /// One picture, in all frames of some intervals.
  case still(Int, [Range<Int>])
  /// Pictures that differ in numbers alone, by frame.
  case shapes([PictureNumbers?], [Range<Int>])
}

extension LayerTrack {
  /// Returns what the layer draws, in the order of first frames.
  ///
  /// - Parameters:
  ///   - pictures: The pictures of the film.
  ///   - texts: The numbers of pictures that are not interpolated, such as those of texts; none by
  ///     default.
  /// - Returns: The runs.
  package func contentRuns(
    pictures: PictureTable, neverMorphing texts: Set<Int> = []
  ) -> [ContentRun] {
    var runs: [ContentRun] = []
    var places: [Int: Int] = [:]
    var start = 0
    let numbers = samples.map { $0?.picture }
    while start < numbers.count {
      guard let first = numbers[start] else {
        start += 1
        continue
      }
      var end = start + 1
      var isStill = true
      while end < numbers.count, let next = numbers[end] {
        if next != first {
          guard !texts.contains(first), !texts.contains(next),
            let shape = pictures.numbers(of: first), let other = pictures.numbers(of: next),
            shape.isLike(other)
          else { break }
          isStill = false
        }
        end += 1
      }
      if isStill {
        if let place = places[first], case .still(_, let ranges) = runs[place] {
          runs[place] = .still(first, ranges + [start..<end])
        } else {
          places[first] = runs.count
          runs.append(.still(first, [start..<end]))
        }
      } else {
        let shapes = numbers.indices.map { frame in
          (start..<end).contains(frame)
            ? numbers[frame].flatMap { pictures.numbers(of: $0) } : nil
        }
        runs.append(.shapes(shapes, [start..<end]))
      }
      start = end
    }
    return runs
  }
}
