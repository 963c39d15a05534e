internal import Geometry
internal import PictureKit
internal import StageKit

/// Pages of text: sizes and weights, scripts, lines, attributes.
///
/// A page is shown for two seconds. On the third one, labels become narrower meanwhile.
struct GalleryText: Recipe {
  let id = "gallery-text"
  let title = "Text: Grüße, 你好 😀"
  let source = galleries
  let canvas = Size(480, 360)
  let duration = 8.0
  let keyMoments = [1, 3, 4.4, 5.6, 7]

  func perform(on stage: Stage) {
    let size = stage.view.bounds.size
    let lines = linesPage()
    let pages = [sizesPage(), scriptsPage(), lines.page, attributesPage()]
    for (index, page) in pages.enumerated() {
      page.frame = Rect(origin: Point(Double(index) * size.width, 0), size: size)
      stage.view.addSubview(page)
    }
    for index in 1..<pages.count {
      stage.animate(withDuration: 0.4, delay: 2 * Double(index) - 0.2) {
        for page in pages { page.center.x -= size.width }
      }
    }
    stage.animate(withDuration: 1, delay: 4.5) {
      for label in lines.labels { label.frame.size.width = 110 }
    }
  }

  /// Returns an empty page with a heading.
  private func page(_ title: String) -> View {
    let page = View()
    page.name = title.lowercased()
    let heading = caption(title, at: Point(16, 12), .boldSystemFont(ofSize: 18))
    heading.textColor = Color(white: 0.1)
    page.addSubview(heading)
    return page
  }

  /// Returns a label of one line with the size of its text.
  private func caption(
    _ text: String, at point: Point, _ font: Font = .systemFont(ofSize: 11)
  ) -> Label {
    let label = Label(frame: Rect(origin: point, size: .zero))
    label.text = text
    label.font = font
    label.textColor = Color(white: 0.5)
    label.sizeToFit()
    return label
  }

  // MARK: Pages

