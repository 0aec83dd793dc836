import { propertyRuns } from '@doran/tooling/whole-run'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ChatEvent, ChatItem } from '@doran/contract'
import { anItem, aPending, ME, OTHER, pageOf, ROOM } from './room.fixtures.js'
import { emptyRoom, reduceRoom, type RoomAction, type RoomState } from './reduce-room.js'
import { missingAfter, rereadAfter, visibleItems, type ItemPage } from './room-log.js'

const after = (...actions: RoomAction[]) => actions.reduce(reduceRoom, emptyRoom(ROOM, ME))
const itemEvent = (item: ChatItem): RoomAction => ({ type: 'event', event: { type: 'item', item } })
const page = (given: ItemPage): RoomAction => ({ type: 'page', page: given })
const newest = (...items: ChatItem[]) =>
  page({ direction: 'newest', position: 0, items, next: null })
const seqs = (state: RoomState) => visibleItems(state.log).map(({ seq }) => seq)
const readBy = (profileId: string, upTo: number, itemId?: string): RoomAction => ({
  type: 'event',
  event: { type: 'read', channelId: ROOM, profileId, upTo, ...(itemId && { itemId }) },
})

describe('items', () => {
  it('are shown from the first page on, with what came by events before', () => {
    const early = after(itemEvent(anItem(3)))
    expect(seqs(early)).toEqual([])
    expect(seqs(reduceRoom(early, newest(anItem(1), anItem(2))))).toEqual([1, 2, 3])
  })

  it('are each there once', () => {
    const state = after(newest(anItem(1)), itemEvent(anItem(1)), itemEvent(anItem(2)))
    expect(seqs(reduceRoom(state, itemEvent(anItem(2))))).toEqual([1, 2])
    expect(reduceRoom(state, itemEvent(anItem(2)))).toBe(state)
  })

  it('of other channels are left alone', () => {
    const state = after(newest(anItem(1)))
    const other = { ...anItem(2), channelId: 'other' }
    expect(reduceRoom(state, itemEvent(other))).toBe(state)
    const read: ChatEvent = { type: 'read', channelId: 'other', profileId: OTHER, upTo: 9 }
    expect(reduceRoom(state, { type: 'event', event: read })).toBe(state)
    const change: ChatEvent = { type: 'channel', channelId: ROOM }
    expect(reduceRoom(state, { type: 'event', event: change })).toBe(state)
  })

  it('stay deleted and read when an older state of them comes late', () => {
    const item = anItem(1)
    const deleted: ChatItem = { ...item, kind: 'deleted', body: '', isRead: true }
    const state = after(newest(deleted), itemEvent(item))
    expect(visibleItems(state.log)).toEqual([deleted])
    expect(visibleItems(after(newest(item), itemEvent(deleted)).log)).toEqual([deleted])
  })

  it('are prepended by pages, and one that came before its page waits for it', () => {
    const deleted: ChatItem = { ...anItem(2), kind: 'deleted', body: '', isRead: true }
    const first = after(
      page({ direction: 'newest', position: 0, items: [anItem(4), anItem(5)], next: 4 }),
    )
    expect(first.log.range?.older).toBe(4)
    const early = reduceRoom(first, itemEvent(deleted))
    expect(seqs(early)).toEqual([4, 5])
    const older: ItemPage = {
      direction: 'before',
      position: 4,
      items: [anItem(2), anItem(3)],
      next: 2,
    }
    const state = reduceRoom(early, page(older))
    expect(seqs(state)).toEqual([2, 3, 4, 5])
    expect(visibleItems(state.log)[0]).toEqual(deleted)
    expect(reduceRoom(state, page(older))).toBe(state)
    const last = page({ direction: 'before', position: 2, items: [], next: null })
    expect(reduceRoom(state, last).log.range?.older).toBeNull()
  })
})

