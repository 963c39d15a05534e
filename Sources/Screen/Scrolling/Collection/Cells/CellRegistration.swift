private import Geometry
internal import StageKit

extension CollectionView {
  /// A class of cells and the handler that configures them: `UICollectionView.CellRegistration`.
  ///
  /// It needs no identifier: ``dequeueConfiguredReusableCell(using:for:item:)`` registers it.
  public struct CellRegistration<Cell: CollectionViewCell, Item> {
    /// Configures a cell for an item.
    public typealias Handler = (
      _ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item
    ) -> Void

    let token = RegistrationToken()
    let handler: Handler
    /// Makes a cell; nil for an object of the class.
    let make: (() -> Cell?)?

    /// Creates a registration of a class of cells.
    public init(handler: @escaping Handler) {
      self.handler = handler
      make = nil
    }

    /// Creates a registration of cells that a function makes.
    package init(making make: @escaping () -> Cell?, handler: @escaping Handler) {
      self.handler = handler
      self.make = make
    }
  }

  /// A class of supplementary views and the handler that configures them:
  /// `UICollectionView.SupplementaryRegistration`.
  public struct SupplementaryRegistration<Supplementary: CollectionReusableView> {
    /// Configures a supplementary view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let token = RegistrationToken()
    let elementKind: String
    let handler: Handler
    /// Makes a view; nil for an object of the class.
    let make: (() -> Supplementary?)?

    /// Creates a registration of a class of supplementary views.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
      make = nil
    }

    /// Creates a registration of supplementary views that a function makes.
    package init(
      elementKind: String, making make: @escaping () -> Supplementary?, handler: @escaping Handler
    ) {
      self.elementKind = elementKind
      self.handler = handler
      self.make = make
    }
  }

  /// The identity of a registration.
  final class RegistrationToken {}

  /// Returns a cell of a registration, configured for an item.
  ///
  /// - Parameters:
  ///   - registration: The registration, which is created once and not for every cell.
  ///   - indexPath: The index path of the item.
  ///   - item: The item.
  /// - Returns: The cell.
  public func dequeueConfiguredReusableCell<Cell: CollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let identifier = identifier(of: registration.token)
    if makers[ElementClass(kind: nil, identifier: identifier)] == nil {
      register(forSupplementaryViewOfKind: nil, withReuseIdentifier: identifier) {
        guard let cell = registration.make?() else { return Cell(registeredWith: identifier) }
        cell.reuseIdentifier = identifier
        return cell
      }
    }
    let dequeued = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    guard let cell = dequeued as? Cell else {
      preconditionFailure(
        "the cell registration of \(displayName) makes a \(type(of: dequeued)), not a \(Cell.self)")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a supplementary view of a registration, configured.
  public func dequeueConfiguredReusableSupplementary<Supplementary: CollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let identifier = identifier(of: registration.token)
    let kind = registration.elementKind
    if makers[ElementClass(kind: kind, identifier: identifier)] == nil {
      register(forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier) {
        guard let view = registration.make?() else {
          return Supplementary(registeredWith: identifier)
        }
        view.reuseIdentifier = identifier
        return view
      }
    }
    let dequeued = dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    guard let view = dequeued as? Supplementary else {
      preconditionFailure(
        "the registration of \(displayName) makes a \(type(of: dequeued)), not a \(Supplementary.self)"
      )
    }
    registration.handler(view, kind, indexPath)
    return view
  }

  /// Returns the reuse identifier of the views of a registration.
  private func identifier(of token: RegistrationToken) -> String {
    let index =
      registrations.firstIndex { $0 === token }
      ?? {
        registrations.append(token)
        return registrations.count - 1
      }()
    return "registration \(index)"
  }
}

@available(*, unavailable)
extension CollectionView.CellRegistration: Sendable {}

@available(*, unavailable)
extension CollectionView.SupplementaryRegistration: Sendable {}
