public import Foundation
public import OpenCombine

extension NotificationCenter {
  /// Like Combine's `publisher(for:object:)`: publishes the notifications of a name.
  ///
  /// - Parameters:
  ///   - name: The name of the notifications.
  ///   - object: The object that posts them, or `nil` for any.
  /// - Returns: A publisher that never finishes.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// Like Combine's `NotificationCenter.Publisher`.
  public struct Publisher: OpenCombine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    /// The center that the publisher observes.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The object that posts them, or `nil` for any.
    public let object: AnyObject?

    /// Creates a publisher of the notifications of a name.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Notification, Downstream.Failure == Never {
      let outlet = Outlet(subscriber)
      let observer = center.addObserver(forName: name, object: object, queue: nil) {
        outlet.send($0)
      }
      outlet.onClose { [center] in center.removeObserver(observer) }
      subscriber.receive(subscription: outlet)
    }
  }
}

extension NotificationCenter.Publisher: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    left.center === right.center && left.name == right.name && left.object === right.object
  }
}