describe('a gap', () => {
  it('is told with the last item before it, and is gone once it is filled', () => {
    const state = after(newest(anItem(1), anItem(2)), itemEvent(anItem(4)), itemEvent(anItem(5)))
    expect(missingAfter(state.log)).toBe(2)
    const filled = reduceRoom(
      state,
      page({ direction: 'after', position: 2, items: [anItem(3)], next: null }),
    )
    expect(missingAfter(filled.log)).toBeNull()
    expect(filled.log.range?.to).toBe(5)
    expect(missingAfter(reduceRoom(state, itemEvent(anItem(3))).log)).toBeNull()
  })

  it('is told as well where the newest items are far from the loaded ones', () => {
    const far = {
      direction: 'newest',
      position: 0,
      items: [anItem(8), anItem(9)],
      next: 8,
    } as const
    const state = after(newest(anItem(1), anItem(2)), page(far))
    expect(missingAfter(state.log)).toBe(2)
    expect(state.log.range).toEqual({ from: 1, to: 2, older: null })
  })

  it('that the server has too is not asked for again', () => {
    const state = after(newest(anItem(1)), itemEvent(anItem(3)))
    const answered = page({ direction: 'after', position: 1, items: [anItem(3)], next: null })
    expect(missingAfter(reduceRoom(state, answered).log)).toBeNull()
  })
})

describe('what is read again', () => {
  const MINUTE = 60_000
  const old = (seq: number) => ({ ...anItem(seq, { at: seq * MINUTE }), isRead: true })

  it('begins with the first item that can still change', () => {
    expect(rereadAfter(after(newest(old(1), old(2), old(20))).log)).toBe(19)
    expect(rereadAfter(after(newest(old(1), anItem(2), old(20))).log)).toBe(1)
    expect(rereadAfter(after(newest(old(17), old(20))).log)).toBe(16)
    expect(rereadAfter(after(newest()).log)).toBe(0)
    expect(rereadAfter(after().log)).toBe(0)
  })

  it('is only what came since where all is final', () => {
    const deleted = { ...anItem(3), kind: 'deleted', isRead: true } as const
    expect(rereadAfter(after(newest(deleted)).log)).toBe(3)
  })
})

describe('read marks', () => {
  it('are for what the reader did not write', () => {
    const state = after(
      newest(anItem(1, { by: ME }), anItem(2), anItem(3, { by: ME })),
      readBy(OTHER, 1),
    )
    expect(visibleItems(state.log).map(({ isRead }) => isRead)).toEqual([true, false, false])
    expect(reduceRoom(state, readBy(OTHER, 1))).toBe(state)
    const mine = reduceRoom(state, readBy(ME, 3))
    expect(visibleItems(mine.log).map(({ isRead }) => isRead)).toEqual([true, true, false])
  })

  it('hold for items that come after them', () => {
    const state = after(newest(), readBy(ME, 2), itemEvent(anItem(1)), itemEvent(anItem(3)))
    expect(state.log.items.map(({ isRead }) => isRead)).toEqual([true, false])
    const single = after(newest(), readBy(ME, 1, anItem(1).id), itemEvent(anItem(1)))
    expect(single.log).toMatchObject({ items: [{ isRead: true }], readIds: [] })
  })
})

