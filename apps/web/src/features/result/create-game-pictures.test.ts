// @vitest-environment node
import { ApiError } from '@doran/api-client'
import { fakeApi } from '@doran/site/testing'
import { expect, it } from 'vitest'
import { createGamePictures } from './create-game-pictures'
import { GAME_ID, VERSION_ID, aGame, aPlay } from './internal/a-play.fake'

const CODE = 'AbcdEfgh12'
const FILE = `${CODE}.png`
const absent = new ApiError({ code: 'NOT_FOUND', message: '', status: 404 })

type Replies = { play?: unknown[]; own?: unknown[]; game?: unknown[] }

/** `play`: as nobody sees it, `own` as its owner does. */
function setUp(replies: Replies) {
  const drawn: string[] = []
  let time = 0
  const { client, requests } = fakeApi(
    {
      'GET /v1/play/share/{shareCode}': replies.play ?? [],
      'GET /v1/game/{gameId}': replies.game ?? [],
    },
    [],
  )
  const answer = createGamePictures({
    now: () => time,
    draw: ({ address }) => {
      drawn.push(address)
      return Promise.resolve(new ArrayBuffer(8))
    },
  })
  const { client: ownClient } = fakeApi({ 'GET /v1/play/share/{shareCode}': replies.own ?? [] }, [])
  return {
    drawn,
    requests,
    pass: (ms: number) => (time += ms),
    get: (file: string, gameId = GAME_ID) =>
      answer({ gameId, file, api: ownClient, anonymousApi: client, address: '203.0.113.7' }),
  }
}

it('draws a public result once for all, in each of its formats', async () => {
  const play = aPlay({ isPublic: true, isMine: false, id: null })
  const { get, drawn, requests } = setUp({ play: [play, play] })
  for (const _ of [1, 2, 3]) {
    const answer = await get(FILE)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toMatch(/^public/)
  }
  expect((await get(`${CODE}-tall.png`)).status).toBe(200)
  expect(drawn).toEqual([`/og/game/${GAME_ID}/${FILE}`, `/og/game/${GAME_ID}/${CODE}-tall.png`])
  expect(requests).toHaveLength(2)
})

it('draws a private result once, for its owner alone, and asks each time whether they are', async () => {
  const { get, drawn } = setUp({ play: [absent, absent, absent], own: [aPlay(), aPlay(), absent] })
  expect((await get(FILE)).headers.get('cache-control')).toBe('private, no-store')
  await get(FILE)
  expect(drawn).toHaveLength(1)
  expect((await get(FILE)).status).toBe(404)
})

it('keeps what nobody in particular sees, whoever asks first', async () => {
  const named = aPlay({ isPublic: true, playerName: '불씨' })
  const { get, drawn } = setUp({ play: [named], own: [{ ...named, playerName: null }] })
  await get(FILE)
  await get(FILE)
  expect(drawn).toHaveLength(1)
})

it('stops showing a result within a minute after it was made private', async () => {
  const { get, pass } = setUp({ play: [aPlay({ isPublic: true }), absent], own: [absent] })
  const shown = await get(FILE)
  const seconds = Number(/max-age=(\d+)/.exec(shown.headers.get('cache-control') ?? '')?.[1])
  pass(60_000 - seconds * 1000)
  expect((await get(FILE)).status).toBe(404)
})

it('draws anew where the player shows their nickname', async () => {
  const play = aPlay({ isPublic: true })
  const { get, pass, drawn } = setUp({ play: [play, { ...play, playerName: '불씨' }] })
  await get(FILE)
  pass(30_000)
  await get(FILE)
  expect(drawn).toHaveLength(2)
})

it('is not there under another game, and for any other file', async () => {
  const { get, requests } = setUp({
    play: [aPlay({ isPublic: true })],
    own: [aPlay({ isPublic: true })],
  })
  expect((await get(FILE, '019a0000-0000-7000-8000-00000000000f')).status).toBe(404)
  requests.length = 0
  for (const file of [`${CODE}-9999.png`, 'cover.png', `${CODE}-square.svg`])
    expect((await get(file)).status).toBe(404)
  expect(requests).toEqual([])
})

it('draws a game’s own picture, to which an older version’s address leads', async () => {
  const { get } = setUp({ game: [aGame()] })
  expect((await get(`${VERSION_ID}.png`)).status).toBe(200)
  const old = await get('019a0000-0000-7000-8000-0000000000aa.png')
  expect([old.status, old.headers.get('location')]).toEqual([
    307,
    `/og/game/${GAME_ID}/${VERSION_ID}.png`,
  ])
})

it('draws thirty pictures a minute for one address', async () => {
  const { get } = setUp({
    play: Array.from({ length: 31 }, () => absent),
    own: Array.from({ length: 31 }, (_, at) => aPlay({ playerName: `이름 ${at}` })),
  })
  const statuses: number[] = []
  for (let count = 0; count < 31; count += 1) statuses.push((await get(FILE)).status)
  expect(statuses.indexOf(429)).toBe(30)
})