  private func sizesPage() -> View {
    let page = page("Sizes and weights")
    var y = 40.0
    for style in Font.TextStyle.allCases where !style.rawValue.hasPrefix("extra") {
      let font = Font.preferredFont(forTextStyle: style)
      let label = caption("\(style.rawValue) \(Int(font.pointSize))", at: Point(16, y), font)
      label.textColor = .black
      page.addSubview(label)
      y += style.baselineDistance + 1.5
    }
    let weights: [(name: String, weight: Font.Weight)] = [
      ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
      ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy),
      ("black", .black),
    ]
    var fonts = weights.map { ($0.name, Font.systemFont(ofSize: 19, weight: $0.weight)) }
    fonts += [
      ("italic 1234", .italicSystemFont(ofSize: 19)),
      ("digits 0123", .monospacedDigitSystemFont(ofSize: 19, weight: .regular)),
      ("monospaced", .monospacedSystemFont(ofSize: 19, weight: .regular)),
    ]
    for (index, (name, font)) in fonts.enumerated() {
      let label = caption(name, at: Point(270, 40 + 25 * Double(index)), font)
      label.textColor = .black
      page.addSubview(label)
    }
    return page
  }

  private func scriptsPage() -> View {
    let page = page("Scripts")
    let samples: [(name: String, text: String, language: String?)] = [
      ("Latin", "Grüße, Łódź, Việt Nam", nil), ("Greek", "Καλημέρα κόσμε", nil),
      ("Cyrillic", "Здравствуй, мир", nil), ("Arabic", "مرحبا بالعالم", nil),
      ("Hebrew", "שלום עולם", nil), ("Devanagari", "नमस्ते दुनिया", nil),
      ("Thai", "สวัสดีชาวโลก", nil), ("Chinese", "你好，世界", "zh-Hans"),
      ("Japanese", "こんにちは、世界", "ja"), ("Korean", "안녕하세요, 세계", "ko"),
      ("emoji", "😀 👍🏽 👨‍👩‍👧‍👦 🇩🇪 ❤️", nil), ("symbols", "→ ✓ ★ ∑ ∫ √ € №", nil),
    ]
    for (index, sample) in samples.enumerated() {
      let origin = Point(
        16 + 236 * Double(index / 6), 44 + 51 * Double(index % 6))
      page.addSubview(caption(sample.name, at: origin))
      let label = Label(frame: Rect(origin: origin + Vector(dx: 0, dy: 14), size: Size(215, 28)))
      let text = MutableAttributedText(string: sample.text)
      text.change(0..<text.length) { $0.languageIdentifier = sample.language }
      label.attributedText = text
      label.font = .systemFont(ofSize: 20)
      // Samples from right to left begin at the right edge.
      label.textAlignment = .natural
      page.addSubview(label)
    }
    return page
  }

  /// Returns a page, and its labels with one line.
  private func linesPage() -> (page: View, labels: [Label]) {
    let page = page("Lines")
    let prose =
      "Text wraps between words; a line of Thai, ภาษาไทยไม่มีช่องว่าง, and one of 中文 also where no space is."
    let alignments: [(name: String, alignment: TextAlignment)] = [
      ("left", .left), ("center", .center), ("right", .right), ("justified", .justified),
    ]
    for (index, (name, alignment)) in alignments.enumerated() {
      let origin = Point(16, 40 + 80 * Double(index))
      page.addSubview(caption(name, at: origin))
      let label = Label(frame: Rect(origin: origin + Vector(dx: 0, dy: 13), size: Size(210, 62)))
      label.text = prose
      label.font = .systemFont(ofSize: 12)
      label.numberOfLines = 4
      label.textAlignment = alignment
      label.backgroundColor = Color(white: 0.95)
      page.addSubview(label)
    }
    let modes: [(name: String, mode: ParagraphStyle.LineBreakMode)] = [
      ("truncating tail", .byTruncatingTail), ("truncating middle", .byTruncatingMiddle),
      ("truncating head", .byTruncatingHead), ("clipping", .byClipping),
      ("word wrapping", .byWordWrapping), ("fitting", .byTruncatingTail),
    ]
    let labels = modes.enumerated().map { index, mode in
      let origin = Point(250, 40 + 52 * Double(index))
      page.addSubview(caption(mode.name, at: origin))
      let label = Label(frame: Rect(origin: origin + Vector(dx: 0, dy: 13), size: Size(214, 26)))
      label.text = "The quick brown fox jumps"
      label.lineBreakMode = mode.mode
      label.adjustsFontSizeToFitWidth = mode.name == "fitting"
      label.minimumScaleFactor = 0.5
      label.clipsToBounds = true
      label.backgroundColor = Color(white: 0.95)
      page.addSubview(label)
      return label
    }
    return (page, labels)
  }

  private func attributesPage() -> View {
    let page = page("Attributes")
    let samples: [(text: String, attributes: TextAttributes)] = [
      ("underline", [.underlineStyle: LineStyle.single]),
      ("double, red", [.underlineStyle: LineStyle.double, .underlineColor: Color.red]),
      ("thick dots", [.underlineStyle: [LineStyle.thick, .patternDot] as LineStyle]),
      ("by word only", [.underlineStyle: [LineStyle.single, .byWord] as LineStyle]),
      ("strikethrough", [.strikethroughStyle: LineStyle.single]),
      ("kern 4", [.kern: 4]), ("kern -1", [.kern: -1]),
      ("colour", [.foregroundColor: Color.purple, .backgroundColor: Color.yellow]),
      ("outline", [.strokeWidth: 3]),
      ("stroke", [.strokeWidth: -5, .strokeColor: Color.orange]),
      ("shadow", [.shadow: TextShadow(offset: Vector(dx: 2, dy: 2))]),
      ("oblique", [.obliqueness: 0.3]),
    ]
    for (index, sample) in samples.enumerated() {
      let label = Label(
        frame: Rect(
          x: 16 + 150 * Double(index % 3), y: 44 + 36 * Double(index / 3), width: 140, height: 30))
      label.attributedText = AttributedText(string: sample.text, attributes: sample.attributes)
      label.font = .systemFont(ofSize: 20)
      page.addSubview(label)
    }
    page.addSubview(formula())
    page.addSubview(paragraphs())
    return page
  }

  /// Returns a label with raised and lowered characters.
  private func formula() -> Label {
    let label = Label(frame: Rect(x: 16, y: 192, width: 448, height: 36))
    let text = MutableAttributedText(string: "E = mc2, H2O, ")
    let small: TextAttributes = [.font: Font.systemFont(ofSize: 14), .baselineOffset: 10]
    text.addAttributes(small, range: 6..<7)
    text.addAttributes(small, range: 10..<11)
    text.addAttribute(.baselineOffset, value: -5, range: 10..<11)
    text.append(
      AttributedText(
        string: "code", attributes: [.font: Font.monospacedSystemFont(ofSize: 20, weight: .medium)])
    )
    text.append(AttributedText(string: " and 😀 in one line"))
    label.attributedText = text
    label.font = .systemFont(ofSize: 22)
    return label
  }

  /// Returns a label with two paragraphs of different styles.
  private func paragraphs() -> Label {
    let label = Label(frame: Rect(x: 16, y: 232, width: 448, height: 116))
    var style = ParagraphStyle(alignment: .justified)
    style.firstLineHeadIndent = 24
    style.lineSpacing = 3
    style.paragraphSpacing = 8
    let text = MutableAttributedText(
      string:
        "The first line of this paragraph is indented, its lines are three points apart, and their spaces are widened so that all lines but the last one end at the right edge.\n",
      attributes: [.paragraphStyle: style])
    style.alignment = .right
    style.lineHeightMultiple = 1.2
    text.append(
      AttributedText(
        string: "وهذه الفقرة من اليمين إلى اليسار with some English.",
        attributes: [
          .paragraphStyle: style, .foregroundColor: Color(red: 0, green: 0.4, blue: 0.5),
        ]))
    label.attributedText = text
    label.font = .systemFont(ofSize: 14)
    label.numberOfLines = 0
    return label
  }
}
