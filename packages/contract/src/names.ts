/** The product's name in paths, cookies and storage keys; every other name derives from it. */
export const PRODUCT = 'doran'

export const TALES_PATH = `/${PRODUCT}-tales`

export const COOKIES = {
  /** Owns a visitor's stories. HttpOnly, set by the API, hashed in the database. */
  visitor: `${PRODUCT}_visitor`,
  /** A signed-in browser. HttpOnly, signed, set by the API; with the prefix `__Host-` where the origin is https. */
  authSession: `${PRODUCT}_session`,
  /** By which an account knows a browser again. HttpOnly, hashed in the database. */
  browser: `${PRODUCT}_browser`,
  theme: `${PRODUCT}_theme`,
  motion: `${PRODUCT}_motion`,
  textSize: `${PRODUCT}_text_size`,
  /** Names of feature flags that are on, separated by commas. Never a right. */
  featureFlags: `${PRODUCT}_feature_flags`,
  /** Identifies a browser for analytics only and owns nothing; 21 characters, readable by script. */
  uniqueId: `${PRODUCT}_unique_id`,
  /** `in` or `out`: whether this browser's usage may be recorded. */
  usageChoice: `${PRODUCT}_usage_choice`,
  /** `in` or `out`: whether advertisements of others may be shown. */
  adsChoice: `${PRODUCT}_ads_choice`,
} as const

export const STORAGE_KEYS = {
  theme: `${PRODUCT}_theme`,
  /** Followed by the story session's id. */
  draft: `${PRODUCT}_draft_`,
  pace: `${PRODUCT}_pace`,
  streamVoice: `${PRODUCT}_stream_voice`,
  /** How often the rest of a turn was asked for at once, until its own setting was offered. */
  pacingOffer: `${PRODUCT}_pacing_offer`,
  /** Whether the reader was told how to see the rest of a telling at once. */
  hurryHint: `${PRODUCT}_hurry_hint`,
  /** How fast a story is read aloud. */
  listenRate: `${PRODUCT}_listen_rate`,
  /** Whether somebody who reads for long is reminded to rest. */
  restReminder: `${PRODUCT}_rest_reminder`,
  /** Since when this tab reads without a rest, and when the reminder was last dismissed. */
  readingSince: `${PRODUCT}_reading_since`,
  restDismissed: `${PRODUCT}_rest_dismissed`,
  /** Whether this browser was told that usage is recorded. */
  usageNotice: `${PRODUCT}_usage_notice`,
  /** The way the person signed in last. */
  lastSignIn: `${PRODUCT}_last_sign_in`,
  /** The last news of each kind that this browser showed. */
  newsSeen: `${PRODUCT}_news_seen`,
  /** When the last news came, as this tab asked. */
  newsLatest: `${PRODUCT}_news_latest`,
  /** Whether this browser's sign-in is over, for its other tabs. */
  signInMark: `${PRODUCT}_sign_in_mark`,
  /** What the next page says. */
  leftWord: `${PRODUCT}_left_word`,
  /** What to do after signing in. */
  pendingAction: `${PRODUCT}_pending_action`,
  /** Followed by the game's id: what of a play is not sent yet. */
  unsentPlay: `${PRODUCT}_unsent_play_`,
  /** Whether a tomato that is popped is heard, and felt. */
  tomatoSound: `${PRODUCT}_tomato_sound`,
  tomatoHaptics: `${PRODUCT}_tomato_haptics`,
  /** What was searched for last in this browser. */
  recentSearches: `${PRODUCT}_recent_searches`,
  /** Whether the library shows tiles or rows. */
  libraryView: `${PRODUCT}_library_view`,
  /** The friend's result that led to a game, for this tab. */
  friendPlay: `${PRODUCT}_friend_play`,
  /** The chat client's id, 9 characters; also Ably's. */
  chatClientId: `${PRODUCT}_chat_client_id`,
  /** The id of the session that usage events belong to, shared by all tabs. */
  eventLogSession: `${PRODUCT}_event_log_session`,
  /** Usage events that a page of this tab could not hand over. */
  eventLogTail: `${PRODUCT}_event_log_tail`,
} as const

/** With it a page says for whom it was drawn, by the member's id: it changes nothing of anybody else's. */
export const MEMBER_HEADER = `${PRODUCT}-member`

/** Names one intention of a person to move money; the same again changes nothing more. */
export const IDEMPOTENCY_HEADER = 'idempotency-key'

/** Headers between the front door, the sites and the API; the front door removes what clients send of them. */
export const INTERNAL_HEADERS = {
  frontDoor: 'x-doran-front-door',
  clientAddress: 'x-doran-client-address',
  requestId: 'x-request-id',
} as const

/** Stands for whoever left the product. */
export const GONE_PROFILE_ID = '00000000-0000-0000-0000-000000000000'

/** The tier board without items, for cards of one's own: in no list, reached from the boards' hub. */
export const OWN_BOARD_ID = '019a2000-0000-7000-8000-000000000009'

/** What a drawn face may show, with the name of its file. */
export const EMOTIONS = ['기본', '기쁨', '슬픔', '화남', '놀람'] as const

export const GENRES = [
  '로맨스',
  '판타지',
  '추리',
  '공포',
  'SF',
  '무협',
  '일상',
  '역사',
  '드라마',
  '개그',
] as const

/** The texts a person agrees to, by the day they came into force. */
export const TERMS_VERSION = '2026-11-24'
export const PRIVACY_VERSION = '2026-11-24'

/** Providers of sign-in, in the order they are shown; one is offered where it is configured. */
export const AUTH_PROVIDERS = ['kakao', 'naver', 'google', 'apple'] as const
