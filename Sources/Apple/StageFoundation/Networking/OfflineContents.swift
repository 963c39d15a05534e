public import Foundation
internal import StageContext

// Bytes and texts of an address: of files, of answers of a script, or none, as on a device that is
// offline. Foundation's would ask the network.

extension Data {
  /// Reads the bytes of a file or of an address that a script answers.
  ///
  /// - Throws: What reading throws; an error for an address that nothing answers.
  public init(contentsOf url: __shared URL, options: Data.ReadingOptions = []) throws {
    self = try ApplicationContext.contents(of: url, options)
  }
}

extension ApplicationContext {
  fileprivate static func text(of url: URL, _ encoding: String.Encoding) throws -> String {
    guard let text = String(data: try contents(of: url), encoding: encoding) else {
      throw CocoaError(.fileReadInapplicableStringEncoding, userInfo: [NSURLErrorKey: url])
    }
    return text
  }

  fileprivate static func contents(
    of url: URL, _ options: Data.ReadingOptions = []
  ) throws -> Data {
    if let contents = url.inlineContents { return contents }
    if url.isFileURL {
      let file = Bundle.main.resources.flatPath(url.path)
      return try NSData(
        contentsOf: file.map { URL(fileURLWithPath: $0) } ?? url, options: options) as Data
    }
    if let answer = current?.networkAnswers.answer(to: url) { return answer.body }
    logOffline(url)
    throw CocoaError(
      .fileReadUnknown,
      userInfo: [
        NSURLErrorKey: url,
        NSUnderlyingErrorKey: URLError.failure(.notConnectedToInternet, at: url),
      ])
  }
}

extension String {
  /// Reads the text of a file or of an address that a script answers.
  ///
  /// - Throws: What reading throws; an error for an address that nothing answers.
  public init(contentsOf url: __shared URL, encoding: String.Encoding) throws {
    self = try ApplicationContext.text(of: url, encoding)
  }

  /// Reads the text of a file or of an address that a script answers, in UTF-8.
  ///
  /// - Throws: What reading throws; an error for an address that nothing answers.
  public init(contentsOf url: __shared URL) throws {
    self = try ApplicationContext.text(of: url, .utf8)
  }
}
