import { nanoid } from 'nanoid'
import type { StorySessionView } from '@doran/contract'
import { expect, it } from 'vitest'
import { seen } from '../../testing/model-reader.js'
import { sharedTestApi } from '../../testing/test-app.js'
import { deleteStory } from '../../testing/test-stories.js'
import { codeOf, settledTurn, type Browser } from '../../testing/test-browser.js'

const api = sharedTestApi()

const branch = (
  { api: calls }: Browser,
  view: StorySessionView,
  turnUuid: string,
  clientSessionId = nanoid(),
) =>
  calls.call('POST /v1/tales/session/{sessionUuid}/branch', {
    params: { sessionUuid: view.session.id },
    body: { clientSessionId, turnUuid },
  })

async function twoTurns() {
  const browser = api().browser()
  const view = await browser.openStory()
  const first = settledTurn(await browser.tell(view, { text: '책장을 본다' }))
  const second = settledTurn(
    await browser.tell(view, { text: '문을 본다', parentTurnUuid: first.id }),
  )
  return { browser, view, first, second }
}

it('starts a story from a turn of another, which stays as it is', async () => {
  const { browser, view, first, second } = await twoTurns()

  const other = await branch(browser, view, first.id)
  const next = settledTurn(await browser.tell(other, { text: '창을 본다' }))
  const [mine, old] = [await seen(browser, other), await seen(browser, view)]

  expect(other.session).toMatchObject({
    origin: 'branched',
    parent: { id: view.session.id, turnIndex: 1 },
    leafTurnId: first.id,
    turnCount: 1,
  })
  expect(other.turns.map(({ id }) => id)).toEqual([first.id, view.session.leafTurnId])
  expect(next.parentId).toBe(first.id)
  expect(mine.turns.map(({ id }) => id)).toEqual([next.id, first.id, view.session.leafTurnId])
  expect(old.turns[0]?.id).toBe(second.id)
})

it('goes back beyond the turn it began with, and not beyond the opening', async () => {
  const { browser, view, first } = await twoTurns()
  const other = await branch(browser, view, first.id)
  const undo = (leaf: string) =>
    browser.api.call('DELETE /v1/tales/session/{sessionUuid}/turn/last', {
      params: { sessionUuid: other.session.id },
      query: { leaf },
    })

  await undo(first.id)
  const after = await seen(browser, other)

  expect(after.session.leafTurnId).toBe(view.session.leafTurnId)
  expect(await codeOf(undo(view.session.leafTurnId))).toBe('NOTHING_TO_UNDO')
  expect((await seen(browser, view)).session.turnCount).toBe(2)
})

it('makes one of one id, and none of others’ or missing turns', async () => {
  const { browser, view, first, second } = await twoTurns()
  const clientSessionId = nanoid()
  const stranger = api().browser()
  const own = await stranger.openStory()

  const once = await branch(browser, view, first.id, clientSessionId)
  const twice = await branch(browser, view, first.id, clientSessionId)

  expect(twice.session.id).toBe(once.session.id)
  expect(await codeOf(branch(browser, view, second.id, clientSessionId))).toBe('KEY_REUSED')
  expect(await codeOf(branch(stranger, view, first.id))).toBe('NOT_FOUND')
  expect(await codeOf(branch(stranger, own, first.id))).toBe('NOT_FOUND')
})

it('is read and drawn although the story it left was deleted', async () => {
  const { browser, view, first, second } = await twoTurns()
  const other = await branch(browser, view, first.id)
  await deleteStory(browser, view)

  const tree = await browser.api.call('GET /v1/tales/session/{sessionUuid}/tree', {
    params: { sessionUuid: other.session.id },
  })
  expect(tree.nodes).toMatchObject([{ turnId: first.id, isOnPath: true, isLeaf: true }])
  const receiptOf = (turnUuid: string) =>
    codeOf(browser.api.call('GET /v1/tales/turn/{turnUuid}/variant', { params: { turnUuid } }))
  expect(await receiptOf(first.id)).toBe('no error')
  await deleteStory(browser, other)
  expect(await receiptOf(first.id)).toBe('NOT_FOUND')
  expect(await receiptOf(second.id)).toBe('NOT_FOUND')
})

it('draws the ways that a story and its branches went', async () => {
  const { browser, view, first, second } = await twoTurns()
  const other = await branch(browser, view, first.id)
  const next = settledTurn(await browser.tell(other, { text: '창을 본다' }))

  const tree = await browser.api.call('GET /v1/tales/session/{sessionUuid}/tree', {
    params: { sessionUuid: other.session.id },
  })

  expect(
    tree.nodes.map(({ turnId, parentId, label, isOnPath, isLeaf }) => [
      turnId,
      parentId,
      label,
      isOnPath,
      isLeaf,
    ]),
  ).toEqual([
    [view.session.leafTurnId, null, '첫 장면', true, false],
    [first.id, view.session.leafTurnId, '책장을 본다', true, false],
    [second.id, first.id, '문을 본다', false, true],
    [next.id, first.id, '창을 본다', true, true],
  ])
  expect(tree.sessions.map(({ id }) => id).toSorted()).toEqual(
    [view.session.id, other.session.id].toSorted(),
  )
})
