internal import Geometry
internal import PictureKit
internal import StageKit

/// The content of a button without a configuration, and its look under a finger.
extension Button {
  /// Sets the content of the subviews for the present state.
  func updateContent() {
    if let configuration { return show(configuration) }
    background.isHidden = true
    subtitle.isHidden = true
    if let attributed = currentAttributedTitle {
      titleView.attributedText = attributed
    } else if titleView.text != currentTitle || !hasTitle {
      titleView.text = currentTitle
    }
    titleView.textColor = currentTitleColor
    titleView.shadowColor = currentTitleShadowColor
    titleView.isHidden = !hasTitle
    backgroundPicture.image = currentBackgroundImage
    backgroundPicture.isHidden = currentBackgroundImage == nil
    show(image: currentImage)
  }

  private func show(image: Drawing?) {
    picture.isHidden = image == nil
    let isTemplate = isSystem && image?.renderingMode == .automatic
    let image = image?.preferring(values.symbolConfigurations.value(for: state))
    var shown = isTemplate ? image?.withRenderingMode(.alwaysTemplate) : image
    if isHighlighted, adjustsImageWhenHighlighted, !isSystem,
      values.images[exactly: state] == nil
    {
      shown = shown?.darkened
    }
    picture.image = shown
    let isPale = !isEnabled && adjustsImageWhenDisabled && values.images[exactly: state] == nil
    if !isSystem { withoutAnimation { picture.alpha = isPale ? 0.5 : 1 } }
    picture.tintColor = isSystem && isPale ? .tertiaryLabel : nil
  }

  /// Fades system buttons immediately, and restores their color within 0.47 s.
  func fade() {
    let alpha = isHighlighted ? (configuration == nil ? 0.2 : 0.75) : 1
    guard isSystem, titleView.alpha != alpha || picture.alpha != alpha else { return }
    let views =
      configuration == nil ? [titleView, picture] : [background, titleView, subtitle, picture]
    if isHighlighted {
      withoutAnimation { for view in views { view.alpha = alpha } }
    } else {
      animate(withDuration: Self.fadeDuration) { for view in views { view.alpha = alpha } }
    }
  }

  /// The duration of the return to full color, in seconds, as in Flutter's copy of the fade,
  /// `cupertino/sliding_segmented_control.dart`.
  static let fadeDuration = 0.47

  func showGlow(_ isShown: Bool) {
    let glow = self.glow ?? GlowView()
    self.glow = glow
    if glow.superview == nil {
      glow.alpha = 0
      insertSubview(glow, at: 0)
    }
    withoutAnimation {
      let size = max(bounds.width, bounds.height, 2 * GlowView.radius)
      glow.frame = Rect(
        x: bounds.midX - size / 2, y: bounds.midY - size / 2, width: size, height: size)
    }
    animate(withDuration: isShown ? 0 : 0.25) { glow.alpha = isShown ? 1 : 0 }
  }
}
