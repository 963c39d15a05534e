import Geometry
import StageKit
import Testing

@Suite struct ConstraintLayoutTests {
  private let stage = Stage(size: Size(320, 480))

  private func add(_ view: View, to superview: View? = nil) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? stage.view).addSubview(view)
    return view
  }

  @Test func `edges are placed relative to the superview`() {
    let card = add(View())
    LayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor, constant: 20),
      card.trailingAnchor.constraint(equalTo: stage.view.trailingAnchor, constant: -20),
      card.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 40),
      card.heightAnchor.constraint(equalToConstant: 100),
    ])
    #expect(card.frame == .zero)
    stage.advance(to: 0)
    #expect(card.frame == Rect(x: 20, y: 40, width: 280, height: 100))
  }

  @Test func `a multiplier is of the value in the common superview`() {
    let card = add(View())
    LayoutConstraint.activate([
      card.widthAnchor.constraint(equalTo: stage.view.widthAnchor, multiplier: 0.5, constant: 10),
      card.heightAnchor.constraint(equalTo: card.widthAnchor),
      LayoutConstraint(
        item: card, attribute: .centerX, relatedBy: .equal, toItem: stage.view,
        attribute: .trailing, multiplier: 0.75, constant: 0),
      card.centerYAnchor.constraint(equalTo: stage.view.centerYAnchor),
    ])
    stage.view.layoutIfNeeded()
    #expect(card.frame == Rect(x: 240 - 85, y: 240 - 85, width: 170, height: 170))
  }

  @Test func `views in different superviews are related through their common one`() {
    let left = add(View())
    let inner = add(View(), to: left)
    let right = add(View())
    LayoutConstraint.activate([
      left.leftAnchor.constraint(equalTo: stage.view.leftAnchor, constant: 30),
      left.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 50),
      left.widthAnchor.constraint(equalToConstant: 100),
      left.heightAnchor.constraint(equalToConstant: 100),
      inner.leftAnchor.constraint(equalTo: left.leftAnchor, constant: 7),
      inner.topAnchor.constraint(equalTo: left.topAnchor, constant: 9),
      inner.widthAnchor.constraint(equalToConstant: 20),
      inner.heightAnchor.constraint(equalToConstant: 20),
      right.leftAnchor.constraint(equalTo: inner.rightAnchor, constant: 4),
      right.topAnchor.constraint(equalTo: inner.bottomAnchor),
      right.widthAnchor.constraint(equalTo: inner.widthAnchor),
      right.heightAnchor.constraint(equalTo: inner.heightAnchor),
    ])
    stage.view.layoutIfNeeded()
    #expect(inner.frame == Rect(x: 7, y: 9, width: 20, height: 20))
    #expect(right.frame == Rect(x: 30 + 7 + 20 + 4, y: 50 + 9 + 20, width: 20, height: 20))
  }

  @Test func `a constraint of a higher priority outweighs others`() {
    let card = add(View())
    let wide = card.widthAnchor.constraint(equalToConstant: 400)
    wide.priority = .defaultHigh
    let narrow = card.widthAnchor.constraint(equalToConstant: 100)
    narrow.priority = .defaultLow
    LayoutConstraint.activate([
      wide, narrow,
      card.widthAnchor.constraint(lessThanOrEqualTo: stage.view.widthAnchor, constant: -40),
    ])
    stage.view.layoutIfNeeded()
    #expect(card.bounds.width == 280)
    wide.priority = LayoutPriority(200)
    stage.view.layoutIfNeeded()
    #expect(card.bounds.width == 100)
    narrow.isActive = false
    stage.view.layoutIfNeeded()
    #expect(card.bounds.width == 280)
  }

  @Test func `views with frames keep them, and others follow`() {
    let fixed = View(frame: Rect(x: 10, y: 20, width: 60, height: 40))
    stage.view.addSubview(fixed)
    let card = add(View())
    LayoutConstraint.activate([
      card.leftAnchor.constraint(equalTo: fixed.rightAnchor, constant: 8),
      card.topAnchor.constraint(equalTo: fixed.topAnchor),
      card.widthAnchor.constraint(equalTo: fixed.widthAnchor),
      card.heightAnchor.constraint(equalTo: fixed.heightAnchor),
    ])
    stage.view.layoutIfNeeded()
    #expect(card.frame == Rect(x: 78, y: 20, width: 60, height: 40))
    fixed.frame = Rect(x: 0, y: 0, width: 30, height: 30)
    stage.view.layoutIfNeeded()
    #expect(card.frame == Rect(x: 38, y: 0, width: 30, height: 30))
  }

  @Test func `a changed constant in an animation block is animated by layoutIfNeeded`() {
    let card = add(View())
    let left = card.leftAnchor.constraint(equalTo: stage.view.leftAnchor)
    LayoutConstraint.activate([
      left, card.topAnchor.constraint(equalTo: stage.view.topAnchor),
      card.widthAnchor.constraint(equalToConstant: 40),
      card.heightAnchor.constraint(equalToConstant: 40),
    ])
    stage.advance(to: 1)
    left.constant = 200
    stage.animate(withDuration: 2, options: .curveLinear) { stage.view.layoutIfNeeded() }
    #expect(card.frame.minX == 200)
    stage.advance(to: 2)
    #expect(card.presentation.frame == Rect(x: 100, y: 0, width: 40, height: 40))
  }

  @Test func `content gives a size that hugging and compression defend`() {
    let first = Label()
    first.text = "Zoetrope"
    let second = Label()
    second.text = "Zoetrope"
    for label in [first, second] { _ = add(label) }
    LayoutConstraint.activate([
      first.leftAnchor.constraint(equalTo: stage.view.leftAnchor),
      second.leftAnchor.constraint(equalTo: first.rightAnchor),
      second.rightAnchor.constraint(equalTo: stage.view.rightAnchor),
      first.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 10),
      second.firstBaselineAnchor.constraint(equalTo: first.firstBaselineAnchor),
    ])
    first.setContentHuggingPriority(LayoutPriority(251), for: .horizontal)
    stage.view.layoutIfNeeded()
    let size = first.intrinsicContentSize
    #expect(first.frame == Rect(x: 0, y: 10, width: size.width, height: size.height))
    #expect(second.frame.maxX == 320)
    #expect(second.frame.minY == 10)
    first.text = "A longer text"
    stage.view.layoutIfNeeded()
    #expect(first.bounds.width == first.intrinsicContentSize.width)
    #expect(second.frame.minX == first.bounds.width)
  }

  @Test func `a text of several lines gets the height for its width`() {
    let label = Label()
    label.numberOfLines = 0
    label.text = "A text that is far too long for one line of a narrow screen, so it has several."
    _ = add(label)
    LayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: stage.view.topAnchor),
      label.leftAnchor.constraint(equalTo: stage.view.leftAnchor, constant: 60),
      label.rightAnchor.constraint(equalTo: stage.view.rightAnchor, constant: -60),
    ])
    stage.view.layoutIfNeeded()
    #expect(label.bounds.width == 200)
    #expect(label.bounds.height == label.sizeThatFits(Size(200, 0)).height)
    #expect(label.bounds.height > 60)
  }

  @Test func `margins that a superview has are followed when it is resized`() {
    let outer = View(frame: Rect(x: 0, y: 0, width: 200, height: 44))
    outer.layoutMargins = Insets(top: 8, left: 8, bottom: 8, right: 8)
    stage.view.addSubview(outer)
    let inner = View(frame: Rect(x: 0, y: 0, width: 200, height: 100))
    inner.preservesSuperviewLayoutMargins = true
    outer.addSubview(inner)
    let card = add(View(), to: inner)
    let guide = inner.layoutMarginsGuide
    LayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: guide.topAnchor),
      card.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      card.leftAnchor.constraint(equalTo: guide.leftAnchor),
      card.rightAnchor.constraint(equalTo: guide.rightAnchor),
    ])
    stage.advance(to: 0)
    // The content ends 56 points below its superview, whose margin is 8.
    #expect(card.frame == Rect(x: 8, y: 8, width: 184, height: 28))
    outer.bounds.size.height = 100
    stage.advance(to: 0.1)
    #expect(card.frame == Rect(x: 8, y: 8, width: 184, height: 84))
  }

  @Test func `a view is placed by constraints to a view around its superview`() {
    let outer = View(frame: Rect(x: 20, y: 20, width: 200, height: 100))
    stage.view.addSubview(outer)
    let inner = View(frame: Rect(x: 10, y: 10, width: 180, height: 80))
    outer.addSubview(inner)
    let card = add(View(), to: inner)
    LayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: outer.topAnchor, constant: 16),
      card.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -16),
      card.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 16),
      card.rightAnchor.constraint(equalTo: outer.rightAnchor, constant: -16),
    ])
    stage.advance(to: 0)
    #expect(card.frame == Rect(x: 6, y: 6, width: 168, height: 68))
  }

  @Test func `a constraint is satisfied again once a view is large enough`() {
    let box = View(frame: Rect(x: 0, y: 0, width: 100, height: 10))
    stage.view.addSubview(box)
    let card = add(View(), to: box)
    LayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: box.topAnchor),
      card.heightAnchor.constraint(greaterThanOrEqualToConstant: 40),
      card.bottomAnchor.constraint(equalTo: box.bottomAnchor),
    ])
    stage.advance(to: 0)
    #expect(stage.layoutConflicts.count == 1)
    box.bounds.size.height = 60
    stage.advance(to: 0.1)
    #expect(card.bounds.height == 60)
    #expect(stage.layoutConflicts.count == 1)
  }

  @Test func `a constraint that contradicts others is ignored and named`() {
    let card = add(View())
    card.name = "card"
    let wide = card.widthAnchor.constraint(equalToConstant: 200)
    let narrow = card.widthAnchor.constraint(lessThanOrEqualToConstant: 150)
    narrow.identifier = "limit"
    LayoutConstraint.activate([wide, narrow])
    stage.advance(to: 0)
    #expect(card.bounds.width == 200)
    #expect(stage.layoutConflicts.map(\.ignored) == ["limit: card.width <= 150"])
    #expect(stage.layoutConflicts.map(\.others) == [["card.width == 200"]])
    #expect(
      stage.logEntries.map(\.text) == [
        "the layout ignores the constraint limit: card.width <= 150: it contradicts card.width == 200"
      ])
    wide.isActive = false
    stage.view.layoutIfNeeded()
    #expect(card.bounds.width <= 150)
  }

  @Test func `guides of the margins and the safe area follow their insets`() {
    stage.safeAreaInsets = Insets(top: 47, left: 0, bottom: 34, right: 0)
    let card = add(View())
    let inner = add(View(), to: card)
    LayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: stage.view.safeAreaLayoutGuide.topAnchor),
      card.bottomAnchor.constraint(equalTo: stage.view.safeAreaLayoutGuide.bottomAnchor),
      card.leftAnchor.constraint(equalTo: stage.view.leftAnchor),
      card.rightAnchor.constraint(equalTo: stage.view.rightAnchor),
      inner.topAnchor.constraint(equalTo: card.layoutMarginsGuide.topAnchor),
      inner.bottomAnchor.constraint(equalTo: card.layoutMarginsGuide.bottomAnchor),
      inner.leftAnchor.constraint(equalTo: card.layoutMarginsGuide.leftAnchor),
      LayoutConstraint(
        item: inner, attribute: .right, relatedBy: .equal, toItem: card,
        attribute: .rightMargin, multiplier: 1, constant: 0),
    ])
    stage.view.layoutIfNeeded()
    #expect(card.frame == Rect(x: 0, y: 47, width: 320, height: 480 - 47 - 34))
    #expect(inner.frame == Rect(x: 8, y: 8, width: 304, height: card.bounds.height - 16))
    stage.safeAreaInsets = .zero
    card.layoutMargins = Insets(top: 1, left: 2, bottom: 3, right: 4)
    stage.view.layoutIfNeeded()
    #expect(card.frame == Rect(x: 0, y: 0, width: 320, height: 480))
    #expect(inner.frame == Rect(x: 2, y: 1, width: 314, height: 476))
  }

  @Test func `a guide is placed by constraints and places others`() {
    let guide = LayoutGuide()
    stage.view.addLayoutGuide(guide)
    let card = add(View())
    LayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: stage.view.leftAnchor, constant: 12),
      guide.topAnchor.constraint(equalTo: stage.view.topAnchor),
      guide.widthAnchor.constraint(equalToConstant: 50),
      guide.heightAnchor.constraint(equalToConstant: 60),
      card.leftAnchor.constraint(equalTo: guide.rightAnchor),
      card.topAnchor.constraint(equalTo: guide.bottomAnchor),
      card.widthAnchor.constraint(equalToConstant: 10),
      card.heightAnchor.constraint(equalToConstant: 10),
    ])
    stage.view.layoutIfNeeded()
    #expect(guide.layoutFrame == Rect(x: 12, y: 0, width: 50, height: 60))
    #expect(card.frame.origin == Point(62, 60))
    stage.view.removeLayoutGuide(guide)
    #expect(card.constraints.count + stage.view.constraints.count == 2)
  }

  @Test func `constraints to outside end when a view is removed, those inside go with it`() {
    let card = add(View())
    let inner = add(View(), to: card)
    LayoutConstraint.activate([
      card.leftAnchor.constraint(equalTo: stage.view.leftAnchor, constant: 5),
      card.widthAnchor.constraint(equalToConstant: 90),
      inner.rightAnchor.constraint(equalTo: card.rightAnchor),
      inner.widthAnchor.constraint(equalToConstant: 30),
    ])
    stage.view.layoutIfNeeded()
    card.removeFromSuperview()
    #expect(stage.view.constraints.isEmpty)
    #expect(card.constraints.count == 2)
    let other = Stage(size: Size(100, 100))
    other.view.addSubview(card)
    other.view.layoutIfNeeded()
    #expect(inner.frame.maxX == 90)
    #expect(inner.bounds.width == 30)
  }

  @Test func `the size that fits is that of the constraints inside`() {
    let card = View()
    let title = Label()
    title.text = "Title"
    title.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(title)
    LayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
      title.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -10),
      title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      title.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
    ])
    let size = card.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    let text = title.intrinsicContentSize
    #expect(size == Size(text.width + 32, text.height + 20))
    let wide = card.systemLayoutSizeFitting(
      Size(300, 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(wide == Size(300, text.height + 20))
  }

  @Test func `a width and a height that nothing determines are 0`() {
    let (centered, trailing, determined) = (add(View()), add(View()), add(View()))
    LayoutConstraint.activate([
      centered.centerXAnchor.constraint(equalTo: stage.view.centerXAnchor),
      centered.centerYAnchor.constraint(equalTo: stage.view.centerYAnchor),
      trailing.trailingAnchor.constraint(equalTo: stage.view.trailingAnchor, constant: -10),
      trailing.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 20),
    ])
    let bounds = stage.view.bounds
    stage.view.layoutIfNeeded()
    #expect(centered.frame == Rect(x: bounds.midX, y: bounds.midY, width: 0, height: 0))
    #expect(trailing.frame == Rect(x: bounds.maxX - 10, y: 20, width: 0, height: 0))
    #expect(centered.hasAmbiguousLayout && trailing.hasAmbiguousLayout)
    // A constraint of the lowest priority that UIKit has is stronger.
    let width = centered.widthAnchor.constraint(equalToConstant: 30)
    width.priority = LayoutPriority(1)
    width.isActive = true
    stage.view.layoutIfNeeded()
    #expect(centered.frame == Rect(x: bounds.midX - 15, y: bounds.midY, width: 30, height: 0))
    LayoutConstraint.activate([
      determined.centerXAnchor.constraint(equalTo: stage.view.centerXAnchor),
      determined.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 7),
      determined.widthAnchor.constraint(equalTo: centered.widthAnchor),
      determined.heightAnchor.constraint(equalToConstant: 5),
    ])
    stage.view.layoutIfNeeded()
    #expect(
      determined.frame == Rect(x: bounds.midX - 15, y: 7, width: 30, height: 5))
    #expect(!determined.hasAmbiguousLayout)
  }

  @Test func `a place that constraints leave open is ambiguous`() {
    let card = add(View())
    LayoutConstraint.activate([
      card.leftAnchor.constraint(equalTo: stage.view.leftAnchor),
      card.topAnchor.constraint(equalTo: stage.view.topAnchor),
      card.widthAnchor.constraint(equalToConstant: 10),
    ])
    #expect(card.hasAmbiguousLayout)
    card.heightAnchor.constraint(equalToConstant: 10).isActive = true
    #expect(!card.hasAmbiguousLayout)
  }
}
