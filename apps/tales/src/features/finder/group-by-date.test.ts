import { expect, test } from 'vitest'
import { aThemeCard } from '../../testing/a-theme'
import { groupByDate } from './group-by-date'

const at = (publishedAt: string) => aThemeCard({ publishedAt })

test('groups by days of Seoul, and leaves empty groups out', () => {
  const now = new Date('2026-11-21T15:30:00Z')
  const items = [
    at('2026-11-21T15:01:00Z'),
    at('2026-11-21T14:59:00Z'),
    at('2026-11-20T15:00:00Z'),
    at('2026-11-15T16:00:00Z'),
    at('2026-10-01T00:00:00Z'),
  ]
  const groups = groupByDate(items, now)
  expect(groups.map(({ label, items: found }) => [label, found.length])).toEqual([
    ['오늘', 1],
    ['어제', 2],
    ['이번 주', 1],
    ['그 이전', 1],
  ])
})

test('a clock that runs behind still calls it today', () => {
  const groups = groupByDate([at('2026-11-22T01:00:00Z')], new Date('2026-11-21T01:00:00Z'))
  expect(groups.map(({ label }) => label)).toEqual(['오늘'])
})
