import { eq, sql } from 'drizzle-orm'
import type { FeaturedPlace } from '@doran/contract'
import { expect, it } from 'vitest'
import { createManualClock } from '../../platform/time/clock.fake.js'
import { createTestDatabase, startTestApi } from '../../testing/test-app.js'
import { codeOf, type Browser } from '../../testing/test-browser.js'
import { createMember, memberBrowser, signIn } from '../../testing/test-member.js'
import { auditLog, game, theme } from '../../schema/tables.js'

const DAY_MS = 86_400_000

async function start() {
  const clock = createManualClock(new Date())
  const api = startTestApi(await createTestDatabase(), { clock })
  const admin = await createMember(api.deps, { roles: ['admin'] })
  return { clock, api, admin, desk: await signIn(api, admin), reader: api.browser() }
}

const list = async ({ api }: Browser) => (await api.call('GET /v1/admin/featured', {})).items

const choose = (
  { api }: Browser,
  place: FeaturedPlace,
  targetId: string | null,
  days: number | null = null,
) => api.call('PUT /v1/admin/featured/{place}', { params: { place }, body: { targetId, days } })

/** What stands first on the three pages. */
async function firstOf({ api }: Browser) {
  const { rows } = await api.call('GET /v1/home', {})
  const scene = rows.find((row) => row.type === 'scene')
  const { hero } = await api.call('GET /v1/tales/home', {})
  const { today } = await api.call('GET /v1/game/hub', {})
  return { scene: scene?.scene.theme.id, hero: hero?.theme.id, today: today?.id }
}

/** Something that may stand at a place and does not by its rules. */
async function another(desk: Browser, place: FeaturedPlace, not: readonly unknown[]) {
  const options = (await list(desk)).find((each) => each.place === place)?.options ?? []
  const found = options.find(({ id }) => !not.includes(id))
  if (!found) throw new Error('there is nothing else')
  return found
}

it('stands first where it was chosen, at once, and is audited', async () => {
  const { api, admin, desk, reader } = await start()
  const before = await firstOf(reader)
  const scene = await another(desk, 'home-scene', [before.scene, before.hero])
  const hero = await another(desk, 'tales-hero', [before.scene, before.hero, scene.id])
  const today = await another(desk, 'today-game', [before.today])

  const chosen = await choose(desk, 'home-scene', scene.id)
  await choose(desk, 'tales-hero', hero.id)
  await choose(desk, 'today-game', today.id, 3)

  expect(chosen.chosen).toMatchObject({ ...scene, until: null })
  expect(await firstOf(reader)).toEqual({ scene: scene.id, hero: hero.id, today: today.id })
  const rows = await api.deps.db.select().from(auditLog).orderBy(auditLog.id)
  expect(rows).toHaveLength(3)
  expect(rows[2]).toMatchObject({
    action: 'featured.chosen',
    actorId: admin.memberId,
    details: { place: 'today-game', targetId: today.id, days: 3 },
  })
})

it('gives the place back when its days are over or it is taken out', async () => {
  const { clock, desk, reader } = await start()
  const before = await firstOf(reader)
  const today = await another(desk, 'today-game', [before.today])
  const until = new Date(clock.now().getTime() + DAY_MS).toISOString()

  const set = await choose(desk, 'today-game', today.id, 1)
  expect(set.chosen).toMatchObject({ id: today.id, until })
  clock.advance(DAY_MS - 1)
  expect((await firstOf(reader)).today).toBe(today.id)
  clock.advance(1)
  const over = await list(desk)
  expect(over.find(({ place }) => place === 'today-game')?.chosen).toBeNull()

  const later = await firstOf(reader)
  const hero = await another(desk, 'tales-hero', [later.hero])
  await choose(desk, 'tales-hero', hero.id)
  expect((await firstOf(reader)).hero).toBe(hero.id)
  expect((await choose(desk, 'tales-hero', null)).chosen).toBeNull()
  expect(await firstOf(reader)).toEqual(later)
})

it('leaves the place to the rules while it is not to be seen there', async () => {
  const { api, desk, reader } = await start()
  const { db } = api.deps
  const before = await firstOf(reader)
  const today = await another(desk, 'today-game', [before.today])
  const hero = await another(desk, 'tales-hero', [before.hero])
  await choose(desk, 'today-game', today.id)
  await choose(desk, 'tales-hero', hero.id)

  await db.update(game).set({ visibility: 'unlisted' }).where(eq(game.id, today.id))
  await db.update(theme).set({ ageRating: '15' }).where(eq(theme.id, hero.id))

  const after = await firstOf(reader)
  expect(after.today).toBeDefined()
  expect(after.hero).toBeDefined()
  expect([after.today, after.hero]).not.toContain(today.id)
  expect([after.today, after.hero]).not.toContain(hero.id)
})

it('shows nobody a story again that they are reading', async () => {
  const { desk, reader } = await start()
  const hero = await another(desk, 'tales-hero', [(await firstOf(reader)).hero])
  await choose(desk, 'tales-hero', hero.id)
  await reader.openStory(hero.id)
  expect((await firstOf(reader)).hero).not.toBe(hero.id)
})

it('is today’s game of its own kind, and of no other', async () => {
  const { desk, reader } = await start()
  const hubOf = (kind: 'worldcup' | 'psytest') =>
    reader.api.call('GET /v1/game/hub', { query: { kind } })
  const { items } = await reader.api.call('GET /v1/game', { query: { kind: 'psytest' } })
  const before = { cup: await hubOf('worldcup'), test: await hubOf('psytest') }
  const test = items.find(({ id }) => id !== before.test.today?.id)

  await choose(desk, 'today-game', test?.id ?? null)

  expect((await hubOf('psytest')).today?.id).toBe(test?.id)
  expect((await hubOf('worldcup')).today?.id).toBe(before.cup.today?.id)
})

it('is chosen by administrators, among what may stand there', async () => {
  const { api, desk, reader } = await start()
  const { scene = '', today = '' } = await firstOf(reader)
  const moderator = await memberBrowser(api, { roles: ['moderator'] })
  await api.deps.db.execute(sql`update theme set age_rating = '15' where id = ${scene}`)

  expect(await codeOf(list(moderator))).toBe('NOT_FOUND')
  expect(await codeOf(choose(moderator, 'today-game', today))).toBe('NOT_FOUND')
  expect(await codeOf(choose(desk, 'home-scene', scene))).toBe('NOT_FOUND')
  expect(await codeOf(choose(desk, 'home-scene', today))).toBe('NOT_FOUND')
  expect(await codeOf(choose(desk, 'today-game', scene))).toBe('NOT_FOUND')
  expect((await list(desk)).map(({ chosen }) => chosen)).toEqual([null, null, null])
})
