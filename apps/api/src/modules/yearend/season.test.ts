import { expect, it } from 'vitest'
import { seoul } from '../../testing/test-yearend.js'
import { letterOpensAt, seasonOf, windowOf } from './season.js'

it.each([
  ['2026-11-30T23:59', 2025, false],
  ['2026-12-01T00:00', 2026, true],
  ['2026-12-31T23:59', 2026, true],
  ['2027-01-15T23:59', 2026, true],
  ['2027-01-16T00:00', 2026, false],
  ['2027-11-30T23:59', 2026, false],
])('at %s the year is %i', (local, year, isInSeason) => {
  expect(seasonOf(seoul(local))).toEqual({
    year,
    isInSeason,
    opensAt: seoul(`${year + 1}-12-01T00:00`),
    closesAt: isInSeason ? seoul(`${year + 1}-01-16T00:00`) : null,
  })
})

it.each([
  ['2026-12-01T00:00', '2026-12-01T00:00'],
  ['2026-12-30T23:59', '2026-12-01T00:00'],
  ['2026-12-31T00:00', '2026-12-31T00:00'],
  ['2027-01-01T00:00', '2027-01-01T00:00'],
  ['2027-01-15T23:59', '2027-01-01T00:00'],
])('made at %s it tells of the year until %s', (madeAt, until) => {
  const window = windowOf(2026, seoul(madeAt))
  expect([window.from, window.until]).toEqual([seoul('2026-01-01T00:00'), seoul(until)])
})

it('opens a letter as the next December begins', () => {
  expect(letterOpensAt(2026)).toEqual(seoul('2027-12-01T00:00'))
})
