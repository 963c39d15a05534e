public import Scrolling
internal import StageKit

// In source for iOS a class of cells may be of any class; what is no cell is logged once and
// removes the registration.

/// Returns a class as one of cells or other views.
private func registered<Class>(_ aClass: AnyClass?, as type: Class.Type) -> Class? {
  guard let aClass else { return nil }
  if let found = aClass as? Class { return found }
  UIApplication.logOnce("\(aClass) cannot be registered: it is not a subclass of \(type).")
  return nil
}

extension TableView {
  /// Sets the class of the cells of an identifier; nil removes it.
  @_disfavoredOverload
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    register(
      registered(cellClass, as: TableViewCell.Type.self), forCellReuseIdentifier: identifier)
  }

  /// Sets the class of the headers and footers of an identifier; nil removes it.
  @_disfavoredOverload
  public func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    register(
      registered(aClass, as: TableViewHeaderFooterView.Type.self),
      forHeaderFooterViewReuseIdentifier: identifier)
  }
}

extension CollectionView {
  /// Sets the class of the cells of an identifier; nil removes it.
  @_disfavoredOverload
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    register(
      registered(cellClass, as: CollectionViewCell.Type.self),
      forCellWithReuseIdentifier: identifier)
  }

  /// Sets the class of the supplementary views of a kind and an identifier; nil removes it.
  @_disfavoredOverload
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    register(
      registered(viewClass, as: CollectionReusableView.Type.self),
      forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
  }
}
