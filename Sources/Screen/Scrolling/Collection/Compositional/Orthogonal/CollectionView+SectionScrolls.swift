internal import Dynamics
internal import Geometry
internal import StageKit

extension CollectionView {
  /// Creates and places the scroll views of the visible sections that scroll orthogonally.
  ///
  /// - Parameters:
  ///   - area: The visible rectangle of the content.
  ///   - movesOld: Whether those that exist move, instead of only new ones.
  func placeSectionScrolls(in area: Rect, movesOld: Bool) {
    let sections = layoutObject.sectionsScrollingAcross(in: area)
    let visible = Set(sections.map(\.index))
    for (index, scroll) in sectionScrolls where !visible.contains(index) { scroll.isHidden = true }
    for section in sections {
      let known = sectionScrolls[section.index]
      let scroll = known ?? addSectionScroll(section.index)
      scroll.isHidden = false
      if known == nil {
        withoutAnimation { scroll.show(section, in: self) }
      } else if movesOld {
        scroll.show(section, in: self)
      }
    }
  }

  private func addSectionScroll(_ section: Int) -> SectionScrollView {
    let scroll = SectionScrollView()
    scroll.onScroll = { [weak self] in self?.setNeedsLayout() }
    withoutAnimation {
      insertSubview(scroll, at: backgroundView == nil ? 0 : 1)
    }
    sectionScrolls[section] = scroll
    return scroll
  }

  /// Returns the distance by which the groups of a section have scrolled from their beginning.
  func scrolledDistance(of section: Int) -> Vector {
    sectionScrolls[section].map { $0.layoutOffset($0.contentOffset) - Point.zero } ?? .zero
  }

  /// Returns the view that contains the view of an element: the collection, or the scroll view of a
  /// section.
  func host(of attributes: LayoutAttributes) -> View {
    guard let section = layoutObject.sectionScrolling(attributes),
      let scroll = sectionScrolls[section]
    else { return self }
    return scroll
  }

  /// Adds the view of an element to the view that contains it, where it is on the screen.
  func host(_ view: CollectionReusableView, _ attributes: LayoutAttributes) {
    let host = host(of: attributes)
    guard view.superview !== host else { return }
    withoutAnimation {
      let center = view.superview?.convert(view.center, to: host)
      host.insertSubview(view, at: host === self ? frontIndex : host.subviews.count)
      if let center { view.move(to: center) }
    }
  }

  /// Gives the view of an element its place and look.
  func place(_ view: CollectionReusableView, _ attributes: LayoutAttributes) {
    let host = host(of: attributes)
    (view as? CollectionViewListCell)?.apply(layoutObject.placeInList(of: attributes))
    view.take(attributes, from: host === self ? .zero : host.frame.origin)
  }

  /// Keeps the scrolled distances of sections through an update.
  func moveSectionScrolls(_ map: UpdateMap) {
    var moved: [Int: SectionScrollView] = [:]
    for (section, scroll) in sectionScrolls {
      if let target = map.newSection(of: section) {
        moved[target] = scroll
      } else {
        leavingScrolls.append(scroll)
      }
    }
    sectionScrolls = moved
  }

  /// Scrolls a section orthogonally to an item.
  func scrollAcross(
    to frame: Rect, of section: Int, at position: ScrollPosition, animated: Bool
  ) {
    guard let scroll = sectionScrolls[section] else { return }
    let local = frame.offsetBy(dx: -scroll.frame.minX, dy: -scroll.frame.minY)
    let size = scroll.bounds.size
    var offset = scroll.contentOffset
    if scroll.section?.groupAxes.isVertical == true {
      if position.contains(.centeredVertically) {
        offset.y = local.midY - size.height / 2
      } else if position.contains(.bottom) {
        offset.y = local.maxY - size.height
      } else if position.contains(.top) {
        offset.y = local.minY
      } else {
        return scroll.scrollRectToVisible(local, animated: animated)
      }
    } else if position.contains(.centeredHorizontally) {
      offset.x = local.midX - size.width / 2
    } else if position.contains(.right) {
      offset.x = local.maxX - size.width
    } else if position.contains(.left) {
      offset.x = local.minX
    } else {
      return scroll.scrollRectToVisible(local, animated: animated)
    }
    scroll.setContentOffset(scroll.clamped(offset), animated: animated)
  }
}
