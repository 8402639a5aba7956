/// Shows a view of UIKit.
struct UIKitView: View {
  let view: UIView
  /// Whether the controller that the view belongs to is the one that shows it.
  var isOwn = false

  var body: some View {
    let _ = view.changes.read()
    if !view.isHidden {
      if let layer = view.usedLayer {
        visible.modifier(LayerLook(layer: layer, clips: view.clipsToBounds))
      } else {
        visible
      }
    }
  }

  private var visible: some View {
    labelled.opacity(view.alpha).background {
      if let color = view.backgroundColor { Color(uiColor: color) }
    }
  }

  @ViewBuilder private var labelled: some View {
    if let label = view.accessibilityLabel {
      content.accessibilityLabel(label)
    } else {
      content
    }
  }

  @ViewBuilder private var content: some View {
    if !isOwn, let controller = view.controller {
      ControllerView(controller: controller)
    } else {
      switch view {
      case let label as UILabel: LabelView(label: label)
      case let control as UIControl: ControlView(control: control)
      case let view as UITextView: TextViewView(view: view)
      case let bar as UISearchBar:
        TextField(bar.placeholder ?? "", text: binding(bar.text ?? "", bar.type))
          .onSubmit(bar.submit)
      case let view as UIImageView: if let image = view.image { picture(image) }
      case let view as UIActivityIndicatorView:
        if view.isAnimating || !view.hidesWhenStopped { ProgressView() }
      case let view as UIProgressView: ProgressView(value: Double(view.progress))
      case let view as UIVisualEffectView:
        ZStack {
          if let blur = view.effect as? UIBlurEffect { Rectangle().fill(blur.material) }
          subviews(of: view.contentView)
        }
      case let stack as UIStackView: StackView(stack: stack)
      case let view as UITableView: Placeholder(name: "\(type(of: view))")
      case let view as UICollectionView: Placeholder(name: "\(type(of: view))")
      case let view as UIScrollView: ScrollView { subviews(of: view) }
      default: plain
      }
    }
  }

  @ViewBuilder private var plain: some View {
    if !view.subviews.isEmpty {
      ZStack { subviews(of: view) }
    } else if type(of: view) == UIView.self {
      Color.clear
    } else {
      Placeholder(name: "\(type(of: view))")
    }
  }

  @ViewBuilder private func picture(_ image: UIImage) -> some View {
    switch view.contentMode {
    case .scaleAspectFit: Image(uiImage: image).resizable().scaledToFit()
    case .scaleAspectFill: Image(uiImage: image).resizable().scaledToFill()
    case .scaleToFill, .redraw: Image(uiImage: image).resizable()
    default: Image(uiImage: image)
    }
  }

  private func subviews(of view: UIView) -> some View {
    view.changes.read()
    return ForEach(view.subviews, id: \.self) { UIKitView(view: $0) }
  }
}

/// What a layer adds to its view.
private struct LayerLook: ViewModifier {
  let layer: CALayer
  let clips: Bool

  func body(content: Content) -> some View {
    let _ = layer.changes.read()
    if !layer.isHidden {
      cut(
        content.opacity(Double(layer.opacity)).background {
          if let color = layer.backgroundColor { Color(uiColor: color.color) }
        }
      )
      .overlay {
        if layer.borderWidth > 0 {
          shape.strokeBorder(
            Color(uiColor: layer.borderColor?.color ?? .black), lineWidth: layer.borderWidth)
        }
      }
    }
  }

  private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: layer.cornerRadius) }

  @ViewBuilder private func cut(_ content: some View) -> some View {
    if layer.cornerRadius > 0 || layer.masksToBounds || clips {
      content.clipShape(shape)
    } else {
      content
    }
  }
}

/// A binding to a value of UIKit, which calls a method to change it.
@MainActor
private func binding<Value>(_ value: Value, _ change: @escaping (Value) -> Void) -> Binding<Value> {
  Binding(reading: { value }, writing: { change($0) })
}

/// Stands for a view that can't be shown, with the name of its class.
struct Placeholder: View {
  let name: String

  var body: some View {
    Text(verbatim: name).font(.caption).foregroundStyle(.secondary).padding(8)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color.secondary.opacity(0.12))
  }
}

private struct LabelView: View {
  let label: UILabel

