export { MotionSwitch, type MotionSwitchProps } from './theme/motion-switch.js'
export {
  type Motion,
  motionAttribute,
  motions,
  type TextSize,
  textSizeAttribute,
  textSizes,
} from './theme/reading-comfort.js'
export { TextSizeSwitch, type TextSizeSwitchProps } from './theme/text-size-switch.js'
export { ThemeSwitch, type ThemeSwitchProps } from './theme/theme-switch.js'
export {
  defaultTheme,
  type Theme,
  themeAttribute,
  type ThemeColor,
  themeColors,
  themes,
} from './theme/theme-value.js'
