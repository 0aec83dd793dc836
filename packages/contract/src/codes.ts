import { ACCOUNT_CODES } from './account/codes.js'
import { ARCADE_CODES } from './arcade/codes.js'
import { AUTH_SESSION_CODES } from './auth-session/codes.js'
import { CHAT_CODES } from './chat/codes.js'
import { COMMENT_CODES } from './comment/codes.js'
import { COMMUNITY_CODES } from './community/codes.js'
import { CORE_CODES } from './core/codes.js'
import { ENGAGEMENT_CODES } from './engagement/codes.js'
import { GEM_CODES } from './gem/codes.js'
import { IMAGE_CODES } from './image/codes.js'
import { MODERATION_CODES } from './moderation/codes.js'
import { MORNING_CODES } from './morning/codes.js'
import { ORDER_CODES } from './order/codes.js'
import { PERSONA_CODES } from './persona/codes.js'
import { REVIEW_CODES } from './review/codes.js'
import { STORY_FILE_CODES } from './story-file/codes.js'
import { STORY_MEMORY_CODES } from './story-memory/codes.js'
import { STORY_SHARE_CODES } from './story-share/codes.js'
import { PLAY_CODES } from './play/codes.js'
import { SOCIAL_CODES } from './social/codes.js'
import { STORE_CODES } from './store/codes.js'
import { STORY_SESSION_CODES } from './story-session/codes.js'
import { STORY_TURN_CODES } from './story-turn/codes.js'
import { SUPPORT_CODES } from './support/codes.js'
import { TREE_CODES } from './tree/codes.js'
import { VISITOR_CODES } from './visitor/codes.js'
import { WALLET_CODES } from './wallet/codes.js'
import { YEAREND_CODES } from './yearend/codes.js'
import { merge } from './core/merge.js'

/** The HTTP status of every code that the product can answer with. */
export const STATUS_BY_CODE = /* @__PURE__ */ merge({
  CORE_CODES,
  ACCOUNT_CODES,
  ARCADE_CODES,
  AUTH_SESSION_CODES,
  CHAT_CODES,
  COMMENT_CODES,
  COMMUNITY_CODES,
  ENGAGEMENT_CODES,
  GEM_CODES,
  IMAGE_CODES,
  MODERATION_CODES,
  MORNING_CODES,
  ORDER_CODES,
  PERSONA_CODES,
  REVIEW_CODES,
  STORY_FILE_CODES,
  STORY_MEMORY_CODES,
  STORY_SHARE_CODES,
  PLAY_CODES,
  SOCIAL_CODES,
  STORE_CODES,
  STORY_SESSION_CODES,
  STORY_TURN_CODES,
  SUPPORT_CODES,
  TREE_CODES,
  VISITOR_CODES,
  WALLET_CODES,
  YEAREND_CODES,
})

export type ErrorCode = keyof typeof STATUS_BY_CODE

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(STATUS_BY_CODE, value)
}
