import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { allPages } from '../../testing/all-pages.js'
import { startTimedApi, type TestApi } from '../../testing/test-app.js'
import { codeOf, type Browser } from '../../testing/test-browser.js'
import { memberBrowser } from '../../testing/test-member.js'
import { endStory } from '../../testing/test-stories.js'
import { storySession, theme } from '../../schema/tables.js'

const shelvesOf = ({ api }: Browser, query: { limit?: number; cursor?: string } = {}) =>
  api.call('GET /v1/tales/ending/my', { query })

/** Ids of themes that anybody may read. */
async function openThemes({ deps }: TestApi): Promise<string[]> {
  const rows = await deps.db.select({ id: theme.id }).from(theme).where(eq(theme.ageRating, 'all'))
  return rows.map(({ id }) => id)
}

it('collects each ending once, the themes of the newest first', async () => {
  const { api, clock } = await startTimedApi()
  const [one = '', two = ''] = await openThemes(api)
  const reader = await memberBrowser(api)
  const reach = async (themeId: string, key: string) => {
    await endStory(api, await reader.openStory(themeId), key)
    clock.advance(1_000)
  }
  await reach(one, 'dawn')
  await reach(two, 'dusk')
  await reach(one, 'noon')
  // Reached again it stays where it is.
  await reach(two, 'dusk')

  const { items } = await shelvesOf(reader)

  expect(items.map(({ theme: { id }, reached }) => [id, reached.map(({ key }) => key)])).toEqual([
    [one, ['dawn', 'noon']],
    [two, ['dusk']],
  ])
  const card = await reader.api.call('GET /v1/tales/template/{templateUUID}', {
    params: { templateUUID: one },
  })
  expect(items[0]).toMatchObject({ theme: { title: card.title }, total: card.endingCount })
})

it('has none of stories that came from a file, and none of others', async () => {
  const { api } = await startTimedApi()
  const reader = await memberBrowser(api)
  const view = await reader.openStory()
  await endStory(api, view)
  expect((await shelvesOf(reader)).items).toHaveLength(1)
  await api.deps.db.update(storySession).set({ origin: 'imported' })

  expect((await shelvesOf(reader)).items).toEqual([])
  const { session } = await reader.api.call('GET /v1/tales/session/{sessionUuid}', {
    params: { sessionUuid: view.session.id },
  })
  expect(session.ending).toMatchObject({ key: 'dawn' })
  for (const other of [await memberBrowser(api), api.browser()])
    expect((await shelvesOf(other)).items).toEqual([])
})

it('comes a page at a time, themes of the same millisecond once each', async () => {
  const { api } = await startTimedApi()
  const reader = await memberBrowser(api)
  const ids = (await openThemes(api)).slice(0, 3)
  for (const id of ids) await endStory(api, await reader.openStory(id))

  const pages = await allPages((after) => shelvesOf(reader, { limit: 2, ...after }))

  expect(pages.map(({ length }) => length)).toEqual([2, 1])
  const seen = pages.flat().map(({ theme: { id } }) => id)
  expect(seen.toSorted()).toEqual(ids.toSorted())
  expect(await codeOf(shelvesOf(reader, { cursor: 'bm9uZQ' }))).toBe('INVALID_INPUT')
})
