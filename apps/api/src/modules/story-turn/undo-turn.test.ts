import { describe, expect, it } from 'vitest'
import { createTestDatabase, startTestApi } from '../../testing/test-app.js'
import { codeOf, settledTurn } from '../../testing/test-browser.js'

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
})
