public import StageKit

/// A view that shows a configuration: `UIContentView`.
public protocol ContentView: AnyObject {
  /// The configuration that the view shows.
  var configuration: any ContentConfiguration { get set }
  /// Returns whether the view can show another configuration; true by default.
  func supports(_ configuration: any ContentConfiguration) -> Bool
}

extension ContentView {
  /// Returns true.
  public func supports(_ configuration: any ContentConfiguration) -> Bool { true }
}

/// The content of a cell, as a value: `UIContentConfiguration`.
public protocol ContentConfiguration {
  /// Makes a view that shows the configuration.
  func makeContentView() -> any View & ContentView
  /// Returns the configuration for a state of the cell.
  func updated(for state: any ConfigurationState) -> Self
}

/// The name of a custom value in the state of a cell: `UIConfigurationStateCustomKey`.
public struct ConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a key of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a key of a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a cell or another view, for which its configurations are updated:
/// `UIConfigurationState`.
public protocol ConfigurationState {
  /// The traits of the view.
  var traitCollection: TraitCollection { get set }
  /// The value of a custom key; nil by default.
  subscript(key: ConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of a cell: `UICellConfigurationState`.
public struct CellConfigurationState: ConfigurationState, Hashable {
  /// The traits of the cell.
  public var traitCollection: TraitCollection
  /// Whether the cell is disabled; false by default.
  public var isDisabled = false
  /// Whether a finger is on the cell; false by default.
  public var isHighlighted = false
  /// Whether the cell is selected; false by default.
  public var isSelected = false
  /// Whether the cell is focused; false by default.
  public var isFocused = false
  /// Whether the cell is being edited; false by default.
  public var isEditing = false
  /// Whether the cell is expanded; false by default.
  public var isExpanded = false
  /// Whether the cell is swiped; false by default.
  public var isSwiped = false
  /// Whether the cell is being moved; false by default.
  public var isReordering = false
  private var values: [ConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state without selection.
  public init(traitCollection: TraitCollection) { self.traitCollection = traitCollection }

  /// The value of a custom key; nil by default.
  public subscript(key: ConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}

@available(*, unavailable)
extension CellConfigurationState: Sendable {}
