import { ApiError } from '@doran/api-client'
import { aTurn, aView, fakeApi } from '@doran/site/testing'
import { expect, test } from 'vitest'
import { sendFirstChoice, startStory } from './start-story.js'

const START = 'POST /v1/tales/session'
const CHOICE = { clientTurnId: 'client-turn', label: '묻는다', pace: 'fast' } as const

test('starts a story and leaves the running first turn as soon as it was acknowledged', async () => {
  const turn = aTurn({ status: 'streaming' })
  const line = {
    events: [{ type: 'start', turn, gems: null } as const],
    hold: new Promise(() => {}),
  }
  const { client, requests } = fakeApi({ [START]: [aView()] }, [line])
  const start = { templateUuid: 'theme-1', clientSessionId: 'client-session' }
  const { session } = await startStory(client, start)
  expect(session.id).toBe('session-1')
  expect(await sendFirstChoice(client, session, CHOICE)).toBeNull()
  expect(requests.map(({ input }) => input['body'])).toEqual([
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

test.each([
  ['AI_NOTICE_NEEDED', 409],
  ['MAINTENANCE', 503],
] as const)('answers with a refusal of the first choice: %s', async (code, status) => {
  const ends = new ApiError({ code, message: '점검', status })
  const { client } = fakeApi({}, [{ events: [], ends }])
  const problem = await sendFirstChoice(client, aView().session, CHOICE)
  expect(problem).toEqual({ code, message: '점검' })
})
