import { expect, it } from 'vitest'
import { createManualClock } from '../../platform/time/clock.fake.js'
import { createTestDatabase, startTestApi } from '../../testing/test-app.js'
import type { Browser } from '../../testing/test-browser.js'
import { createMember, signIn } from '../../testing/test-member.js'
import { hang, planter } from '../../testing/test-tree.js'

/** What stands in the row of the season at a time of Seoul, to a visitor. */
async function tilesAt(time: string) {
  const clock = createManualClock(new Date(`${time}+09:00`))
  const api = startTestApi(await createTestDatabase(), { clock })
  const { rows } = await api.browser().api.call('GET /v1/home', {})
  const row = rows.find(({ type }) => type === 'season')
  return row?.type === 'season' ? row.items : []
}

it.each([
  ['2026-07-01T14:00', []],
  ['2026-07-01T06:00', ['morning']],
  ['2026-11-19T23:59', []],
  ['2026-11-20T00:00', ['tree']],
  ['2026-12-01T04:59', ['tree', 'yearend']],
  ['2026-12-01T05:00', ['morning', 'tree', 'yearend']],
  ['2026-12-24T23:59', ['tree', 'yearend']],
  ['2026-12-25T00:00', ['yearend']],
  ['2027-01-15T23:59', ['yearend']],
  ['2027-01-16T00:00', []],
])('at %s brings %j', async (time, keys) => {
  expect((await tilesAt(time)).map(({ key }) => key)).toEqual(keys)
})

it('knows who has checked in and who has a tree', async () => {
  const clock = createManualClock(new Date('2026-12-05T08:00:00+09:00'))
  const api = startTestApi(await createTestDatabase(), { clock })
  const browser = await signIn(api, await createMember(api.deps))
  const body = { mood: 'sun' as const }
  await browser.api.call('POST /v1/morning/check', { body })
  await browser.api.call('POST /v1/tree', {
    body: {
      clientTreeId: 'tree-of-the-test',
      name: '겨울나무',
      look: 'pine',
      ground: 'snowy-night',
      opensOn: '2026-12-25',
      writers: 'everyone',
      showCount: true,
      showOrnaments: true,
    },
  })
  const { rows } = await browser.api.call('GET /v1/home', {})
  expect(rows).toContainEqual({
    type: 'season',
    items: [
      expect.objectContaining({ key: 'morning', isChecked: true }),
      { key: 'tree', opensAt: '2026-12-24T15:00:00.000Z', isOpen: false, hasTree: true },
      { key: 'yearend', year: 2026, closesAt: '2027-01-15T15:00:00.000Z' },
    ],
  })
})

it('leads to a tree after Christmas where letters hang on one that has opened', async () => {
  const clock = createManualClock(new Date('2026-12-24T20:00:00+09:00'))
  const api = startTestApi(await createTestDatabase(), { clock })
  const planted = async (opensOn: string) => (await planter(api, { opensOn })).owner.browser
  const { owner, tree } = await planter(api, { opensOn: '2026-12-25' })
  const [empty, later] = [await planted('2026-12-25'), await planted('2027-01-01')]
  await hang({ browser: api.browser() }, tree.shareCode)
  const treeTileOf = async ({ api: client }: Browser) => {
    const { rows } = await client.call('GET /v1/home', {})
    const row = rows.find(({ type }) => type === 'season')
    return row?.type === 'season' ? row.items.find(({ key }) => key === 'tree') : undefined
  }
  clock.advance(4 * 3_600_000)

  const opensAt = '2026-12-24T15:00:00.000Z'
  const opened = { key: 'tree', opensAt, isOpen: true, hasTree: true }
  expect(await treeTileOf(owner.browser)).toEqual(opened)
  for (const other of [empty, later, api.browser()]) expect(await treeTileOf(other)).toBeUndefined()
})
