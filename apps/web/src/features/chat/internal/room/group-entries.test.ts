import { describe, expect, it } from 'vitest'
import { anEntry, anItem, aPending, myItem } from '../a-chat.fake'
import { groupEntries, readMarkSeq } from './group-entries'

const at = (time: string) => ({ createdAt: `2026-11-23T${time}Z` })

describe('the messages of a room', () => {
  it('stand by day in Seoul', () => {
    const days = groupEntries(
      [anEntry(anItem(at('14:59:59'))), anEntry(anItem(at('15:00:00')))],
      null,
    )
    expect(days.map(({ heading }) => heading)).toEqual([
      '2026년 11월 23일 월요일',
      '2026년 11월 24일 화요일',
    ])
  })

  it('share one time within a minute of one author', () => {
    const entries = [
      anItem(at('06:12:01')),
      anItem(at('06:12:59')),
      myItem(at('06:12:59')),
      myItem(at('06:13:00')),
    ].map(anEntry)
    const [day] = groupEntries([...entries, aPending(at('06:13:30'))], null)
    expect(day?.runs.map(({ isMine, time, entries: all }) => [isMine, time, all.length])).toEqual([
      [false, '오후 3:12', 2],
      [true, '오후 3:12', 1],
      [true, '오후 3:13', 2],
    ])
  })

  it('are parted where reading ended, within a run too', () => {
    const [read, unread] = [anItem(), anItem({ isRead: false })]
    const [day] = groupEntries([read, unread].map(anEntry), unread.seq)
    expect(day?.runs.map(({ isAfterRead }) => isAfterRead)).toEqual([false, true])
  })

  it('are not parted where all was read', () => {
    const [day] = groupEntries([anItem(), anItem()].map(anEntry), null)
    expect(day?.runs.map(({ isAfterRead }) => isAfterRead)).toEqual([false])
  })
})

describe('the mark of what was read', () => {
  it('stands at the last of one’s own that was read, and at no deleted one', () => {
    const [first, second, deleted, unread] = [
      myItem(),
      myItem(),
      myItem({ kind: 'deleted', body: '' }),
      myItem({ isRead: false }),
    ]
    const entries = [first, second, anItem(), deleted, unread].map(anEntry)
    expect(readMarkSeq(entries, second.seq)).toBe(second.seq)
    expect(readMarkSeq(entries, deleted.seq)).toBe(second.seq)
    expect(readMarkSeq(entries, null)).toBeNull()
  })
})
