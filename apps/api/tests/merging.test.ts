import { VISITOR_MODEL_TURNS } from '@doran/contract/limits'
import { expect, it } from 'vitest'
import { readerOfModel, seen } from '../src/testing/model-reader.js'
import { codeOf, settledTurn } from '../src/testing/test-browser.js'
import { createMember, signIn } from '../src/testing/test-member.js'

it('has a model go on with the story of a visitor whose turns were used up, without another notice', async () => {
  const { api, browser, view } = await readerOfModel()
  const tell = async (reader = browser) =>
    settledTurn(await reader.tell(await seen(reader, view), { kind: 'continue' })).narrator
  const before = []
  for (let turn = 0; turn <= VISITOR_MODEL_TURNS; turn += 1) before.push(await tell())
  const reader = await signIn(api, await createMember(api.deps), browser)

  await reader.api.call('POST /v1/user/merge', {})

  expect(before.at(-1)).toBe('offline')
  expect((await seen(reader, view)).session.modelTurnsLeft).toBeNull()
  expect(await tell(reader)).toBe('model')
})

it('merges while turns of the same visitor are being accepted: none is lost and none fails', async () => {
  const { api, browser, view } = await readerOfModel()
  const views = [view]
  for (let story = 0; story < 11; story += 1) views.push(await browser.openStory())
  const reader = await signIn(api, await createMember(api.deps), browser)

  const sent = views.map((each) => codeOf(browser.tell(each)))
  const merged = await reader.api.call('POST /v1/user/merge', {})

  expect(merged.stories).toBe(views.length)
  // Who asks after the merge asks for what is no longer theirs.
  for (const code of await Promise.all(sent)) expect(['no error', 'NOT_FOUND']).toContain(code)
  const { items } = await reader.api.call('GET /v1/tales/session/my', { query: {} })
  expect(items).toHaveLength(views.length)
})
