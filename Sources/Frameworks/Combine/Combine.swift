// Combine on the clock of the stage: the library OpenCombine, with what of Foundation publishes and
// schedules, and the joins that the library lacks.

@_exported public import OpenCombine
@_exported public import StageFoundation
