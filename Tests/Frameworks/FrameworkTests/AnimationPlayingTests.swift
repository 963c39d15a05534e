import AnimationPlaying
import Geometry
import StageKit
import Testing
import UIKit

/// Animations of JSON documents.
@Suite struct `animations of documents` {
  private let stage = Stage(size: Size(320, 480))
  private let application: UIApplication

  init() { application = UIApplication(on: stage) }

  /// Runs a function in the application.
  private func run(_ body: () throws -> Void) throws {
    let result = application.run { Result { try body() } }
    try result.get()
  }

  /// A document of 100 by 100 points and two seconds at 10 frames a second.
  private static func document(_ layers: String, assets: String = "[]") throws -> LottieAnimation {
    let text = """
      {"v":"5.5","fr":10,"ip":0,"op":20,"w":100,"h":100,"assets":\(assets),"layers":[\(layers)],
       "markers":[{"cm":"half","tm":10,"dr":5}]}
      """
    return try LottieAnimation.from(data: Data(text.utf8))
  }

  /// A red square of 20 points, which moves from (10, 50) to (90, 50).
  private static let square = """
    {"ty":4,"ip":0,"op":20,"st":0,"ks":{"p":{"a":1,"k":[
      {"t":0,"s":[10,50],"i":{"x":[1],"y":[1]},"o":{"x":[0],"y":[0]}},{"t":20,"s":[90,50]}]}},
     "shapes":[{"ty":"gr","it":[
       {"ty":"rc","p":{"a":0,"k":[0,0]},"s":{"a":0,"k":[20,20]},"r":{"a":0,"k":0}},
       {"ty":"fl","c":{"a":0,"k":[1,0,0,1]},"o":{"a":0,"k":100}},
       {"ty":"tr","p":{"a":0,"k":[0,0]},"a":{"a":0,"k":[0,0]},"s":{"a":0,"k":[100,100]},
        "r":{"a":0,"k":0},"o":{"a":0,"k":100}}]}]}
    """

