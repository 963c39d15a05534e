import FoundationEssentials
import Testing

/// The content of a page, parsed as a browser would.
struct ParsedPage {
  struct Bounds: Decodable, Equatable {
    let x: Int
    let y: Int
    let width: Int
    let height: Int
  }

  struct Pair: Decodable {
    let name: String
    let verdict: String
    let details: String
    let amount: String?
    let rank: Double?
    let bounds: Bounds?
    let pictures: [String]
  }

  let source: String

  init(_ source: String) {
    self.source = source
  }

  /// The entries of the pairs.
  var pairs: [Pair] {
    get throws {
      try rawPairs.map { try JSONDecoder().decode(Pair.self, from: Data($0.utf8)) }
    }
  }

  /// The entries of the pairs, as JSON.
  var rawPairs: [Substring] {
    elements(after: #"<script type="application/json" class="pair">"#)
  }

  /// The bytes of the images by id.
  var pictures: [String: [UInt8]] {
    get throws {
      try elements(after: #"<script type="text/plain" id=""#).reduce(into: [:]) { pictures, text in
        let parts = text.split(separator: #"">data:image/png;base64,"#)
        try #require(parts.count == 2)
        pictures[String(parts[0])] = [UInt8](try #require(Data(base64Encoded: String(parts[1]))))
      }
    }
  }

  /// The heading, as HTML.
  var heading: String? {
    source.split(separator: "<h1>").last?.split(separator: "</h1>").first.map(String.init)
  }

  /// Returns the texts between a start tag and the end of the script.
  private func elements(after startTag: String) -> [Substring] {
    source.split(separator: startTag, omittingEmptySubsequences: false).dropFirst().map {
      $0.split(separator: "</script>", omittingEmptySubsequences: false)[0]
    }
  }
}
