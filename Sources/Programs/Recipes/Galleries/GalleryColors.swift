internal import Geometry

extension Color {
  static let galleryBlue = Color(red: 0.2, green: 0.45, blue: 0.9)
  static let galleryOrange = Color(red: 0.95, green: 0.55, blue: 0.2)
  static let galleryGreen = Color(red: 0.25, green: 0.7, blue: 0.45)
  static let galleryPink = Color(red: 0.9, green: 0.3, blue: 0.5)
}
