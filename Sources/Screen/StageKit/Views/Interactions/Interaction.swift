/// What is added to a view to handle something that people do with it: `UIInteraction`.
public protocol Interaction: AnyObject {
  /// The view; nil if the interaction belongs to none.
  var view: View? { get }
  /// Called before the interaction is added to a view, or removed (nil).
  func willMove(to view: View?)
  /// Called after the interaction has been added to a view, or removed (nil).
  func didMove(to view: View?)
}

extension View {
  /// The interactions of the view, in the order in which they were added.
  public var interactions: [any Interaction] {
    get { addedInteractions }
    set {
      for interaction in addedInteractions { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// Adds an interaction and removes it from its previous view.
  public func addInteraction(_ interaction: any Interaction) {
    guard !addedInteractions.contains(where: { $0 === interaction }) else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    addedInteractions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction; one of another view is ignored.
  public func removeInteraction(_ interaction: any Interaction) {
    guard let index = addedInteractions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    addedInteractions.remove(at: index)
    interaction.didMove(to: nil)
  }
}
