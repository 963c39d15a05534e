import Zoetrope

/// About 1,000 views that constraints place, with one constraint whose constant changes.
struct ConstraintSystem {
  let stage = Stage(size: Size(320, 480))
  private(set) var edited: LayoutConstraint!
  private var constraints: [LayoutConstraint] = []

  /// A kind of system.
  enum Kind: CaseIterable {
    /// A column of views, each below the one before.
    case column
    /// Rows of ten views of equal widths.
    case grid
    /// A hundred towers of ten views, each inside the one before.
    case nested
    /// Cards with an image and two contents with sizes of their own, between margins.
    case cards
  }

  init(_ kind: Kind) {
    switch kind {
    case .column: addColumn()
    case .grid: addGrid()
    case .nested: addTowers()
    case .cards: addCards()
    }
    LayoutConstraint.activate(constraints)
  }

  /// A view with a size of its own, as that of a text.
  private final class Content: View {
    override var intrinsicContentSize: Size { Size(90, 20) }
  }

  private func add(_ view: View, to superview: View) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    return view
  }

  private mutating func addColumn() {
    var previous: View?
    for index in 0..<1000 {
      let view = add(View(), to: stage.view)
      let top = view.topAnchor.constraint(
        equalTo: previous?.bottomAnchor ?? stage.view.topAnchor, constant: 4)
      if index == 500 { edited = top }
      constraints += [
        top, view.leftAnchor.constraint(equalTo: stage.view.leftAnchor, constant: 8),
        view.widthAnchor.constraint(equalTo: stage.view.widthAnchor, constant: -16),
        view.heightAnchor.constraint(equalToConstant: 20),
      ]
      previous = view
    }
  }

  private mutating func addGrid() {
    var above: View?
    for row in 0..<100 {
      var left: View?
      for column in 0..<10 {
        let view = add(View(), to: stage.view)
        let top = view.topAnchor.constraint(
          equalTo: above?.bottomAnchor ?? stage.view.topAnchor, constant: 2)
        let height = view.heightAnchor.constraint(equalToConstant: 10)
        if row == 50, column == 5 { edited = height }
        constraints += [
          top, height,
          view.leftAnchor.constraint(
            equalTo: left?.rightAnchor ?? stage.view.leftAnchor, constant: 2),
        ]
        if let left { constraints.append(view.widthAnchor.constraint(equalTo: left.widthAnchor)) }
        left = view
      }
      if let left {
        constraints.append(
          left.rightAnchor.constraint(equalTo: stage.view.rightAnchor, constant: -2))
      }
      above = left
    }
  }

  private mutating func addTowers() {
    for tower in 0..<100 {
      var outer: View = stage.view
      for level in 0..<10 {
        let view = add(View(), to: outer)
        let left = view.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 3)
        if tower == 50, level == 0 { edited = left }
        constraints += [
          left, view.rightAnchor.constraint(equalTo: outer.rightAnchor, constant: -3),
          view.topAnchor.constraint(equalTo: outer.topAnchor, constant: 3),
          view.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -3),
        ]
        outer = view
      }
    }
  }

  private mutating func addCards() {
    var previous: View?
    for index in 0..<250 {
      let card = add(View(), to: stage.view)
      let image = add(View(), to: card)
      let title = add(Content(), to: card)
      let detail = add(Content(), to: card)
      let margins = card.layoutMarginsGuide
      let width = image.widthAnchor.constraint(equalToConstant: 40)
      if index == 125 { edited = width }
      constraints += [
        card.topAnchor.constraint(
          equalTo: previous?.bottomAnchor ?? stage.view.topAnchor, constant: 8),
        card.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor, constant: 16),
        card.trailingAnchor.constraint(equalTo: stage.view.trailingAnchor, constant: -16),
        image.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        image.centerYAnchor.constraint(equalTo: card.centerYAnchor),
        width, image.heightAnchor.constraint(equalTo: image.widthAnchor),
        title.leadingAnchor.constraint(equalTo: image.trailingAnchor, constant: 8),
        title.topAnchor.constraint(equalTo: margins.topAnchor),
        title.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
        detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
        detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
        detail.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
        detail.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      ]
      previous = card
    }
  }
}
