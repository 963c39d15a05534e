import StageKit

/// A log of calls with their stage times.
final class CallLog {
  struct Entry: Equatable {
    let text: String
    let time: Double
  }

  private(set) var entries: [Entry] = []
  var texts: [String] { entries.map(\.text) }

  func append(_ text: some CustomStringConvertible, on stage: Stage) {
    entries.append(Entry(text: text.description, time: stage.time))
  }
}
