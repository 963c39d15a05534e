import Combine
import StageKit
import Testing
import UIKit

/// Publishers follow the clock of the stage.
@Suite struct `publishers` {
  private let stage = Stage(size: .phone)
  private let application: UIApplication

  init() { application = UIApplication(on: stage) }

  private final class Model: ObservableObject {
    @Published var count = 0
    @Published var name = "a"
  }

  private final class Record: @unchecked Sendable {
    var lines: [String] = []
    var bag: Set<AnyCancellable> = []
  }

  @Test func `of timers, delays and debounces send at times of the stage`() {
    let record = Record()
    application.run {
      Timer.publish(every: 0.25, on: .main, in: .common).autoconnect().prefix(2)
        .sink { _ in record.lines.append("tick \(stage.time)") }.store(in: &record.bag)
      Just(1).delay(for: .seconds(0.4), scheduler: DispatchQueue.main)
        .sink { _ in record.lines.append("delayed \(stage.time)") }.store(in: &record.bag)
      let subject = PassthroughSubject<Int, Never>()
      subject.debounce(for: .milliseconds(300), scheduler: RunLoop.main)
        .sink { record.lines.append("\($0) \(stage.time)") }.store(in: &record.bag)
      subject.send(1)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.125) { subject.send(2) }
    }
    stage.advance(to: 2)
    #expect(record.lines == ["tick 0.25", "delayed 0.4", "2 0.425", "tick 0.5"])
  }

  @Test func `of a model's properties send their values, and the model its changes`() {
    let record = Record()
    application.run {
      let model = Model()
      model.$count.combineLatest(model.$name) { "\($1)\($0)" }
        .sink { record.lines.append($0) }.store(in: &record.bag)
      model.objectWillChange.sink { record.lines.append("change") }.store(in: &record.bag)
      model.count = 1
      model.name = "b"
    }
    #expect(record.lines == ["a0", "change", "a1", "change", "b1"])
  }

  @Test func `are merged as their values come, and complete with the last`() {
    let record = Record()
    let (one, other) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    one.merge(with: other).sink { _ in
      record.lines.append("end")
    } receiveValue: {
      record.lines.append("\($0)")
    }.store(in: &record.bag)
    one.send(1)
    other.send(2)
    one.send(completion: .finished)
    other.send(3)
    other.send(completion: .finished)
    #expect(record.lines == ["1", "2", "3", "end"])
  }

  @Test func `of notifications and requests end with their subscriptions`() throws {
    let record = Record()
    let url = try #require(URL(string: "https://example.org"))
    application.run {
      let name = Notification.Name("n")
      let center = NotificationCenter.default
      let subscription = center.publisher(for: name).sink {
        record.lines.append("\($0.object ?? 0)")
      }
      center.post(name: name, object: 1)
      subscription.cancel()
      center.post(name: name, object: 2)
      URLSession.shared.dataTaskPublisher(for: url).map(\.data).sink { completion in
        if case .failure(let error) = completion {
          record.lines.append("\(error.code == .notConnectedToInternet) \(stage.time)")
        }
      } receiveValue: { _ in
      }.store(in: &record.bag)
    }
    stage.advance(to: 1)
    #expect(record.lines == ["1", "true 0.1"])
  }
}
