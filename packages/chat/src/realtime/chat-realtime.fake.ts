import type { ChatEvent } from '@doran/contract'
import type { ChatRealtime, RealtimeStatus } from './chat-realtime.js'
import { createListeners } from './listeners.js'

export interface FakeRealtime extends ChatRealtime {
  setStatus: (status: RealtimeStatus) => void
  emit: (event: ChatEvent) => void
  refill: () => void
  /** The other person of the channel types or stops. */
  setOtherTyping: (channelId: string, isTyping: boolean) => void
  /** What the page did, in order: `enter a`, `typing a`, `quiet a`, `leave a`, `close`. */
  readonly said: readonly string[]
}

/** A realtime connection without a network; `live` from the start unless told otherwise. */
export function fakeRealtime(first: RealtimeStatus = 'live'): FakeRealtime {
  let status = first
  const said: string[] = []
  const statuses = createListeners<RealtimeStatus>()
  const events = createListeners<ChatEvent>()
  const refills = createListeners<void>()
  const typing = createListeners<{ channelId: string; isTyping: boolean }>()

  return {
    said,
    get status() {
      return status
    },
    onStatus: statuses.add,
    onEvent: events.add,
    onRefill: refills.add,
    enterRoom(channelId) {
      said.push(`enter ${channelId}`)
      return {
        onTyping: (listener) =>
          typing.add((news) => news.channelId === channelId && listener(news.isTyping)),
        setTyping: (isTyping) => void said.push(`${isTyping ? 'typing' : 'quiet'} ${channelId}`),
        leave: () => void said.push(`leave ${channelId}`),
      }
    },
    close: () => void said.push('close'),
    setStatus(next) {
      if (next === status) return
      status = next
      statuses.tell(next)
    },
    emit: events.tell,
    refill: () => refills.tell(),
    setOtherTyping: (channelId, isTyping) => typing.tell({ channelId, isTyping }),
  }
}
