public import MeerkatUI

/// Which pictures a user may choose.
///
/// Like PhotosUI's `PHPickerFilter`.
public enum PHPickerFilter: Hashable, Sendable {
  case images, videos, livePhotos, screenshots

  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { .images }
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { .images }
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { .images }
}

/// The pictures of a user.
///
/// Like Photos' `PHPhotoLibrary`.
public final class PHPhotoLibrary: NSObject, Sendable {
  private static let library = PHPhotoLibrary()

  public static func shared() -> PHPhotoLibrary { library }
}

/// A picture that a user has chosen: it can't be loaded.
///
/// Like PhotosUI's `PhotosPickerItem`.
public struct PhotosPickerItem: Hashable, Sendable {
  /// In which form a picture is loaded.
  public enum EncodingDisambiguationPolicy: Hashable, Sendable {
    case automatic, current, compatible
  }

  public let itemIdentifier: String?
  public var supportedContentTypes: [UTType] { [] }

  public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }

  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { nil }

  @discardableResult
  public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    completionHandler(.success(nil))
    return Progress(totalUnitCount: 1)
  }
}

/// A button that lets a user choose pictures; it is disabled, for there is no library.
///
/// Like PhotosUI's `PhotosPicker`.
public struct PhotosPicker<Label: View>: View {
  private let label: Label

  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil, @ViewBuilder label: () -> Label
  ) { self.label = label() }

  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil, @ViewBuilder label: () -> Label
  ) { self.label = label() }

  public var body: some View {
    Button {
    } label: {
      label
    }.disabled(true)
  }
}

extension PhotosPicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil
  ) { label = Text(titleKey) }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil
  ) { label = Text(titleKey) }
}

extension View {
  /// The view itself: no pictures can be chosen.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil
  ) -> some View { self }

  /// The view itself: no pictures can be chosen.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil
  ) -> some View { self }
}

/// What a picker of pictures shows.
///
/// Like PhotosUI's `PHPickerConfiguration`.
public struct PHPickerConfiguration: Hashable, Sendable {
  public var selectionLimit = 1
  public var filter: PHPickerFilter?

  public init() {}
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// Lets a user choose pictures: there are none.
///
/// Like PhotosUI's `PHPickerViewController`.
public final class PHPickerViewController: UIViewController {
  public let configuration: PHPickerConfiguration
  public weak var delegate: (any PHPickerViewControllerDelegate)?

  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }
}

/// Hears which pictures a user has chosen; never does.
///
/// Like PhotosUI's `PHPickerViewControllerDelegate`.
@MainActor @preconcurrency
public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// A picture that a user has chosen.
///
/// Like PhotosUI's `PHPickerResult`.
public struct PHPickerResult: Hashable {
  public let itemProvider: NSItemProvider
  public let assetIdentifier: String?
}
