import Meerkat
import MeerkatTesting
import Testing

@testable import Greeting

@MainActor @Test func doneLeadsToTheWelcome() throws {
  let flow = WelcomeFlow()
  let app = try Driver(FlowView(flow))
  try app.tap("Done")
  #expect(flow.journey == Journey(.name, [.push(.welcome)]))
  try app.back()
  #expect(flow.journey == Journey(.name))
}
