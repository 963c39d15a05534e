private import Geometry
public import StageKit

extension LayoutConstraint {
  /// Creates the constraints that a visual format describes, such as
  /// `H:|-[title]-8-[value(==title)]-|`.
  ///
  /// `|` is the superview, `-` the standard distance: 8 points between views, and the layout
  /// margins of the superview. Numbers, metrics, relations (`>=100`, `==other`) and priorities
  /// (`@750`) are allowed for spaces and sizes, in parentheses if there are several. It traps with
  /// the position of what is wrong in the format.
  ///
  /// - Parameters:
  ///   - format: The format; `V:` is from top to bottom, `H:` and none from left to right.
  ///   - opts: The alignment and direction of the views; none by default.
  ///   - metrics: The numbers of names in the format; nil, the default, for none.
  ///   - views: The views and layout guides of names in the format.
  /// - Returns: The constraints, which are not active.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any]
  ) -> [LayoutConstraint] {
    do {
      var parser = VisualFormatParser(format)
      return try VisualFormatConstraints(
        format: parser.parse(), options: opts, metrics: metrics ?? [:], views: views
      ).make()
    } catch {
      preconditionFailure(
        "the visual format \"\(format)\" is wrong at position \(error.position): \(error.reason)")
    }
  }
}
