import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { systemContext } from '../../platform/context/context.js'
import { createManualClock } from '../../platform/time/clock.fake.js'
import { authoredThemes, contentOf } from '../../testing/authored-themes.js'
import { createTestDatabase, startTestApi, type TestApi } from '../../testing/test-app.js'
import type { Browser } from '../../testing/test-browser.js'
import { memberBrowser } from '../../testing/test-member.js'
import { seedThemes } from '../theme/index.js'

const DAY_MS = 86_400_000
const DAYS = 8

async function openHomes({ api }: Browser) {
  const { rows } = await api.call('GET /v1/home', {})
  const tales = await api.call('GET /v1/tales/home', {})
  const scene = rows.find((row) => row.type === 'scene')
  const others = rows.find((row) => row.type === 'themes')
  return { home: scene?.scene.theme, hero: tales.hero?.theme, others: others?.items ?? [], tales }
}

async function startOn(themes: number): Promise<TestApi> {
  const api = startTestApi(await createTestDatabase())
  await api.deps.db.execute(sql`delete from theme`)
  const { themes: shipped, common } = authoredThemes()
  const content = contentOf({ themes: shipped.slice(0, themes), common })
  await seedThemes(systemContext(api.deps), content)
  return api
}

it('shows another hero every day, and another one on each page', async () => {
  const clock = createManualClock()
  const browser = startTestApi(await createTestDatabase(), { clock }).browser()
  const heroes = { home: new Set(), tales: new Set() }
  for (let day = 0; day < DAYS; day += 1) {
    const { home, hero } = await openHomes(browser)
    expect(home?.id).not.toBe(hero?.id)
    expect([home?.ageRating, hero?.ageRating]).not.toContain('15')
    heroes.home.add(home?.title)
    heroes.tales.add(hero?.title)
    clock.advance(DAY_MS)
  }
  expect(heroes.home.size).toBe(4)
  expect(heroes.tales).toEqual(heroes.home)
  expect(heroes.home).not.toContain('객주 딸은 오늘도 흑자')
})

it('shows no story that is being read, as hero or in the rows below', async () => {
  const browser = startTestApi(await createTestDatabase()).browser()
  const { home, hero } = await openHomes(browser)
  for (const theme of [home, hero]) await browser.openStory(theme?.id)
  const again = await openHomes(browser)
  const reading = [home?.id, hero?.id]
  const onShelves = again.tales.shelves.flatMap(({ items }) => items)
  const offered = [again.home, again.hero, ...again.others, ...onShelves]
  expect(offered.length).toBeGreaterThan(6)
  for (const theme of offered) expect(reading).not.toContain(theme?.id)
})

it('shows any story where none of the heroes is there, and none where all are being read', async () => {
  const browser = (await startOn(1)).browser()
  const { hero } = await openHomes(browser)
  expect(hero?.title).toBe('계약 연애는 금요일까지')
  await browser.openStory(hero?.id)
  expect((await openHomes(browser)).hero).toBeUndefined()
})

it('puts a story on one shelf only, two and more on each, and none of them is the hero', async () => {
  const clock = createManualClock()
  const browser = startTestApi(await createTestDatabase(), { clock }).browser()
  for (let day = 0; day < DAYS; day += 1) {
    const { hero, tales } = await openHomes(browser)
    const onShelves = tales.shelves.flatMap(({ items }) => items.map(({ id }) => id))
    expect(tales.shelves.length).toBeGreaterThanOrEqual(2)
    expect(tales.shelves.every(({ items }) => items.length >= 2)).toBe(true)
    expect(new Set([...onShelves, hero?.id]).size).toBe(onShelves.length + 1)
    clock.advance(DAY_MS)
  }
})

it('never opens with a story rated 15, even where there is no other', async () => {
  const api = startTestApi(await createTestDatabase())
  await api.deps.db.execute(sql`update theme set age_rating = '15'`)
  const { home, hero, others } = await openHomes(api.browser())
  expect([home, hero]).toEqual([undefined, undefined])
  expect(others.length).toBeGreaterThan(0)
})

it('gives a member a first shelf of the genres they chose, and visitors none', async () => {
  const api = startTestApi(await createTestDatabase())
  const reader = await memberBrowser(api)
  await reader.api.call('PUT /v1/user/interest', { body: { interests: ['공포', 'SF'] } })
  const firstShelf = async (browser: Browser) =>
    (await browser.api.call('GET /v1/tales/home', {})).shelves[0]
  const shelf = await firstShelf(reader)
  expect(shelf?.key).toBe('interests')
  expect(new Set(shelf?.items.map(({ genre }) => genre))).toEqual(new Set(['공포', 'SF']))
  expect((await firstShelf(api.browser()))?.key).not.toBe('interests')
})

it('shows a member what they read last, and nobody else', async () => {
  const api = startTestApi(await createTestDatabase())
  const reader = await memberBrowser(api)
  const { session } = await reader.openStory()
  const continued = async ({ api: client }: Browser) => {
    const { rows } = await client.call('GET /v1/home', {})
    const tales = await client.call('GET /v1/tales/home', {})
    const row = rows.find(({ type }) => type === 'continue')
    const items = [...(row?.type === 'continue' ? row.items : []), ...tales.continue]
    return items.map(({ id }) => id)
  }

  expect(await continued(reader)).toEqual([session.id, session.id])
  expect(await continued(await memberBrowser(api))).toEqual([])
})
