import FilmKit
import Rendering
import StageKit
import Testing

@Suite struct RecipeTraceTests {
  private func lines(
    _ write: (RecipeTrace, (String) throws -> Void) throws -> Void
  ) throws -> [String] {
    let recipe = SampleRecipe()
    let schedule = try FrameSchedule(
      from: 0.5, to: nil, of: recipe.id, lasting: recipe.duration, at: 2)
    var lines: [String] = []
    try write(RecipeTrace(of: recipe, schedule: schedule)) { lines.append($0) }
    return lines
  }

  @Test func `CSV has a row for each view of each frame and quotes names as RFC 4180 does`() throws
  {
    // A linear animation from 20 to 80 within a second: 50 at 0.5 s.
    #expect(
      try lines { try $0.writeCSV($1) } == [
        "time,frame,view,x,y,width,height,angle,alpha,log",
        "0.5,1,\"a \"\"square\"\", red\",50.0,25.0,20.0,20.0,0.0,1.0,",
        "1.0,,,,,,,,,done",
        "1.0,2,\"a \"\"square\"\", red\",80.0,25.0,20.0,20.0,0.0,1.0,",
      ])
  }

  @Test func `JSON has the same frames and log lines`() throws {
    let view = #"{"alpha":1,"angle":0,"center":[X,25],"name":"a \"square\", red","size":[20,20]}"#
    func frame(_ index: Int, _ time: String, _ x: String) -> String {
      #"{"index":\#(index),"time":\#(time),"views":["#
        + view.split(separator: "X").joined(separator: x) + "]}"
    }
    #expect(
      try lines { try $0.writeJSON($1) } == [
        #"{"recipe":"sample","framesPerSecond":2,"frames":["#,
        frame(1, "0.5", "50") + ",",
        frame(2, "1", "80"),
        #"],"log":["#,
        #"{"text":"done","time":1}"#,
        #"],"events":["#,
        "]}",
      ])
  }

  @Test func `values of parameters are in CSV and JSON if one is set`() throws {
    let recipe = try ParameterRecipe().setting(["place": 12.5])
    let schedule = try FrameSchedule(from: 0, to: 0.5, of: recipe.id, lasting: 1, at: 2)
    var csv: [String] = []
    try RecipeTrace(of: recipe, schedule: schedule).writeCSV { csv.append($0) }
    #expect(
      csv == [
        "time,frame,view,x,y,width,height,angle,alpha,log",
        ",,place,,,,,,,12.5", ",,side,,,,,,,20", ",,wide,,,,,,,false", ",,shade,,,,,,,dark",
        "0.0,0,square,22.5,25.5,20.0,20.0,0.0,1.0,",
      ])
    var json: [String] = []
    try RecipeTrace(of: recipe, schedule: schedule).writeJSON { json.append($0) }
    #expect(
      json.first
        == #"{"recipe":"parameters","framesPerSecond":2,"parameters":{"place":12.5,"#
        + #""shade":"dark","side":20,"wide":false},"frames":["#)
    csv = []
    try RecipeTrace(of: ParameterRecipe(), schedule: schedule).writeCSV { csv.append($0) }
    #expect(csv.count == 2)
  }

  @Test func `an error of the output ends the trace`() {
    struct Full: Error {}
    #expect(throws: Full.self) {
      _ = try lines { trace, _ in try trace.writeCSV { _ in throw Full() } }
    }
  }
}
