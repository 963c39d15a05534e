import Zoetrope

/// The films of this package.
///
/// `swift run my-films list` lists them.
@main
struct MyFilms: FilmCollection {
  static let recipes: [any Recipe] = [Bounce(), Card()]
}
