import Geometry
import Scrolling
import StageKit
import Testing

/// Constraints between what is in a scroll view and what is outside.
@Suite struct `constraints across a scroll view` {
  private let stage = Stage(size: Size(320, 440))
  private let scroll = ScrollView()
  private let content = View()
  private let inner = View()
  private let outer = View()

  /// Shows a scroll view at 100 points from the top, with content of 2000 points.
  private func show() {
    stage.view.addSubview(scroll)
    scroll.addSubview(content)
    content.addSubview(inner)
    stage.view.addSubview(outer)
    scroll.contentInsetAdjustmentBehavior = .never
    for view in [scroll, content, inner, outer] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    LayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 100),
      scroll.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: stage.view.trailingAnchor),
      scroll.bottomAnchor.constraint(equalTo: stage.view.bottomAnchor),
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 2000),
      inner.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor, constant: 20),
      inner.widthAnchor.constraint(equalToConstant: 50),
      inner.heightAnchor.constraint(equalToConstant: 50),
      outer.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      outer.widthAnchor.constraint(equalToConstant: 50),
      outer.heightAnchor.constraint(equalToConstant: 50),
    ])
  }

  @Test func `a view that is bound to one outside stays there while content moves`() {
    show()
    inner.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 150).isActive = true
    outer.topAnchor.constraint(equalTo: content.topAnchor, constant: 10).isActive = true
    stage.advance(to: 0)
    #expect(inner.frame == Rect(x: 20, y: 50, width: 50, height: 50))
    #expect(outer.frame.minY == 110)
    scroll.contentOffset.y = 300
    stage.view.layoutIfNeeded()
    // 150 points from the top of the stage, at which the content is 250 points further up.
    #expect(inner.frame == Rect(x: 20, y: 350, width: 50, height: 50))
    #expect(outer.frame.minY == -190)
    #expect(scroll.contentSize == Size(320, 2000))
  }

  @Test func `a view that is stretched from outside to the content is a header that grows`() {
    show()
    outer.topAnchor.constraint(equalTo: stage.view.topAnchor).isActive = true
    for constraint in inner.constraints where constraint.firstAttribute == .height {
      constraint.isActive = false
    }
    inner.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 100).isActive = true
    inner.bottomAnchor.constraint(equalTo: content.topAnchor, constant: 200).isActive = true
    stage.advance(to: 0)
    #expect(inner.frame == Rect(x: 20, y: 0, width: 50, height: 200))
    scroll.contentOffset.y = -60
    stage.view.layoutIfNeeded()
    #expect(inner.frame == Rect(x: 20, y: -60, width: 50, height: 260))
  }
}
