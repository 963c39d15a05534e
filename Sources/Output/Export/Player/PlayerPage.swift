internal import FileIO
internal import Geometry

/// The page that plays animated SVG documents, from the files beside this one.
enum PlayerPage {
  /// A film of the page.
  struct Film {
    /// The animated SVG document.
    let document: String
    /// The number of frames.
    let frameCount: Int
    /// The frame rate.
    let framesPerSecond: Double
  }

  /// Returns the page.
  ///
  /// - Parameters:
  ///   - films: The films, at least one. Those that are not shown are in templates, which a browser
  ///     does not run.
  ///   - shared: A document with what several films refer to; empty for none.
  ///   - content: What the page has beside the films.
  /// - Returns: The text of the page.
  static func html(_ films: [Film], sharing shared: String, _ content: PageContent) -> String {
    let first = films[content.firstFilm]
    let templates =
      films.count == 1
      ? ""
      : films.map { film in
        "<template data-frames=\"\(film.frameCount)\" data-rate=\"\(film.framesPerSecond)\">\n"
          + "\(film.document)</template>\n"
      }.joined()
    let texts = [
      "title": content.title.xmlText, "style": text(PackageResources.player_css),
      "script": text(PackageResources.player_js)
        + (content.plot == nil ? "" : text(PackageResources.plot_js)),
      "shared": shared, "film": films.count == 1 ? first.document : "",
      "frames": "\(first.frameCount)", "rate": "\(first.framesPerSecond)", "films": templates,
      "first": "\(content.firstFilm)",
      "parameters": content.controls.map(markup).joined(),
      "plot": content.plot.map { plot in
        "<div id=\"plot\"></div>\n"
          + "<script id=\"plot-data\" type=\"application/json\">\(plot.jsonInScript)</script>\n"
      } ?? "",
      "layout": content.plot == nil ? "" : " class=\"plotted\"",
      "source": content.source.map(markup) ?? "",
    ]
    // The template is cut at its placeholders before anything is inserted, so that none is found in
    // a title.
    return text(PackageResources.player_html).split(
      separator: "{{", omittingEmptySubsequences: false
    )
    .enumerated().map { index, part in
      guard index > 0, let end = part.firstRange(of: "}}") else { return String(part) }
      guard let text = texts[String(part[..<end.lowerBound])] else {
        preconditionFailure("player.html has an unknown placeholder: \(part)")
      }
      return text + part[end.upperBound...]
    }.joined()
  }

  /// Returns a slider for numbers, or a list of other values.
  private static func markup(_ control: PageContent.Control) -> String {
    let texts = control.values.map(\.xmlText)
    let name = control.name.xmlText
    let choice =
      control.isNumeric
      ? "<input class=\"parameter\" type=\"range\" min=\"0\" max=\"\(texts.count - 1)\" step=\"1\""
        + " data-values=\"\(texts.joined(separator: "|"))\" aria-label=\"\(name)\">"
        + "<output></output>"
      : "<select class=\"parameter\" aria-label=\"\(name)\">"
        + texts.map { "<option>\($0)</option>" }.joined() + "</select>"
    return "<label class=\"row\"><span>\(name)</span>\(choice)</label>\n"
  }

  private static func markup(_ source: PageContent.Source) -> String {
    "<details id=\"source\">\n<summary>\(source.name.xmlText)</summary>\n"
      + "<button id=\"copy\">Copy</button>\n<pre>\(source.text.xmlText)</pre>\n</details>\n"
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
