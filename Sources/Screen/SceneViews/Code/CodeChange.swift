internal import Geometry
internal import PictureKit
internal import StageKit

/// The labels of a change of code, while it is going on.
struct CodeChange {
  /// Lines and parts of lines that go.
  var going: [Label] = []
  /// Parts of lines that were changed, and the places that they move to.
  var moving: [(label: CodeLineLabel, place: Point, line: Int)] = []
  /// Parts of lines that come.
  var coming: [(label: CodeLineLabel, line: Int)] = []
  /// The lines that come.
  var newLines: Set<Int> = []
  /// The lines whose parts move in their place.
  var editedLines: Set<Int> = []
  /// The line numbers that go and come.
  var numbers: (going: [Label], coming: [Label]) = ([], [])
  /// Whether lines move.
  var movesLines = false

  /// The labels that are there only while the change is going on.
  var temporaryLabels: [Label] {
    going + moving.map(\.label) + coming.map(\.label) + numbers.going
  }
}

/// The times of the phases of a change, which overlap.
struct CodeChangePhases {
  enum Phase: CaseIterable { case going, moving, coming }

  private var starts: [Phase: Double] = [:]
  private let length: Double

  /// The part of a phase after which the next one begins.
  private static let stride = 0.625

  /// Divides a duration among the phases that have something to do.
  init(of present: [Phase], duration: Double) {
    length = duration / (1 + Self.stride * Double(max(0, present.count - 1)))
    for (index, phase) in present.enumerated() {
      starts[phase] = Double(index) * Self.stride * length
    }
  }

  /// Animates a phase; what has nothing to do is not animated.
  func animate(
    _ phase: Phase, on stage: Stage, curve: AnimationCurve, _ changes: () -> Void
  ) {
    guard let start = starts[phase] else { return stage.performWithoutAnimation(changes) }
    stage.animate(
      withDuration: length, delay: start, curve: curve.timingCurve, animations: changes)
  }
}
