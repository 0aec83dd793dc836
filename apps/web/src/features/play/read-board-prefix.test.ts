import { ApiError } from '@doran/api-client'
import type { ErrorCode } from '@doran/contract/codes'
import { ERRORS } from '@doran/contract/errors'
import { gameEngine, tier } from '@doran/game-engine'
import { fakeApi } from '@doran/site/testing'
import { describe, expect, it } from 'vitest'
import { GAME_ID, VERSION_ID } from './internal/testing/a-game.fake'
import { CHEESE, GIMBAP, aBoard, put } from './internal/testing/open-board.fake'
import { readBoardPrefix } from './read-board-prefix'

const SHARE = 'GET /v1/play/share/{shareCode}'
const DEAL = { seed: 0, options: { size: null } }
const MADE = [
  put(GIMBAP, 'a'),
  put(CHEESE, 's'),
  { type: 'undo' as const },
  put(CHEESE, 'b'),
  { type: 'title' as const, text: '내 표' },
]
const { outcome } = gameEngine.playThrough(aBoard, DEAL, MADE)
const aResult = (over: object = {}) => ({
  game: { id: GAME_ID },
  isMine: true,
  outcome,
  ...over,
})

async function read(reply: unknown, from: string | null = 'AbcdEfgh12') {
  const { client, requests } = fakeApi({ [SHARE]: [reply] }, [])
  const wished = { content: aBoard, gameId: GAME_ID, from }
  return { prefix: await readBoardPrefix(client, wished), requests }
}

describe('what a board begins with that goes on from another', () => {
  it('leads to that one, without what was taken back', async () => {
    const { prefix, requests } = await read(aResult())
    expect(requests).toMatchObject([{ input: { params: { shareCode: 'AbcdEfgh12' } } }])
    expect(prefix.map(({ type }) => type)).toEqual(['place', 'place', 'title'])
    expect(gameEngine.playThrough(aBoard, DEAL, prefix).outcome).toEqual(outcome)
  })

  it('leaves the words of somebody else with them', async () => {
    const reason = { type: 'reason' as const, item: CHEESE, text: '내 생각' }
    const theirs = gameEngine.playThrough(aBoard, DEAL, [...MADE, reason]).outcome
    const { prefix } = await read(aResult({ outcome: theirs, isMine: false }))
    expect(prefix.map(({ type }) => type)).toEqual(['place', 'place'])
  })

  it('may be taken back itself', async () => {
    const { prefix } = await read(aResult())
    const undone = [...prefix, ...prefix.map(() => ({ type: 'undo' as const }))]
    const { board } = undone.reduce(
      (state, input) => tier.reduce(aBoard, state, input) ?? state,
      tier.init(aBoard, DEAL),
    )
    expect(board).toEqual(tier.init(aBoard, DEAL).board)
  })

  it('is nothing, and not asked for, where the address names none', async () => {
    const { prefix, requests } = await read(aResult(), null)
    expect([prefix, requests]).toEqual([[], []])
  })

  const failure = (code: ErrorCode) => new ApiError({ code, ...ERRORS[code] })
  it.each([
    ['of another game', aResult({ game: { id: VERSION_ID } })],
    ['of another kind', aResult({ outcome: { kind: 'quiz' } })],
    ['not to be seen', failure('NOT_FOUND')],
    ['closed to this person', failure('RATING_LIMIT')],
  ])('is nothing where that board is %s', async (_, reply) => {
    expect((await read(reply)).prefix).toEqual([])
  })
})
