import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeShown, type ShownToast } from './shown-toasts.js'
import type { Toast } from './toast.js'
import {
  reduceToasts,
  type ToastQueue,
  type ToastQueueAction,
  visibleToasts,
} from './toast-queue.js'

// Few ids, so that they come again: in sight, queued and after leaving.
const id = fc.constantFrom(...Array.from('abcdefghij'))
const message = fc.string({ maxLength: 3 })
const change = fc.record({ message, autoCloseMs: fc.option(fc.nat(9000)) }, { requiredKeys: [] })
const action: fc.Arbitrary<ToastQueueAction> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ type: fc.constant('show'), toast: fc.record({ id, message }) }),
  },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('hide'), id }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('update'), id, change }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('clean') }) },
)
const actions = fc.array(action, { maxLength: 60 })

const idsOf = (queue: ToastQueue) => queue.map((toast) => toast.id)
const reduceAll = (all: readonly ToastQueueAction[]) => all.reduce<ToastQueue>(reduceToasts, [])

/** The queue's promise told another way: a map keeps the order of first showing and forgets on leaving. */
function expectedAfter(all: readonly ToastQueueAction[]): Toast[] {
  const standing = new Map<string, Toast>()
  for (const one of all) {
    if (one.type === 'clean') standing.clear()
    if (one.type === 'hide') standing.delete(one.id)
    if (one.type === 'show') standing.set(one.toast.id, one.toast)
    const updated = one.type === 'update' ? standing.get(one.id) : undefined
    if (one.type === 'update' && updated) standing.set(one.id, { ...updated, ...one.change })
  }
  return [...standing.values()]
}

describe('any sequence of show, hide, update and clean', () => {
  it('shows at most five, and fewer only when none waits', () => {
    fc.assert(
      fc.property(actions, (all) => {
        const queue = reduceAll(all)
        expect(visibleToasts(queue)).toHaveLength(Math.min(5, queue.length))
      }),
    )
  })
  it('loses none, doubles none and keeps the order of showing', () => {
    fc.assert(
      fc.property(actions, (all) => {
        expect(reduceAll(all)).toEqual(expectedAfter(all))
      }),
    )
  })
  it('never sends a toast in sight back to the queue', () => {
    fc.assert(
      fc.property(actions, action, (before, next) => {
        const queue = reduceAll(before)
        const after = reduceToasts(queue, next)
        const stay = idsOf(visibleToasts(queue)).filter((one) => idsOf(after).includes(one))
        expect(idsOf(visibleToasts(after)).slice(0, stay.length)).toEqual(stay)
      }),
    )
  })
})

describe('reduceToasts', () => {
  const six = reduceAll(
    Array.from('abcdef').map((name) => ({ type: 'show', toast: { id: name, message: name } })),
  )
  it('lets the oldest queued one in when one leaves', () => {
    expect(idsOf(visibleToasts(six))).toEqual(Array.from('abcde'))
    expect(idsOf(visibleToasts(reduceToasts(six, { type: 'hide', id: 'b' })))).toEqual(
      Array.from('acdef'),
    )
  })
  it('replaces a repeated id where it stands', () => {
    const again = reduceToasts(six, { type: 'show', toast: { id: 'b', message: '다시' } })
    expect(idsOf(again)).toEqual(Array.from('abcdef'))
    expect(again[1]?.message).toBe('다시')
  })
  it('gives the same queue back when nothing changes, so that nothing is drawn again', () => {
    expect(reduceToasts(six, { type: 'hide', id: 'z' })).toBe(six)
    expect(reduceToasts(six, { type: 'update', id: 'z', change: { message: '?' } })).toBe(six)
    const none: ToastQueue = []
    expect(reduceToasts(none, { type: 'clean' })).toBe(none)
  })
})

describe('what is drawn', () => {
  // A step either acts on the queue or lets the first fading toast be gone.
  const steps = fc.array(fc.oneof({ weight: 3, arbitrary: action }, fc.constant('gone')), {
    maxLength: 60,
  })
  const draw = (all: readonly (ToastQueueAction | 'gone')[]) => {
    let queue: ToastQueue = []
    let shown: readonly ShownToast[] = []
    let most = 0
    let isDoubled = false
    for (const step of all) {
      if (step === 'gone') {
        const gone = shown.find(({ isLeaving }) => isLeaving)
        shown = shown.filter((one) => one !== gone)
      } else queue = reduceToasts(queue, step)
      shown = mergeShown(shown, visibleToasts(queue))
      most = Math.max(most, shown.length)
      isDoubled ||= new Set(shown.map(({ toast }) => toast.id)).size < shown.length
    }
    return { queue, shown, most, isDoubled }
  }
  it('is never more than five, fading ones counted', () => {
    fc.assert(
      fc.property(steps, (all) => {
        expect(draw(all).most).toBeLessThanOrEqual(5)
      }),
    )
  })
  it('holds an id once, though it is shown again while it fades', () => {
    fc.assert(
      fc.property(steps, (all) => {
        expect(draw(all).isDoubled).toBe(false)
      }),
    )
  })
  it('is exactly what is visible once all have faded', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const settled = [...all, ...Array.from({ length: 6 }, () => 'gone' as const)]
        const { queue, shown } = draw(settled)
        expect(shown).toEqual(visibleToasts(queue).map((toast) => ({ toast, isLeaving: false })))
      }),
    )
  })
  it('is the same list when nothing changes', () => {
    const { queue, shown } = draw([{ type: 'show', toast: { id: 'a', message: '' } }])
    expect(mergeShown(shown, visibleToasts(queue))).toBe(shown)
  })
})
