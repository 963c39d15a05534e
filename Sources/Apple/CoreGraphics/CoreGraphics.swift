// Core Graphics: Zoetrope's paths, colors and canvases under Apple's names.

@_exported public import StageFoundation
