import MeerkatCombine

/// Writes down what a publisher says, and asks for no more than it is told to.
final class Recorder<Input, Failure: Error>: Subscriber {
  private(set) var log: [String] = []
  private var subscription: (any Subscription)?
  private let initial: Subscribers.Demand

  init(asking initial: Subscribers.Demand = .unlimited) {
    self.initial = initial
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    if initial > 0 { subscription.request(initial) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    log.append("\(input)")
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: log.append("finished")
    case .failure(let error): log.append("failed: \(error)")
    }
  }

  func request(_ count: Int) {
    subscription?.request(.max(count))
  }

  func requestUnlimited() {
    subscription?.request(.unlimited)
  }

  func cancel() {
    subscription?.cancel()
  }
}

extension Publisher {
  /// Subscribes a recorder, which is kept by its subscription and by the caller.
  func recorded(asking demand: Subscribers.Demand = .unlimited) -> Recorder<Output, Failure> {
    let recorder = Recorder<Output, Failure>(asking: demand)
    subscribe(recorder)
    return recorder
  }
}

/// The failure of publishers under test.
enum Mishap: Error {
  case fire, flood
}
