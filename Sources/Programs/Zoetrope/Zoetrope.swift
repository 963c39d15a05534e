// All that a film needs, with one import: stages, views and animation, UIKit Dynamics, the program
// with its subcommands, and the pipeline from a frame to a picture or film. `Physics` and
// `ImageTesting` are imported by those who need them.

@_exported public import Artwork
@_exported public import Bars
@_exported public import Commands
@_exported public import Controls
@_exported public import Dynamics
@_exported public import ElementaryFunctions
@_exported public import FigureReading
@_exported public import FilmKit
@_exported public import Geometry
@_exported public import ImageFiles
@_exported public import Imaging
@_exported public import Layers
@_exported public import PictureKit
@_exported public import Raster
@_exported public import Rendering
@_exported public import SceneViews
@_exported public import Scrolling
@_exported public import SoundKit
@_exported public import StageKit
@_exported public import Tween

@_exported public import struct SystemPackage.FilePath
