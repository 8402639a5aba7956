public import MeerkatUI

/// Something that an app sells: there is nothing.
///
/// Like StoreKit's `Product`.
public struct Product: Identifiable, Hashable, Sendable {
  public let id: String
  public let displayName: String
  public let description: String
  public let price: Decimal
  public let displayPrice: String
  public let type: ProductType
  public var isFamilyShareable: Bool { false }
  public var subscription: SubscriptionInfo? { nil }

  /// A kind of product.
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let consumable = Self(rawValue: "Consumable")
    public static let nonConsumable = Self(rawValue: "Non-Consumable")
    public static let nonRenewable = Self(rawValue: "Non-Renewing Subscription")
    public static let autoRenewable = Self(rawValue: "Auto-Renewable Subscription")
  }

  /// What came of a purchase.
  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled, pending
  }

  /// How something is bought.
  public struct PurchaseOption: Hashable, Sendable {
    private let name: String

    public static func appAccountToken(_ token: UUID) -> Self { Self(name: "\(token)") }
    public static func quantity(_ quantity: Int) -> Self { Self(name: "\(quantity)") }
  }

  /// How a product renews itself.
  public struct SubscriptionInfo: Hashable, Sendable {
    public let subscriptionGroupID: String
    public let subscriptionPeriod: SubscriptionPeriod
  }

  /// How long a product lasts.
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// A unit of time.
    public enum Unit: Sendable { case day, week, month, year }

    public let unit: Unit
    public let value: Int
  }

  /// Returns the products with some identifiers: none.
  public static func products<Identifiers: Collection>(
    for identifiers: Identifiers
  ) async throws -> [Product] where Identifiers.Element == String { [] }

  /// Never buys a product.
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    throw PurchaseError.productUnavailable
  }

  /// Why nothing is bought.
  public enum PurchaseError: Error, Sendable {
    case invalidQuantity, productUnavailable, purchaseNotAllowed
  }
}

/// Why the store doesn't answer.
///
/// Like StoreKit's `StoreKitError`.
public enum StoreKitError: Error, Sendable {
  case unknown, userCancelled, notAvailableInStorefront, notEntitled, unsupported
}

/// A value with the store's word on whether it is genuine.
///
/// Like StoreKit's `VerificationResult`.
public enum VerificationResult<SignedType: Sendable>: Sendable {
  /// Why a value isn't genuine.
  public enum VerificationError: Error, Sendable { case invalidSignature, revokedCertificate }

  case unverified(SignedType, VerificationError)
  case verified(SignedType)

  public var unsafePayloadValue: SignedType {
    switch self {
    case .unverified(let value, _), .verified(let value): value
    }
  }

  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .unverified(_, let error): throw error
      case .verified(let value): value
      }
    }
  }
}

/// A purchase: there has been none.
///
/// Like StoreKit's `Transaction`.
public struct Transaction: Identifiable, Hashable, Sendable {
  public let id: UInt64
  public let originalID: UInt64
  public let productID: String
  public let productType: Product.ProductType
  public let purchaseDate: Date
  public let originalPurchaseDate: Date
  public let expirationDate: Date?
  public let revocationDate: Date?
  public let isUpgraded: Bool

  /// Purchases, of which there are none.
  public struct Transactions: AsyncSequence, Sendable {
    /// Goes through purchases.
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> VerificationResult<Transaction>? { nil }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }

  public static var all: Transactions { Transactions() }
  public static var updates: Transactions { Transactions() }
  public static var unfinished: Transactions { Transactions() }
  public static var currentEntitlements: Transactions { Transactions() }

  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
  public static func currentEntitlement(
    for productID: String
  ) async -> VerificationResult<Transaction>? { nil }

  public func finish() async {}
}

/// The store.
///
/// Like StoreKit's `AppStore`.
public enum AppStore {
  public static var canMakePayments: Bool { false }

  /// Throws: there is no store.
  public static func sync() async throws { throw StoreKitError.unsupported }

  @MainActor public static func requestReview(in scene: UIWindowScene) {}
  @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
    throw StoreKitError.unsupported
  }
}

/// Asks for a review; nobody is asked.
///
/// Like StoreKit's `SKStoreReviewController`.
public enum SKStoreReviewController {
  @MainActor @preconcurrency public static func requestReview() {}
  @MainActor @preconcurrency public static func requestReview(in windowScene: UIWindowScene) {}
}

/// Asks for a review; nobody is asked.
///
/// Like StoreKit's `RequestReviewAction`.
@MainActor
public struct RequestReviewAction {
  nonisolated init() {}

  public func callAsFunction() {}
}

extension EnvironmentValues {
  /// Asks for a review of the app.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}
