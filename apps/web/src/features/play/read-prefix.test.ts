import { ApiError } from '@doran/api-client'
import { ERRORS } from '@doran/contract/errors'
import { fakeApi } from '@doran/site/testing'
import { describe, expect, it } from 'vitest'
import { GAME_ID, VERSION_ID } from './internal/testing/a-game.fake'
import { readPrefix } from './read-prefix'

const SHARE = 'GET /v1/play/share/{shareCode}'
const step = (node: string) => ({ node, choice: 1, chosen: '고른 것', isFork: true })
const aResult = (over: object = {}) => ({
  isMine: true,
  game: { id: GAME_ID },
  outcome: { kind: 'branch', path: [step('door'), step('hall'), step('room')] },
  ...over,
})

async function read(reply: unknown, fork: { from: string | null; step: number | null }) {
  const { client, requests } = fakeApi({ [SHARE]: [reply] }, [])
  return { prefix: await readPrefix(client, GAME_ID, fork), requests }
}

describe('the way to a fork', () => {
  it('is the first steps of a result of one’s own', async () => {
    const { prefix } = await read(aResult(), { from: 'abc', step: 2 })
    expect(prefix).toEqual([
      { type: 'choose', node: 'door', choice: 1 },
      { type: 'choose', node: 'hall', choice: 1 },
    ])
  })

  it('is not asked for where the address names none', async () => {
    const { prefix, requests } = await read(aResult(), { from: 'abc', step: null })
    expect([prefix, requests]).toEqual([[], []])
  })

  it.each([
    ['somebody else’s', aResult({ isMine: false })],
    ['of another game', aResult({ game: { id: VERSION_ID } })],
    ['of another kind', aResult({ outcome: { kind: 'quiz' } })],
    ['not there', new ApiError({ code: 'NOT_FOUND', ...ERRORS['NOT_FOUND'] })],
  ])('is none where the result is %s', async (_, reply) => {
    expect((await read(reply, { from: 'abc', step: 2 })).prefix).toEqual([])
  })
})
