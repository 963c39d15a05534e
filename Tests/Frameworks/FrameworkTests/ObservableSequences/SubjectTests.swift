import Geometry
import ObservableSequences
import StageKit
import Testing
import UIKit

/// Subjects, relays, traits and the ends of subscriptions.
@Suite struct `subjects and traits` {
  private let stage = Stage(size: Size(320, 480))
  private let application: UIApplication

  init() { application = UIApplication(on: stage) }

  private struct Failure: Error {}

  @Test func `the words of the third version bind to variables, observers and functions`() {
    application.run {
      let (texts, optional) = (Variable(""), Variable<String?>(nil))
      let (label, bag) = (UILabel(), DisposeBag())
      Observable.just("a").bindTo(texts).addDisposableTo(bag)
      Observable.just("b").bind(to: optional).addDisposableTo(bag)
      Observable.just("c").bindTo(label.rx.text).addDisposableTo(bag)
      #expect(texts.value == "a" && optional.value == "b" && label.text == "c")
      #expect(Observable.just("d").bindTo { type(of: $0) == Observable<String>.self })
    }
  }

  @Test func `subjects send what their kind says to a late observer`() {
    var lines: [String] = []
    application.run {
      let publish = PublishSubject<Int>()
      let behavior = BehaviorSubject(value: 0)
      let replay = ReplaySubject<Int>.create(bufferSize: 2)
      for value in 1...3 {
        publish.onNext(value)
        behavior.onNext(value)
        replay.onNext(value)
      }
      _ = publish.subscribe(onNext: { lines.append("p\($0)") })
      _ = behavior.subscribe(onNext: { lines.append("b\($0)") })
      _ = replay.subscribe(onNext: { lines.append("r\($0)") })
      #expect((try? behavior.value()) == 3)
      publish.onNext(4)
      publish.onCompleted()
      publish.onNext(5)
    }
    #expect(lines == ["b3", "r2", "r3", "p4"])
  }

  @Test func `a relay keeps its element`() {
    var lines: [Int] = []
    application.run {
      let relay = BehaviorRelay(value: 1)
      let bag = DisposeBag()
      relay.subscribe(onNext: { lines.append($0) }).disposed(by: bag)
      relay.accept(relay.value + 1)
      let copy = BehaviorRelay<Int?>(value: nil)
      relay.bind(to: copy).disposed(by: bag)
      #expect(copy.value == 2)
    }
    #expect(lines == [1, 2])
  }

  @Test func `a bag ends its subscriptions`() {
    var ends = 0
    application.run {
      let subject = PublishSubject<Int>()
      var bag: DisposeBag? = DisposeBag()
      if let bag { subject.subscribe(onDisposed: { ends += 1 }).disposed(by: bag) }
      #expect(subject.hasObservers && ends == 0)
      bag = nil
      #expect(!subject.hasObservers)
    }
    #expect(ends == 1)
  }

  @Test func `singles, maybes and completables have their events`() {
    var lines: [String] = []
    application.run {
      let single = Single<Int>.create { send in
        send(.success(3))
        return Disposables.create()
      }
      _ = single.map { $0 + 1 }.subscribe(onSuccess: { lines.append("s\($0)") })
      _ = Single<Int>.error(Failure()).subscribe(onFailure: { _ in lines.append("f") })
      _ = Single.zip(Single.just(1), Single.just("a")).subscribe(onSuccess: {
        lines.append("\($0)\($1)")
      })
      _ = Maybe<Int>.empty().subscribe(onCompleted: { lines.append("m") })
      _ = Completable.empty().andThen(Observable.just(9)).subscribe(onNext: {
        lines.append("c\($0)")
      })
      _ = Observable.of(1, 2).asSingle().subscribe(onFailure: { lines.append("\($0)") })
    }
    #expect(lines == ["s4", "f", "1a", "m", "c9", "Sequence contains more than one element."])
  }

  @Test func `a driver replaces errors and gives new observers the last element`() {
    var lines: [Int] = []
    application.run {
      let source = PublishSubject<Int>()
      let driver = source.asDriver(onErrorJustReturn: -1)
      _ = driver.drive(onNext: { lines.append($0) })
      source.onNext(1)
      _ = driver.map { $0 * 10 }.drive(onNext: { lines.append($0) })
      source.onError(Failure())
    }
    #expect(lines == [1, 10, -1, -10])
  }

  @Test func `an object that is gone ends what it takes part in`() {
    var lines: [Int] = []
    application.run {
      let source = PublishSubject<Int>()
      var view: UIView? = UIView()
      if let view {
        _ = source.withUnretained(view).subscribe(onNext: { lines.append($1) })
        _ = source.subscribe(with: view, onNext: { lines.append($1 * 10) })
      }
      source.onNext(1)
      view = nil
      source.onNext(2)
    }
    #expect(lines == [1, 10])
  }
}
