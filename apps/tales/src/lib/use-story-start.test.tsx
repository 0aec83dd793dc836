import { ApiError } from '@doran/api-client'
import { aRouter, aTurn, aView, fakeApi, type FakeLine } from '@doran/site/testing'
import { act, cleanup, renderHook } from '@testing-library/react'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { siteAround } from '../testing/site-around'
import { takePendingChoice } from './pending-choice'
import { useStoryStart } from './use-story-start'

afterEach(cleanup)

const START = 'POST /v1/tales/session'
const ACKNOWLEDGED: FakeLine = {
  events: [{ type: 'start', turn: aTurn({ status: 'streaming' }) }],
}
const refused = (code: 'AI_NOTICE_NEEDED' | 'MAINTENANCE', status: number): FakeLine => ({
  events: [],
  ends: new ApiError({ code, message: '점검', status }),
})

function open(lines: FakeLine[], sessions = lines.length) {
  const { client, asked } = fakeApi(
    { [START]: Array.from({ length: sessions }, () => aView()) },
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
  const start = (label?: string) => act(() => result.current.start(label))
  return { asked, visited, result, start }
}

test('starts without a choice by one call', async () => {
  const { asked, visited, start } = open([], 1)
  await start()
  expect(asked).toHaveLength(1)
  expect(visited).toEqual(['/play/session-1'])
})

test('holds a first choice for the player where the notice about models comes first', async () => {
  const { visited, start } = open([refused('AI_NOTICE_NEEDED', 409)])
  await start('묻는다')
  expect(visited).toEqual(['/play/session-1'])
  expect([takePendingChoice('session-1'), takePendingChoice('session-1')]).toEqual(['묻는다', null])
})

test('stays and says why after any other refusal, and repeats it under the same ids', async () => {
  const { asked, visited, result, start } = open([refused('MAINTENANCE', 503), ACKNOWLEDGED])
  await start('묻는다')
  expect(result.current).toMatchObject({ problem: '점검', starting: null })
  expect(visited).toEqual([])
  await start('묻는다')
  expect(visited).toEqual(['/play/session-1'])
  const [session, turn, ...again] = asked.map(({ input }) => input['body'])
  expect(again).toEqual([session, turn])
})
