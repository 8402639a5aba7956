/// Shares texts and addresses.
///
/// Like UIKit's `UIActivityViewController`; shown as a list of links that share.
open class UIActivityViewController: UIViewController {
  /// What a user does with the items, as a list of names.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  package private(set) var items: [Any] = []
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// Creates a controller that shares items.
  public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.init(nibName: nil, bundle: nil)
    items = activityItems
  }
}

/// What a user can do with items.
///
/// Like UIKit's `UIActivity`.
@MainActor @preconcurrency
open class UIActivity: NSObject {
  /// The kind of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let message = Self("com.apple.UIKit.activity.Message")
    public static let mail = Self("com.apple.UIKit.activity.Mail")
    public static let print = Self("com.apple.UIKit.activity.Print")
    public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
    public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
    public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
    public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
    public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
    public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
    public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
  }

  public nonisolated override init() {}
}

/// Takes a picture or chooses one; there is neither a camera nor a library here.
///
/// Like UIKit's `UIImagePickerController`.
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }

  /// A camera.
  public enum CameraDevice: Int, Sendable { case rear, front }

  /// What a camera records.
  public enum CameraCaptureMode: Int, Sendable { case photo, video }

  /// How good a film is.
  public enum QualityType: Int, Sendable { case typeHigh, typeMedium, typeLow }

  /// The name of something about a picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let mediaType = Self(rawValue: "UIImagePickerControllerMediaType")
    public static let originalImage = Self(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = Self(rawValue: "UIImagePickerControllerEditedImage")
    public static let cropRect = Self(rawValue: "UIImagePickerControllerCropRect")
    public static let mediaURL = Self(rawValue: "UIImagePickerControllerMediaURL")
    public static let imageURL = Self(rawValue: "UIImagePickerControllerImageURL")
  }

  open var sourceType = SourceType.photoLibrary
  open var mediaTypes = ["public.image"]
  open var allowsEditing = false
  open var cameraDevice = CameraDevice.rear
  open var cameraCaptureMode = CameraCaptureMode.photo
  open var videoQuality = QualityType.typeMedium
  open var videoMaximumDuration: TimeInterval = 600

  /// Returns whether pictures come from a source; they never do.
  public class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }

  /// Returns whether there is a camera; there is none.
  public class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

  /// Returns the kinds of media that a source has: none.
  public class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }
}

/// Hears of a picture; never does.
///
/// Like UIKit's `UIImagePickerControllerDelegate`.
@OptionalMethods @MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

/// What came of fetching in the background.
///
/// Like UIKit's `UIBackgroundFetchResult`.
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }
