import StageKit
import Testing
import UIKit

/// What Foundation takes from the machine is the same in every run.
@Suite struct `the region of an application` {
  private let stage = Stage(size: .phone)
  private let application: UIApplication

  init() { application = UIApplication(on: stage) }

  @Test func `is American English in UTC`() {
    application.run {
      #expect(Locale.current.identifier == "en_US")
      #expect(TimeZone.current.secondsFromGMT() == 0)
      #expect(Calendar.current.firstWeekday == 1)
      let formatter = DateFormatter()
      formatter.dateStyle = .long
      #expect(formatter.string(from: _date()) == "January 1, 2024")
      #expect(NumberFormatter.localizedString(from: 1234.5, number: .decimal) == "1,234.5")
      #expect(Calendar.current.isDateInToday(_date()))
      #expect(Calendar.current.isDateInTomorrow(_date().addingTimeInterval(86_400)))
    }
  }

  @Test func `decides on the texts of intervals`() {
    application.run {
      let start = Date(timeIntervalSince1970: 1_700_000_000)
      let interval = start..<start.addingTimeInterval(5400)
      // Foundation's spaces before AM and PM do not break.
      func plain(_ text: String) -> String {
        String(text.map { $0.isWhitespace ? " " : $0 })
      }
      #expect(
        plain(interval.formatted(date: .omitted, time: .shortened)) == "10:13 – 11:43 PM")
      #expect(plain(interval.formatted(date: .abbreviated, time: .omitted)) == "Nov 14, 2023")
      #expect(plain(interval.formatted()) == "11/14/2023, 10:13 – 11:43 PM")
    }
  }

  @Test func `has the same identifiers and processors in every run`() {
    let runs = (1...2).map { _ in
      let stage = Stage(size: .phone)
      return withExtendedLifetime(stage) { UIApplication(on: stage).run { [UUID(), UUID()] } }
    }
    #expect(runs[0] == runs[1] && runs[0][0] != runs[0][1])
    application.run {
      #expect(ProcessInfo.processInfo.processorCount == 6)
      #expect(UUID().uuidString.split(separator: "-")[2].first == "4")
    }
  }

  @Test func `decides on the texts of distances, durations, measurements and lists`() {
    application.run {
      let relative = RelativeDateTimeFormatter()
      #expect(relative.localizedString(fromTimeInterval: -7200) == "2 hours ago")
      #expect(relative.localizedString(fromTimeInterval: 60) == "in 1 minute")
      relative.dateTimeStyle = .named
      #expect(relative.localizedString(fromTimeInterval: 86_400) == "tomorrow")
      let duration = DateComponentsFormatter()
      #expect(duration.string(from: 3725) == "1:02:05")
      duration.unitsStyle = .full
      #expect(duration.string(from: 3725) == "1 hour, 2 minutes, 5 seconds")
      duration.unitsStyle = .positional
      duration.allowedUnits = [.minute, .second]
      duration.zeroFormattingBehavior = .pad
      #expect(duration.string(from: 65) == "01:05")
      let measurement = MeasurementFormatter()
      #expect(
        measurement.string(from: Measurement(value: 1609.344, unit: UnitLength.meters)) == "1 mi")
      measurement.unitOptions = .providedUnit
      #expect(
        measurement.string(from: Measurement(value: 5, unit: UnitLength.kilometers)) == "5 km")
      #expect(ListFormatter.localizedString(byJoining: ["a", "b", "c"]) == "a, b, and c")
    }
  }

  @Test func `does not stand between the log and its lines`() {
    let stage = Stage(size: .phone)
    UIApplication(on: stage).run {
      let logger = Logger(subsystem: "a", category: "net")
      logger.info("got \(3, privacy: .public) of \("x", privacy: .private)")
      logger.error("failed")
      os_log("old %{public}@ %d", "text", 4)
      os_log(.debug, "new")
      os_log("hidden", log: .disabled)
    }
    #expect(
      stage.logEntries.map(\.text) == [
        "[net] got 3 of x", "[net] error: failed", "old text 4", "new",
      ])
  }
}
