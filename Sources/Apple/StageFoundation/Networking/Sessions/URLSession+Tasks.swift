public import Foundation
public import FoundationNetworking

extension URLSession {
  /// Creates a task whose bytes the delegate gets.
  public func dataTask(with request: URLRequest) -> URLSessionDataTask {
    add(URLSessionDataTask.self, request) {
      URLSessionDataTask($0, of: self, number: $1, complete: nil)
    }
  }
  /// Creates a task whose bytes the delegate gets.
  public func dataTask(with url: URL) -> URLSessionDataTask { dataTask(with: URLRequest(url: url)) }

  /// Creates a task whose bytes a function gets.
  public func dataTask(
    with request: URLRequest,
    completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    add(URLSessionDataTask.self, request) {
      URLSessionDataTask($0, of: self, number: $1, complete: completionHandler)
    }
  }
  /// Creates a task whose bytes a function gets.
  public func dataTask(
    with url: URL, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  /// Creates a task that sends bytes.
  public func uploadTask(with request: URLRequest, from bodyData: Data) -> URLSessionUploadTask {
    var request = request
    request.httpBody = bodyData
    return add(URLSessionUploadTask.self, request) {
      URLSessionUploadTask($0, of: self, number: $1, complete: nil)
    }
  }
  /// Creates a task that sends bytes; a function gets the answer.
  public func uploadTask(
    with request: URLRequest, from bodyData: Data?,
    completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask {
    var request = request
    request.httpBody = bodyData
    return add(URLSessionUploadTask.self, request) {
      URLSessionUploadTask($0, of: self, number: $1, complete: completionHandler)
    }
  }
  /// Creates a task that sends a file.
  public func uploadTask(with request: URLRequest, fromFile fileURL: URL) -> URLSessionUploadTask {
    uploadTask(with: request, from: contents(of: fileURL) ?? Data())
  }
  /// Creates a task that sends a file; a function gets the answer.
  public func uploadTask(
    with request: URLRequest, fromFile fileURL: URL,
    completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask {
    uploadTask(
      with: request, from: contents(of: fileURL), completionHandler: completionHandler)
  }

  /// Creates a task whose bytes are a file.
  public func downloadTask(with request: URLRequest) -> URLSessionDownloadTask {
    add(URLSessionDownloadTask.self, request) {
      URLSessionDownloadTask($0, of: self, number: $1, complete: nil)
    }
  }
  /// Creates a task whose bytes are a file.
  public func downloadTask(with url: URL) -> URLSessionDownloadTask {
    downloadTask(with: URLRequest(url: url))
  }
  /// Creates a task whose bytes are a file that a function gets, and which is removed afterwards.
  public func downloadTask(
    with request: URLRequest,
    completionHandler: @escaping (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    add(URLSessionDownloadTask.self, request) {
      URLSessionDownloadTask($0, of: self, number: $1) { data, response, error in
        guard let data else { return completionHandler(nil, response, error) }
        withTemporaryFile(data) { completionHandler($0, response, error) }
      }
    }
  }
  /// Creates a task whose bytes are a file that a function gets, and which is removed afterwards.
  public func downloadTask(
    with url: URL, completionHandler: @escaping (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    downloadTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  /// Returns the bytes of a request.
  public func data(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    try await withCheckedThrowingContinuation { continuation in
      let task = dataTask(with: request) { data, response, error in
        if let data, let response {
          continuation.resume(returning: (data, response))
        } else {
          continuation.resume(throwing: error ?? URLError(.badServerResponse))
        }
      }
      task.delegate = delegate
      task.resume()
    }
  }
  /// Returns the bytes of an address.
  public func data(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    try await data(for: URLRequest(url: url), delegate: delegate)
  }
  /// Sends bytes and returns those of the answer.
  public func upload(
    for request: URLRequest, from bodyData: Data, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    var request = request
    request.httpBody = bodyData
    return try await data(for: request, delegate: delegate)
  }
  /// Returns a file with the bytes of a request, which the program removes.
  public func download(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (URL, URLResponse) {
    let (data, response) = try await data(for: request, delegate: delegate)
    let file = temporaryFile()
    try data.write(to: file)
    return (file, response)
  }
  /// Returns a file with the bytes of an address, which the program removes.
  public func download(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (URL, URLResponse) {
    try await download(for: URLRequest(url: url), delegate: delegate)
  }
}

private func contents(of file: URL) -> Data? { NSData(contentsOf: file).map { $0 as Data } }

private func temporaryFile() -> URL {
  FileManager.default.temporaryDirectory.appendingPathComponent(
    "CFNetworkDownload_\(Foundation.UUID().uuidString).tmp")
}

/// Calls a function with a file of bytes, which is removed afterwards.
func withTemporaryFile(_ data: Data, _ body: (URL) -> Void) {
  let file = temporaryFile()
  defer { try? FileManager.default.removeItem(at: file) }
  do {
    try data.write(to: file)
  } catch {
    return
  }
  body(file)
}
