export { auditLog } from './audit/audit-log.table.js'
export { authAccount } from './auth-session/auth-account.table.js'
export { authSession } from './auth-session/auth-session.table.js'
export { authVerification } from './auth-session/auth-verification.table.js'
export { block } from './block/block.table.js'
export { chatChannel } from './chat/chat-channel.table.js'
export { chatItem } from './chat/chat-item.table.js'
export { chatMember } from './chat/chat-member.table.js'
export { comment } from './comment/comment.table.js'
export { consentLog } from './account/consent-log.table.js'
export { engagementCount } from './engagement/engagement-count.table.js'
export { event } from './event-log/event.table.js'
export { eventHour } from './event-log/event-hour.table.js'
export { eventSession } from './event-log/event-session.table.js'
export { follow } from './engagement/follow.table.js'
export {
  game,
  gameStat,
  gameVersion,
  itemStat,
  resultStat,
  tierBoardStat,
  tierStat,
} from './game/game.table.js'
export { image } from './image/image.table.js'
export { knownBrowser } from './auth-session/known-browser.table.js'
export { like } from './engagement/like.table.js'
export { mail } from './mail/mail.table.js'
export { member } from './account/member.table.js'
export { notification } from './notification/notification.table.js'
export { passwordReset } from './account/password-reset.table.js'
export { play } from './play/play.table.js'
export { profile } from './profile/profile.table.js'
export { rateCount } from './auth-session/rate-count.table.js'
export { realtimeEvent } from './realtime/realtime-event.table.js'
export { report } from './report/report.table.js'
export { save, saveCollection } from './engagement/save.table.js'
export { shortTimePassword } from './auth-session/short-time-password.table.js'
export { signUp } from './account/sign-up.table.js'
export { storySession } from './story-session/story-session.table.js'
export { commonVersion, theme, themeStat, themeVersion } from './theme/theme.table.js'
export { turn } from './story-turn/turn.table.js'
export { turnReceipt } from './story-turn/turn-receipt.table.js'
export { visitor } from './visitor/visitor.table.js'
