/** The product's name in paths, cookies and storage keys; every other name derives from it. */
export const PRODUCT = 'doran'

export const TALES_PATH = `/${PRODUCT}-tales`

export const COOKIES = {
  /** Owns a visitor's stories. HttpOnly, set by the API, hashed in the database. */
  visitor: `${PRODUCT}_visitor`,
  /** A signed-in browser. HttpOnly, signed, set by the API; with the prefix `__Host-` where the origin is https. */
  authSession: `${PRODUCT}_session`,
  /** Accounts recognise a browser by it. HttpOnly, hashed in the database. */
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
  /** Stored once the reader has seen how to show the rest of a turn at once. */
  hurryHint: `${PRODUCT}_hurry_hint`,
  /** The speed at which a story is read aloud. */
  listenRate: `${PRODUCT}_listen_rate`,
  /** Stores if a reader is reminded to rest after a long time. */
  restReminder: `${PRODUCT}_rest_reminder`,
  /** The start of this tab's reading without a rest, and the last dismissal of the reminder. */
  readingSince: `${PRODUCT}_reading_since`,
  restDismissed: `${PRODUCT}_rest_dismissed`,
  /** Stored once this browser has shown that usage is recorded. */
  usageNotice: `${PRODUCT}_usage_notice`,
  /** The way the person signed in last. */
  lastSignIn: `${PRODUCT}_last_sign_in`,
  /** The last news of each kind that this browser showed. */
  newsSeen: `${PRODUCT}_news_seen`,
  /** When the last news came, as this tab asked. */
  newsLatest: `${PRODUCT}_news_latest`,
  /** Marks that this browser's sign-in is over, for its other tabs. */
  signInMark: `${PRODUCT}_sign_in_mark`,
  /** The message that the next page shows. */
  leftWord: `${PRODUCT}_left_word`,
  /** The action that is done after signing in. */
  pendingAction: `${PRODUCT}_pending_action`,
  /** Followed by the game's id: what of a play is not sent yet. */
  unsentPlay: `${PRODUCT}_unsent_play_`,
  /** Sound and vibration of a tomato that is popped. */
  tomatoSound: `${PRODUCT}_tomato_sound`,
  tomatoHaptics: `${PRODUCT}_tomato_haptics`,
  /** The last searches of this browser. */
  recentSearches: `${PRODUCT}_recent_searches`,
  /** The view of the library: tiles or rows. */
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

/** Replaces the id of a profile that left the product. */
export const GONE_PROFILE_ID = '00000000-0000-0000-0000-000000000000'

/** The tier board without items, for cards of one's own: in no list, reached from the boards' hub. */
export const OWN_BOARD_ID = '019a2000-0000-7000-8000-000000000009'

/** The emotions that a drawn face may show, with the name of its file. */
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
