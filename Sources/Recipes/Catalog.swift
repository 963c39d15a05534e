public import Stage

/// All recipes that come with Zoetrope.
public enum Catalog: Sendable {
  /// The recipes, in the order of the texts they come from.
  public static let recipes: [any Recipe] = [
    Move(),
    GrowFade(),
    RotateChain(),
    RotateChain(direction: .counterclockwise),
    StepsRollDown(),
    StepsTallBallFlaw(),
    StepsBounce(),
    TechotopiaArchitecture(),
    TechotopiaGravity(),
    TechotopiaGravity(.coasting),
    TechotopiaGravity(.removal),
    TechotopiaCollisionItems(),
    TechotopiaCollisionBoundaries(),
    TechotopiaCollisionEverything(),
    TechotopiaCollisionInsets(),
    TechotopiaCollisionLine(),
    TechotopiaCollisionPath(),
    TechotopiaAttachmentItems(),
    TechotopiaAttachmentAnchor(),
    TechotopiaAttachmentOffset(),
    TechotopiaTilt(),
    TechotopiaTilt(isPosed: true),
    TechotopiaSnap(),
    TechotopiaSnap(damping: 0.5),
    TechotopiaSnap(damping: 0),
    TechotopiaPush(),
    TechotopiaPush(isContinuous: true),
    TechotopiaPushOffset(),
    TechotopiaItemBehavior(),
    TechotopiaItemBehaviorNoRotation(),
    TechotopiaItemBehaviorVelocity(),
    TechotopiaComposite(),
    SadunCustomItemLog(),
    SadunCustomItemLog(isModern: true),
    SadunSynchronizedItem(),
    SadunBoundsMapping(),
    SadunBoundsMapping(isWide: true),
    SadunResizableBehavior(),
    SadunResizableBehavior(.halfSpeed),
    SadunResizableBehavior(.smallAmplitude),
    SadunResizableBehavior(.strongDamping),
    SadunResizableBehavior(.noClock),
    SadunTransformSnapPile(),
  ]

  /// The recipe of a name, nil where there is none.
  public static func recipe(withID id: String) -> (any Recipe)? {
    recipes.first { $0.id == id }
  }
}
