export { chatClientId } from './chat-client-id.js'
export type { ChatRealtime, RealtimeStatus, RoomPresence } from './realtime/chat-realtime.js'
export { openRealtime, type RealtimeOptions } from './realtime/open-realtime.js'
export {
  emptyRoom,
  reduceRoom,
  type PendingItem,
  type RoomAction,
  type RoomState,
} from './room/reduce-room.js'
export { missingAfter, rereadAfter, visibleItems } from './room/room-log.js'
export type { ItemPage, RoomLog, RoomRange } from './room/room-log.js'
export { clearChatStorage } from './send/pending-storage.js'
export { countUnread, isUnread } from './unread.js'
