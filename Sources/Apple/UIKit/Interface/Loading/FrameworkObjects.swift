/// A class of a framework beside UIKit that interface documents make, such as a map.
package protocol DocumentMade: AnyObject {
  /// Creates an object as documents do.
  static func makeForDocument() -> AnyObject
  /// Sets a runtime attribute of a document; returns whether the object has it.
  func setFromDocument(_ value: Any?, for attribute: String) -> Bool
}

extension DocumentMade {
  /// Returns that the object has no attributes.
  package func setFromDocument(_ value: Any?, for attribute: String) -> Bool { false }
}

/// Makes objects of frameworks beside UIKit, which this module cannot name.
enum FrameworkObjects {
  /// The frameworks of the classes.
  private static let frameworks = [
    "AVPlayerViewController": "AVKit", "AnimatedButton": "AnimationPlaying",
    "AnimatedSwitch": "AnimationPlaying",
    "LottieAnimationView": "AnimationPlaying", "MKMapView": "MapKit",
    "MPVolumeView": "MediaPlayer",
    "SCNView": "SceneKit", "SKView": "SpriteKit", "WKWebView": "WebKit",
  ]
  /// Other names of classes.
  private static let aliases = [
    "AnimationView": "LottieAnimationView", "LOTAnimationView": "LottieAnimationView",
  ]

  /// Creates an object of a class; nil if no framework has it, or the process is without it.
  static func make(className: String) -> AnyObject? {
    let className = aliases[className] ?? className
    guard let framework = frameworks[className] else { return nil }
    // The symbol of a class: the names of its module and its own, each after its length.
    let symbol = [framework, className].map { "\($0.utf8.count)\($0)" }.joined() + "C"
    return (_typeByName(symbol) as? any DocumentMade.Type)?.makeForDocument()
  }
}
