extension AttributedString {
  /// Creates a string from one of Objective-C's, with the looks that views can show: fonts,
  /// colours, lines, distances between letters, and links.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    let whole = NSRange(location: 0, length: nsStr.length)
    nsStr.enumerateAttributes(in: whole) { attributes, range, _ in
      let text = nsStr.attributedSubstring(from: range).string
      append(AttributedString(text, attributes: AttributeContainer(uiKit: attributes)))
    }
  }
}

extension AttributeContainer {
  /// The attributes of views that mean the same as those of UIKit.
  fileprivate init(uiKit attributes: [NSAttributedString.Key: Any]) {
    self.init()
    self.swiftUI.font = (attributes[.font] as? UIFont).map { Font($0) }
    self.swiftUI.foregroundColor = (attributes[.foregroundColor] as? UIColor).map {
      Color(uiColor: $0)
    }
    self.swiftUI.backgroundColor = (attributes[.backgroundColor] as? UIColor).map {
      Color(uiColor: $0)
    }
    self.swiftUI.kern = attributes.number(.kern).map { CGFloat($0) }
    self.swiftUI.tracking = attributes.number(.tracking).map { CGFloat($0) }
    if attributes.number(.underlineStyle) ?? 0 != 0 { self.swiftUI.underlineStyle = .single }
    if attributes.number(.strikethroughStyle) ?? 0 != 0 {
      self.swiftUI.strikethroughStyle = .single
    }
    let address = (attributes[.link] as? String).flatMap { URL(string: $0) }
    self.foundation.link = attributes[.link] as? URL ?? address
  }
}

extension [NSAttributedString.Key: Any] {
  /// A number, of whatever type the app has given it.
  fileprivate func number(_ key: Key) -> Double? {
    switch self[key] {
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Int: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }
}
