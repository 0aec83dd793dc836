import { ApiError } from '@doran/api-client'
import { aRouter, aTurn, aView, fakeApi, type FakeLine } from '@doran/site/testing'
import { act, cleanup, fireEvent, renderHook, screen, waitFor } from '@testing-library/react'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { siteAround } from '../testing/site-around'
import { takePendingChoice } from './pending-choice'
import { useStoryStart, type StoryBeginning } from './use-story-start'

afterEach(cleanup)

const START = 'POST /v1/tales/session'
const ACKNOWLEDGED: FakeLine = {
  events: [{ type: 'start', gems: null, turn: aTurn({ status: 'streaming' }) }],
}
const refused = (code: 'AI_NOTICE_NEEDED' | 'MAINTENANCE', status: number): FakeLine => ({
  events: [],
  ends: new ApiError({ code, message: '점검', status }),
})

const RATING = 'PUT /v1/user/rating'
const closed = (code: 'AGE_UNCONFIRMED' | 'RATING_LIMIT') =>
  new ApiError({ code, message: '만 15세부터 볼 수 있어요.', status: 403 })

function open(
  lines: FakeLine[],
  sessions = lines.length,
  refusals: Error[] = [],
  views = Array.from({ length: sessions }, () => aView()),
) {
  const { client, requests } = fakeApi(
    {
      [START]: [...refusals, ...views],
      [RATING]: [undefined],
    },
    lines,
  )
  const visited: string[] = []
  const router = aRouter({ push: (path) => void visited.push(path) })
  const Site = siteAround({ api: client })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AppRouterContext value={router}>
      <Site>{children}</Site>
    </AppRouterContext>
  )
  const { result } = renderHook(() => useStoryStart('theme-1'), { wrapper })
  const start = (label?: string, beginning?: StoryBeginning) =>
    act(() => result.current.start(label, beginning))
  return { requests, visited, result, start }
}

test('starts without a choice by one call', async () => {
  const { requests, visited, start } = open([], 1)
  await start()
  expect(requests).toHaveLength(1)
  expect(visited).toEqual(['/play/session-1'])
})

test('holds a first choice for the player where the notice about models comes first', async () => {
  const { visited, start } = open([refused('AI_NOTICE_NEEDED', 409)])
  await start('묻는다')
  expect(visited).toEqual(['/play/session-1'])
  expect([takePendingChoice('session-1'), takePendingChoice('session-1')]).toEqual(['묻는다', null])
})

test('leaves a choice that costs gems to the player, where its price is shown first', async () => {
  const view = aView()
  const price = { turn: 2, continue: 1 }
  const narrators = [{ key: 'basic', model: 'small', isWell: true, price } as const]
  Object.assign(view.session, { narrator: 'basic', narrators, gems: 20 })
  const { requests, visited, start } = open([], 0, [], [view])
  await start('묻는다')
  expect(requests.map(({ key }) => key)).toEqual([START])
  expect(visited).toEqual(['/play/session-1'])
  expect(takePendingChoice('session-1')).toBeNull()
})

test('stays and says why after any other refusal, and repeats it under the same ids', async () => {
  const { requests, visited, result, start } = open([refused('MAINTENANCE', 503), ACKNOWLEDGED])
  await start('묻는다')
  expect(result.current).toMatchObject({ problem: '점검', starting: null })
  expect(visited).toEqual([])
  await start('묻는다')
  expect(visited).toEqual(['/play/session-1'])
  const [session, turn, ...again] = requests.map(({ input }) => input['body'])
  expect(again).toEqual([session, turn])
})

test('asks once whether the reader is 15, and goes on with what was chosen under the same ids', async () => {
  const { requests, visited, result, start } = open([ACKNOWLEDGED], 1, [closed('AGE_UNCONFIRMED')])
  await start('묻는다')
  expect(result.current).toMatchObject({ problem: null, starting: null })
  await screen.findByRole('alertdialog', { name: '만 15세 이상인가요?' })
  fireEvent.click(screen.getByRole('button', { name: '만 15세 이상이에요' }))
  await waitFor(() => expect(visited).toEqual(['/play/session-1']))
  const [first, answer, session, turn] = requests
  expect(answer).toEqual({ key: RATING, input: { body: { isOver15: true } } })
  expect(session).toEqual(first)
  expect(turn?.input['body']).toMatchObject({ kind: 'choice', text: '묻는다' })
})

test('starts nothing where the question is left', async () => {
  const { requests, visited, start } = open([], 0, [closed('AGE_UNCONFIRMED')])
  await start()
  await screen.findByRole('alertdialog')
  fireEvent.click(screen.getByRole('button', { name: '취소' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(requests.map(({ key }) => key)).toEqual([START])
  expect(visited).toEqual([])
})

test('says so where the birthday closes a story', async () => {
  const { result, start } = open([], 0, [closed('RATING_LIMIT')])
  await start()
  expect(result.current).toMatchObject({ problem: '만 15세부터 볼 수 있어요.', starting: null })
})

const GONE = new ApiError({ code: 'NOT_FOUND', message: '찾을 수 없어요.', status: 404 })

test('starts as who the reader chose to be, at the opening they chose', async () => {
  const { requests, start } = open([], 1)
  await start('', { personaUuid: 'persona-1', openingIndex: 1 })
  expect(requests[0]?.input['body']).toMatchObject({
    templateUuid: 'theme-1',
    personaUuid: 'persona-1',
    openingIndex: 1,
  })
})

test('says so where the persona is gone, and starts anew as somebody else', async () => {
  const { requests, visited, result, start } = open([], 1, [GONE])
  await start('', { personaUuid: 'persona-1' })
  expect(result.current.problem).toContain('선택한 페르소나를 찾지 못했어요.')
  await start('', { name: '나그네' })
  expect(visited).toEqual(['/play/session-1'])
  const [first, second] = requests.map(({ input }) => Object(input['body']).clientSessionId)
  expect(second).not.toBe(first)
})
