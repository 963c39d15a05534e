import ImageTesting
import PhysicsScenes
import Testing

/// The pictures of the articles about the engine against the scenes that they show.
@Suite struct ArticlePictureTests {
  @Test(arguments: ArticlePicture.all.map(\.scene))
  func `a picture of an article is that of its scene`(scene: String) throws {
    let picture = try #require(ArticlePicture.all.first { $0.scene == scene })
    expectText(try #require(picture.text), equalsFileAt: Repository.path(of: picture.path))
  }
}
