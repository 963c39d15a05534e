extension Settings {
  mutating func code(_ archive: inout StateArchive) throws(SavedWorldError) {
    archive.element = "the settings"
    var scale = lengthScale
    try archive.code(&scale, "lengthScale", in: 1e-6...1e6)
    var settings = archive.isReading ? Settings(lengthScale: scale) : self
    try settings.codeFields(&archive)
    self = settings
  }

  private mutating func codeFields(_ archive: inout StateArchive) throws(SavedWorldError) {
    try archive.code(&gravity, "gravity")
    try archive.code(&subSteps, "subSteps", in: 1...1000)
    try archive.code(&solver, "solver")
    try archive.code(&softSubSteps, "softSubSteps", in: 1...1000)
    try archive.code(&velocityIterations, "velocityIterations", in: 1...10_000)
    try archive.code(&positionIterations, "positionIterations", in: 0...10_000)
    try archive.code(notNegative: &restitutionThreshold, "restitutionThreshold")
    try archive.code(notNegative: &polygonRadius, "polygonRadius")
    try archive.code(notNegative: &segmentReach, "segmentReach")
    try archive.code(notNegative: &linearSleepTolerance, "linearSleepTolerance")
    try archive.code(notNegative: &angularSleepTolerance, "angularSleepTolerance")
    try archive.code(notNegative: &timeToSleep, "timeToSleep")
    try archive.code(&allowsSleep, "allowsSleep")
    try archive.code(&isContinuous, "isContinuous")
    try archive.code(&warmStarts, "warmStarts")
    try archive.code(&clearsForces, "clearsForces")
    try archive.code(&conservesEnergy, "conservesEnergy")
    try archive.code(&frictionMixing, "frictionMixing")
    try archive.code(&restitutionMixing, "restitutionMixing")
  }
}
