public import MeerkatUI

/// What an app asks of the user's Apple ID.
///
/// Like AuthenticationServices' `ASAuthorizationAppleIDRequest`.
open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest {
  open var requestedScopes: [ASAuthorization.Scope]?
  open var nonce: String?
  open var state: String?
  open var user: String?
}

/// What an app asks.
///
/// Like AuthenticationServices' `ASAuthorizationRequest`.
open class ASAuthorizationRequest: NSObject {}

/// What the user has allowed.
///
/// Like AuthenticationServices' `ASAuthorization`.
public final class ASAuthorization: NSObject {
  /// A part of what is known of the user.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fullName = Scope(rawValue: "full_name")
    public static let email = Scope(rawValue: "email")
  }

  public let credential: any ASAuthorizationCredential

  init(_ credential: any ASAuthorizationCredential) { self.credential = credential }
}

/// Says who the user is.
///
/// Like AuthenticationServices' `ASAuthorizationCredential`.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// Says who the user is, by an Apple ID; there is none.
///
/// Like AuthenticationServices' `ASAuthorizationAppleIDCredential`.
public final class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  public let user = ""
  public var email: String? { nil }
  public var fullName: PersonNameComponents? { nil }
  public var identityToken: Data? { nil }
  public var authorizationCode: Data? { nil }
  public var state: String? { nil }

  override init() {}
}

/// Why the user isn't known.
///
/// Like AuthenticationServices' `ASAuthorizationError`.
public struct ASAuthorizationError: Error, Sendable {
  /// The reason.
  public enum Code: Int, Sendable {
    case unknown = 1000
    case canceled, invalidResponse, notHandled, failed, notInteractive
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var unknown: Code { .unknown }
  public static var canceled: Code { .canceled }
  public static var notHandled: Code { .notHandled }
  public static var failed: Code { .failed }
}

/// Knows users by their Apple IDs: none.
///
/// Like AuthenticationServices' `ASAuthorizationAppleIDProvider`.
public final class ASAuthorizationAppleIDProvider: NSObject {
  /// What is known of a user.
  public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }

  public override init() {}

  public func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }

  public func getCredentialState(
    forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void
  ) { completion(.notFound, nil) }

  public func credentialState(forUserID userID: String) async throws -> CredentialState {
    .notFound
  }
}

/// Asks who the user is, and always fails.
///
/// Like AuthenticationServices' `ASAuthorizationController`.
@MainActor @preconcurrency
public final class ASAuthorizationController: NSObject {
  public weak var delegate: (any ASAuthorizationControllerDelegate)?
  public weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?

  public init(authorizationRequests: [ASAuthorizationRequest]) {}

  public func performRequests() {
    delegate?.authorizationController(
      controller: self, didCompleteWithError: ASAuthorizationError(.notHandled))
  }
}

/// Hears who the user is.
///
/// Like AuthenticationServices' `ASAuthorizationControllerDelegate`.
@OptionalMethods @MainActor @preconcurrency
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization)
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

/// The window that questions are shown in.
public typealias ASPresentationAnchor = UIWindow

/// Says in which window questions are shown.
///
/// Like AuthenticationServices' `ASAuthorizationControllerPresentationContextProviding`.
@MainActor @preconcurrency
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// A button for signing in with an Apple ID, which always fails.
///
/// Like AuthenticationServices' `SignInWithAppleButton`.
public struct SignInWithAppleButton: View {
  /// What the button says.
  public struct Label: Hashable, Sendable {
    let title: String

    public static let signIn = Label(title: "Sign in with Apple")
    public static let signUp = Label(title: "Sign up with Apple")
    public static let `continue` = Label(title: "Continue with Apple")
  }

  /// How the button looks.
  public enum Style: Hashable, Sendable {
    case black, white, whiteOutline
  }

  private let label: Label
  private let onRequest: (ASAuthorizationAppleIDRequest) -> Void
  private let onCompletion: (Result<ASAuthorization, any Error>) -> Void

  @Memberwise
  public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  )

  public var body: some View {
    Button {
      onRequest(ASAuthorizationAppleIDRequest())
      onCompletion(.failure(ASAuthorizationError(.notHandled)))
    } label: {
      MeerkatUI.Label(label.title, systemImage: "apple.logo")
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .buttonStyle(.borderedProminent).tint(.black)
  }
}

extension View {
  /// The view itself: the button has one look.
  nonisolated public func signInWithAppleButtonStyle(
    _ style: SignInWithAppleButton.Style
  ) -> some View { self }
}

/// Signs a user in on a page of the web, which can't be opened.
///
/// Like AuthenticationServices' `ASWebAuthenticationSession`.
@MainActor @preconcurrency
public final class ASWebAuthenticationSession: NSObject {
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  private let completion: CompletionHandler
  public weak var presentationContextProvider:
    (any ASWebAuthenticationPresentationContextProviding)?
  public var prefersEphemeralWebBrowserSession = false
  public var canStart: Bool { false }

  public init(
    url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler
  ) { completion = completionHandler }

  @discardableResult
  public func start() -> Bool {
    completion(nil, ASWebAuthenticationSessionError(.presentationContextInvalid))
    return false
  }

  public func cancel() {}
}

/// Why a user isn't signed in on a page of the web.
///
/// Like AuthenticationServices' `ASWebAuthenticationSessionError`.
public struct ASWebAuthenticationSessionError: Error, Sendable {
  /// The reason.
  public enum Code: Int, Sendable {
    case canceledLogin = 1
    case presentationContextNotProvided, presentationContextInvalid
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var canceledLogin: Code { .canceledLogin }
}

/// Says in which window a page of the web is shown.
///
/// Like AuthenticationServices' `ASWebAuthenticationPresentationContextProviding`.
@MainActor @preconcurrency
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
