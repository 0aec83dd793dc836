import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { systemContext } from '../../platform/context/context.js'
import { authoredThemes, contentOf } from '../../testing/authored-themes.js'
import { createTestDatabase, startTestApi } from '../../testing/test-app.js'
import { settledTurn } from '../../testing/test-browser.js'
import { seedThemes } from './seed-themes.js'

it('leaves a story on the version it began with when its theme is rewritten', async () => {
  const { deps, browser: open } = startTestApi(await createTestDatabase())
  const browser = open()
  const view = await browser.openStory()
  const { themes, common } = authoredThemes()
  const rewritten = themes.map(({ source, hash }) => ({
    source: { ...source, title: '고쳐 쓴 제목' },
    hash: hash.replace(/^./, 'x'),
  }))

  await seedThemes(systemContext(deps), contentOf({ themes: rewritten, common }))

  const theme = await browser.api.call('GET /v1/tales/template/{templateUUID}', {
    params: { templateUUID: view.session.theme.id },
  })
  const reopened = await browser.api.call('GET /v1/tales/session/{sessionUuid}', {
    params: { sessionUuid: view.session.id },
  })
  expect(theme.title).toBe('고쳐 쓴 제목')
  expect(reopened.session.theme.title).toBe(view.session.theme.title)
  expect(settledTurn(await browser.tell(view)).status).toBe('done')
})

it('shows when a theme last changed, apart from when it was published', async () => {
  const { deps, browser } = startTestApi(await createTestDatabase())
  const { api } = browser()
  const list = () => api.call('GET /v1/tales/template', { query: {} })
  const [before] = (await list()).items
  const { themes, common } = authoredThemes()
  const rewritten = themes.map(({ source, hash }) => ({ source, hash: hash.replace(/^./, 'x') }))
  const changedAt = new Date('2031-01-01T00:00:00.000Z')

  await seedThemes(systemContext(deps), contentOf(authoredThemes()))
  expect((await list()).items[0]).toEqual(before)
  await seedThemes(
    { ...systemContext(deps), clock: { ...deps.clock, now: () => changedAt } },
    contentOf({ themes: rewritten, common }),
  )

  expect((await list()).items[0]).toEqual({ ...before, changedAt: changedAt.toISOString() })
})

it('changes nothing when it seeds again', async () => {
  const { deps } = startTestApi(await createTestDatabase())
  const count = () =>
    deps.db.execute(
      sql`select (select count(*) from theme) as themes, (select count(*) from theme_version) as versions`,
    )
  const before = await count()

  await seedThemes(systemContext(deps), contentOf(authoredThemes()))

  expect((await count()).rows).toEqual(before.rows)
})

it('loads no theme whose version is stored, and the one that is new', async () => {
  const { deps } = startTestApi(await createTestDatabase())
  const loaded: string[] = []
  const { themes, common } = contentOf(authoredThemes())
  const watched = themes.map(({ hash, summary, load }) => ({
    hash,
    summary,
    load: () => {
      loaded.push(hash)
      return load()
    },
  }))
  const content = { themes: watched, common: { hash: common.hash, load: () => noCommon() } }

  await seedThemes(systemContext(deps), content)
  expect(loaded).toEqual([])

  const [first, ...others] = watched
  if (!first) throw new Error('no theme ships')
  const changed = { ...first, hash: first.hash.replace(/^./, 'x') }
  await seedThemes(systemContext(deps), { ...content, themes: [changed, ...others] })
  expect(loaded).toEqual([first.hash])
})

it('shows what a new release says of a theme whose content is the same', async () => {
  const { deps, browser } = startTestApi(await createTestDatabase())
  const { api } = browser()
  const { themes, common } = contentOf(authoredThemes())
  const renamed = themes.map((each) => ({
    ...each,
    summary: { ...each.summary, title: '이름만 새로 지은 이야기' },
  }))

  await seedThemes(systemContext(deps), { themes: renamed, common })

  const { items } = await api.call('GET /v1/tales/template', { query: {} })
  expect(new Set(items.map(({ title }) => title))).toEqual(new Set(['이름만 새로 지은 이야기']))
})

it.each([
  ['nobody', sql`null, null`],
  ['two owners', sql`(select id from visitor limit 1), gen_random_uuid()`],
])('refuses a story that belongs to %s', async (_, owners) => {
  const { deps, browser } = startTestApi(await createTestDatabase())
  await browser().openStory()

  const insert = deps.db.execute(sql`
    insert into story_session
      (id, client_session_id, owner_visitor_id, owner_profile_id, theme_id, theme_version_hash,
       common_version_hash, engine_version, leaf_turn_id, status, turn_count, last_sentence,
       created_at, last_at)
    select gen_random_uuid(), 'another-one', ${owners}, theme_id, theme_version_hash,
       common_version_hash, engine_version, leaf_turn_id, status, turn_count, last_sentence,
       created_at, last_at from story_session limit 1`)

  await expect(insert).rejects.toMatchObject({
    cause: { constraint: 'story_session_one_owner' },
  })
})

function noCommon(): never {
  throw new Error('the common texts are stored')
}
