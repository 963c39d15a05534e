public import UIKit

/// A request in the words of Alamofire.
open class Request {
  /// What a request is doing.
  public enum State { case initialized, resumed, suspended, cancelled, finished }

  /// What the request is doing.
  public internal(set) var state = State.initialized
  /// The composed request; nil if it could not be composed.
  public var request: URLRequest? { try? composed.get() }
  /// The header of the answer; nil before it has come.
  public internal(set) var response: HTTPURLResponse?
  /// Why the request failed; nil before, and if it did not.
  public internal(set) var error: AFError?
  /// Whether the request has ended.
  public var isFinished: Bool { state == .finished }
  /// Whether the program has ended the request.
  public var isCancelled: Bool { state == .cancelled }

  var composed: Result<URLRequest, any Error>
  let session: URLSession

  init(_ composed: Result<URLRequest, any Error>, in session: URLSession) {
    (self.composed, self.session) = (composed, session)
  }
}

/// A request whose answer is kept in memory.
///
/// Functions that wait for the answer are called on the main queue, in the order in which they were
/// given.
open class DataRequest: Request {
  /// The bytes of the answer; nil before they have come.
  public private(set) var data: Data?

  private var task: URLSessionDataTask?
  private var validations: [(HTTPURLResponse) -> AFError?] = []
  private var waiting: [() -> Void] = []

  /// Changes the request before it begins.
  func change(to result: Result<URLRequest, any Error>) { composed = result }

  /// Begins the request.
  @discardableResult
  public func resume() -> Self {
    guard state == .initialized else { return self }
    state = .resumed
    switch composed {
    case .failure(let error):
      DispatchQueue.main.async {
        self.end(error as? AFError ?? .createURLRequestFailed(error: error))
      }
    case .success(let request):
      task = session.dataTask(with: request) { data, response, error in
        DispatchQueue.main.async {
          (self.data, self.response) = (data, response as? HTTPURLResponse)
          self.end(error.map { .sessionTaskFailed(error: $0) })
        }
      }
      task?.resume()
    }
    return self
  }

  /// Does nothing: requests take no time.
  @discardableResult
  public func suspend() -> Self { self }

  /// Ends the request with an error.
  @discardableResult
  public func cancel() -> Self {
    guard state == .resumed || state == .initialized else { return self }
    task?.cancel()
    end(.explicitlyCancelled)
    state = .cancelled
    return self
  }

  private func end(_ error: AFError?) {
    guard state == .resumed || state == .initialized else { return }
    state = .finished
    let refused = response.flatMap { response in validations.lazy.compactMap { $0(response) }.first
    }
    self.error = error ?? refused
    let ready = waiting
    waiting = []
    for function in ready { function() }
  }

  /// Calls a function when the request has ended.
  private func whenDone(_ function: @escaping () -> Void) {
    if state == .finished || state == .cancelled {
      DispatchQueue.main.async(execute: function)
    } else {
      waiting.append(function)
    }
  }

  // MARK: Validation

  /// Refuses answers whose status is none of success.
  @discardableResult
  public func validate() -> Self { validate(statusCode: 200..<300) }

  /// Refuses answers whose status is none of those.
  @discardableResult
  public func validate<Codes: Sequence<Int>>(statusCode acceptableStatusCodes: Codes) -> Self {
    let codes = Set(acceptableStatusCodes)
    validations.append { response in
      codes.contains(response.statusCode)
        ? nil
        : .responseValidationFailed(reason: .unacceptableStatusCode(code: response.statusCode))
    }
    return self
  }

  /// Does nothing: answers of scripts have no types of their own.
  @discardableResult
  public func validate<Types: Sequence<String>>(contentType acceptableContentTypes: Types) -> Self {
    self
  }

  // MARK: Answers

  /// Calls a function with the bytes of the answer as they are, or with an error.
  @discardableResult
  public func response(
    queue: DispatchQueue = .main,
    completionHandler: @escaping (AFDataResponse<Data?>) -> Void
  ) -> Self {
    respond(completionHandler) { .success($0) }
  }

  /// Calls a function with the bytes of the answer, or with an error.
  @discardableResult
  public func responseData(
    queue: DispatchQueue = .main,
    completionHandler: @escaping (AFDataResponse<Data>) -> Void
  ) -> Self {
    respond(completionHandler) { Self.bytes($0) }
  }

  /// Calls a function with the answer as a text, or with an error.
  @discardableResult
  public func responseString(
    queue: DispatchQueue = .main, encoding: String.Encoding? = nil,
    completionHandler: @escaping (AFDataResponse<String>) -> Void
  ) -> Self {
    respond(completionHandler) { data in
      Self.bytes(data).flatMap {
        String(data: $0, encoding: encoding ?? .utf8).map { .success($0) }
          ?? .failure(.responseSerializationFailed(reason: .stringSerializationFailed))
      }
    }
  }

  /// Calls a function with the answer as an object of JSON, or with an error.
  @discardableResult
  public func responseJSON(
    queue: DispatchQueue = .main, options: JSONSerialization.ReadingOptions = .fragmentsAllowed,
    completionHandler: @escaping (AFDataResponse<Any>) -> Void
  ) -> Self {
    respond(completionHandler) { data in
      Self.bytes(data).flatMap { bytes in
        do {
          return .success(try JSONSerialization.jsonObject(with: bytes, options: options))
        } catch {
          return .failure(
            .responseSerializationFailed(reason: .jsonSerializationFailed(error: error)))
        }
      }
    }
  }

  /// Calls a function with the answer as a value of a type, or with an error.
  @discardableResult
  public func responseDecodable<Value: Decodable>(
    of type: Value.Type = Value.self, queue: DispatchQueue = .main,
    decoder: JSONDecoder = JSONDecoder(),
    completionHandler: @escaping (AFDataResponse<Value>) -> Void
  ) -> Self {
    respond(completionHandler) { data in
      Self.bytes(data).flatMap { bytes in
        do {
          return .success(try decoder.decode(type, from: bytes))
        } catch {
          return .failure(.responseSerializationFailed(reason: .decodingFailed(error: error)))
        }
      }
    }
  }

  private static func bytes(_ data: Data?) -> AFResult<Data> {
    if let data, !data.isEmpty { return .success(data) }
    return .failure(.responseSerializationFailed(reason: .inputDataNilOrZeroLength))
  }

  private func respond<Value>(
    _ completion: @escaping (AFDataResponse<Value>) -> Void,
    _ read: @escaping (Data?) -> AFResult<Value>
  ) -> Self {
    whenDone {
      let result = self.error.map { .failure($0) } ?? read(self.data)
      completion(
        AFDataResponse(
          request: self.request, response: self.response, data: self.data, result: result))
    }
    return self
  }
}
