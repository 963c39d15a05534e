/// The chapter with recipes 13-1 and 13-2.
let book = "Book, chapter 13: animation and physics recipes"
/// The post about a ball that travels down steps.
let stepsBlog = "Blog: animating a view to travel down steps"
/// The slides of a talk given in Denver in 2013.
let warrenSlides = "Talk: UIKit Dynamics, Paul Warren, 2013"
/// The chapter that introduces UIKit Dynamics.
let techotopia = "Techotopia: iOS 7 UIKit Dynamics, an overview"
/// The section on custom behaviors.
let sadun = "Sadun: custom behaviors"
/// The galleries, which show what Zoetrope draws.
let galleries = "Zoetrope: galleries"
