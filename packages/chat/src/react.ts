'use client'

export { ChatProvider, type ChatProviderProps } from './react/chat-provider.js'
export { chatKeys, type ChannelFilter } from './react/chat-queries.js'
export type { ChatStatus } from './react/create-chat-session.js'
export type { ItemEntry, PendingEntry, RoomEntry } from './react/room-entry.js'
export { useChatStatus } from './react/use-chat-status.js'
export { useChannel, useChannels, type Channel, type Channels } from './react/use-channels.js'
export {
  useChannelActions,
  useOpenChannel,
  type ChannelActions,
} from './react/use-channel-actions.js'
export { useChatRoom, type ChatRoom } from './react/use-chat-room.js'
export type { RoomActions } from './react/use-room-actions.js'
export { useUnreadChat } from './react/use-unread-chat.js'
