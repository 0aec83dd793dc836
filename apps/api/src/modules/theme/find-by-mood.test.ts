import { expect, it } from 'vitest'
import { createTestDatabase, startTestApi } from '../../testing/test-app.js'

const COMFORT = ['last-starkeeper', 'the-day-before-school', 'umbrella-shop']

/** What people type, what of the shipped stories it finds first of all, and what it must not find. */
const SEARCHES: [q: string, fits: string[], misfit: string][] = [
  ['연애물', ['contract-until-friday'], 'umbrella-shop'],
  ['설레는 거', ['contract-until-friday'], 'no-stop-station'],
  ['우울', COMFORT, 'no-stop-station'],
  ['기분이 안 좋을 때', COMFORT, 'sixth-key'],
  ['울고 싶을 때', COMFORT, 'ledger-daughter'],
  ['비오는 날', ['contract-until-friday', 'umbrella-shop'], 'sky-courier'],
  ['비 오는 날 읽을 만한 거', ['umbrella-shop'], 'sky-courier'],
  ['눈 오는 날', ['sixth-key', 'the-day-before-school'], 'umbrella-shop'],
  ['무서운 거', ['no-stop-station'], 'sky-courier'],
  ['안 무서운 거', ['sky-courier', 'umbrella-shop'], 'no-stop-station'],
  ['웃긴 거', ['ledger-daughter'], 'no-stop-station'],
  ['짧은 거', ['no-stop-station'], 'ledger-daughter'],
  ['판타지', ['sky-courier', 'umbrella-shop'], 'sixth-key'],
  ['추리소설', ['sixth-key'], 'umbrella-shop'],
  ['우주', ['last-starkeeper'], 'umbrella-shop'],
  ['사극', ['ledger-daughter'], 'contract-until-friday'],
  ['회귀물', ['the-day-before-school'], 'sixth-key'],
  ['학교', ['the-day-before-school'], 'sixth-key'],
  ['고래', ['sky-courier'], 'umbrella-shop'],
  ['ㅇㅅㄱㄱ', ['umbrella-shop'], 'ledger-daughter'],
  ['15세', ['no-stop-station'], 'umbrella-shop'],
]

it('finds stories by mood, genre, length, age and place', async () => {
  const { api } = startTestApi(await createTestDatabase()).browser()
  for (const [q, fits, misfit] of SEARCHES) {
    const { items } = await api.call('GET /v1/tales/template', { query: { q } })
    const found = items.map(({ cover }) => cover.url.replace(/.*\/(.+)\.svg/, '$1'))
    expect({ q, found }).toEqual({ q, found: expect.arrayContaining(fits) })
    expect({ q, found }).not.toEqual({ q, found: expect.arrayContaining([misfit]) })
  }
})

it('finds nothing for a genre that has no story', async () => {
  const { api } = startTestApi(await createTestDatabase()).browser()
  const { items } = await api.call('GET /v1/tales/template', { query: { q: '무협' } })
  expect(items).toEqual([])
})
