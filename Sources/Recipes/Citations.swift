/// The chapter with the recipes 13-1 and 13-2.
let book = "Book, chapter 13: animation and physics recipes"
/// The post with the ball on the stairs.
let stepsBlog = "Blog: animating a view to travel down steps"
/// The slides of a talk in Denver in 2013.
let warrenSlides = "Talk: UIKit Dynamics, Paul Warren, 2013"
/// The chapter that introduces UIKit Dynamics.
let techotopia = "Techotopia: iOS 7 UIKit Dynamics, an overview"
/// The section with behaviors of one's own.
let sadun = "Sadun: custom behaviors"
