import { atom, type createStore, type PrimitiveAtom } from 'jotai'
import { visibleItems, type RoomLog } from '../room/room-log.js'
import { isUnread } from '../unread.js'

/** Where the unread items began when a room was opened, however much is read since. */
export function createRoomVisits(store: ReturnType<typeof createStore>, myProfileId: string) {
  const atoms = new Map<string, PrimitiveAtom<number | null>>()
  const open = new Map<string, { viewers: number; isCurrent: boolean }>()

  function firstUnreadAtom(id: string): PrimitiveAtom<number | null> {
    const found = atoms.get(id) ?? atom<number | null>(null)
    atoms.set(id, found)
    return found
  }

  function look(id: string, log: RoomLog): number | null {
    const first = visibleItems(log).find((item) => isUnread(item, myProfileId))?.seq ?? null
    store.set(firstUnreadAtom(id), first)
    return first
  }

  return {
    firstUnreadAtom,
    /** `log` is what the page knows already. Answers how to leave. */
    enter(id: string, log: RoomLog): () => void {
      const visit = open.get(id) ?? { viewers: 0, isCurrent: false }
      visit.viewers += 1
      if (visit.viewers === 1) {
        open.set(id, visit)
        visit.isCurrent = look(id, log) !== null
      }
      return () => {
        visit.viewers -= 1
        if (visit.viewers > 0) return
        open.delete(id)
        store.set(firstUnreadAtom(id), null)
      }
    },
    /** The room's items are as the server has them. */
    refresh(id: string, log: RoomLog): void {
      const visit = open.get(id)
      if (!visit || visit.isCurrent) return
      visit.isCurrent = true
      look(id, log)
    },
  }
}
