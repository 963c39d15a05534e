private import Glibc
import PhysicsPeers

/// Box2D v3 in a library that `Box2DV3/build.sh` made.
struct Box2DV3Engine: Engine {
  let library: String
  /// The number of parts of a step; 4 is what Box2D recommends.
  let subStepCount: Int

  /// Loads the library once, so that it is an error here if that fails.
  init(library: String, subStepCount: Int) throws(LoadingError) {
    self.library = library
    self.subStepCount = subStepCount
    guard let world = peer_world_load(library, 0, 0, false, Int32(subStepCount)) else {
      throw LoadingError(description: dlerror().map { String(cString: $0) } ?? library)
    }
    peer_world_destroy(world)
  }

  /// Why a library cannot be loaded.
  struct LoadingError: Error, CustomStringConvertible {
    let description: String
  }

  /// The name of the library without its directory and extension, `sse2` or `avx2`.
  private var variant: Substring {
    library.split(separator: "/").last?.split(separator: ".").first ?? ""
  }

  var title: String { "Box2D v3 \(variant)" }
  var key: String { "box2d_v3_\(variant)" }

  func makeWorld(_ scene: Scene) -> any EngineWorld {
    guard
      let world = peer_world_load(
        library, scene.gravity.x, scene.gravity.y, scene.allowsSleep, Int32(subStepCount))
    else {
      preconditionFailure("the library was loaded before")
    }
    return PeerEngineWorld(scene, world)
  }
}
