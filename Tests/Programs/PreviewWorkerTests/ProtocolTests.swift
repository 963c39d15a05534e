import PreviewWorker
import SystemPackage
import TestSupport
import Testing

/// The lines of requests, the headers of answers, cancellation and the end.
@Suite struct ProtocolTests {
  @Test func `a request is answered by a header with its identifier and a body`() async throws {
    let client = try WorkerClient([FallRecipe()])
    try client.send("{\"id\":7,\"method\":\"recipes\"}\n")
    let answer = try #require(try await client.next())
    #expect(answer.header.id == 7)
    #expect(answer.status == "ok")
    #expect(answer.header.type == "application/json")
    #expect(answer.header.length == answer.body.count)
    #expect(try await client.finish().isEmpty)
  }

  @Test func `all requests that were read are answered after the end of the input`() async throws {
    let client = try WorkerClient([FallRecipe()])
    for id in 0..<40 {
      try client.send(
        "{\"id\":\(id),\"method\":\"frame\",\"recipe\":\"fall\",\"index\":\(3 * id),\"scale\":1}\n")
    }
    let answers = try await client.finish()
    #expect(answers.compactMap(\.header.id).sorted() == Array(0..<40))
    #expect(answers.allSatisfy { $0.status == "ok" })
  }

  @Test(
    arguments: [
      ("nonsense", "A request must be one line of JSON; this one cannot be parsed."),
      ("{\"id\":", "A request must be one line of JSON; this one cannot be parsed."),
      ("\u{FFFD}\0", "A request must be one line of JSON; this one cannot be parsed."),
      (
        String(repeating: "[", count: 10_000),
        "A request must be one line of JSON; this one cannot be parsed."
      ),
      ("[]", "A request must be a JSON object, not a list."),
      ("3", "A request must be a JSON object, not 3."),
      ("{}", "A request must have an 'id', a whole number from 0, not absent."),
      ("{\"id\":1.5}", "A request must have an 'id', a whole number from 0, not 1.5."),
      ("{\"id\":-1}", "A request must have an 'id', a whole number from 0, not -1."),
      ("{\"id\":1e300}", "A request must have an 'id', a whole number from 0, not 1e+300."),
      ("{\"id\":\"7\"}", "A request must have an 'id', a whole number from 0, not '7'."),
    ])
  func `a line that is not a request gets a sentence without an identifier`(
    line: String, sentence: String
  ) async throws {
    let client = try WorkerClient([FallRecipe()])
    try client.send(line + "\n")
    let answer = try #require(try await client.next())
    #expect(answer.header.id == nil)
    #expect(answer.status == "error")
    #expect(answer.message == sentence)
    // The worker continues.
    #expect(try await client.call("\"method\":\"recipes\"").status == "ok")
    _ = try await client.finish()
  }

