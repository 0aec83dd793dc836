import type { ChatEvent } from '@doran/contract'

/** `off`: there is no connection for now, so what shows chat asks the API by itself; it may become `live` again. */
export type RealtimeStatus = 'connecting' | 'live' | 'off'

/** Each `on…` answers how to stop hearing. */
export interface ChatRealtime {
  readonly status: RealtimeStatus
  onStatus: (listener: (status: RealtimeStatus) => void) => () => void
  onEvent: (listener: (event: ChatEvent) => void) => () => void
  /** Events may have been lost: fetch again. Also once the connection is there for the first time. */
  onRefill: (listener: () => void) => () => void
  /** For an accepted channel; its presence says who is typing. */
  enterRoom: (channelId: string) => RoomPresence
  close: () => void
}

export interface RoomPresence {
  /** Whether the other person is typing, whenever that changes. */
  onTyping: (listener: (isTyping: boolean) => void) => () => void
  /** True at the first key and every few seconds of typing; false when it stops. */
  setTyping: (isTyping: boolean) => void
  leave: () => void
}
