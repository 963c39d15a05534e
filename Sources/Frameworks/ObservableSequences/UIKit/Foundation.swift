extension Reactive where Base: NotificationCenter {
  /// The notifications of a name, as long as there is an observer.
  public func notification(
    _ name: Notification.Name?, object: AnyObject? = nil
  ) -> Observable<Notification> {
    let center = base
    return Observable { observer in
      let token = center.addObserver(forName: name, object: object, queue: nil) {
        observer.onNext($0)
      }
      return Disposables.create { center.removeObserver(token) }
    }
  }
}

/// The errors of `rx` of a session.
public enum RxCocoaURLError: Error {
  case unknown
  case nonHTTPResponse(response: URLResponse)
  case httpRequestFailed(response: HTTPURLResponse, data: Data?)
  case deserializationError(error: any Error)
}

extension Reactive where Base: URLSession {
  /// The answer to a request, as on a device without a network unless a script answers.
  public func response(
    request: URLRequest
  ) -> Observable<(response: HTTPURLResponse, data: Data)> {
    let session = base
    return Observable { observer in
      let task = session.dataTask(with: request) { data, response, error in
        guard let response, let data else {
          return observer.onError(error ?? RxCocoaURLError.unknown)
        }
        guard let answer = response as? HTTPURLResponse else {
          return observer.onError(RxCocoaURLError.nonHTTPResponse(response: response))
        }
        observer.onNext((response: answer, data: data))
        observer.onCompleted()
      }
      task.resume()
      return Disposables.create { task.cancel() }
    }
  }

  /// The bytes of an answer of success.
  public func data(request: URLRequest) -> Observable<Data> {
    response(request: request).map { answer in
      if 200..<300 ~= answer.response.statusCode { return answer.data }
      throw RxCocoaURLError.httpRequestFailed(response: answer.response, data: answer.data)
    }
  }

  /// The JSON of an answer of success.
  public func json(
    request: URLRequest, options: JSONSerialization.ReadingOptions = []
  ) -> Observable<Any> {
    data(request: request).map {
      do { return try JSONSerialization.jsonObject(with: $0, options: options) } catch {
        throw RxCocoaURLError.deserializationError(error: error)
      }
    }
  }

  /// The JSON of an answer of success.
  public func json(url: URL) -> Observable<Any> { json(request: URLRequest(url: url)) }
}
