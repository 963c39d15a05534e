internal import StageKit

/// A visual format such as `H:|-[title(>=80)]-8-[value]-|`: views, their sizes and the spaces
/// between them.
struct VisualFormat {
  /// The number of a predicate: itself, or the name of a metric or of a view of the same size.
  enum Quantity {
    case number(Double)
    case name(String, position: Int)
  }

  /// A condition of a size or a space.
  struct Predicate {
    var relation = LayoutConstraint.Relation.equal
    var quantity: Quantity
    /// The number or metric of the priority; nil is required.
    var priority: Quantity?
  }

  /// The space between two of the views.
  enum Space {
    /// The standard distance.
    case standard
    case predicates([Predicate])
  }

  /// A view, with the conditions of its size.
  struct Element {
    let name: String
    let position: Int
    let sizes: [Predicate]
  }

  /// The direction in which the views follow each other.
  var axis = LayoutConstraint.Axis.horizontal
  /// The space to the superview before the first view; nil without one.
  var leading: Space?
  /// The views, in their order.
  var elements: [Element] = []
  /// The spaces between the views.
  var spaces: [Space] = []
  /// The space to the superview behind the last view; nil without one.
  var trailing: Space?
}

/// What is wrong in a visual format.
struct VisualFormatError: Error {
  /// The number of characters before the place.
  let position: Int
  /// What is wrong there.
  let reason: String
}
