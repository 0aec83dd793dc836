import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createTestDatabase, startTestApi } from '../../testing/test-app.js'
import { codeOf, settledTurn } from '../../testing/test-browser.js'
import { storySession } from '../../schema/story/story-session.table.js'

describe('undo', () => {
  it('moves the leaf back once, however often it is asked, and the next turn is a sibling', async () => {
    const browser = startTestApi(await createTestDatabase()).browser()
    const view = await browser.openStory()
    const first = settledTurn(await browser.tell(view, { text: '책장을 본다' }))
    const undo = (leaf: string) =>
      browser.api.call('DELETE /v1/tales/session/{sessionUuid}/turn/last', {
        params: { sessionUuid: view.session.id },
        query: { leaf },
      })

    await undo(first.id)
    await undo(first.id)
    const sibling = settledTurn(await browser.tell(view, { text: '문을 본다' }))

    expect(sibling).toMatchObject({ index: 1, parentId: first.parentId })
    expect(await codeOf(undo(first.id))).toBe('LEAF_MOVED')
    await undo(sibling.id)
    expect(await codeOf(undo(view.session.leafTurnId))).toBe('NOTHING_TO_UNDO')
  })
})

describe('redo', () => {
  it('brings an undone turn back once, with its ending, and no turn of another branch', async () => {
    const browser = startTestApi(await createTestDatabase()).browser()
    const view = await browser.openStory()
    const params = { sessionUuid: view.session.id }
    const undo = (leaf: string) =>
      browser.api.call('DELETE /v1/tales/session/{sessionUuid}/turn/last', {
        params,
        query: { leaf },
      })
    const redo = (turnUuid: string) =>
      browser.api.call('POST /v1/tales/session/{sessionUuid}/turn/last', {
        params,
        body: { turnUuid },
      })
    const first = settledTurn(await browser.tell(view, { text: '책장을 본다' }))
    await undo(first.id)

    await redo(first.id)
    await redo(first.id)
    const { session } = await browser.api.call('GET /v1/tales/session/{sessionUuid}', { params })

    expect(session).toMatchObject({ leafTurnId: first.id, turnCount: 1, status: 'active' })
    expect(await codeOf(redo(view.session.leafTurnId))).toBe('LEAF_MOVED')
    await undo(first.id)
    const sibling = settledTurn(await browser.tell(view, { text: '문을 본다' }))
    expect(await codeOf(redo(first.id))).toBe('LEAF_MOVED')
    const foreign = await browser.openStory()
    expect(await codeOf(redo(foreign.session.leafTurnId))).toBe('LEAF_MOVED')
    expect(sibling.parentId).toBe(first.parentId)
  })
})

it('leaves a locked story locked, whichever way its leaf moves', async () => {
  const { deps, browser: open } = startTestApi(await createTestDatabase())
  const browser = open()
  const view = await browser.openStory()
  const params = { sessionUuid: view.session.id }
  const turn = settledTurn(await browser.tell(view, { text: '책장을 본다' }))
  await deps.db
    .update(storySession)
    .set({ status: 'locked' })
    .where(eq(storySession.id, view.session.id))
  const status = async () =>
    (await browser.api.call('GET /v1/tales/session/{sessionUuid}', { params })).session.status

  await browser.api.call('DELETE /v1/tales/session/{sessionUuid}/turn/last', {
    params,
    query: { leaf: turn.id },
  })
  expect(await status()).toBe('locked')
  await browser.api.call('POST /v1/tales/session/{sessionUuid}/turn/last', {
    params,
    body: { turnUuid: turn.id },
  })
  expect(await status()).toBe('locked')
})

it('reads a story to an ending, refuses another turn, and goes on after an undo', async () => {
  const browser = startTestApi(await createTestDatabase()).browser()
  let view = await browser.openStory()
  let turn = view.turns[0]
  for (let count = 0; count < 60 && !turn?.ending; count += 1) {
    const label = turn?.choices[count % 3]?.label ?? ''
    turn = settledTurn(await browser.tell(view, { kind: 'choice', text: label }))
    view = { ...view, session: { ...view.session, leafTurnId: turn.id } }
  }

  expect(turn?.ending).toBeTruthy()
  expect(await codeOf(browser.tell(view))).toBe('STORY_ENDED')
  const ended = await browser.api.call('GET /v1/tales/session/{sessionUuid}', {
    params: { sessionUuid: view.session.id },
  })
  expect(ended.session).toMatchObject({ status: 'ended', ending: turn?.ending })
  expect(ended.session.endings.filter(({ title }) => title !== null)).toHaveLength(1)
  await browser.api.call('DELETE /v1/tales/session/{sessionUuid}/turn/last', {
    params: { sessionUuid: view.session.id },
    query: { leaf: view.session.leafTurnId },
  })
  const reopened = await browser.api.call('GET /v1/tales/session/{sessionUuid}', {
    params: { sessionUuid: view.session.id },
  })
  expect(reopened.session).toMatchObject({ status: 'active', ending: null })
  await browser.api.call('POST /v1/tales/session/{sessionUuid}/turn/last', {
    params: { sessionUuid: view.session.id },
    body: { turnUuid: view.session.leafTurnId },
  })
  const redone = await browser.api.call('GET /v1/tales/session/{sessionUuid}', {
    params: { sessionUuid: view.session.id },
  })
  expect(redone.session).toMatchObject({ status: 'ended', ending: turn?.ending })
})
