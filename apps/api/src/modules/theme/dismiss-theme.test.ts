import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createTestDatabase, startTestApi, type TestApi } from '../../testing/test-app.js'
import { SIXTH_KEY, codeOf, type Browser } from '../../testing/test-browser.js'
import { memberBrowser } from '../../testing/test-member.js'
import { characterIdOf } from './character-id.js'

const named = (templateUUID: string) => ({ params: { templateUUID } })

const dismiss = ({ api }: Browser, id: string) =>
  api.call('POST /v1/tales/template/{templateUUID}/not-interested', named(id))
const undo = ({ api }: Browser, id: string) =>
  api.call('DELETE /v1/tales/template/{templateUUID}/not-interested', named(id))

async function listed({ api }: Browser, query: { q?: string } = {}): Promise<string[]> {
  const { items } = await api.call('GET /v1/tales/template', { query })
  return items.map(({ id }) => id)
}

/** Every theme that both home pages and a theme's page offer. */
async function offered({ api }: Browser, themeId: string): Promise<string[]> {
  const tales = await api.call('GET /v1/tales/home', {})
  const { rows } = await api.call('GET /v1/home', {})
  const { similar } = await api.call('GET /v1/tales/template/{templateUUID}', named(themeId))
  const onMain = rows.flatMap((row) => {
    if (row.type === 'scene') return [row.scene.theme]
    return row.type === 'themes' ? row.items : []
  })
  const shelves = tales.shelves.flatMap(({ items }) => items)
  const hero = tales.hero ? [tales.hero.theme] : []
  return [...hero, ...shelves, ...tales.ranking, ...tales.newest, ...onMain, ...similar].map(
    ({ id }) => id,
  )
}

async function rankAll({ deps }: TestApi): Promise<void> {
  await deps.db.execute(sql`
    insert into theme_stat (theme_id, readers, week_readers, week_score, counted_at)
    select id, 40, 40, 40, now() from theme
    on conflict (theme_id) do update set week_readers = 40, week_score = 40`)
}

it('is left out of every list that offers something, and found by words', async () => {
  const api = startTestApi(await createTestDatabase())
  await rankAll(api)
  const [reader, other] = [await memberBrowser(api), await memberBrowser(api)]
  const ids = await listed(reader)
  const [kept = '', ...dismissed] = ids
  for (const id of dismissed) await dismiss(reader, id)

  expect(await listed(reader)).toEqual([kept])
  expect(new Set(await offered(reader, SIXTH_KEY))).toEqual(new Set([kept]))
  expect(await listed(reader, { q: '열쇠' })).toEqual([SIXTH_KEY])
  expect(await listed(other)).toEqual(ids)
  expect(await listed(api.browser())).toEqual(ids)
  expect(await offered(other, SIXTH_KEY)).toContain(dismissed[0])
})

it('comes back when the member takes it back; both may be done twice', async () => {
  const api = startTestApi(await createTestDatabase())
  const reader = await memberBrowser(api)
  const before = await listed(reader)
  await undo(reader, SIXTH_KEY)
  await dismiss(reader, SIXTH_KEY)
  await dismiss(reader, SIXTH_KEY)
  expect(await listed(reader)).not.toContain(SIXTH_KEY)
  await undo(reader, SIXTH_KEY)
  await undo(reader, SIXTH_KEY)
  expect(await listed(reader)).toEqual(before)
})

it('is a member’s, and of a theme that is there', async () => {
  const api = startTestApi(await createTestDatabase())
  const reader = await memberBrowser(api)
  expect(await codeOf(dismiss(api.browser(), SIXTH_KEY))).toBe('LOGIN_REQUIRED')
  const nothing = characterIdOf(SIXTH_KEY, '아무도')
  expect(await codeOf(dismiss(reader, nothing))).toBe('NOT_FOUND')
  expect(await codeOf(undo(reader, nothing))).toBe('NOT_FOUND')
})
