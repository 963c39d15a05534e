import Zoetrope

/// A switch is turned on, and a bar below it grows to its new width.
struct Settings: Recipe {
  let duration = 2.0

  func perform(on stage: Stage) {
    let label = Label()
    label.text = "Wi-Fi"
    let toggle = Switch()
    let row = StackView(arrangedSubviews: [label, toggle])
    let bar = View()
    bar.backgroundColor = .systemBlue
    for view in [row, bar] {
      view.translatesAutoresizingMaskIntoConstraints = false
      stage.view.addSubview(view)
    }

    let width = bar.widthAnchor.constraint(equalToConstant: 40)
    let margins = stage.view.layoutMarginsGuide
    LayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: margins.topAnchor, constant: 40),
      row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      bar.topAnchor.constraint(equalTo: row.bottomAnchor, constant: 16),
      bar.leadingAnchor.constraint(equalTo: row.leadingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 8), width,
    ])

    let grow = Action { _ in
      width.constant = 200
      stage.animate(withDuration: 0.5) { stage.view.layoutIfNeeded() }
    }
    toggle.addAction(grow, for: .valueChanged)
    stage.view.layoutIfNeeded()
    stage.tap(at: toggle.convert(Point(25, 15), to: nil), time: 0.5)
  }
}
