import Geometry
import PictureKit
import StageKit
import Testing

/// Labels that size themselves on screens with two and three pixels per point.
@Suite struct PixelLabelTests {
  private static let words = [
    "Settings", "Wi-Fi", "Done", "Cancel", "Name", "What's", "Sign in", "Total", "Hello", "Edit",
    "Photos", "Score 12", "Next", "Back", "Menu", "Tap me", "Start", "Stop", "Reset", "OK",
  ]

  @Test(arguments: [1, 2, 3.0])
  func `no label in the middle of a screen is cut`(scale: Double) {
    let stage = Stage(size: Size(375, 812))
    stage.traitCollection.displayScale = scale
    var labels: [Label] = []
    for (row, word) in Self.words.enumerated() {
      for (column, size) in [12, 14, 15, 16, 17, 28.0].enumerated() {
        let label = Label()
        label.text = word
        label.font = .systemFont(ofSize: size, weight: column % 2 == 0 ? .semibold : .regular)
        label.translatesAutoresizingMaskIntoConstraints = false
        stage.view.addSubview(label)
        let top = 7.0 * Double(row * 6 + column)
        LayoutConstraint.activate([
          label.centerXAnchor.constraint(equalTo: stage.view.centerXAnchor),
          label.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: top),
        ])
        labels.append(label)
      }
    }
    stage.advance(to: 0)
    for label in labels {
      let text = (label.text ?? "").size(withAttributes: TextAttributes(font: label.font))
      // The tolerance of rounding in the layout of texts.
      let size = label.font.pointSize
      #expect(label.bounds.width >= text.width - 1e-6, "\(label.text ?? "") at \(size) points")
      #expect(label.bounds.height >= text.height - 1e-6)
      #expect(label.bounds.width < text.width + 1 / scale)
      #expect(!label.labelText.layout(in: label.bounds).layout.isTruncated)
    }
  }

  @Test func `a label is measured for the screen of its stage, also before it is in a window`() {
    let stage = Stage(size: Size(375, 812))
    stage.traitCollection.displayScale = 3
    let label = Label()
    label.text = "What's the point?"
    label.font = .systemFont(ofSize: 16)
    // Outside of the code of a stage there is no screen: 2 pixels per point.
    #expect(label.intrinsicContentSize.height == 19.5)
    stage.withParameters { #expect(abs(label.intrinsicContentSize.height - 58.0 / 3) < 1e-12) }
    stage.view.addSubview(label)
    #expect(abs(label.intrinsicContentSize.height - 58.0 / 3) < 1e-12)
  }

  @Test func `a label is measured again when the scale changes`() {
    let stage = Stage(size: Size(375, 812))
    let label = Label()
    label.text = "Hello"
    label.font = .systemFont(ofSize: 16)
    label.translatesAutoresizingMaskIntoConstraints = false
    stage.view.addSubview(label)
    LayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor),
      label.topAnchor.constraint(equalTo: stage.view.topAnchor),
    ])
    stage.advance(to: 0)
    #expect(label.bounds.height == 19.5)
    stage.traitCollection.displayScale = 3
    stage.advance(to: 0.1)
    #expect(abs(label.bounds.height - 58.0 / 3) < 1e-12)
  }
}
