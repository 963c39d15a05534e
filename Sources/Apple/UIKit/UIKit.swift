// Apple's names for Zoetrope's classes, and what only an application has. Names of Foundation that stand
// for time, chance and geometry are replaced by ours.

@_exported public import Foundation
