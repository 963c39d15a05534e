// The rate of films is a value of Geometry, since scripts and recipes have it, too.
@_exported public import struct Geometry.FrameRate
