internal import Geometry
internal import StageKit

/// Layers and their animations, one sample a class or property.
struct GalleryLayers: Recipe {
  let id = "gallery-layers"
  let title = "Gallery: layers and their animations"
  let source = galleries
  let canvas = Gallery.size(count: 35)
  let duration = 4.0
  let keyMoments = [0, 0.5, 1.25, 2.5, 3.5]

  func perform(on stage: Stage) {
    var gallery = Gallery(on: stage)
    addAppearance(to: &gallery)
    addShapes(to: &gallery)
    addGradients(to: &gallery)
    addSpace(to: &gallery)
    addAnimations(to: &gallery, on: stage)
    addKinds(to: &gallery, on: stage)
    addEmitters(to: &gallery)
  }
}
