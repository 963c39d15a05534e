public import Geometry
public import StageKit

/// The values of an environment that can be set: those of a view, and of new environments.
public protocol UIMutableTraits {
  /// The value of a trait.
  subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value { get set }
}

extension UIMutableTraits {
  /// Light or dark.
  public var userInterfaceStyle: UserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }
  /// The space in the width.
  public var horizontalSizeClass: TraitCollection.SizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }
  /// The space in the height.
  public var verticalSizeClass: TraitCollection.SizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }
  /// The kind of device.
  public var userInterfaceIdiom: TraitCollection.Idiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }
  /// The pixels of a point.
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }
}

extension TraitOverrides: UIMutableTraits {
  /// The value of a trait; the default where the view does not set it.
  public subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value {
    get { trait._value(in: applied(to: TraitCollection())) }
    set { trait._set(newValue, in: &self) }
  }
}

/// The values of a new environment.
private struct NewTraits: UIMutableTraits {
  var traits: TraitCollection

  subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value {
    get { trait._value(in: traits) }
    set { traits = trait._setting(newValue, in: traits) }
  }
}

extension TraitCollection {
  /// A function that sets values.
  public typealias TraitMutations = (inout any UIMutableTraits) -> Void

  /// Creates an environment: that of a phone with some values.
  public init(mutations: TraitMutations) { self = Self().modifyingTraits(mutations) }

  /// Creates an environment: that of a phone with a value.
  public init<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) {
    self = trait._setting(value, in: Self())
  }

  /// Creates the environment of a phone with a space in the width.
  public init(horizontalSizeClass: SizeClass) {
    self.init(UITraitHorizontalSizeClass.self, value: horizontalSizeClass)
  }
  /// Creates the environment of a phone with a space in the height.
  public init(verticalSizeClass: SizeClass) {
    self.init(UITraitVerticalSizeClass.self, value: verticalSizeClass)
  }
  /// Creates the environment of a device.
  public init(userInterfaceIdiom: Idiom) {
    self.init(UITraitUserInterfaceIdiom.self, value: userInterfaceIdiom)
  }
  /// Creates the environment of a phone with a number of pixels for each point.
  public init(displayScale: CGFloat) {
    self.init(UITraitDisplayScale.self, value: displayScale)
  }
  /// Creates the environment of a phone with a size of texts.
  public init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(UITraitPreferredContentSizeCategory.self, value: preferredContentSizeCategory)
  }
  /// Creates the environment of a phone with a direction of writing.
  public init(layoutDirection: LayoutDirection) {
    self.init(UITraitLayoutDirection.self, value: layoutDirection)
  }
  /// Creates the environment of a phone with a contrast.
  public init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(UITraitAccessibilityContrast.self, value: accessibilityContrast)
  }
  /// Creates the environment of a phone whose content lies over other content, or not.
  public init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(UITraitUserInterfaceLevel.self, value: userInterfaceLevel)
  }

  /// Creates an environment with the values of others that differ from those of a phone; the last
  /// one counts.
  public init(traitsFrom traitCollections: [UITraitCollection]) {
    let phone = TraitCollection()
    self = phone
    for other in traitCollections {
      if other.userInterfaceStyle != phone.userInterfaceStyle {
        userInterfaceStyle = other.userInterfaceStyle
      }
      if other.horizontalSizeClass != phone.horizontalSizeClass {
        horizontalSizeClass = other.horizontalSizeClass
      }
      if other.verticalSizeClass != phone.verticalSizeClass {
        verticalSizeClass = other.verticalSizeClass
      }
      if other.userInterfaceIdiom != phone.userInterfaceIdiom {
        userInterfaceIdiom = other.userInterfaceIdiom
      }
      if other.layoutDirection != phone.layoutDirection { layoutDirection = other.layoutDirection }
      if other.displayScale != phone.displayScale { displayScale = other.displayScale }
      custom.set(other.custom)
    }
  }

  /// The value of a trait.
  public subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value {
    trait._value(in: self)
  }

  /// Returns the environment with other values.
  public func modifyingTraits(_ mutations: TraitMutations) -> UITraitCollection {
    var traits: any UIMutableTraits = NewTraits(traits: self)
    mutations(&traits)
    return (traits as? NewTraits)?.traits ?? self
  }

  /// Returns the environment with another value.
  public func replacing<Trait: UITraitDefinition>(
    _ trait: Trait.Type, value: Trait.Value
  ) -> UITraitCollection { trait._setting(value, in: self) }
}