describe('what is being sent', () => {
  const pending = aPending('client-item-1')
  const queue: RoomAction = { type: 'queue', pending }
  const sent = { ...anItem(1, { by: ME }), clientItemId: 'client-item-1' }

  it.each<[string, RoomAction]>([
    ['the answer', { type: 'answer', item: sent }],
    ['the event', itemEvent(sent)],
    ['a page', newest(sent)],
  ])('is sent with %s, whatever comes after', (_, how) => {
    const state = after(newest(), queue, how)
    expect(state.pending).toEqual([])
    expect(seqs(state)).toEqual([1])
    const late: RoomAction[] = [
      { type: 'answer', item: sent },
      itemEvent(sent),
      { type: 'fail', clientItemId: 'client-item-1', code: 'UNKNOWN' },
      queue,
    ]
    expect(late.reduce(reduceRoom, state)).toBe(state)
  })

  it('is not taken for the other’s item with the same client id', () => {
    const theirs = { ...sent, profile: { id: OTHER } }
    expect(after(newest(), queue, itemEvent(theirs)).pending).toEqual([pending])
  })

  it('fails in its place, waits, and is discarded', () => {
    const clientItemId = 'client-item-1'
    const two = after(newest(), queue, { type: 'queue', pending: aPending('client-item-2') })
    const failed = reduceRoom(two, { type: 'fail', clientItemId, code: 'CHAT_WAITING' })
    expect(failed.pending).toMatchObject([
      { clientItemId, state: 'failed', code: 'CHAT_WAITING' },
      { clientItemId: 'client-item-2', state: 'sending' },
    ])
    const waiting = reduceRoom(failed, { type: 'wait', clientItemId, code: 'NETWORK' })
    expect(waiting.pending[0]).toMatchObject({ state: 'waiting', code: 'NETWORK' })
    expect(reduceRoom(waiting, { type: 'sending', clientItemId }).pending[0]).toEqual(pending)
    expect(reduceRoom(waiting, { type: 'discard', clientItemId }).pending).toHaveLength(1)
    expect(reduceRoom(two, { type: 'sending', clientItemId })).toBe(two)
    expect(reduceRoom(two, queue)).toBe(two)
  })

  it('keeps the key of its photo', () => {
    const photo = { ...aPending('client-item-1'), kind: 'image', body: '' } as const
    const state = after({ type: 'queue', pending: photo })
    const upload: RoomAction = { type: 'upload', clientItemId: 'client-item-1', body: 'key' }
    expect(reduceRoom(state, upload).pending[0]).toMatchObject({ body: 'key', state: 'sending' })
  })
})

describe('any order of events, twice or lost', () => {
  it('ends in the server’s list after it is read again', () => {
    fc.assert(
      fc.property(
        fc.array(serverStep, { minLength: 1, maxLength: 40 }),
        fc.nat(30),
        fc.array(fc.record({ at: fc.nat(), what: fc.constantFrom('event', 'page', 'older') }), {
          maxLength: 80,
        }),
        fc.infiniteStream(fc.nat()),
        (steps, loadedAt, deliveries, random) => {
          const history = playServer(steps)
          const start = history[Math.min(loadedAt, history.length - 1)]
          const end = history.at(-1)
          if (!start || !end) throw new Error('unreachable')
          const pick = (below: number) => Number(random.next().value) % below
          let state = emptyRoom(ROOM, ME)
          const tell = (action: RoomAction) => (state = reduceRoom(state, action))
          const events = history.flatMap(({ event }) => event ?? [])
          if (events.length > 0)
            tell({ type: 'event', event: events[pick(events.length)] ?? nothing })
          tell(page(pageOf(start.items, { direction: 'newest', position: 0 }, 4)))

          for (const { at, what } of deliveries) {
            const event = events[at % Math.max(1, events.length)]
            if (what === 'event' && event) tell({ type: 'event', event })
            // The answer was made at any moment since the room was loaded.
            const since = history.slice(history.indexOf(start))
            const then = since[at % since.length]
            const range = state.log.range
            if (what === 'page' && then && range)
              tell(
                page(
                  pageOf(then.items, { direction: 'after', position: rereadAfter(state.log) }, 3),
                ),
              )
            if (what === 'older' && then && range && range.older !== null)
              tell(page(pageOf(then.items, { direction: 'before', position: range.older }, 3)))
            assertInOrder(state)
          }

          for (let next: number | null = rereadAfter(state.log); next !== null;) {
            const filled: ItemPage = pageOf(end.items, { direction: 'after', position: next }, 3)
            tell(page(filled))
            next = filled.next
          }
          for (let older = state.log.range?.older ?? null; older !== null;) {
            tell(page(pageOf(end.items, { direction: 'before', position: older }, 3)))
            older = state.log.range?.older ?? null
          }
          expect(visibleItems(state.log)).toEqual(end.items)
          expect(missingAfter(state.log)).toBeNull()
        },
      ),
      { numRuns: propertyRuns(30_000) },
    )
  })
})

