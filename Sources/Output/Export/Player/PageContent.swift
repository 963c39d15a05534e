/// What a page with a player has beside its film.
package struct PageContent: Sendable {
  /// A parameter of the films, whose values a slider or a list chooses.
  package struct Control: Hashable, Sendable {
    /// The name.
    package let name: String
    /// The texts of the values with their unit, in order.
    package let values: [String]
    /// Whether the values are numbers, which a slider chooses.
    package let isNumeric: Bool

    package init(name: String, values: [String], isNumeric: Bool) {
      self.name = name
      self.values = values
      self.isNumeric = isNumeric
    }
  }

  /// The text of a file that the films were made of.
  package struct Source: Hashable, Sendable {
    /// The name of the file.
    package let name: String
    /// The contents.
    package let text: String

    package init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  /// What the films show, in words.
  package var title: String
  /// The parameters with several values.
  ///
  /// The films have all combinations, in whose order the last parameter changes first.
  package var controls: [Control] = []
  /// The combination that is shown first, the index of its film; 0 unless set.
  package var firstFilm = 0
  /// The plot beside the films as JSON, as `Plot.json(of:)` of the module Plots makes it; nil for
  /// none.
  package var plot: String?
  /// The file that the films were made of; nil for none.
  package var source: Source?

  /// Creates the content of a page with a title alone.
  package init(title: String) { self.title = title }
}
