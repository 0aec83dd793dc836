import { ApiError } from '@doran/api-client'
import { aTurn, aView, fakeApi } from '@doran/site/testing'
import { expect, test } from 'vitest'
import { takeHeldChoice } from './held-choice'
import { startStory } from './start-story'

const START = 'POST /v1/tales/session'

test('starts a story and leaves the running first turn as soon as it was acknowledged', async () => {
  const turn = aTurn({ status: 'streaming' })
  const told = { events: [{ type: 'start', turn } as const], hold: new Promise(() => {}) }
  const { client, asked } = fakeApi({ [START]: [aView()] }, [told])
  const { id } = await startStory(client, {
    templateUuid: 'theme-1',
    clientSessionId: 'client-session',
    choice: { clientTurnId: 'client-turn', label: '묻는다', pace: 'fast' },
  })
  expect(id).toBe('session-1')
  expect(asked.map(({ input }) => input['body'])).toEqual([
    { clientSessionId: 'client-session', templateUuid: 'theme-1' },
    {
      clientTurnId: 'client-turn',
      parentTurnUuid: 'root',
      kind: 'choice',
      text: '묻는다',
      pace: 'fast',
    },
  ])
})

test('starts without a choice by one call', async () => {
  const { client, asked } = fakeApi({ [START]: [aView()] }, [])
  await startStory(client, { templateUuid: 'theme-1', clientSessionId: 'client-session' })
  expect(asked).toHaveLength(1)
})

test('holds a first choice for the player where the notice about models comes first', async () => {
  const unread = new ApiError({ code: 'AI_NOTICE_NEEDED', message: '먼저', status: 409 })
  const { client } = fakeApi({ [START]: [aView()] }, [{ events: [], ends: unread }])
  const { id } = await startStory(client, {
    templateUuid: 'theme-1',
    clientSessionId: 'client-session',
    choice: { clientTurnId: 'client-turn', label: '묻는다', pace: 'fast' },
  })
  expect([takeHeldChoice(id), takeHeldChoice(id)]).toEqual(['묻는다', null])
})

test('passes any other refusal on', async () => {
  const down = new ApiError({ code: 'MAINTENANCE', message: '점검', status: 503 })
  const { client } = fakeApi({ [START]: [aView()] }, [{ events: [], ends: down }])
  const choice = { clientTurnId: 'client-turn', label: '묻는다', pace: 'fast' } as const
  const start = { templateUuid: 'theme-1', clientSessionId: 'client-session', choice }
  await expect(startStory(client, start)).rejects.toBe(down)
})