  var body: some View {
    let _ = label.changes.read()
    if let text = label.attributedText {
      Text(AttributedString(text)).font(label.font.map { Font($0) })
        .foregroundStyle(label.textColor.map { Color(uiColor: $0) } ?? .primary)
        .multilineTextAlignment(label.textAlignment.alignment)
        .lineLimit(label.numberOfLines == 0 ? nil : label.numberOfLines)
    }
  }
}

extension NSTextAlignment {
  fileprivate var alignment: TextAlignment {
    switch self {
    case .center: .center
    case .right: .trailing
    case .left, .justified, .natural: .leading
    }
  }
}

private struct ControlView: View {
  let control: UIControl

  var body: some View {
    let _ = control.changes.read()
    content.disabled(!control.isEnabled)
  }

  @ViewBuilder private var content: some View {
    switch control {
    case let button as UIButton:
      Button {
        button.sendActions(for: [.touchUpInside, .primaryActionTriggered])
      } label: {
        HStack {
          if let image = button.currentImage { Image(uiImage: image) }
          if let title = button.currentTitle { Text(verbatim: title) }
        }
        .foregroundStyle(button.titleColor.map { Color(uiColor: $0) } ?? .accentColor)
      }
    case let field as UITextField: TextFieldView(field: field)
    case let control as UISwitch:
      Toggle(
        "",
        isOn: binding(control.isOn) {
          control.isOn = $0
          control.sendActions(for: .valueChanged)
        }
      )
      .labelsHidden()
    case let slider as UISlider:
      Slider(
        value: binding(slider.value) {
          slider.value = $0
          slider.sendActions(for: .valueChanged)
        }, in: slider.minimumValue...max(slider.minimumValue, slider.maximumValue))
    case let segments as UISegmentedControl:
      Picker(
        "",
        selection: binding(segments.selectedSegmentIndex) {
          segments.selectedSegmentIndex = $0
          segments.sendActions(for: .valueChanged)
        }
      ) {
        ForEach(segments.titles.indices, id: \.self) { Text(verbatim: segments.titles[$0]).tag($0) }
      }
      .pickerStyle(.segmented).labelsHidden()
    default: Placeholder(name: "\(type(of: control))")
    }
  }
}

private struct TextFieldView: View {
  let field: UITextField

  var body: some View {
    let _ = field.changes.read()
    let text = binding(field.text ?? "", field.type)
    if field.isSecureTextEntry {
      SecureField(field.placeholder ?? "", text: text).onSubmit(field.submit)
    } else {
      TextField(
        field.placeholder ?? "", text: text, onEditingChanged: field.setEditing,
        onCommit: field.submit
      )
      .font(field.font.map { Font($0) }).keyboardType(field.keyboardType)
    }
  }
}

private struct TextViewView: View {
  let view: UITextView

  var body: some View {
    let _ = view.changes.read()
    if view.isEditable {
      TextEditor(text: binding(view.text, view.type)).font(view.font.map { Font($0) })
    } else {
      ScrollView { Text(verbatim: view.text).font(view.font.map { Font($0) }) }
    }
  }
}

private struct StackView: View {
  let stack: UIStackView

  var body: some View {
    let _ = stack.changes.read()
    if stack.axis == .vertical {
      VStack(alignment: horizontal, spacing: stack.spacing) { views }
    } else {
      HStack(alignment: vertical, spacing: stack.spacing) { views }
    }
  }

  private var views: some View {
    ForEach(stack.arrangedSubviews, id: \.self) { UIKitView(view: $0) }
  }

  private var horizontal: HorizontalAlignment {
    switch stack.alignment {
    case .leading: .leading
    case .trailing: .trailing
    default: .center
    }
  }

  private var vertical: VerticalAlignment {
    switch stack.alignment {
    case .leading: .top
    case .trailing: .bottom
    case .firstBaseline: .firstTextBaseline
    case .lastBaseline: .lastTextBaseline
    case .fill, .center: .center
    }
  }
}

extension UIBlurEffect {
  /// The material that is as strong.
  fileprivate var material: Material {
    switch style {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      .ultraThin
    case .extraLight, .light, .dark, .systemThinMaterial, .systemThinMaterialLight,
      .systemThinMaterialDark:
      .thin
    case .prominent, .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark:
      .thick
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
    default: .regular
    }
  }
}
