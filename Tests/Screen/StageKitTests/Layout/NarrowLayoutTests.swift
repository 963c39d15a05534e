import Geometry
import StageKit
import Testing

/// Contents that do not fit into the room that constraints leave them.
@Suite struct NarrowLayoutTests {
  /// A view with a content of a size, as an image.
  private final class Icon: View {
    override var intrinsicContentSize: Size { Size(20, 20) }
  }

  private static let text =
    "Heat the oil in a large pan and add the onions; fry until golden, about five minutes."

  private let stage = Stage(size: Size(320, 480))
  private let icon = Icon()

  private func label(_ text: String, lines: Int) -> Label {
    let label = Label()
    label.text = text
    label.numberOfLines = lines
    return label
  }

  private func pin(_ row: View) {
    row.translatesAutoresizingMaskIntoConstraints = false
    stage.view.addSubview(row)
    LayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 60),
      row.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor, constant: 20),
      row.trailingAnchor.constraint(equalTo: stage.view.trailingAnchor, constant: -20),
    ])
  }

  @Test func `a text beside an icon wraps in the room that the icon leaves`() {
    let label = label(Self.text, lines: 0)
    for view in [icon, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      stage.view.addSubview(view)
    }
    LayoutConstraint.activate([
      icon.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor, constant: 20),
      icon.centerYAnchor.constraint(equalTo: label.centerYAnchor),
      label.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12),
      label.trailingAnchor.constraint(equalTo: stage.view.trailingAnchor, constant: -20),
      label.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 60),
    ])
    stage.advance(to: 0)
    #expect(icon.frame.minX == 20)
    #expect(icon.bounds.size == Size(20, 20))
    #expect(label.frame.minX == 52)
    #expect(label.bounds.width == 248)
    #expect(label.bounds.height == label.sizeThatFits(Size(248, 0)).height)
  }

  @Test(arguments: [false, true])
  func `a text beside an icon in a row wraps, whichever comes first`(isLabelFirst: Bool) {
    let label = label(Self.text, lines: 0)
    let row = StackView(arrangedSubviews: isLabelFirst ? [label, icon] : [icon, label])
    row.spacing = 12
    row.alignment = .center
    pin(row)
    stage.advance(to: 0)
    #expect(icon.bounds.size == Size(20, 20))
    #expect(label.frame.minX == (isLabelFirst ? 0 : 32))
    #expect(label.bounds.width == 248)
    #expect(label.bounds.height == label.sizeThatFits(Size(248, 0)).height)
    #expect(row.bounds.height == label.bounds.height)
  }

  @Test func `a fixed size of an icon holds beside a long text`() {
    let label = label(Self.text, lines: 0)
    icon.setContentHuggingPriority(.required, for: .horizontal)
    icon.widthAnchor.constraint(equalToConstant: 24).isActive = true
    icon.heightAnchor.constraint(equalToConstant: 24).isActive = true
    let row = StackView(arrangedSubviews: [icon, label])
    row.alignment = .top
    row.spacing = 12
    pin(row)
    stage.advance(to: 0)
    #expect(icon.frame == Rect(x: 0, y: 0, width: 24, height: 24))
    #expect(label.frame.minX == 36)
    #expect(label.bounds.width == 244)
  }

  @Test func `two long texts in a row have widths of at least 0 and share the row`() {
    let title = label("Duration", lines: 1)
    let value = label("About an hour and a half, if you are quick at chopping onions", lines: 1)
    let row = StackView(arrangedSubviews: [title, value])
    row.spacing = 12
    pin(row)
    stage.advance(to: 0)
    // The first keeps its width, which is the best that the priorities allow.
    #expect(title.frame.minX == 0)
    #expect(title.bounds.width == title.intrinsicContentSize.width)
    #expect(value.frame.minX == title.bounds.width + 12)
    #expect(value.frame.maxX == 280)
  }

  @Test func `more resistance to compression makes a view keep its size`() {
    let label = label(Self.text, lines: 0)
    label.setContentCompressionResistancePriority(LayoutPriority(751), for: .horizontal)
    let row = StackView(arrangedSubviews: [icon, label])
    row.spacing = 12
    pin(row)
    stage.advance(to: 0)
    // No width is negative: the icon has none, and the text is cut after all.
    #expect(icon.bounds.width == 0)
    #expect(label.frame == Rect(x: 12, y: 0, width: 268, height: label.bounds.height))
  }

  @Test func `margins wider than a view leave its content no width, and no conflict`() {
    let outer = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    let inner = View()
    inner.translatesAutoresizingMaskIntoConstraints = false
    stage.view.addSubview(outer)
    outer.addSubview(inner)
    LayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 8),
      inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -8),
      inner.topAnchor.constraint(equalTo: outer.topAnchor),
      inner.heightAnchor.constraint(equalToConstant: 5),
    ])
    stage.advance(to: 0)
    #expect(inner.bounds.width == 0)
    outer.frame.size.width = 100
    stage.advance(to: 1)
    #expect(inner.frame == Rect(x: 8, y: 0, width: 84, height: 5))
    #expect(stage.layoutConflicts == [])
  }

  @Test func `a conflict is a note, which every command shows as a warning`() {
    icon.translatesAutoresizingMaskIntoConstraints = false
    stage.view.addSubview(icon)
    icon.widthAnchor.constraint(equalToConstant: 10).isActive = true
    icon.widthAnchor.constraint(equalToConstant: 30).isActive = true
    stage.advance(to: 0)
    #expect(
      stage.notes == [
        "the layout ignores the constraint Icon.width == 30: it contradicts Icon.width == 10"
      ])
  }
}
