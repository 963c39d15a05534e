internal import Geometry
internal import PictureKit
internal import StageKit

/// The list of an open menu.
///
/// A finger highlights the row under it, and may slide from one to another; the row where it is
/// lifted is chosen.
final class MenuView: View {
  /// Called with the chosen action.
  var onChoice: ((Action) -> Void)?
  /// Called with the chosen command.
  var onCommand: ((Command) -> Void)?
  /// Called when the height of the list has changed.
  var onResize: (() -> Void)?

  private let menu: Menu
  /// The inner menus that are open, the innermost last.
  private var path: [Menu] = []
  private var rows: [MenuRow] = []
  private var decorations: [View] = []
  private let maxHeight: Double
  private var highlighted: MenuRow? {
    didSet {
      guard highlighted !== oldValue else { return }
      oldValue?.isHighlighted = false
      highlighted?.isHighlighted = true
    }
  }

  /// The sizes in points, as commonly measured on iOS 15 to 18.
  private static let width = 250.0
  private static let gap = 8.0
  private static let titleHeight = 32.0
  private static let titleFont = Font.systemFont(ofSize: 12)

  /// Creates the list of a menu.
  ///
  /// - Parameters:
  ///   - menu: The menu.
  ///   - maxHeight: The available height, in points; if it is too small, rows are less high.
  init(_ menu: Menu, maxHeight: Double) {
    self.menu = menu
    self.maxHeight = maxHeight
    super.init(frame: Rect(x: 0, y: 0, width: Self.width, height: 0))
    reload()
  }

  /// The elements of a menu that are listed; those of deferred elements are requested.
  private func sections(of menu: Menu) -> [(title: String, elements: [MenuElement])] {
    var sections: [(title: String, elements: [MenuElement])] = [("", [])]
    func add(_ elements: [MenuElement]) {
      for element in elements {
        switch element {
        case _ where element.shownAttributes.contains(.hidden): break
        case let inner as Menu where inner.options.contains(.displayInline):
          sections.append((inner.title, []))
          add(inner.children)
          sections.append(("", []))
        case let deferred as DeferredMenuElement:
          var loaded: [MenuElement]?
          var isLate = false
          deferred.load { [weak self] elements in
            loaded = elements
            guard isLate else { return }
            self?.resolved[ObjectIdentifier(deferred)] = elements
            self?.reload()
            self?.onResize?()
          }
          isLate = true
          if let elements = loaded ?? resolved[ObjectIdentifier(deferred)] {
            add(elements)
          } else {
            sections[sections.count - 1].elements.append(deferred)
          }
        default: sections[sections.count - 1].elements.append(element)
        }
      }
    }
    add(menu.children)
    return sections.filter { !$0.elements.isEmpty }
  }

  /// The elements that deferred ones have provided since the menu was opened.
  private var resolved: [ObjectIdentifier: [MenuElement]] = [:]

  private func reload() {
    for view in rows + decorations { view.removeFromSuperview() }
    (rows, decorations, highlighted) = ([], [], nil)
    let shown = path.last ?? menu
    let sections = sections(of: shown)
    let hasChecks = sections.flatMap(\.elements).contains {
      $0.shownState != .off
    }
    var y = 0.0
    func add(_ row: MenuRow) {
      let height = MenuRow.height(of: row.element)
      row.frame = Rect(x: 0, y: y, width: Self.width, height: height)
      rows.append(row)
      addSubview(row)
      y += height
    }
    if !path.isEmpty {
      add(MenuRow(shown, MenuRow.Place(hasChecks: hasChecks, hasLine: true, isHeader: true)))
    } else if !shown.title.isEmpty {
      y = addTitle(shown.title, at: y)
    }
    for (index, section) in sections.enumerated() {
      if index > 0 {
        decorate(
          View(), Rect(x: 0, y: y, width: Self.width, height: Self.gap), .quaternarySystemFill)
        y += Self.gap
      }
      if !section.title.isEmpty { y = addTitle(section.title, at: y) }
      for (position, element) in section.elements.enumerated() {
        let isLast = position == section.elements.count - 1
        add(MenuRow(element, MenuRow.Place(hasChecks: hasChecks, hasLine: !isLast)))
      }
    }
    fit(y)
  }

  /// Reduces the height of all rows if the space is too small.
  private func fit(_ height: Double) {
    bounds.size = Size(Self.width, min(height, maxHeight))
    guard height > maxHeight else { return }
    let share = maxHeight / height
    for view in rows + decorations {
      view.frame = Rect(
        x: view.frame.minX, y: view.frame.minY * share, width: view.frame.width,
        height: view.frame.height * share)
    }
  }

  private func addTitle(_ title: String, at y: Double) -> Double {
    let label = Label()
    label.text = title
    label.font = Self.titleFont
    label.textColor = .secondaryLabel
    decorate(label, Rect(x: 16, y: y, width: Self.width - 32, height: Self.titleHeight), nil)
    let hairline = 1 / traitCollection.displayScale
    decorate(
      View(),
      Rect(x: 0, y: y + Self.titleHeight - hairline, width: Self.width, height: hairline),
      .separator)
    return y + Self.titleHeight
  }

  private func decorate(_ view: View, _ frame: Rect, _ color: Color?) {
    view.frame = frame
    if let color { view.backgroundColor = color }
    view.isUserInteractionEnabled = false
    decorations.append(view)
    addSubview(view)
  }

  // MARK: Touches

  /// Highlights the row at a point; none outside.
  func highlight(at point: Point) {
    highlighted = rows.first { $0.isEnabled && $0.frame.contains(point) }
  }

  /// Chooses the row at a point.
  ///
  /// - Parameter point: A point of the view.
  /// - Returns: Whether there is one.
  @discardableResult
  func choose(at point: Point) -> Bool {
    highlight(at: point)
    guard let row = highlighted else { return false }
    highlighted = nil
    switch row.element {
    case let inner as Menu:
      if path.last === inner { path.removeLast() } else { path.append(inner) }
      reload()
      onResize?()
    case let action as Action:
      menu.select(action)
      if action.attributes.contains(.keepsMenuPresented) {
        action.perform(from: nil)
        reload()
        onResize?()
      } else {
        onChoice?(action)
      }
    case let command as Command: onCommand?(command)
    default: break
    }
    return true
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: StageKit.Event?) {
    if let touch = touches.first { highlight(at: touch.location(in: self)) }
  }

  override func touchesMoved(_ touches: Set<Touch>, with event: StageKit.Event?) {
    if let touch = touches.first { highlight(at: touch.location(in: self)) }
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: StageKit.Event?) {
    if let touch = touches.first { choose(at: touch.location(in: self)) }
  }

  override func touchesCancelled(_ touches: Set<Touch>, with event: StageKit.Event?) {
    highlighted = nil
  }
}
