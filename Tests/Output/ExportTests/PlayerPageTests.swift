import Export
import Geometry
import PictureKit
import Testing

@Suite struct PlayerPageTests {
  @Test func `a page has the film, its frames and what plays it, and loads nothing`() throws {
    let size = Size(160, 120)
    var export = FilmExport(as: .html, canvas: size, framesPerSecond: 30, scale: 2)
    for _ in 0..<12 { try export.add(Frame(size: size)) }
    let file = try export.file(title: "{{script}} </title> & more", size: size)
    let page = String(decoding: file.bytes, as: UTF8.self)
    #expect(page.contains("<title>{{script}} &lt;/title&gt; &amp; more</title>"))
    #expect(page.contains("data-frames=\"12\" data-rate=\"30.0\""))
    #expect(page.contains("<svg xmlns=") && page.contains("svg.setCurrentTime("))
    #expect(page.contains("default-src 'none'"))
    for address in ["src=\"http", "href=\"http", "url(http", "@import"] {
      #expect(!page.contains(address))
    }
    // The page ends where its template does.
    #expect(page.hasSuffix("</html>\n"))
  }

  /// Films of 12 and 6 frames that show one picture.
  private func page(_ content: PageContent) throws -> String {
    let size = Size(160, 120)
    let star = Picture { canvas in
      canvas.setFillColor(.red)
      canvas.fillEllipse(in: Rect(x: 0, y: 0, width: 40, height: 40))
    }
    var films: [(film: FilmExport, size: Size)] = []
    for count in [12, 6] {
      var film = FilmExport(
        as: .html, canvas: size, framesPerSecond: 30, scale: 2, beside: films.first?.film)
      for index in 0..<count {
        let moves = Transform(translationX: Double(index * count), y: 0)
        try film.add(
          Frame(size: size, layers: [FrameLayer(picture: star, transform: moves)]))
      }
      films.append((film, size))
    }
    return String(decoding: try FilmExport.page(of: films, content).bytes, as: UTF8.self)
  }

  @Test func `a page of several films has each in a template, and what they share once`() throws {
    var content = PageContent(title: "Film")
    content.controls = [
      PageContent.Control(name: "e", values: ["0 Hz", "0.5 Hz"], isNumeric: true)
    ]
    content.firstFilm = 1
    let page = try page(content)
    #expect(page.contains("<template data-frames=\"12\" data-rate=\"30.0\">"))
    #expect(page.contains("<template data-frames=\"6\" data-rate=\"30.0\">"))
    #expect(page.contains("data-frames=\"6\" data-rate=\"30.0\" data-first=\"1\""))
    #expect(page.contains("max=\"1\" step=\"1\" data-values=\"0 Hz|0.5 Hz\" aria-label=\"e\""))
    #expect(page.split(separator: "#f00").count == 2, "the disc is defined once")
  }

  @Test func `values that are no numbers are a list, and the text of a file is text`() throws {
    var content = PageContent(title: "Film")
    content.controls = [
      PageContent.Control(name: "<b>", values: ["a&b", "c"], isNumeric: false)
    ]
    content.source = PageContent.Source(name: "a.yaml", text: "title: </pre><script>\n")
    content.plot = "{\"label\":\"</script>\"}"
    let page = try page(content)
    #expect(page.contains("<option>a&amp;b</option><option>c</option></select>"))
    #expect(page.contains("<pre>title: &lt;/pre&gt;&lt;script&gt;&#10;</pre>"))
    #expect(page.contains("{\"label\":\"\\u003C/script\\u003E\"}"))
  }
}
