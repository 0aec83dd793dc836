import type { StorySessionView } from '@doran/contract'
import { aTurn, aView, fakeApi } from '@doran/site/testing'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { siteAround } from '../../../../testing/site-around'
import { useStoryReader } from './use-story-reader'

afterEach(cleanup)

const VIEW = 'GET /v1/tales/session/{sessionUuid}'
const finished = aTurn({ id: 't1', output: '문이 열렸다.' })

function viewOf(id: string, over: Partial<StorySessionView['session']> = {}): StorySessionView {
  const view = aView()
  return { ...view, session: { ...view.session, id, ...over } }
}

function open(view: StorySessionView, fresh: StorySessionView) {
  const { client, requests } = fakeApi({ [VIEW]: [fresh] }, [])
  const wrapper = siteAround({ api: client })
  const { result } = renderHook(() => useStoryReader(view), { wrapper })
  return { requests, state: () => result.current.state }
}

test('shows where a story stands now when one goes back to it, and sends from there', async () => {
  const view = viewOf('story-left')
  open(view, view)
  cleanup()
  const moved = viewOf('story-left', { leafTurnId: 't1', turnCount: 1 })
  const { state } = open(view, { ...moved, turns: [finished, ...view.turns] })
  await waitFor(() => expect(state().turns.at(-1)?.output).toBe('문이 열렸다.'))
  expect(state().session.leafTurnId).toBe('t1')
})

test('takes a story opened for the first time as it was rendered', async () => {
  const view = viewOf('story-under-way', { leafTurnId: 't1', turnCount: 1 })
  const { requests } = open(view, view)
  await new Promise((resolve) => {
    setTimeout(resolve, 5)
  })
  expect(requests).toEqual([])
})
