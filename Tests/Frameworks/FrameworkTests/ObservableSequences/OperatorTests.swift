import Geometry
import ObservableSequences
import StageKit
import Testing
import UIKit

/// Operators of sequences, by the definitions of ReactiveX.
@Suite struct `operators of observable sequences` {
  private let stage = Stage(size: Size(320, 480))
  private let application: UIApplication

  init() { application = UIApplication(on: stage) }

  private struct Failure: Error {}

  /// Returns the events of a sequence as texts, until a time.
  private func events<Element>(
    until end: Double = 0, _ make: () -> Observable<Element>
  ) -> [String] {
    var lines: [String] = []
    let bag = DisposeBag()
    application.run {
      make().subscribe { event in
        switch event {
        case .next(let value): lines.append("\(value)")
        case .error: lines.append("error")
        case .completed: lines.append("|")
        }
      }.disposed(by: bag)
    }
    if end > 0 { stage.advance(to: end) }
    return lines
  }

  @Test func `elements are changed, left out and gathered`() {
    #expect(events { Observable.of(1, 2, 3).map { $0 * 10 } } == ["10", "20", "30", "|"])
    #expect(events { Observable.of(1, 2, 3, 4).filter { $0 % 2 == 0 } } == ["2", "4", "|"])
    #expect(events { Observable.of("1", "x").compactMap { Int($0) } } == ["1", "|"])
    #expect(events { Observable.of(1, 2, 3).scan(0, accumulator: +) } == ["1", "3", "6", "|"])
    #expect(events { Observable.of(1, 2, 3).reduce(0, accumulator: +) } == ["6", "|"])
    #expect(events { Observable.of(1, 2).toArray().asObservable() } == ["[1, 2]", "|"])
    #expect(
      events { Observable.of(1, 1, 2, 1).distinctUntilChanged() } == ["1", "2", "1", "|"])
    #expect(events { Observable.of(1, 2, 3).take(2).startWith(0) } == ["0", "1", "2", "|"])
    #expect(events { Observable.of(1, 2, 3).skip(1).takeLast(1) } == ["3", "|"])
    #expect(
      events { Observable<Int>.range(start: 4, count: 2).enumerated().map(\.index) }
        == ["0", "1", "|"])
  }

  @Test func `sequences of known elements send in turn`() {
    let pairs = events {
      Observable.combineLatest(Observable.of(1, 2), Observable.of("a", "b")) { "\($0)\($1)" }
    }
    #expect(pairs == ["1a", "2a", "2b", "|"])
    #expect(
      events { Observable.zip(Observable.of(1, 2), Observable.of("a", "b", "c")) { "\($0)\($1)" } }
        == ["1a", "2b", "|"])
    #expect(
      events { Observable.merge(.of(1, 2), .of(10, 20)) } == ["1", "10", "2", "20", "|"])
    #expect(
      events { Observable.concat(.of(1, 2), .of(10, 20)) } == ["1", "2", "10", "20", "|"])
  }

  @Test func `tuples have the types of their sequences`() {
    let sums = events {
      Observable.combineLatest(
        Observable.just(1), Observable.just("ab"), Observable<Double?>.just(nil)
      ).map { number, text, nothing in number + text.count + (nothing == nil ? 10 : 0) }
    }
    #expect(sums == ["13", "|"])
    #expect(
      events { Observable.combineLatest([Observable.just(1), Observable.just(2)]) }
        == ["[1, 2]", "|"])
  }

  @Test func `the latest inner sequence is followed`() {
    var lines: [Int] = []
    application.run {
      let (outer, first, second) = (
        PublishSubject<PublishSubject<Int>>(), PublishSubject<Int>(), PublishSubject<Int>()
      )
      _ = outer.flatMapLatest { $0 }.subscribe(onNext: { lines.append($0) })
      outer.onNext(first)
      first.onNext(1)
      outer.onNext(second)
      first.onNext(2)
      second.onNext(3)
    }
    #expect(lines == [1, 3])
  }

  @Test func `times are those of the stage`() {
    let scheduler = { MainScheduler.instance }
    let ticks = {
      Observable<Int>.interval(.milliseconds(100), scheduler: scheduler())
    }
    #expect(events(until: 0.35) { ticks() } == ["0", "1", "2"])
    #expect(events(until: 1) { ticks().take(2).delay(.seconds(2), scheduler: scheduler()) } == [])
    // Of the elements at 0.1, 0.2, 0.3 and 0.4 s that at 0.4 s is the last.
    #expect(
      events(until: 2) { ticks().take(4).debounce(.milliseconds(250), scheduler: scheduler()) }
        == ["3", "|"])
    #expect(
      events(until: 4) {
        ticks().take(5).throttle(.milliseconds(250), latest: false, scheduler: scheduler())
      } == ["0", "3", "|"])
    #expect(
      events(until: 6) {
        Observable<Int>.never().timeout(.seconds(1), scheduler: scheduler())
      } == ["error"])
  }

  @Test func `durations are also numbers of seconds`() {
    func ticks() -> Observable<Int> {
      Observable<Int>.interval(0.1, scheduler: MainScheduler.instance)
    }
    #expect(
      events(until: 2) { ticks().take(4).debounce(0.25, scheduler: MainScheduler.instance) } == [
        "3", "|",
      ])
    #expect(
      events(until: 4) {
        ticks().take(5).throttle(0.25, latest: false, scheduler: MainScheduler.instance)
      } == ["0", "3", "|"])
    #expect(
      events(until: 6) { Observable<Int>.never().timeout(1, scheduler: MainScheduler.instance) }
        == ["error"])
    #expect(
      events(until: 8) {
        Observable.just("a").asDriver(onErrorJustReturn: "").delay(0.5).asObservable()
      } == ["a", "|"])
  }

  @Test func `errors are replaced, and tried again`() {
    #expect(events { Observable<Int>.error(Failure()) } == ["error"])
    #expect(
      events { Observable.of(1, 2).map { if $0 == 2 { throw Failure() } else { $0 } } }
        == ["1", "error"])
    #expect(events { Observable<Int>.error(Failure()).catchAndReturn(7) } == ["7", "|"])
    var attempts = 0
    let result = events {
      Observable<Int>.deferred {
        attempts += 1
        return attempts < 3 ? .error(Failure()) : .just(attempts)
      }.retry(5)
    }
    #expect(result == ["3", "|"] && attempts == 3)
  }

  @Test func `a shared sequence begins once`() {
    var begins = 0
    var lines: [Int] = []
    application.run {
      let source = PublishSubject<Int>()
      let shared = Observable<Int>.deferred {
        begins += 1
        return source
      }.share(replay: 1)
      let first = shared.subscribe(onNext: { lines.append($0) })
      source.onNext(1)
      let second = shared.subscribe(onNext: { lines.append($0 * 10) })
      source.onNext(2)
      first.dispose()
      second.dispose()
      source.onNext(3)
      #expect(!source.hasObservers)
    }
    #expect(begins == 1)
    #expect(lines == [1, 10, 2, 20])
  }

  @Test func `the last element of another sequence goes with each`() {
    var lines: [String] = []
    application.run {
      let (taps, texts) = (PublishSubject<Void>(), PublishSubject<String>())
      _ = taps.withLatestFrom(texts).subscribe(onNext: { lines.append($0) })
      taps.onNext(())
      texts.onNext("a")
      taps.onNext(())
      texts.onNext("b")
      taps.onNext(())
    }
    #expect(lines == ["a", "b"])
  }
}
