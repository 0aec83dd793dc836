import { describe, expect, it } from 'vitest'
import { routes, type RouteName } from '../../core/routes.js'
import { mayShowAds, type AdsQuestion } from './may-show-ads.js'

const NOON = new Date('2026-11-21T12:00:00+09:00')
const allowed: AdsQuestion = {
  provider: {
    provider: 'adfit',
    units: { theme: 'DAN-a1' },
    scriptUrl: 'https://ads.example/a.js',
  },
  route: 'theme',
  member: { birthday: '2000-01-01' },
  choice: 'in',
  now: NOON,
}
const may = (over: Partial<AdsQuestion>) => mayShowAds({ ...allowed, ...over })
const mayAt = (birthday: string | null, now: string) =>
  may({ member: { birthday }, now: new Date(now) })

it('shows them to an adult who said yes', () => {
  expect(may({})).toBe(true)
})

it.each([
  ['without a provider', { provider: undefined }],
  ['to a visitor', { member: null }],
  ['before a yes', { choice: null }],
  ['after a no', { choice: 'out' }],
  ['on a page that is not there', { route: null }],
] satisfies [string, Partial<AdsQuestion>][])('shows none %s', (_, over) => {
  expect(may(over)).toBe(false)
})

it('shows them on the pages where stories are found, and on no other', () => {
  const names = Object.keys(routes).filter((name): name is RouteName => name in routes)
  expect(names.filter((route) => may({ route }))).toEqual(['tales', 'newTales', 'theme'])
})

describe('nineteen years, by the day in Seoul', () => {
  it('start on the birthday, not the day before', () => {
    expect(mayAt('2007-11-21', '2026-11-20T23:59:59+09:00')).toBe(false)
    expect(mayAt('2007-11-21', '2026-11-21T00:00:00+09:00')).toBe(true)
  })

  it('start by the date in Seoul, whatever date it is elsewhere', () => {
    expect(mayAt('2007-11-21', '2026-11-20T14:59:59Z')).toBe(false)
    expect(mayAt('2007-11-21', '2026-11-20T15:00:00Z')).toBe(true)
  })

  it('of a leap day start in March', () => {
    expect(mayAt('2008-02-29', '2027-02-28T12:00:00+09:00')).toBe(false)
    expect(mayAt('2008-02-29', '2027-03-01T00:00:00+09:00')).toBe(true)
  })

  it.each([null, '', '1990', '2027-01-01', '90-01-01', '1990-1-1', 'x1990-01-01'])(
    'are not taken from %j',
    (birthday) => {
      expect(may({ member: { birthday } })).toBe(false)
    },
  )
})
