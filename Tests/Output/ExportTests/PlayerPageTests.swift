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
}