  /// Returns the color, as red, green, blue and opacity, of a point of a view.
  private func color(at x: Int, _ y: Int, of view: UIView) throws -> [UInt8] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: view.bounds.size, format: format).image { context in
      view.layer.render(in: context.cgContext)
    }
    let bitmap = try #require(image.cgImage)
    let pixel = bitmap.pixels[y * Int(view.bounds.width) + x]
    return [16, 8, 0, 24].map { UInt8(truncatingIfNeeded: pixel >> $0) }
  }

  private static let red: [UInt8] = [255, 0, 0, 255]
  private static let nothing: [UInt8] = [0, 0, 0, 0]

  @Test func `a document has a size, a duration and markers`() throws {
    let animation = try Self.document(Self.square)
    #expect(animation.size == CGSize(width: 100, height: 100))
    #expect(animation.duration == 2 && animation.framerate == 10)
    #expect(animation.progressTime(forMarker: "half") == 0.5)
    #expect(throws: (any Error).self) { try LottieAnimation.from(data: Data("{}".utf8)) }
    #expect(throws: (any Error).self) { try LottieAnimation.from(data: Data([1, 2])) }
  }

  @Test func `a shape moves between keyframes`() throws {
    try run {
      let view = LottieAnimationView(animation: try Self.document(Self.square))
      #expect(view.intrinsicContentSize == CGSize(width: 100, height: 100))
      #expect(try color(at: 10, 50, of: view) == Self.red)
      #expect(try color(at: 50, 50, of: view) == Self.nothing)
      view.currentProgress = 0.5
      #expect(try color(at: 50, 50, of: view) == Self.red)
      #expect(try color(at: 10, 50, of: view) == Self.nothing)
      #expect(try color(at: 50, 70, of: view) == Self.nothing)
      view.bounds.size = CGSize(width: 200, height: 100)
      #expect(try color(at: 100, 50, of: view) == Self.red)
      #expect(try color(at: 50, 50, of: view) == Self.nothing)
    }
  }

  @Test func `trims show a part, and repeaters show copies`() throws {
    func line(_ more: String) -> String {
      """
      {"ty":4,"ip":0,"op":20,"st":0,"ks":{},"shapes":[
        {"ty":"sh","ks":{"a":0,"k":{"c":false,"v":[[0,10],[100,10]],"i":[[0,0],[0,0]],"o":[[0,0],[0,0]]}}},
        {"ty":"st","c":{"a":0,"k":[1,0,0,1]},"o":{"a":0,"k":100},"w":{"a":0,"k":4},"lc":1,"lj":1},
        \(more)]}
      """
    }
    try run {
      let trimmed = LottieAnimationView(
        animation: try Self.document(
          line(#"{"ty":"tm","s":{"a":0,"k":25},"e":{"a":0,"k":75},"o":{"a":0,"k":0},"m":1}"#)))
      #expect(try color(at: 50, 10, of: trimmed) == Self.red)
      #expect(try color(at: 10, 10, of: trimmed) == Self.nothing)
      #expect(try color(at: 90, 10, of: trimmed) == Self.nothing)
      let copied = LottieAnimationView(
        animation: try Self.document(
          line(
            #"{"ty":"rp","c":{"a":0,"k":3},"o":{"a":0,"k":0},"tr":{"p":{"a":0,"k":[0,20]}}}"#)))
      #expect(try [10, 30, 50].allSatisfy { try color(at: 50, $0, of: copied) == Self.red })
      #expect(try color(at: 50, 70, of: copied) == Self.nothing)
    }
  }

  @Test func `compositions, parents, solids and mattes are drawn`() throws {
    let solid = ##"{"ty":1,"ip":0,"op":20,"st":0,"sw":100,"sh":100,"sc":"#ff0000","ks":{}"##
    let assets = #"[{"id":"inner","layers":[\#(solid)}]}]"#
    try run {
      let composed = LottieAnimationView(
        animation: try Self.document(
          #"""
          {"ty":0,"refId":"inner","w":30,"h":100,"ip":0,"op":20,"st":0,"parent":2,"ks":{}},
          {"ty":3,"ind":2,"ip":0,"op":20,"st":0,"ks":{"p":{"a":0,"k":[50,0]}}}
          """#, assets: assets))
      #expect(try color(at: 60, 50, of: composed) == Self.red)
      #expect(try color(at: 40, 50, of: composed) == Self.nothing)
      #expect(try color(at: 90, 50, of: composed) == Self.nothing)
      let mask = Self.square.replacing(#"{"ty":4,"#, with: #"{"ty":4,"td":1,"#)
      let masked = LottieAnimationView(
        animation: try Self.document("\(mask),\(solid),\"tt\":1}"))
      #expect(try color(at: 10, 50, of: masked) == Self.red)
      #expect(try color(at: 50, 50, of: masked) == Self.nothing)
      let inverted = LottieAnimationView(
        animation: try Self.document("\(mask),\(solid),\"tt\":2}"))
      #expect(try color(at: 10, 50, of: inverted) == Self.nothing)
      #expect(try color(at: 50, 50, of: inverted) == Self.red)
    }
  }

  @Test
  func `it plays on the clock of the stage once it is in a window, and says that it has ended`()
    throws
  {
    let view = application.run { LottieAnimationView() }
    var ends: [Bool] = []
    try run {
      view.animation = try Self.document(Self.square)
      view.play { ends.append($0) }
      #expect(!view.isAnimationPlaying)
    }
    let controller = application.run { UIViewController() }
    application.show { controller }
    stage.advance(to: 0.5)
    application.run {
      controller.view.addSubview(view)
      #expect(view.isAnimationPlaying && view.currentFrame == 0)
    }
    stage.advance(to: 1.5)
    application.run { #expect(abs(view.currentFrame - 10) < 1e-9 && ends.isEmpty) }
    stage.advance(to: 3)
    application.run {
      #expect(!view.isAnimationPlaying && view.currentProgress == 1 && ends == [true])
      view.loopMode = .autoReverse
      view.play()
    }
    stage.advance(to: 6)
    application.run {
      #expect(abs(view.currentFrame - 10) < 1e-9)
      view.stop()
      #expect(view.currentFrame == 0 && !view.isAnimationPlaying)
      view.play(fromFrame: 5, toFrame: 10)
    }
    stage.advance(to: 6.25)
    application.run { #expect(abs(view.currentFrame - 7.5) < 1e-9) }
  }
}
