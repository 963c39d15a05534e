// Core Image: the filters of the module ImageFilters under Apple's names.

@_exported public import CoreGraphics
