public import Combine
public import ObservableSequences
public import UIKit

// The answers to targets as sequences of RxSwift and Combine.

extension MoyaProvider: ReactiveCompatible {}

extension Reactive where Base: MoyaProviderType {
  /// Returns a sequence that makes the request of a target when it is subscribed.
  public func request(_ token: Base.Target, callbackQueue: DispatchQueue? = nil) -> Single<Response>
  {
    Single.create { [base] single in
      let request = base.request(token, callbackQueue: callbackQueue, progress: nil) { result in
        switch result {
        case .success(let response): single(.success(response))
        case .failure(let error): single(.failure(error))
        }
      }
      return Disposables.create { request.cancel() }
    }
  }

  /// Returns a sequence of the end of a request.
  public func requestWithProgress(
    _ token: Base.Target, callbackQueue: DispatchQueue? = nil
  ) -> ObservableSequences.Observable<ProgressResponse> {
    request(token, callbackQueue: callbackQueue).asObservable().map { .init(response: $0) }
  }
}

extension PrimitiveSequence where Trait == SingleTrait, Element == Response {
  /// Fails for other statuses.
  public func filter<Codes: RangeExpression<Int>>(statusCodes: Codes) -> Single<Response> {
    map { try $0.filter(statusCodes: statusCodes) }
  }
  /// Fails for other statuses.
  public func filter(statusCode: Int) -> Single<Response> {
    map { try $0.filter(statusCode: statusCode) }
  }
  /// Fails for statuses that are none of success.
  public func filterSuccessfulStatusCodes() -> Single<Response> {
    map { try $0.filterSuccessfulStatusCodes() }
  }
  /// Fails for statuses that are none of success and name no other address.
  public func filterSuccessfulStatusAndRedirectCodes() -> Single<Response> {
    map { try $0.filterSuccessfulStatusAndRedirectCodes() }
  }
  /// Reads images.
  public func mapImage() -> Single<UIImage> { map { try $0.mapImage() } }
  /// Reads JSON.
  public func mapJSON(failsOnEmptyData: Bool = true) -> Single<Any> {
    map { try $0.mapJSON(failsOnEmptyData: failsOnEmptyData) }
  }
  /// Reads texts.
  public func mapString(atKeyPath keyPath: String? = nil) -> Single<String> {
    map { try $0.mapString(atKeyPath: keyPath) }
  }
  /// Reads values of a type.
  public func map<Value: Decodable>(
    _ type: Value.Type, atKeyPath keyPath: String? = nil,
    using decoder: JSONDecoder = JSONDecoder(),
    failsOnEmptyData: Bool = true
  ) -> Single<Value> {
    map {
      try $0.map(
        type, atKeyPath: keyPath, using: decoder, failsOnEmptyData: failsOnEmptyData)
    }
  }
}

extension ObservableType where Element == Response {
  /// Fails for statuses that are none of success.
  public func filterSuccessfulStatusCodes() -> ObservableSequences.Observable<Response> {
    map { try $0.filterSuccessfulStatusCodes() }
  }
  /// Reads JSON.
  public func mapJSON(failsOnEmptyData: Bool = true) -> ObservableSequences.Observable<Any> {
    map { try $0.mapJSON(failsOnEmptyData: failsOnEmptyData) }
  }
  /// Reads texts.
  public func mapString(
    atKeyPath keyPath: String? = nil
  ) -> ObservableSequences.Observable<String> {
    map { try $0.mapString(atKeyPath: keyPath) }
  }
  /// Reads values of a type.
  public func map<Value: Decodable>(
    _ type: Value.Type, atKeyPath keyPath: String? = nil,
    using decoder: JSONDecoder = JSONDecoder(),
    failsOnEmptyData: Bool = true
  ) -> ObservableSequences.Observable<Value> {
    map {
      try $0.map(
        type, atKeyPath: keyPath, using: decoder, failsOnEmptyData: failsOnEmptyData)
    }
  }
}

extension MoyaProvider {
  /// Returns a publisher that makes the request of a target when it is subscribed.
  public func requestPublisher(
    _ target: Target, callbackQueue: DispatchQueue? = nil
  ) -> AnyPublisher<Response, MoyaError> {
    Deferred {
      Future { promise in
        self.request(target, callbackQueue: callbackQueue, progress: nil, completion: promise)
      }
    }.eraseToAnyPublisher()
  }
}

extension AnyPublisher where Output == Response, Failure == MoyaError {
  /// Fails for statuses that are none of success.
  public func filterSuccessfulStatusCodes() -> AnyPublisher<Response, MoyaError> {
    reading { try $0.filterSuccessfulStatusCodes() }
  }
  /// Reads JSON.
  public func mapJSON(failsOnEmptyData: Bool = true) -> AnyPublisher<Any, MoyaError> {
    reading { try $0.mapJSON(failsOnEmptyData: failsOnEmptyData) }
  }
  /// Reads texts.
  public func mapString(atKeyPath keyPath: String? = nil) -> AnyPublisher<String, MoyaError> {
    reading { try $0.mapString(atKeyPath: keyPath) }
  }
  /// Reads values of a type.
  public func map<Value: Decodable>(
    _ type: Value.Type, atKeyPath keyPath: String? = nil,
    using decoder: JSONDecoder = JSONDecoder(),
    failsOnEmptyData: Bool = true
  ) -> AnyPublisher<Value, MoyaError> {
    reading {
      try $0.map(
        type, atKeyPath: keyPath, using: decoder, failsOnEmptyData: failsOnEmptyData)
    }
  }

  private func reading<Value>(
    _ read: @escaping (Response) throws -> Value
  ) -> AnyPublisher<Value, MoyaError> {
    tryMap(read).mapError { $0 as? MoyaError ?? .underlying($0, nil) }.eraseToAnyPublisher()
  }
}
