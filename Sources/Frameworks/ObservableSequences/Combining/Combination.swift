/// How the elements of several sequences are put together.
enum CombinationOrder { case latest, sameNumber }

/// Returns a sequence of arrays of the elements of several sequences.
func combined<Element>(
  _ sources: [Observable<Element>], _ order: CombinationOrder
) -> Observable<[Element]> {
  Observable { observer in
    if sources.isEmpty {
      observer.onCompleted()
      return Disposables.create()
    }
    var waiting = sources.map { _ in [Element]() }
    var isEnded = sources.map { _ in false }
    func handle(_ event: Event<Element>, _ index: Int) {
      switch event {
      case .next(let value):
        if order == .latest { waiting[index] = [] }
        waiting[index].append(value)
        if waiting.contains(where: \.isEmpty) { break }
        let values = waiting.map { $0[0] }
        if order == .sameNumber { for number in waiting.indices { waiting[number].removeFirst() } }
        observer.onNext(values)
        if order == .sameNumber, zip(waiting, isEnded).contains(where: { $0.isEmpty && $1 }) {
          observer.onCompleted()
        }
      case .error(let error): observer.onError(error)
      case .completed:
        isEnded[index] = true
        let isOver =
          order == .sameNumber
          ? waiting[index].isEmpty
          : !isEnded.contains(false) || waiting[index].isEmpty
        if isOver { observer.onCompleted() }
      }
    }
    let subscriptions = CompositeDisposable()
    for (index, source) in sources.enumerated() {
      subscriptions.insert(source.subscribe { handle($0, index) })
    }
    return subscriptions
  }
}

/// Returns an array with a sequence for each of several, of elements whose type is hidden.
func hidden<each Source: ObservableConvertibleType>(
  _ source: repeat each Source
) -> [Observable<Any>] {
  var result: [Observable<Any>] = []
  func add<Element>(_ sequence: Observable<Element>) {
    result.append(sequence.map { Box($0) as Any })
  }
  repeat add((each source).asObservable())
  return result
}

/// An element whose type is hidden.
final class Box<Element> {
  let value: Element
  init(_ value: Element) { self.value = value }
}

/// Takes elements out of an array of boxes, in order.
struct BoxReader {
  private var boxes: ArraySlice<Any>
  init(_ boxes: [Any]) { self.boxes = boxes[...] }

  mutating func next<Element>(_ type: Element.Type) -> Element {
    guard let box = boxes.removeFirst() as? Box<Element> else {
      preconditionFailure("an element of a combined sequence is no \(type)")
    }
    return box.value
  }
}
