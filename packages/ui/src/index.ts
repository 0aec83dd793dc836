export { announce } from './a11y/announcement.js'
export { PoliteAnnouncer } from './a11y/polite-announcer.js'
export { SkipLink, type SkipLinkProps } from './a11y/skip-link.js'
export { VisuallyHidden, type VisuallyHiddenProps } from './a11y/visually-hidden.js'
export { CORE_FONT } from './brand/core-font.js'
export { Glyph, type GlyphProps } from './brand/glyph.js'
export { Mascot, type MascotName, type MascotPose, type MascotProps } from './brand/mascot.js'
export { Wordmark, type WordmarkProps } from './brand/wordmark.js'
export { Button, type ButtonProps } from './controls/button.js'
export {
  buttonClass,
  type ButtonKind,
  type ButtonLook,
  type ButtonSize,
} from './controls/button-style.js'
export { Checkbox, type CheckboxProps } from './controls/checkbox.js'
export {
  Chip,
  ChipGroup,
  type ChipGroupProps,
  ChipLink,
  type ChipLinkProps,
  type ChipProps,
} from './controls/chip.js'
export { ChoiceRow, type ChoiceRowProps } from './controls/choice-row.js'
export { CodeField, type CodeFieldProps } from './controls/code-field.js'
export { Countdown, type CountdownProps } from './controls/countdown.js'
export { DateField, type DateFieldProps } from './controls/date-field.js'
export { FormError, type FormErrorProps } from './controls/form-error.js'
export { IconButton, iconButtonClass, type IconButtonProps } from './controls/icon-button.js'
export { LinkButton, type LinkButtonProps } from './controls/link-button.js'
export { PasswordField, type PasswordFieldProps } from './controls/password-field.js'
export { RadioGroup, type RadioGroupProps, type RadioOption } from './controls/radio-group.js'
export { Segmented, type SegmentedOption, type SegmentedProps } from './controls/segmented.js'
export { SelectField, type SelectFieldProps, type SelectOption } from './controls/select-field.js'
export {
  SettingList,
  type SettingListProps,
  SettingRow,
  type SettingRowProps,
} from './controls/setting-list.js'
export { Steps, type StepsProps } from './controls/steps.js'
export { type PasswordStrength } from './controls/strength-words.js'
export { Switch, type SwitchProps } from './controls/switch.js'
export { TextArea, type TextAreaProps } from './controls/text-area.js'
export { TextField, type TextFieldProps } from './controls/text-field.js'
export { ImageCrop, type ImageCropHandle, type ImageCropProps } from './crop/image-crop.js'
export { Avatar, type AvatarProps } from './display/avatar.js'
export { Badge, type BadgeProps } from './display/badge.js'
export { Card, type CardProps } from './display/card.js'
export { Cover, type CoverProps } from './display/cover.js'
export { EmberDots, type EmberDotsProps } from './brand/ember-dots.js'
export { EmptyState, type EmptyStateProps } from './display/empty-state.js'
export {
  ErrorState,
  type ErrorStateProps,
  ForbiddenState,
  type LostStateProps,
  NotFoundState,
} from './display/error-state.js'
export { GaugeChip, type GaugeChipProps } from './display/gauge-chip.js'
export { Money, type MoneyProps } from './display/money.js'
export { Portrait, type PortraitProps } from './display/portrait.js'
export { Skeleton, type SkeletonProps } from './display/skeleton.js'
export { SlowNotice, type SlowNoticeProps } from './display/slow-notice.js'
export { Icon, type IconName, type IconProps } from './icons/icon.js'
export { AreaBar, type AreaBarAction, type AreaBarProps } from './shell/area-bar.js'
export { BottomTabs, type BottomTabsProps, type TabItem } from './shell/bottom-tabs.js'
export { Footer, type FooterLink, type FooterProps } from './shell/footer.js'
export { Header, type HeaderProps } from './shell/header.js'
export {
  ImmersiveBar,
  type ImmersiveBarProps,
  type ImmersiveProgress,
} from './shell/immersive-bar.js'
export {
  currentPage,
  type LinkProps,
  type NavItem,
  plainLink,
  type RenderLink,
} from './link/nav-link.js'
export { OfflineBar } from './shell/offline-bar.js'
export { Rail, type RailProps } from './shell/rail.js'
export { ThumbBar, type ThumbBarProps } from './shell/thumb-bar.js'
export { createToaster, type Toaster } from './toast/create-toaster.js'
export type { Toast, ToastAction, ToastKind, ToastOptions, ToastPosition } from './toast/toast.js'
export { ToastRegion, type ToastRegionProps } from './toast/toast-region.js'