  @Test func `a line above the limit is skipped with a sentence`() async throws {
    var limits = PreviewWorker.Limits()
    limits.requestLength = 100
    let client = try WorkerClient([FallRecipe()], limits: limits)
    let padding = String(repeating: " ", count: 20_000)
    try client.send("{\"id\":1,\(padding)\"method\":\"recipes\"}\n")
    #expect(
      try await client.next()?.message
        == "A request has at most 100 bytes; a longer one was skipped.")
    try client.send("\n\r\n")
    #expect(try await client.call("\"method\":\"recipes\"").status == "ok")
    _ = try await client.finish()
  }

  @Test(
    arguments: [
      (
        "\"method\":\"fly\"",
        "'method' must be one of recipes, timeline, frame, frames, overlays, strobe, goldens, "
          + "golden, save, cancel, not 'fly'."
      ),
      ("\"method\":\"frame\"", "'recipe' must be a text that is not empty, not absent."),
      ("\"method\":\"frame\",\"recipe\":\"rise\"", "tests has no recipe 'rise'."),
      (
        "\"method\":\"frame\",\"recipe\":\"fall\"",
        "'index' must be a whole number from 0, not absent."
      ),
      (
        "\"method\":\"frame\",\"recipe\":\"fall\",\"index\":120",
        "'index' must be the number of a frame: at 60 frames a second fall has frames 0 to 119, not "
          + "120."
      ),
      (
        "\"method\":\"frame\",\"recipe\":\"fall\",\"index\":-1",
        "'index' must be a whole number from 0, not -1."
      ),
      (
        "\"method\":\"frame\",\"recipe\":\"fall\",\"index\":0,\"scale\":0",
        "'scale' must be a number from 0.01 to 1000.0, not 0."
      ),
      (
        "\"method\":\"frame\",\"recipe\":\"fall\",\"index\":0,\"scale\":\"2\"",
        "'scale' must be a number from 0.01 to 1000.0, not '2'."
      ),
      (
        "\"method\":\"frame\",\"recipe\":\"fall\",\"index\":0,\"scale\":1000",
        "--scale 1000.0 makes pictures of 100000 x 150000 pixels; at most 16384 are allowed on a "
          + "side."
      ),
      (
        "\"method\":\"frame\",\"recipe\":\"fall\",\"index\":0,\"scale\":100",
        "'scale' 100.0 makes pictures of 10000 x 15000 pixels; a preview shows at most 33554432 "
          + "pixels."
      ),
      (
        "\"method\":\"frame\",\"recipe\":\"fall\",\"index\":0,\"fps\":0",
        "'fps' must be a number from 0.001 to 1000.0, or a text such as '30000/1001', not 0."
      ),
      (
        "\"method\":\"frame\",\"recipe\":\"fall\",\"index\":0,\"touches\":1",
        "'touches' must be true or false, not 1."
      ),
      (
        "\"method\":\"frames\",\"recipe\":\"fall\",\"first\":0,\"count\":0",
        "'count' must be a whole number from 1, not 0."
      ),
      (
        "\"method\":\"strobe\",\"recipe\":\"fall\",\"first\":9,\"last\":3,\"count\":3",
        "'last' must not be before 'first': they are 3 and 9."
      ),
      (
        "\"method\":\"strobe\",\"recipe\":\"fall\",\"first\":0,\"last\":3,\"count\":101",
        "'count' must be a whole number from 1 to 100, not 101."
      ),
      (
        "\"method\":\"frame\",\"recipe\":\"fall\",\"index\":0,\"parameters\":{\"width\":3}",
        "'parameters' must be an object of texts; its 'width' is 3."
      ),
      (
        "\"method\":\"frame\",\"recipe\":\"fall\",\"index\":0,\"parameters\":{\"width\":\"3\"}",
        "width must be a whole number from 50 to 400, not '3'."
      ),
      (
        "\"method\":\"frame\",\"recipe\":\"fall\",\"index\":0,\"parameters\":{\"mass\":\"3\"}",
        "fall has no parameter 'mass', only width and gravity."
      ),
      ("\"method\":\"cancel\"", "'target' must be a whole number from 0, not absent."),
      (
        "\"method\":\"save\",\"recipe\":\"fall\",\"format\":\"avi\",\"path\":\"/tmp/a.avi\"",
        "'format' must be one of mp4, mov, mkv, webm, gif, apng, webp, png, csv, json, not 'avi'."
      ),
      (
        "\"method\":\"save\",\"recipe\":\"fall\",\"format\":\"gif\",\"path\":\"/tmp/a.mp4\"",
        "'path' must end in .gif, but is /tmp/a.mp4."
      ),
      (
        "\"method\":\"golden\",\"recipe\":\"fall\",\"directory\":\"/nowhere\",\"index\":0",
        "'index' must be that of a golden frame of fall, not 0: it has none."
      ),
    ])
  func `a request that cannot be answered gets a sentence`(
    fields: String, sentence: String
  ) async throws {
    let client = try WorkerClient([FallRecipe()])
    let answer = try await client.call(fields)
    #expect(answer.status == "error")
    #expect(answer.header.id == 1)
    #expect(answer.message == sentence)
    #expect(answer.body.isEmpty)
    _ = try await client.finish()
  }

  @Test func `a request can be cancelled while another one runs`() async throws {
    let client = try WorkerClient([EndlessRecipe()])
    let fields = "\"recipe\":\"endless\",\"index\":599,\"scale\":1"
    try client.send("{\"id\":1,\"method\":\"frame\",\(fields)}\n")
    try client.send("{\"id\":2,\"method\":\"frame\",\(fields)}\n")
    try client.send("{\"id\":3,\"method\":\"cancel\",\"target\":2}\n")
    try client.send("{\"id\":4,\"method\":\"cancel\",\"target\":1}\n")
    try client.send("{\"id\":5,\"method\":\"cancel\",\"target\":99}\n")
    let answers = try await client.finish()
    #expect(answers.map(\.status) == ["cancelled", "cancelled"])
    #expect(answers.compactMap(\.header.id).sorted() == [1, 2])
  }

  @Test func `requests beyond the limit and identifiers in use are refused`() async throws {
    var limits = PreviewWorker.Limits()
    limits.requestCount = 2
    let client = try WorkerClient([EndlessRecipe()], limits: limits)
    let fields = "\"method\":\"frame\",\"recipe\":\"endless\",\"index\":599,\"scale\":1"
    try client.send("{\"id\":1,\(fields)}\n{\"id\":1,\(fields)}\n")
    let second = try #require(try await client.next())
    #expect(second.message == "The id 1 belongs to a request that is not answered yet.")
    try client.send("{\"id\":2,\(fields)}\n{\"id\":3,\(fields)}\n")
    let third = try #require(try await client.next())
    #expect(third.message == "At most 2 requests can wait for their answers.")
    for target in 1...2 {
      try client.send("{\"id\":9,\"method\":\"cancel\",\"target\":\(target)}\n")
    }
    #expect(try await client.finish().map(\.status) == ["cancelled", "cancelled"])
  }

  @Test(arguments: [0, -1, .infinity, .nan, 1e300])
  func `a recipe of a duration without frames gets a sentence`(duration: Double) async throws {
    let client = try WorkerClient([LongRecipe(duration: duration)])
    #expect(try await client.call("\"method\":\"recipes\"").status == "ok")
    let answer = try await client.call("\"method\":\"timeline\",\"recipe\":\"long\"")
    #expect(answer.status == "error")
    #expect(answer.message.contains("long"))
    _ = try await client.finish()
  }

  @Test func `a timeline of too many numbers gets a sentence`() async throws {
    var limits = PreviewWorker.Limits()
    limits.timelineLength = 1000
    let client = try WorkerClient([LongRecipe(duration: 10)], limits: limits)
    #expect(
      try await client.call("\"method\":\"timeline\",\"recipe\":\"long\"").message
        == "The timeline of long would have 600 frames and 1 views or more; at most 1000 numbers "
        + "are allowed: ask for a lower 'fps'.")
    #expect(
      try await client.call("\"method\":\"timeline\",\"recipe\":\"long\",\"fps\":10").status == "ok"
    )
    _ = try await client.finish()
  }
}
