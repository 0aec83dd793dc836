/** The constants of the product's specification, §9. Nothing else may repeat one without a test that compares it. */

export const USER_INFO_RETRIES = 3

/** Characters of the chat client's id, kept in local storage. */
export const CHAT_CLIENT_ID_LENGTH = 9

/** Characters of the id that analytics gives each visitor. */
export const UNIQUE_ID_LENGTH = 21

export const FLAG_COOKIE_DAYS = 365

export const HEADER_HEIGHT_PX = 56

export const TIME_ZONE = 'Asia/Seoul'

export const NOTIFICATIONS = {
  maxVisible: 5,
  autoCloseMs: 4_000,
  transitionMs: 250,
  position: 'bottom-right',
  containerWidthPx: 440,
} as const

export const MODAL_TRANSITION_MS = 200

/** The widest screen of each kind, in px. */
export const MAX_WIDTHS_PX = { mobileSmall: 360, mobile: 420, tablet: 768, desktop: 1080 } as const

/** The widest screen on which the header has a menu button, in px. */
export const NARROW_MAX_WIDTH_PX = 768

/** The `device_type` of an event session whose client names none. */
export const DEFAULT_DEVICE_TYPE = 'android'
