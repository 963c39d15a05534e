internal import Geometry
package import PictureKit
internal import Raster

/// The pictures of a film by number, each once.
package final class PictureTable {
  package private(set) var pictures: [Picture] = []
  private var numbersByIdentity: [ObjectIdentifier: Int] = [:]
  private var numbersByValue: [Picture: Int] = [:]
  /// Copies, so that no identity is used again.
  private var copies: [Picture] = []
  private var storedExtents: [Rect] = []
  private var storedShapes: [PictureNumbers?] = []

  /// Returns the number of a picture; equal pictures have one number.
  func number(of picture: Picture) -> Int {
    if let number = numbersByIdentity[picture.storageIdentifier] { return number }
    let number = numbersByValue[picture] ?? pictures.count
    if number == pictures.count {
      pictures.append(picture)
      numbersByValue[picture] = number
      storedExtents.append(picture.commands[...].extent(isClipped: true))
      storedShapes.append(PictureNumbers(picture))
    } else {
      copies.append(picture)
    }
    numbersByIdentity[picture.storageIdentifier] = number
    return number
  }

  /// Returns the bounds of what a picture draws; null if it draws nothing.
  func extent(of number: Int) -> Rect { storedExtents[number] }

  /// Returns the numbers of a picture of plain shapes; nil for other pictures.
  func numbers(of number: Int) -> PictureNumbers? { storedShapes[number] }
}
