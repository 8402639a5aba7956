import MeerkatCombine
import Foundation
import Testing

struct NotificationPublisherTests {
  let center = NotificationCenter()
  let name = Notification.Name("bell")

  @Test func publishesTheNotificationsOfAName() {
    let recorder = center.publisher(for: name).map(\.name.rawValue).recorded()
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("horn"), object: nil)
    #expect(recorder.log == ["bell"])
  }

  @Test func publishesOnlyThoseOfAnObject() {
    final class Door {}
    let (front, back) = (Door(), Door())
    let recorder = center.publisher(for: name, object: front)
      .map { $0.object as AnyObject? === front }.recorded()
    center.post(name: name, object: back)
    center.post(name: name, object: front)
    #expect(recorder.log == ["true"])
  }

  @Test func isSilentOnceCancelled() {
    let recorder = center.publisher(for: name).map(\.name.rawValue).recorded()
    recorder.cancel()
    center.post(name: name, object: nil)
    #expect(recorder.log == [])
  }

  @Test func respectsTheDemand() {
    let recorder = center.publisher(for: name).map(\.name.rawValue).recorded(asking: .max(1))
    center.post(name: name, object: nil)
    center.post(name: name, object: nil)
    #expect(recorder.log == ["bell"])
  }
}
