import Foundation
import MeerkatUI
import MeerkatViews

@MainActor final class Knob { var set: ((Int) -> Void)? ; var rowSet: [Int: () -> Void] = [:] }

struct Row: View {
  let index: Int
  let isSelected: Bool
  let knob: Knob
  @State private var isOn = false
  var body: some View {
    let _ = (index == 5000 ? (knob.rowSet[index] = { isOn.toggle() }) : ())
    HStack { Text("Row \(index)"); Text(isOn || isSelected ? "on" : "off") }
  }
}
struct Rows: View {
  let knob: Knob
  @State private var selected = -1
  var body: some View {
    let _ = (knob.set = { selected = $0 })
    ForEach(0..<10_000) { Row(index: $0, isSelected: $0 == selected, knob: knob) }
  }
}
struct Nest: View {
  let depth: Int
  let value: Int
  let knob: Knob
  @State private var own = 0
  var body: some View {
    if depth == 0 {
      let _ = (knob.rowSet[0] = { own += 1 })
      Text("\(value) \(own)")
    } else {
      VStack { Nest(depth: depth - 1, value: value, knob: knob) }
    }
  }
}
struct Top: View {
  let knob: Knob
  @State private var value = 0
  var body: some View {
    let _ = (knob.set = { value = $0 })
    Nest(depth: 1000, value: value, knob: knob)
  }
}
@MainActor func time<R>(_ name: String, times: Int = 1, _ body: () -> R) -> R {
  let clock = ContinuousClock()
  var r: R!
  let d = clock.measure { for _ in 0..<times { r = body() } }
  print(name, String(format: "%.2f us", Double(d.components.attoseconds) / 1e12 / Double(times) + Double(d.components.seconds) * 1e6 / Double(times)))
  return r
}
@main @MainActor struct Main {
  static func main() {
    for _ in 0..<3 {
      let knob = Knob()
      let r = time("first") { let r = Runtime(); r.show(Rows(knob: knob)); walk(r.window); return r }
      print("bodies", r.bodyEvaluations)
      var b = r.bodyEvaluations
      time("row toggles", times: 100) { r.perform { knob.rowSet[5000]!() }; _ = r.takeOperations() }
      print("bodies", r.bodyEvaluations - b)
      b = r.bodyEvaluations
      var i = 0
      time("parent selects", times: CommandLine.arguments.count > 1 ? 500 : 10) { i += 1; r.perform { knob.set!(i) }; _ = r.takeOperations() }
      print("bodies", r.bodyEvaluations - b)
      time("end") { r.end() }
    }
    let knob = Knob()
    for _ in 0..<3 {
    let r = time("nest first") { let r = Runtime(); r.show(Top(knob: knob)); walk(r.window); return r }
    print("bodies", r.bodyEvaluations)
    var i = 0
    time("handed down", times: CommandLine.arguments.count > 1 ? 500 : 10) { i += 1; r.perform { knob.set!(i) }; _ = r.takeOperations() }
    time("leaf", times: 100) { r.perform { knob.rowSet[0]!() }; _ = r.takeOperations() }
    time("end") { r.end() }
    }
  }
}
@MainActor func walk(_ e: Element) { for c in e.children { walk(c) } }
