import { describe, expect, it } from 'vitest'
import { ApiError } from '@doran/api-client'
import { ERRORS, type ErrorCode } from '@doran/contract/errors'
import { fakeApi } from '@doran/site/testing'
import { GAME_ID, VERSION_ID, aGame, aTest } from './internal/testing/a-game.fake'
import { readPlayedGame } from './read-played-game'

const GAME = 'GET /v1/game/{gameId}'
const CONTENT = 'GET /v1/game/{gameId}/content'
const MINE = 'GET /v1/game/{gameId}/mine'

const refusal = (code: ErrorCode) => new ApiError({ code, ...ERRORS[code] })

function read(kind: 'psytest' | 'worldcup', replies: Record<string, unknown> = {}) {
  const all = {
    [GAME]: aGame(aTest),
    [CONTENT]: { versionId: VERSION_ID, content: aTest },
    [MINE]: { unfinished: null, finished: null },
    ...replies,
  }
  const prepared = Object.entries(all).map(([key, reply]) => [key, [reply]])
  const { client } = fakeApi(Object.fromEntries(prepared), [])
  return readPlayedGame(client, kind, GAME_ID)
}

describe('what a player opens with', () => {
  it('is the game, its content, and what waits to go on', async () => {
    expect(await read('psytest')).toMatchObject({
      game: { id: GAME_ID },
      versionId: VERSION_ID,
      content: aTest,
      unfinished: null,
    })
  })

  it('is nothing where the game is of another kind or there is none', async () => {
    expect(await read('worldcup')).toBeNull()
    expect(await read('psytest', { [GAME]: refusal('NOT_FOUND') })).toBeNull()
  })

  it.each(['AGE_UNCONFIRMED', 'RATING_LIMIT'] as const)(
    'tells why it is closed: %s',
    async (code) => {
      expect(await read('psytest', { [CONTENT]: refusal(code) })).toMatchObject({ refusal: code })
    },
  )

  it('fails where the API does', async () => {
    await expect(read('psytest', { [MINE]: refusal('MAINTENANCE') })).rejects.toThrow(ApiError)
  })
})
