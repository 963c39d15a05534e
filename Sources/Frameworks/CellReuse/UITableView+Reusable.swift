public import Scrolling
public import UIKit

extension UITableView {
  /// Registers cells of a class.
  public final func register<Cell: UITableViewCell>(cellType: Cell.Type) where Cell: Reusable {
    register(cellType.self, forCellReuseIdentifier: cellType.reuseIdentifier)
  }

  /// Registers cells of a document.
  public final func register<Cell: UITableViewCell>(cellType: Cell.Type)
  where Cell: Reusable & NibLoadable {
    register(cellType.nib, forCellReuseIdentifier: cellType.reuseIdentifier)
  }

  /// Returns a cell of a class.
  public final func dequeueReusableCell<Cell: UITableViewCell>(
    for indexPath: IndexPath, cellType: Cell.Type = Cell.self
  ) -> Cell where Cell: Reusable {
    let cell = dequeueReusableCell(withIdentifier: cellType.reuseIdentifier, for: indexPath)
    guard let cell = cell as? Cell else {
      fatalError("The cell \(cellType.reuseIdentifier) is not of the class \(cellType).")
    }
    return cell
  }

  /// Registers headers and footers of a class.
  public final func register<Header: UITableViewHeaderFooterView>(
    headerFooterViewType: Header.Type
  ) where Header: Reusable {
    register(
      headerFooterViewType.self,
      forHeaderFooterViewReuseIdentifier: headerFooterViewType.reuseIdentifier)
  }

  /// Registers headers and footers of a document.
  public final func register<Header: UITableViewHeaderFooterView>(
    headerFooterViewType: Header.Type
  ) where Header: Reusable & NibLoadable {
    register(
      headerFooterViewType.nib,
      forHeaderFooterViewReuseIdentifier: headerFooterViewType.reuseIdentifier)
  }

  /// Returns a header or footer of a class; nil if none is registered.
  public final func dequeueReusableHeaderFooterView<Header: UITableViewHeaderFooterView>(
    _ viewType: Header.Type = Header.self
  ) -> Header? where Header: Reusable {
    dequeueReusableHeaderFooterView(withIdentifier: viewType.reuseIdentifier) as? Header
  }
}

extension UICollectionView {
  /// Registers cells of a class.
  public final func register<Cell: UICollectionViewCell>(cellType: Cell.Type) where Cell: Reusable {
    register(cellType.self, forCellWithReuseIdentifier: cellType.reuseIdentifier)
  }

  /// Registers cells of a document.
  public final func register<Cell: UICollectionViewCell>(cellType: Cell.Type)
  where Cell: Reusable & NibLoadable {
    register(cellType.nib, forCellWithReuseIdentifier: cellType.reuseIdentifier)
  }

  /// Returns a cell of a class.
  public final func dequeueReusableCell<Cell: UICollectionViewCell>(
    for indexPath: IndexPath, cellType: Cell.Type = Cell.self
  ) -> Cell where Cell: Reusable {
    let cell = dequeueReusableCell(
      withReuseIdentifier: cellType.reuseIdentifier, for: indexPath)
    guard let cell = cell as? Cell else {
      fatalError("The cell \(cellType.reuseIdentifier) is not of the class \(cellType).")
    }
    return cell
  }

  /// Registers supplementary views of a class.
  public final func register<Supplement: UICollectionReusableView>(
    supplementaryViewType: Supplement.Type, ofKind elementKind: String
  ) where Supplement: Reusable {
    register(
      supplementaryViewType.self, forSupplementaryViewOfKind: elementKind,
      withReuseIdentifier: supplementaryViewType.reuseIdentifier)
  }

  /// Registers supplementary views of a document.
  public final func register<Supplement: UICollectionReusableView>(
    supplementaryViewType: Supplement.Type, ofKind elementKind: String
  ) where Supplement: Reusable & NibLoadable {
    register(
      supplementaryViewType.nib, forSupplementaryViewOfKind: elementKind,
      withReuseIdentifier: supplementaryViewType.reuseIdentifier)
  }

  /// Returns a supplementary view of a class.
  public final func dequeueReusableSupplementaryView<Supplement: UICollectionReusableView>(
    ofKind elementKind: String, for indexPath: IndexPath,
    viewType: Supplement.Type = Supplement.self
  ) -> Supplement where Supplement: Reusable {
    let view = dequeueReusableSupplementaryView(
      ofKind: elementKind, withReuseIdentifier: viewType.reuseIdentifier, for: indexPath)
    guard let view = view as? Supplement else {
      fatalError("The view \(viewType.reuseIdentifier) is not of the class \(viewType).")
    }
    return view
  }
}
