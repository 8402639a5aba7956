extension Image {
  /// Creates an image from a UIKit image.
  public init(uiImage: UIImage) {
    switch uiImage.source {
    case .system(let name): self.init(systemName: name)
    case .named(let name): self.init(name)
    case .file: self.init(picture: uiImage)
    }
    switch uiImage.mode {
    case .alwaysOriginal: renderingMode = .original
    case .alwaysTemplate: renderingMode = .template
    case .automatic, nil: break
    }
  }
}
