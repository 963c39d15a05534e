internal import Geometry
internal import Layers
internal import StageKit
internal import Tween

extension GalleryLayers {
  /// Adds explicit, implicit and replicated animations.
  func addAnimations(to gallery: inout Gallery, on stage: Stage) {
    gallery.add("KeyframeAnimation") { view in
      let track = Path(ovalIn: Rect(x: 10, y: 25, width: 90, height: 60))
      let line = ShapeLayer()
      line.path = track
      line.fillColor = nil
      line.strokeColor = .lightGray
      view.layer.addSublayer(line)
      let arrow = disc(.galleryBlue, size: Size(24, 10), in: view)
      let ride = KeyframeAnimation(keyPath: "position")
      ride.path = track
      ride.calculationMode = .paced
      ride.rotationMode = .rotateAuto
      ride.duration = 4
      ride.repeatCount = .infinity
      arrow.add(ride, forKey: "ride")
    }
    gallery.add("SpringAnimation") { view in
      let ball = disc(.galleryPink, size: Size(30, 30), in: view)
      ball.position.y = 85
      let spring = SpringAnimation(keyPath: "position.y")
      spring.fromValue = 20.0
      spring.toValue = 85.0
      spring.damping = 4
      spring.duration = spring.settlingDuration
      ball.add(spring, forKey: "drop")
    }
    gallery.add("AnimationGroup") { view in
      let ball = disc(.galleryGreen, size: Size(30, 30), in: view)
      let scale = BasicAnimation(keyPath: "transform.scale")
      scale.fromValue = 1.0
      scale.toValue = 3.0
      let fade = BasicAnimation(keyPath: "opacity")
      fade.fromValue = 1.0
      fade.toValue = 0.0
      fade.beginTime = 0.5
      fade.duration = 0.5
      fade.fillMode = .forwards
      let pulse = AnimationGroup()
      pulse.animations = [scale, fade]
      pulse.duration = 1
      pulse.repeatCount = .infinity
      ball.add(pulse, forKey: "pulse")
    }
    gallery.add("ReplicatorLayer") { view in
      let replicator = ReplicatorLayer()
      replicator.frame = view.bounds
      replicator.instanceCount = 12
      replicator.instanceTransform = Transform3D(rotationAngle: .pi / 6, x: 0, y: 0, z: 1)
      replicator.instanceDelay = 1.0 / 12
      view.layer.addSublayer(replicator)
      let dot = Layer()
      dot.frame = Rect(x: 50, y: 8, width: 10, height: 24)
      dot.cornerRadius = 5
      dot.backgroundColor = .darkGray
      dot.opacity = 0.15
      replicator.addSublayer(dot)
      dot.turn("opacity", from: 1.0, to: 0.15, duration: 1)
    }
    gallery.add("implicit animations") { view in
      let ball = disc(.galleryOrange, size: Size(30, 30), in: view)
      ball.position = Point(20, 20)
      let corners = [Point(90, 20), Point(90, 90), Point(20, 90), Point(20, 20)]
      for (index, corner) in corners.enumerated() {
        stage.scheduledTimer(withTimeInterval: Double(index) + 0.5, repeats: false) { _ in
          ball.position = corner
          ball.backgroundColor = index.isMultiple(of: 2) ? .galleryBlue : .galleryOrange
        }
      }
    }
  }

  private func disc(_ color: Color, size: Size, in view: View) -> Layer {
    let disc = Layer()
    disc.frame = Rect(center: view.bounds.center, size: size)
    disc.cornerRadius = min(size.width, size.height) / 2
    disc.backgroundColor = color
    view.layer.addSublayer(disc)
    return disc
  }
}
