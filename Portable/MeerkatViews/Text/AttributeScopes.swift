extension AttributeScopes {
  /// The attributes of strings that views show.
  ///
  /// Like SwiftUI's `AttributeScopes.SwiftUIAttributes`.
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }

    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// Not shown by hosts.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }

    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }

    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }

    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }

    /// Not shown by hosts.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  /// The attributes of strings that views show.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds an attribute by its name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

extension AttributeScopes {
  /// The attributes of strings with UIKit's types.
  ///
  /// Like UIKit's `AttributeScopes.UIKitAttributes`.
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = "NSFont"
    }

    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSColor"
    }

    /// Not shown by hosts.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSBackgroundColor"
    }
  }

  /// The attributes of strings with UIKit's types.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds an attribute of UIKit by its name.
  @_disfavoredOverload
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}

extension Text {
  /// The parts of a string with the looks that its attributes ask for.
  static func runs(of content: AttributedString) -> Runs {
    let runs = content.runs.map { run in
      TextRun(text: String(content[run.range].characters), style: TextStyle(run.attributes))
    }
    if runs.count == 1, runs[0].style.isEmpty { return .plain(runs[0].text) }
    return runs.isEmpty ? .plain("") : .styled(runs)
  }
}

extension TextStyle {
  /// The look that attributes ask for.
  fileprivate init(_ attributes: AttributeContainer) {
    self.init()
    let values = attributes.swiftUI
    font = values.font ?? attributes.uiKit.font.map { Font($0) }
    let color = attributes.uiKit.foregroundColor.map { Color(uiColor: $0) }
    foreground = (values.foregroundColor ?? color)?.paint
    isUnderlined = values.underlineStyle.map { _ in true }
    isStruckThrough = values.strikethroughStyle.map { _ in true }
    tracking = values.tracking ?? values.kern
    marks = Marks(attributes.foundation.inlinePresentationIntent ?? [])
    link = attributes.foundation.link?.absoluteString
  }
}