describe('any order of answers and events of what is sent', () => {
  it('ends with each once, and nothing pending', () => {
    const step = fc.record({
      at: fc.nat(9),
      what: fc.constantFrom('queue', 'answer', 'event', 'wait', 'sending', 'read'),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const sent = Array.from({ length: 10 }, (_, at) => anItem(at + 1, { by: ME }))
        const idOf = (at: number) => sent[at]?.clientItemId ?? ''
        let state = after(newest())
        const tell = (action: RoomAction) => (state = reduceRoom(state, action))
        const answer = (at: number): RoomAction => ({ type: 'answer', item: sent[at] ?? anItem(1) })
        const queued = new Set<number>()
        for (const { at, what } of steps) {
          const clientItemId = idOf(at)
          if (what === 'queue') tell({ type: 'queue', pending: aPending(clientItemId) })
          if (what === 'queue') queued.add(at)
          // Nothing is answered or heard of that was not sent.
          if (!queued.has(at)) continue
          if (what === 'answer') tell(answer(at))
          if (what === 'event') tell(itemEvent(sent[at] ?? anItem(1)))
          if (what === 'wait') tell({ type: 'wait', clientItemId, code: 'NETWORK' })
          if (what === 'sending') tell({ type: 'sending', clientItemId })
          if (what === 'read') tell(readBy(OTHER, at))
          const pending = state.pending.map((item) => item.clientItemId)
          const arrived = state.log.items.map((item) => item.clientItemId)
          const all = [...pending, ...arrived]
          expect(new Set(all)).toEqual(new Set([...queued].map(idOf)))
          expect(all).toHaveLength(queued.size)
        }
        for (const at of queued) tell(answer(at))
        expect(state.pending).toEqual([])
        expect(state.log.items).toHaveLength(queued.size)
      }),
      { numRuns: 300 },
    )
  })
})

const nothing: ChatEvent = { type: 'channel', channelId: ROOM }

const serverStep = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('write'), at: fc.nat() }) },
  fc.record({ do: fc.constant('delete'), at: fc.nat() }),
  fc.record({ do: fc.constant('read'), at: fc.nat() }),
  fc.record({ do: fc.constant('readOne'), at: fc.nat() }),
)

type Moment = { items: ChatItem[]; event: ChatEvent | null }

/** All items are young, so that any of them may be deleted; `at` also tells who acts. */
function playServer(steps: readonly { do: string; at: number }[]): Moment[] {
  const history: Moment[] = [{ items: [], event: null }]
  for (const { do: what, at } of steps) {
    const items = history.at(-1)?.items ?? []
    const profileId = at % 2 === 0 ? ME : OTHER
    const item = items[at % Math.max(1, items.length)]
    if (what === 'write') {
      const written = anItem(items.length + 1, { by: profileId })
      history.push({ items: [...items, written], event: { type: 'item', item: written } })
    } else if (what === 'delete' && item) {
      const deleted: ChatItem = { ...item, kind: 'deleted', body: '', isRead: true }
      const all = items.map((each) => (each === item ? deleted : each))
      history.push({ items: all, event: { type: 'item', item: deleted } })
    } else if (what === 'read' && item) {
      const all = items.map((each) =>
        each.seq <= item.seq && each.profile.id !== profileId ? { ...each, isRead: true } : each,
      )
      const event: ChatEvent = { type: 'read', channelId: ROOM, profileId, upTo: item.seq }
      history.push({ items: all, event })
    } else if (what === 'readOne' && item && item.profile.id !== profileId) {
      const read = { ...item, isRead: true }
      const all = items.map((each) => (each === item ? read : each))
      const { seq: upTo, id: itemId } = item
      const event: ChatEvent = { type: 'read', channelId: ROOM, profileId, upTo, itemId }
      history.push({ items: all, event })
    }
  }
  return history
}

function assertInOrder(state: RoomState): void {
  const shown = seqs(state)
  expect(shown).toEqual([...new Set(shown)].toSorted((one, other) => one - other))
  const ids = state.log.items.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
}
