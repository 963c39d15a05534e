public import Scrolling
public import UIKit

// Cells by the names of their classes.

extension UITableView {
  /// Registers cells of a class.
  public func register<Cell: UITableViewCell>(cellWithClass name: Cell.Type) {
    register(name, forCellReuseIdentifier: String(describing: name))
  }

  /// Registers cells of a document.
  public func register<Cell: UITableViewCell>(nib: UINib?, withCellClass name: Cell.Type) {
    register(nib, forCellReuseIdentifier: String(describing: name))
  }

  /// Registers cells of the document of the class's name.
  public func register<Cell: UITableViewCell>(
    nibWithCellClass name: Cell.Type, at bundleClass: AnyClass? = nil
  ) {
    let identifier = String(describing: name)
    register(UINib(nibName: identifier, bundle: nil), forCellReuseIdentifier: identifier)
  }

  /// Returns a cell of a class.
  public func dequeueReusableCell<Cell: UITableViewCell>(withClass name: Cell.Type) -> Cell {
    let cell = dequeueReusableCell(withIdentifier: String(describing: name))
    guard let cell = cell as? Cell else { fatalError("The class \(name) is not registered.") }
    return cell
  }

  /// Returns a cell of a class.
  public func dequeueReusableCell<Cell: UITableViewCell>(
    withClass name: Cell.Type, for indexPath: IndexPath
  ) -> Cell {
    let cell = dequeueReusableCell(withIdentifier: String(describing: name), for: indexPath)
    guard let cell = cell as? Cell else { fatalError("The class \(name) is not registered.") }
    return cell
  }
}

extension UICollectionView {
  /// Registers cells of a class.
  public func register<Cell: UICollectionViewCell>(cellWithClass name: Cell.Type) {
    register(name, forCellWithReuseIdentifier: String(describing: name))
  }

  /// Registers cells of a document.
  public func register<Cell: UICollectionViewCell>(
    nib: UINib?, forCellWithClass name: Cell.Type
  ) { register(nib, forCellWithReuseIdentifier: String(describing: name)) }

  /// Registers cells of the document of the class's name.
  public func register<Cell: UICollectionViewCell>(
    nibWithCellClass name: Cell.Type, at bundleClass: AnyClass? = nil
  ) {
    let identifier = String(describing: name)
    register(UINib(nibName: identifier, bundle: nil), forCellWithReuseIdentifier: identifier)
  }

  /// Returns a cell of a class.
  public func dequeueReusableCell<Cell: UICollectionViewCell>(
    withClass name: Cell.Type, for indexPath: IndexPath
  ) -> Cell {
    let cell = dequeueReusableCell(withReuseIdentifier: String(describing: name), for: indexPath)
    guard let cell = cell as? Cell else { fatalError("The class \(name) is not registered.") }
    return cell
  }
}
