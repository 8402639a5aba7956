import Synchronization

/// Tracks each address's use, so that none of them can exhaust what is shared by all.
///
/// The accounts outlive sockets: a client that reconnects finds the same account.
final class ClientLimits: Sendable {
  /// The use of an address.
  private struct Account {
    var pages: TokenBucket
    var sockets: TokenBucket
    var frames: TokenBucket

    func isFull(at now: Duration) -> Bool {
      pages.isFull(at: now) && sockets.isFull(at: now) && frames.isFull(at: now)
    }
  }

  private let accounts = Mutex<[ClientAddress: Account]>([:])
  private let configuration: LiveServer.Configuration
  private let elapsed: @Sendable () -> Duration
  /// An account that has been left alone for long says nothing.
  private static let accountsBeforeCleaning = 10_000

  init(configuration: LiveServer.Configuration) {
    self.configuration = configuration
    elapsed = configuration.clock.stopwatch()
  }

  /// Whether an address may begin one more session now.
  func takePage(for address: ClientAddress) -> Bool { take(\.pages, for: address) }

  /// Whether an address may open one more socket now.
  func takeSocket(for address: ClientAddress) -> Bool { take(\.sockets, for: address) }

  /// Whether an address may send one more frame now.
  func takeFrame(for address: ClientAddress) -> Bool { take(\.frames, for: address) }

  private func take(
    _ bucket: any WritableKeyPath<Account, TokenBucket> & Sendable, for address: ClientAddress
  ) -> Bool {
    let now = elapsed()
    return accounts.withLock { accounts in
      if accounts.count > Self.accountsBeforeCleaning {
        accounts = accounts.filter { !$0.value.isFull(at: now) }
      }
      return accounts[address, default: account(at: now)][keyPath: bucket].take(at: now)
    }
  }

  private func account(at now: Duration) -> Account {
    Account(
      pages: TokenBucket(limit: configuration.pageRatePerAddress, at: now),
      sockets: TokenBucket(limit: configuration.socketRatePerAddress, at: now),
      frames: TokenBucket(limit: configuration.frameRatePerAddress, at: now))
  }
}
