internal import Geometry
internal import Layers
internal import PictureKit
internal import StageKit
internal import Tween

extension GalleryLayers {
  /// Adds transitions, text layers and the colors of replicators.
  func addKinds(to gallery: inout Gallery, on stage: Stage) {
    for kind in [Transition.Kind.fade, .push, .moveIn] {
      gallery.add("Transition, \(kind.rawValue)") { view in
        let card = Layer()
        card.frame = Rect(x: 10, y: 10, width: 90, height: 90)
        card.cornerRadius = 12
        card.backgroundColor = .galleryBlue
        view.layer.addSublayer(card)
        for index in 0..<4 {
          stage.scheduledTimer(withTimeInterval: Double(index) + 0.25, repeats: false) { _ in
            let transition = Transition()
            transition.type = kind
            transition.subtype = index.isMultiple(of: 2) ? .fromRight : .fromTop
            transition.duration = 0.5
            transition.timingFunction = .easeInOut
            card.add(transition, forKey: nil)
            stage.transaction.begin()
            stage.transaction.disableActions = true
            card.backgroundColor = index.isMultiple(of: 2) ? .galleryOrange : .galleryBlue
            stage.transaction.commit()
          }
        }
      }
    }
    gallery.add("TextLayer") { view in
      let text = TextLayer()
      text.frame = Rect(x: 0, y: 20, width: 110, height: 70)
      text.string = "Layers of text wrap and end with an ellipsis"
      text.fontSize = 16
      text.foregroundColor = .darkGray
      text.isWrapped = true
      text.truncationMode = .end
      text.alignmentMode = .center
      view.layer.addSublayer(text)
      text.swing("fontSize", from: 12.0, to: 22.0)
    }
    gallery.add("instanceColor") { view in
      let replicator = ReplicatorLayer()
      replicator.frame = view.bounds
      replicator.instanceCount = 8
      replicator.instanceTransform = Transform3D(translationX: 12, y: 0, z: 0)
      replicator.instanceColor = Color(red: 1, green: 0.2, blue: 0.3)
      replicator.instanceRedOffset = -0.12
      replicator.instanceBlueOffset = 0.1
      replicator.instanceDelay = 0.1
      view.layer.addSublayer(replicator)
      let bar = Layer()
      bar.frame = Rect(x: 8, y: 35, width: 8, height: 40)
      bar.cornerRadius = 4
      bar.backgroundColor = .white
      replicator.addSublayer(bar)
      bar.swing("transform.scale.y", from: 0.3, to: 1.6, duration: 0.5)
    }
  }
}
