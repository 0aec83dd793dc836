import { atom, type createStore, type PrimitiveAtom } from 'jotai'
import type { ChatRealtime, RoomPresence } from '../realtime/chat-realtime.js'
import { createTypingSignal } from '../send/typing-signal.js'

type Room = {
  viewers: number
  presence: RoomPresence | null
  signal: ReturnType<typeof createTypingSignal>
}

/** Who types in the rooms that are on the page. */
export function createTypingRooms(store: ReturnType<typeof createStore>) {
  const rooms = new Map<string, Room>()
  const atoms = new Map<string, PrimitiveAtom<boolean>>()
  let realtime: ChatRealtime | null = null

  function typingAtom(id: string): PrimitiveAtom<boolean> {
    const found = atoms.get(id) ?? atom(false)
    atoms.set(id, found)
    return found
  }

  function connect(id: string, room: Room): void {
    if (!realtime) return
    room.presence = realtime.enterRoom(id)
    room.presence.onTyping((isTyping) => {
      if (rooms.get(id) === room) store.set(typingAtom(id), isTyping)
    })
  }

  function disconnect(id: string, room: Room): void {
    room.signal.stop()
    room.presence?.leave()
    room.presence = null
    store.set(typingAtom(id), false)
  }

  function stopAll(): void {
    for (const { signal } of rooms.values()) signal.stop()
  }

  return {
    typingAtom,
    /** Answers how to leave. */
    enter(id: string): () => void {
      const room: Room = rooms.get(id) ?? {
        viewers: 0,
        presence: null,
        signal: createTypingSignal((isTyping) => room.presence?.setTyping(isTyping)),
      }
      room.viewers += 1
      if (room.viewers === 1) {
        rooms.set(id, room)
        connect(id, room)
      }
      return () => {
        room.viewers -= 1
        if (room.viewers > 0) return
        disconnect(id, room)
        rooms.delete(id)
      }
    },
    note: (id: string) => rooms.get(id)?.signal.note(),
    stop: (id: string) => rooms.get(id)?.signal.stop(),
    start(started: ChatRealtime): () => void {
      realtime = started
      for (const [id, room] of rooms) connect(id, room)
      globalThis.addEventListener('blur', stopAll)
      return () => {
        globalThis.removeEventListener('blur', stopAll)
        for (const [id, room] of rooms) disconnect(id, room)
        realtime = null
      }
    },
  }
}
