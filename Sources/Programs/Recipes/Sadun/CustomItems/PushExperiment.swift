internal import Dynamics
internal import Geometry
internal import PictureKit
internal import StageKit

/// The text's experiment: a continuous push on an item that is not a view, logged about once per
/// second.
struct PushExperiment {
  private let profile: Profile
  /// The times of the log lines, in seconds after the start.
  private let logTimes: [Double]

  /// The run that the text records, on iOS 7.
  ///
  /// The lines are logged at the recorded times, because the device's timer was not exact. The
  /// animator did not start with a display frame: any phase of 1 to 4 ms gives the recorded
  /// positions.
  static let recorded: PushExperiment = {
    var profile = Profile.iOS7
    profile.phase = 0.0015
    return PushExperiment(profile: profile, logTimes: [1.005, 2.004, 3.003, 4.004])
  }()

  /// The run with the profile of current iOS and an exact timer.
  static let modern = PushExperiment(profile: .modern, logTimes: [1, 2, 3, 4])

  /// Runs the experiment.
  ///
  /// A blue outline is centered on the item's center; an orange one shows the item's bounds.
  func run(with item: CustomDynamicItem, on stage: Stage) {
    item.bounds = Rect(x: 0, y: 0, width: 100, height: 100)
    item.center = Point(50, 50)
    item.transform = .identity

    let animator = DynamicAnimator(profile: profile)
    animator.ticker = stage
    stage.retain(animator)

    let push = PushBehavior(items: [item], mode: .continuous)
    push.angle = .pi / 4
    push.magnitude = 1
    animator.addBehavior(push)
    push.active = true

    let center = Marker("center", color: .tileBlue)
    let bounds = Marker("bounds", color: .tileOrange, inset: 5)
    stage.view.addSubview(center)
    stage.view.addSubview(bounds)
    func updateMarkers() {
      center.frame = Rect(center: item.center, size: item.bounds.size)
      bounds.frame = item.bounds
    }
    updateMarkers()
    push.action = updateMarkers

    for time in logTimes {
      stage.scheduledTimer(withTimeInterval: time, repeats: false) { [unowned stage] _ in
        let clock = LocalTime.start(plus: stage.time)
        stage.log("2014-12-01 \(clock) Hello World[55151:60b] \(item.description)")
        let stamp = Marker(clock, color: .tileGray, isNameBelow: true)
        stamp.frame = Rect(center: item.center, size: item.bounds.size)
        stage.view.insertSubview(stamp, at: 0)
      }
    }
  }
}

/// The time of day in the text's log.
private enum LocalTime {
  /// The start of the experiment, in milliseconds after midnight: 13:33:07.172.
  private static let start = ((13 * 60 + 33) * 60 + 7) * 1000 + 172

  /// Returns the time of day some seconds after the start, to the millisecond.
  static func start(plus seconds: Double) -> String {
    let time = start + Int((seconds * 1000).rounded())
    func digits(_ value: Int, _ count: Int) -> String {
      let text = "\(value)"
      return String(repeating: "0", count: count - text.count) + text
    }
    return "\(digits(time / 3_600_000, 2)):\(digits(time / 60_000 % 60, 2)):"
      + "\(digits(time / 1000 % 60, 2)).\(digits(time % 1000, 3))"
  }
}

/// An outline labeled with its name.
private final class Marker: View {
  private let color: Color
  private let inset: Double
  private let isNameBelow: Bool

  init(_ name: String, color: Color, inset: Double = 1, isNameBelow: Bool = false) {
    self.color = color
    self.inset = inset
    self.isNameBelow = isNameBelow
    super.init()
    self.name = name
  }

  override func draw(_ rect: Rect, in canvas: Canvas) {
    canvas.setStrokeColor(color)
    canvas.setLineWidth(2)
    canvas.stroke(rect.insetBy(dx: inset, dy: inset))
    // Keeps the labels of overlapping markers apart.
    let baseline = Point(
      rect.midX, isNameBelow ? rect.maxY - 10 : rect.minY + 14 + 3 * inset)
    canvas.draw(
      name ?? "", atBaseline: baseline, font: .systemFont(ofSize: 12), alignment: .center,
      color: color)
  }
}
