import { expect, it } from 'vitest'
import { anItem, ME, OTHER } from './room.fixtures.js'
import { addItems, addPage, addRead, EMPTY_LOG, joinLogs, visibleItems } from './room-log.js'

const newest = (from: number, to: number, next: number | null) =>
  addPage(EMPTY_LOG, {
    direction: 'newest',
    position: 0,
    items: Array.from({ length: to - from + 1 }, (_, at) => anItem(from + at)),
    next,
  })

const seqs = (log: typeof EMPTY_LOG) => visibleItems(log).map(({ seq }) => seq)

it('two logs of a room know together what either knows', () => {
  const one = addRead(newest(3, 5, 3), { profileId: ME, upTo: 4 })
  const other = addItems(newest(1, 3, null), [anItem(6)])
  for (const joined of [joinLogs(one, other), joinLogs(other, one)]) {
    expect(seqs(joined)).toEqual([1, 2, 3, 4, 5, 6])
    expect(joined.range).toEqual({ from: 1, to: 6, older: null })
    expect(visibleItems(joined).map(({ isRead }) => isRead)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ])
  }
})

it('a log that knows nothing new changes nothing', () => {
  const log = addRead(newest(1, 5, null), { profileId: OTHER, upTo: 4 })
  expect(joinLogs(log, log)).toBe(log)
  expect(joinLogs(log, newest(2, 4, 2))).toBe(log)
  expect(joinLogs(log, EMPTY_LOG)).toBe(log)
  expect(seqs(joinLogs(EMPTY_LOG, log))).toEqual([1, 2, 3, 4, 5])
})

it('a hole between two logs stays one', () => {
  expect(joinLogs(newest(1, 2, null), newest(4, 5, 4)).range).toEqual({
    from: 1,
    to: 2,
    older: null,
  })
})
