public import Scrolling

extension UITableView {
  /// Sets the xib of the cells of an identifier; nil removes it.
  ///
  /// - Parameters:
  ///   - nib: A xib with a cell as its only object at the top level.
  ///   - identifier: The identifier.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    guard let nib else {
      return register(nil as UITableViewCell.Type?, forCellReuseIdentifier: identifier)
    }
    register(forCellReuseIdentifier: identifier) {
      let cell: UITableViewCell =
        nib.firstObject() ?? UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.reuseIdentifier = identifier
      return cell
    }
  }

  /// Sets the xib of the headers and footers of an identifier; nil removes it.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let nib else {
      return register(
        nil as UITableViewHeaderFooterView.Type?, forHeaderFooterViewReuseIdentifier: identifier)
    }
    register(forHeaderFooterViewReuseIdentifier: identifier) {
      let view: UITableViewHeaderFooterView =
        nib.firstObject() ?? UITableViewHeaderFooterView(reuseIdentifier: nil)
      view.reuseIdentifier = identifier
      return view
    }
  }
}

extension UICollectionView {
  /// Sets the xib of the cells of an identifier; nil removes it.
  ///
  /// - Parameters:
  ///   - nib: A xib with a cell as its only object at the top level.
  ///   - identifier: The identifier.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    guard let nib else {
      return register(nil as UICollectionViewCell.Type?, forCellWithReuseIdentifier: identifier)
    }
    register(forSupplementaryViewOfKind: nil, withReuseIdentifier: identifier) {
      let cell: UICollectionViewCell = nib.firstObject() ?? UICollectionViewCell()
      cell.reuseIdentifier = identifier
      return cell
    }
  }

  /// Sets the xib of the supplementary views of a kind and an identifier; nil removes it.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    guard let nib else {
      return register(
        nil as UICollectionReusableView.Type?, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: identifier)
    }
    register(forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier) {
      let view: UICollectionReusableView = nib.firstObject() ?? UICollectionReusableView()
      view.reuseIdentifier = identifier
      return view
    }
  }
}

extension UINib {
  /// Makes the objects and returns the first one of a type; nil, which is logged, without one.
  fileprivate func firstObject<Object>() -> Object? {
    if let object = instantiate(withOwner: nil).lazy.compactMap({ $0 as? Object }).first {
      return object
    }
    UIApplication.logOnce("\(name).xib has no \(Object.self); a plain one is shown")
    return nil
  }
}

extension UICollectionView.CellRegistration {
  /// Creates a registration of the cells of a xib.
  ///
  /// - Parameters:
  ///   - cellNib: A xib with a cell as its only object at the top level.
  ///   - handler: Fills a cell for an item.
  public init(cellNib: UINib, handler: @escaping Handler) {
    self.init(making: { cellNib.firstObject() }, handler: handler)
  }
}

extension UICollectionView.SupplementaryRegistration {
  /// Creates a registration of the supplementary views of a xib.
  ///
  /// - Parameters:
  ///   - supplementaryNib: A xib with a view as its only object at the top level.
  ///   - elementKind: The kind.
  ///   - handler: Fills a view.
  public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
    self.init(
      elementKind: elementKind, making: { supplementaryNib.firstObject() }, handler: handler)
  }
}
