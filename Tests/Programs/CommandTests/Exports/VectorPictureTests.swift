import ElementaryFunctions
import Imaging
import Testing

/// Stills and sheets as documents, which other programs draw.
@Suite struct VectorPictureTests {
  /// The ratio of the square of the highest level to the mean square of the differences, in
  /// decibels.
  private func peakSignalToNoise(_ first: Image, _ second: Image) throws -> Double {
    try #require(first.width == second.width && first.height == second.height)
    var sum = 0.0
    for (one, other) in zip(first.pixels, second.pixels) {
      for shift in [UInt32(0), 8, 16] {
        let difference = Double(one >> shift & 255) - Double(other >> shift & 255)
        sum += difference * difference
      }
    }
    return 10 * log10(255 * 255 * 3 * Double(first.pixels.count) / sum)
  }

  @Test(arguments: [
    // Measured were 41 and 39 dB; the tolerance is for other versions of poppler, and what is
    // missing or elsewhere gives 25 dB.
    "still book-13-2-playground-menu --at 0.5", "sheet steps-bounce",
  ])
  func `poppler draws the PDF as we draw the PNG`(command: String) async throws {
    let sandbox = try Sandbox()
    #expect(try await sandbox.zoetrope("\(command) -o a.png --scale 2").exitCode == 0)
    let pdf = try await sandbox.zoetrope("\(command) -o a.pdf")
    #expect((pdf.exitCode, pdf.output, pdf.standardError) == (0, "a.pdf\n", ""))
    _ = try await sandbox.shell("pdftoppm -png -r 144 -singlefile a.pdf b")
    #expect(try peakSignalToNoise(sandbox.image("a.png"), sandbox.image("b.png")) > 35)
  }

  @Test func `a JPEG stays the file that it is in a PDF`() async throws {
    let sandbox = try Sandbox()
    // A gradient of 64 x 48 pixels.
    let pixels = (0..<48).map { y in
      (0..<64).map { x in "\(4 * x) \(5 * y) 128" }.joined(separator: " ")
    }
    try sandbox.write("P3 64 48 255\n" + pixels.joined(separator: "\n"), to: "a.ppm")
    _ = try await sandbox.shell("cjpeg -quality 80 -outfile photo.jpg a.ppm")
    try sandbox.write(
      """
      duration: 1
      canvas: [200, 200]
      views: [{image: {image: photo.jpg, frame: [20, 30, 128, 96], transform: {rotation: 0.1}}}]
      """, to: "a.yaml")
    #expect(try await sandbox.zoetrope("still a.yaml --at 0 -o a.pdf").exitCode == 0)
    let list = try await sandbox.shell("pdfimages -list a.pdf").output
    #expect(list.contains("jpeg"), "\(list)")
    _ = try await sandbox.shell("pdfimages -j a.pdf found")
    #expect(try sandbox.read("found-000.jpg") == sandbox.read("photo.jpg"))
    _ = try await sandbox.zoetrope("still a.yaml --at 0 -o a.png --scale 2")
    _ = try await sandbox.shell("pdftoppm -png -r 144 -singlefile a.pdf b")
    #expect(try peakSignalToNoise(sandbox.image("a.png"), sandbox.image("b.png")) > 35)
  }

  @Test func `images in a document are reported on standard error`() async throws {
    let sandbox = try Sandbox()
    let outcome = try await sandbox.zoetrope("still gallery-switch --at 0.5 -o a.pdf")
    #expect(
      outcome.standardError == "Warning: PDF lacks a shadow: an image stands in for it.\n")
    #expect(outcome.output == "a.pdf\n" && outcome.exitCode == 0)
  }

  @Test func `documents are the same in every run`() async throws {
    let sandbox = try Sandbox()
    for name in ["a", "b"] {
      for suffix in ["svg", "pdf"] {
        _ = try await sandbox.zoetrope("still gallery-switch --at 0.5 -o \(name).\(suffix)")
      }
      _ = try await sandbox.zoetrope("render warren-collision -o film-\(name).svg --to 1")
    }
    for suffix in ["svg", "pdf"] {
      #expect(try sandbox.read("a.\(suffix)") == sandbox.read("b.\(suffix)"))
    }
    #expect(try sandbox.read("film-a.svg") == sandbox.read("film-b.svg"))
  }

  @Test func `a poster has a size on paper`() async throws {
    let sandbox = try Sandbox()
    let outcome = try await sandbox.zoetrope(
      "still book-13-1-move --at 1 -o a.png --print 100x150mm --dpi 254")
    #expect(outcome.output == "a.png: 1000 x 1500 pixels, 100 x 150 mm at 254 dpi\n")
    let image = try sandbox.image("a.png")
    #expect((image.width, image.height) == (1000, 1500))
    // 254 dots an inch are 10000 a meter; the chunk follows the header.
    let file = try sandbox.read("a.png")
    #expect(file[33..<41].elementsEqual([0, 0, 0, 9] + Array("pHYs".utf8)))
    #expect(file[41..<50].elementsEqual([0, 0, 39, 16, 0, 0, 39, 16, 1]))
    _ = try await sandbox.zoetrope("still book-13-1-move --at 1 -o a.pdf --print 4x6in")
    let page = try await sandbox.shell("pdfinfo a.pdf")
    #expect(page.output.contains("Page size:       288 x 432 pts"))
  }

  @Test(arguments: [
    ("-o a.png --print 100x150", "it must be width x height with a unit, mm, cm or in"),
    ("-o a.png --print 1x1in --scale 2", "Give either --print or --scale and --size, not both."),
    (
      "-o a.png --print 1000x1000mm --dpi 600",
      "makes a picture of 23622 x 23622 pixels; at most 16384"
    ),
    ("-o a.png --dpi 5", "it must be a number from 10 to 2400."),
    ("-o a.gif", "The picture must be a .png, .pdf or .svg file, not a.gif."),
  ])
  func `wrong sizes and formats are refused`(options: String, sentence: String) async throws {
    let sandbox = try Sandbox()
    let outcome = try await sandbox.zoetrope("still book-13-1-move --at 1 \(options)")
    #expect(outcome.exitCode == 64 && outcome.standardError.contains(sentence))
    #expect(try sandbox.names == [])
  }
}
