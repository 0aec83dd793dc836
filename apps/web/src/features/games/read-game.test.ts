import { ApiError } from '@doran/api-client'
import type { GameKind } from '@doran/contract'
import { ERRORS } from '@doran/contract/errors'
import { fakeApi } from '@doran/site/testing'
import { expect, test } from 'vitest'
import { aGame } from '../../testing/a-game'
import { readAroundGame } from './read-game'

const MINE = 'GET /v1/game/{gameId}/mine'
const CONTENT = 'GET /v1/game/{gameId}/content'
const STAT = 'GET /v1/game/{gameId}/stat'
const RANKING = 'GET /v1/game/{gameId}/ranking'
const ENGAGEMENT = 'GET /v1/engagement/{targetType}/{targetId}'

const refusal = (code: 'RATING_LIMIT' | 'NOT_FOUND') => new ApiError({ code, ...ERRORS[code] })

async function read(kind: GameKind, replies: Record<string, unknown> = {}) {
  const all = {
    [MINE]: { unfinished: null, finished: null, resultKeys: [] },
    [CONTENT]: {
      content: { kind: 'branch', endings: [{ key: 'tofu', text: '끝', hint: '귀띔' }] },
    },
    [STAT]: { finishes: 3 },
    [RANKING]: { finishes: 4 },
    [ENGAGEMENT]: refusal('NOT_FOUND'),
    ...replies,
  }
  const prepared = Object.entries(all).map(([key, reply]) => [key, [reply]])
  const { client, requests } = fakeApi(Object.fromEntries(prepared), [])
  const around = await readAroundGame(client, aGame({ kind }))
  return { around, requests: requests.map(({ key }) => key) }
}

test.each([
  ['psytest', [STAT]],
  ['quiz', [STAT]],
  ['tomato', [STAT]],
  ['branch', [CONTENT, STAT]],
  ['worldcup', [RANKING]],
  ['tier', []],
] as const)('of a %s is read what its page shows', async (kind, extra) => {
  const { requests } = await read(kind)
  expect(requests.toSorted()).toEqual([MINE, ENGAGEMENT, ...extra].toSorted())
})

test('a field of tomatoes waits for nobody, another play does', async () => {
  const unfinished = { progress: { done: 3, total: 60 } }
  const replies = { [MINE]: { unfinished, finished: null, resultKeys: [] } }
  expect((await read('tomato', replies)).around.mine.unfinished).toBeNull()
  expect((await read('quiz', replies)).around.mine.unfinished).toEqual(unfinished)
})

test('the endings of a story come without their texts, and not where its rating closes it', async () => {
  const { around } = await read('branch')
  expect(around.endings).toEqual([{ key: 'tofu', hint: '귀띔' }])
  const closed = await read('branch', { [CONTENT]: refusal('RATING_LIMIT') })
  expect(closed.around.endings).toBeNull()
  expect(closed.around.stat).toEqual({ finishes: 3 })
})
