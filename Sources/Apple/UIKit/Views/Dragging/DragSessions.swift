internal import Geometry
internal import StageKit

/// The items that a finger drags.
final class DragSession: UIDragSession {
  var items: [UIDragItem] = []
  var localContext: Any?
  var allowsMoveOperation = true
  var isRestrictedToDraggingApplication = false
  /// The finger, in the coordinates of the stage.
  var place: CGPoint

  init(at place: CGPoint) { self.place = place }

  func location(in view: UIView) -> CGPoint { view.convert(place, from: nil) }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}

/// The items of a drag over a target.
final class DropSession: UIDropSession {
  private let drag: DragSession
  let progress = Progress(totalUnitCount: 1)

  init(_ drag: DragSession) { self.drag = drag }

  var items: [UIDragItem] { drag.items }
  var allowsMoveOperation: Bool { drag.allowsMoveOperation }
  var isRestrictedToDraggingApplication: Bool { drag.isRestrictedToDraggingApplication }
  var localDragSession: (any UIDragSession)? { drag }

  func location(in view: UIView) -> CGPoint { drag.location(in: view) }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    drag.hasItemsConforming(toTypeIdentifiers: typeIdentifiers)
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    drag.canLoadObjects(ofClass: aClass)
  }

  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
    var loaded: [any NSItemProviderReading] = []
    var waiting = providers.count
    if providers.isEmpty { completion([]) }
    for provider in providers {
      _ = provider.loadObject(ofClass: aClass) { [progress] object, _ in
        if let object { loaded.append(object) }
        waiting -= 1
        guard waiting == 0 else { return }
        progress.completedUnitCount = 1
        completion(loaded)
      }
    }
    return progress
  }
}

/// The changes that are made with the movement of a preview.
final class DragAnimator: UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// The time in which a preview is lifted, and in which it goes to its place, in seconds; chosen
  /// by eye.
  static let duration = 0.25

  /// Makes the changes, together with others.
  func run(_ changes: @escaping () -> Void, completion: @escaping () -> Void = {}) {
    UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
      [animations] in
      changes()
      for animation in animations { animation() }
    } completion: { [completions] _ in
      completion()
      for completion in completions { completion(.end) }
    }
  }
}
