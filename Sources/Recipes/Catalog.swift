public import Stage

/// All recipes that come with Zoetrope.
public enum Catalog: Sendable {
  /// The recipes, in the order of the texts they come from.
  public static let recipes: [any Recipe] = [
    Move(),
    GrowFade(),
    RotateChain(),
    RotateChain(direction: .counterclockwise),
    PlaygroundMenu(),
    Gravity(),
    GravityCollision(),
    CollisionAlpha(),
    ItemProperties(),
    ItemProperties(.resistance),
    Snap(),
    Snap(isInFlight: true),
    Push(),
    Push(isResisted: false),
    SpringAttachment(),
    SpringAttachment(isRigid: true),
    BouncingSpring(),
    BouncingSpring(.asPrinted),
    StepsRollDown(),
    StepsTallBallFlaw(),
    StepsBounce(),
    WarrenGravity(),
    WarrenCollision(),
    WarrenAttachment(),
    WarrenSpring(),
    WarrenSpring(hasGravity: true),
    WarrenSnap(),
    WarrenPushInstantaneous(),
    WarrenPushInstantaneous(scale: 0.01),
    WarrenPushContinuous(),
    WarrenCollision(elasticity: 0.5),
    WarrenDynamicLine(),
    WarrenImageViewer(.flick),
    WarrenImageViewer(.snapBack),
  ]

  /// The recipe of a name, nil where there is none.
  public static func recipe(withID id: String) -> (any Recipe)? {
    recipes.first { $0.id == id }
  }
}
