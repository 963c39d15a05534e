// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// What a server answers; a program can make one, but none comes.
open class NSURLResponse: NSObject {
  private let url: NSURL?
  private let type: NSString?
  private let length: Int

  /// Creates an answer.
  public init(
    initWithURL url: NSURL!, MIMEType: NSString!, expectedContentLength: Int,
    textEncodingName: NSString!
  ) {
    self.url = url
    type = MIMEType
    length = expectedContentLength
    super.init()
  }

  /// The address.
  open var URL: NSURL! { url }
  /// The type of the bytes.
  open var MIMEType: NSString! { type }
  /// The number of bytes; -1 if it is not known.
  open var expectedContentLength: Int64 { Int64(length) }
  /// The name of a file for the bytes: the last part of the address.
  open var suggestedFilename: NSString! { url?.lastPathComponent }
}

/// What a server on the web answers.
open class NSHTTPURLResponse: NSURLResponse {
  private let status: Int
  private let fields: NSDictionary?

  /// Creates an answer.
  public init(
    initWithURL url: NSURL!, statusCode: Int, HTTPVersion: NSString!, headerFields: NSDictionary!
  ) {
    status = statusCode
    fields = headerFields
    super.init(
      initWithURL: url, MIMEType: nil, expectedContentLength: -1, textEncodingName: nil)
  }

  /// The number of the answer, such as 404.
  open var statusCode: Int { status }
  /// The fields.
  open var allHeaderFields: NSDictionary! { fields ?? NSDictionary() }
  /// Returns the words for a number.
  public class func localizedStringForStatusCode(_ code: Int) -> NSString! {
    let words = [
      200: "no error", 400: "bad request", 401: "unauthorized", 403: "forbidden", 404: "not found",
      500: "internal server error", 503: "service unavailable",
    ]
    return NSString(text: words[code] ?? "server error")
  }
}
