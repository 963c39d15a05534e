/// Why an action did not work.
public enum ActionError: Error {
  /// The action is disabled, or at work.
  case notEnabled
  /// The work failed.
  case underlyingError(any Error)
}

/// Work that begins with an input and sends elements, one at a time, in the words of the library
/// Action.
public final class Action<Input, Element> {
  /// A function that makes the work of an input.
  public typealias WorkFactory = (Input) -> Observable<Element>

  /// What begins the work of the inputs that it is sent.
  public let inputs = PublishSubject<Input>()
  /// The elements of all works.
  public let elements: Observable<Element>
  /// The errors of works, and of inputs that came while the action was disabled.
  public let errors: Observable<ActionError>
  /// Whether work is done now, and from then on.
  public let executing: Observable<Bool>
  /// Whether work can begin now, and from then on.
  public let enabled: Observable<Bool>
  /// Each work as a sequence.
  public let executionObservables: Observable<Observable<Element>>

  private let workFactory: WorkFactory
  private let sentElements = PublishSubject<Element>()
  private let sentErrors = PublishSubject<ActionError>()
  private let sentExecutions = PublishSubject<Observable<Element>>()
  private let isExecuting = BehaviorRelay(value: false)
  private let isEnabled = BehaviorRelay(value: true)
  private let disposeBag = DisposeBag()

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - enabledIf: Whether work can begin while none is done; always by default.
  ///   - workFactory: Makes the work of an input.
  public init(
    enabledIf: Observable<Bool> = Observable.just(true), workFactory: @escaping WorkFactory
  ) {
    self.workFactory = workFactory
    elements = sentElements.asObservable()
    errors = sentErrors.asObservable()
    executionObservables = sentExecutions.asObservable()
    executing = isExecuting.asObservable().distinctUntilChanged()
    enabled = isEnabled.asObservable().distinctUntilChanged()
    Observable.combineLatest(enabledIf, isExecuting.asObservable()) { $0 && !$1 }
      .subscribe(onNext: { [isEnabled] in isEnabled.accept($0) })
      .disposed(by: disposeBag)
    inputs.subscribe(onNext: { [weak self] in self?.execute($0) }).disposed(by: disposeBag)
  }

  /// Begins the work of an input.
  ///
  /// - Returns: The elements of the work; an error if the action is disabled.
  @discardableResult
  public func execute(_ value: Input) -> Observable<Element> {
    guard isEnabled.value else {
      sentErrors.onNext(.notEnabled)
      return Observable.error(ActionError.notEnabled)
    }
    isExecuting.accept(true)
    let result = ReplaySubject<Element>.createUnbounded()
    sentExecutions.onNext(result.asObservable())
    workFactory(value).subscribe(
      onNext: { [sentElements] element in
        result.onNext(element)
        sentElements.onNext(element)
      },
      onError: { [sentErrors, isExecuting] error in
        isExecuting.accept(false)
        sentErrors.onNext(.underlyingError(error))
        result.onError(ActionError.underlyingError(error))
      },
      onCompleted: { [isExecuting] in
        isExecuting.accept(false)
        result.onCompleted()
      }
    ).disposed(by: disposeBag)
    return result.asObservable()
  }
}

extension Action where Input == Void {
  /// Begins the work.
  @discardableResult
  public func execute() -> Observable<Element> { execute(()) }
}

/// An action without an input and elements that count, such as that of a button.
public typealias CocoaAction = Action<Void, Void>
/// An action whose works only end.
public typealias CompletableAction<Input> = Action<Input, Never>
