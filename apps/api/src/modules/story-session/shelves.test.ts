import { expect, it } from 'vitest'
import { allPages } from '../../testing/all-pages.js'
import { sharedTestApi } from '../../testing/test-app.js'
import { codeOf } from '../../testing/test-browser.js'
import { memberBrowser } from '../../testing/test-member.js'
import {
  branchOff,
  changeStory,
  deleteStory,
  endStory,
  storiesOf,
} from '../../testing/test-stories.js'

const api = sharedTestApi()

it('puts each story on its shelves, the one put away on its own alone', async () => {
  const reader = await memberBrowser(api())
  const [open, ended, branch, away] = [
    await reader.openStory(),
    await reader.openStory(),
    await reader.openStory(),
    await reader.openStory(),
  ]
  await endStory(api(), ended)
  await branchOff(api(), branch, open)
  await changeStory(reader, away, { isArchived: true })

  const ids = (...views: (typeof open)[]) => views.map(({ session }) => session.id).toSorted()
  const on = async (
    ...shelf: Parameters<typeof storiesOf> extends [unknown, ...infer S] ? S : never
  ) => (await storiesOf(reader, ...shelf)).toSorted()
  expect(await on('reading')).toEqual(ids(open, branch))
  expect(await on('ended')).toEqual(ids(ended))
  expect(await on('branches')).toEqual(ids(open, branch))
  expect(await on('archived')).toEqual(ids(away))
  expect(await on()).toEqual(ids(open, ended, branch))
})

it('names the story that a branch left, unless that was deleted', async () => {
  const reader = await memberBrowser(api())
  const [open, branch] = [await reader.openStory(), await reader.openStory()]
  await branchOff(api(), branch, open)
  const branches = async () =>
    (await reader.api.call('GET /v1/tales/session/my', { query: { shelf: 'branches' } })).items

  expect(await branches()).toMatchObject([
    { id: branch.session.id, origin: 'branched', parent: { id: open.session.id, turnIndex: 0 } },
    { id: open.session.id, origin: 'started', parent: null },
  ])
  await deleteStory(reader, open)
  expect(await branches()).toMatchObject([{ id: branch.session.id, parent: null }])
})

it('comes a page at a time, and is empty for who has no credential', async () => {
  const reader = await memberBrowser(api())
  for (let count = 0; count < 3; count += 1) await reader.openStory()
  const page = (after: { cursor?: string }) =>
    reader.api.call('GET /v1/tales/session/my', { query: { shelf: 'reading', limit: 2, ...after } })

  const pages = await allPages(page)

  expect(pages.map(({ length }) => length)).toEqual([2, 1])
  expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(3)
  expect(await codeOf(page({ cursor: 'bm9uZQ' }))).toBe('INVALID_INPUT')
  expect(await storiesOf(api().browser(), 'reading')).toEqual([])
})
