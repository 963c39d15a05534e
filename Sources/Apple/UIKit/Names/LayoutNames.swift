// Apple's names of constraints and anchors.

public import StageKit

/// `UserInterfaceLayoutDirection`.
public typealias UIUserInterfaceLayoutDirection = UserInterfaceLayoutDirection
/// `SemanticContentAttribute`.
public typealias UISemanticContentAttribute = SemanticContentAttribute
/// `TraitCollection.LayoutDirection`.
public typealias UITraitEnvironmentLayoutDirection = TraitCollection.LayoutDirection

/// `LayoutConstraint`.
public typealias NSLayoutConstraint = LayoutConstraint
/// `LayoutAnchor`.
public typealias NSLayoutAnchor = LayoutAnchor
/// `LayoutDimension`.
public typealias NSLayoutDimension = LayoutDimension
/// `LayoutXAxisAnchor`.
public typealias NSLayoutXAxisAnchor = LayoutXAxisAnchor
/// `LayoutYAxisAnchor`.
public typealias NSLayoutYAxisAnchor = LayoutYAxisAnchor
/// `LayoutGuide`.
public typealias UILayoutGuide = LayoutGuide
/// `LayoutPriority`.
public typealias UILayoutPriority = LayoutPriority
