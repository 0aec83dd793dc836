import type { OpenPlay, PlayInput } from '@doran/contract'
import { nanoid } from 'nanoid'
import { describe, expect, it } from 'vitest'
import { findGame, startPlay } from '../../testing/test-game.js'
import { createMember, signIn } from '../../testing/test-member.js'
import { endOf } from '../../testing/test-wallet.js'
import {
  SLUG,
  arcadeOf,
  every,
  msOf,
  playField,
  playedOf,
  rankingOf,
  send,
  start,
} from './testing/test-arcade.js'

const DAY_MS = 86_400_000

describe('the ranking', () => {
  it('has a member’s best of the week, the higher score first', async () => {
    const { join, ...started } = await start()
    const [slow, quick] = [await join(), await join()]
    const first = await playField(started, slow, { inputs: every(900) })
    const second = await playField(started, quick, { inputs: every(400) })
    const third = await playField(started, slow, { inputs: every(1_500) })
    expect(second.score).toBeGreaterThan(first.score)
    expect(first.score).toBeGreaterThan(third.score)

    const { items } = await rankingOf(slow)
    expect(items.map(({ place, score, isMine }) => ({ place, score, isMine }))).toEqual([
      { place: 1, score: second.score, isMine: false },
      { place: 2, score: first.score, isMine: true },
    ])
    expect(await arcadeOf(slow)).toMatchObject({
      mine: { best: first.score, games: 2, days: 1 },
      place: { place: 2, score: first.score },
    })
    expect(await playedOf(slow, third.id)).toMatchObject({
      isBest: false,
      place: { before: 2, after: 2 },
      unranked: null,
    })
  })

  it('says how many places a new best brought', async () => {
    const { join, ...started } = await start()
    const [rival, climber] = [await join(), await join()]
    await playField(started, climber, { inputs: every(1_500) })
    await playField(started, rival, { inputs: every(900) })
    const best = await playField(started, climber, { inputs: every(400) })
    expect(await playedOf(climber, best.id)).toMatchObject({
      isBest: true,
      place: { before: 2, after: 1 },
    })
  })

  it('begins anew on Monday at five in Seoul, and keeps the last week’s podium', async () => {
    // Sunday evening, and Monday at 04:59 of the same season.
    const { clock, join } = await start(new Date('2026-03-15T10:00:00Z'))
    const browser = await join()
    const { score } = await playField({ clock }, browser)
    clock.advance(new Date('2026-03-15T19:59:59.999Z').getTime() - clock.now().getTime())
    expect((await rankingOf(browser)).items).toHaveLength(1)
    clock.advance(1)
    expect((await rankingOf(browser)).items).toEqual([])
    expect((await rankingOf(browser, { season: 1 })).items).toMatchObject([{ score }])
    expect(await arcadeOf(browser)).toMatchObject({
      place: null,
      podium: [{ place: 1, score }],
      season: { from: '2026-03-15T20:00:00.000Z', to: '2026-03-22T20:00:00.000Z' },
    })
    const { items } = await browser.api.call('GET /v1/arcade/tomato/season', {})
    expect(items).toMatchObject([{ to: '2026-03-15T20:00:00.000Z', podium: [{ score }] }])
  })

  it('is asked for again and again without being sent again', async () => {
    const { join, ...started } = await start()
    const browser = await join()
    await playField(started, browser)
    const path = '/v1/arcade/tomato/ranking'
    const first = await browser.request(path)
    const tag = first.headers.get('etag') ?? ''
    const ask = () => browser.request(path, { headers: { 'if-none-match': `W/${tag}` } })
    const again = await ask()
    expect([first.status, again.status, await again.text()]).toEqual([200, 304, ''])
    await playField(started, await join())
    expect((await ask()).status).toBe(200)
  })

  it('shows friends alone to whoever has some', async () => {
    const { join, ...started } = await start()
    const [one, other] = [await join(), await join()]
    await playField(started, one)
    await playField(started, other)
    expect((await rankingOf(one, { scope: 'friends' })).items).toMatchObject([{ isMine: true }])
    expect((await rankingOf(started.api.browser(), { scope: 'friends' })).items).toEqual([])
  })
})

describe('what comes into no ranking', () => {
  it.each([
    ['relaxed', { mode: 'relaxed' as const }],
    ['too_fast', { inputs: withTwoHands }],
    ['clock', { waitMs: 20_000 }],
    ['late', { waitMs: 900_000 }],
    ['paused', { inputs: withPauses(2) }],
  ])('is told: %s', async (reason, game) => {
    const { join, ...started } = await start()
    const browser = await join()
    const { id } = await playField(started, browser, game)
    expect((await playedOf(browser, id)).unranked).toBe(reason)
    expect((await rankingOf(browser)).items).toEqual([])
    const isForged = ['too_fast', 'clock'].includes(reason)
    const { mine } = await arcadeOf(browser)
    expect(mine === null).toBe(isForged || reason === 'relaxed')
    const { isBest } = await playedOf(browser, id)
    expect(isForged && isBest).toBe(false)
  })

  it('does not stand against one pause, or an end that was sent late', async () => {
    const { join, ...started } = await start()
    const browser = await join()
    const paused = await playField(started, browser, { inputs: withPauses(1) })
    const sentLater = await playField(started, browser, { waitMs: 600_000 })
    for (const { id } of [paused, sentLater])
      expect((await playedOf(browser, id)).unranked).toBeNull()
  })

  it('comes into it when a visitor signs in', async () => {
    const { clock, api } = await start()
    const visitor = api.browser()
    const { id, score } = await playField({ clock }, visitor)
    expect((await playedOf(visitor, id)).unranked).toBe('visitor')
    const browser = await signIn(api, await createMember(api.deps), visitor)
    await browser.api.call('POST /v1/user/merge', {})
    expect((await rankingOf(browser)).items).toMatchObject([{ score, isMine: true }])
    expect((await arcadeOf(browser)).mine).toMatchObject({ best: score, games: 1 })
  })
})

describe('a play that is forged', () => {
  it('is refused where another seed, a cell that is not there or an earlier time stands in it', async () => {
    const { join } = await start()
    const browser = await join()
    const play = await startPlay(browser, SLUG)
    for (const inputs of [
      [{ type: 'pop' as const, at: 10, cell: 80 }],
      [
        { type: 'tick' as const, at: 900 },
        { type: 'tick' as const, at: 800 },
      ],
    ])
      expect(await endOf(send(browser, play, inputs))).toBe('422 PLAY_REFUSED')
    expect(await endOf(send(browser, play, [{ type: 'tick', at: 900 }]))).toBe(
      '422 PLAY_UNFINISHED',
    )
  })

  it('counts once, however often its end is sent', async () => {
    const { clock, join } = await start()
    const browser = await join()
    const play = await startPlay(browser, SLUG)
    const inputs = every(1_200)(play)
    clock.advance(msOf(inputs) + 500)
    await Promise.all([1, 2, 3, 4].map(() => send(browser, play, inputs)))
    expect((await arcadeOf(browser)).mine).toMatchObject({ games: 1 })
  })
})

describe('today’s seed', () => {
  it('is everybody’s, three times a day, and another one tomorrow', async () => {
    const { clock, api, join } = await start()
    const [one, other] = [await join(), api.browser()]
    const seeds = []
    for (const browser of [one, one, one, other])
      seeds.push((await startPlay(browser, SLUG, { mode: 'daily' })).seed)
    expect(new Set(seeds).size).toBe(1)
    expect(await endOf(startPlay(one, SLUG, { mode: 'daily' }))).toBe('409 NO_TRIES_LEFT')
    expect((await arcadeOf(one)).daily.triesLeft).toBe(0)
    expect((await arcadeOf(other)).daily.triesLeft).toBe(2)
    clock.advance(DAY_MS)
    expect((await startPlay(one, SLUG, { mode: 'daily' })).seed).not.toBe(seeds[0])
  })

  it('takes no try for what is asked twice, and gives none back for what is deleted', async () => {
    const { join } = await start()
    const browser = await join()
    const clientPlayId = nanoid()
    const asked = () => startPlay(browser, SLUG, { mode: 'daily', clientPlayId })
    const [{ id }] = await Promise.all([asked(), asked(), asked()])
    expect((await arcadeOf(browser)).daily.triesLeft).toBe(2)
    await browser.api.call('DELETE /v1/play/{playId}', { params: { playId: id } })
    expect((await arcadeOf(browser)).daily.triesLeft).toBe(2)
  })

  it('is tried no more often by way of a visitor', async () => {
    const { clock, api } = await start()
    const member = await createMember(api.deps)
    const own = await signIn(api, member)
    for (let tried = 0; tried < 3; tried += 1) await startPlay(own, SLUG, { mode: 'daily' })
    const visitor = api.browser()
    await playField({ clock }, visitor, { mode: 'daily' })
    const both = await signIn(api, member, visitor)
    await both.api.call('POST /v1/user/merge', {})
    expect(await arcadeOf(both)).toMatchObject({ daily: { triesLeft: 0, best: null }, place: null })
  })

  it('is of no other game', async () => {
    const { join } = await start()
    const browser = await join()
    const { id: gameId } = await findGame(browser, 'winter-snacks')
    const body = { clientPlayId: nanoid(), gameId, mode: 'daily' as const }
    expect(await endOf(browser.api.call('POST /v1/play', { body }))).toBe('400 INVALID_INPUT')
  })
})

it('counts days in a row, and what everybody popped today', async () => {
  const { clock, join } = await start()
  const [one, other] = [await join(), await join()]
  for (let day = 0; day < 3; day += 1) {
    await playField({ clock }, one, { inputs: every(1_500) })
    clock.advance(DAY_MS)
  }
  expect((await arcadeOf(one)).mine?.days).toBe(3)
  expect((await arcadeOf(one)).poppedToday).toBe(0)
  await playField({ clock }, other, { mode: 'relaxed' })
  expect((await arcadeOf(one)).poppedToday).toBeGreaterThan(10)
  clock.advance(DAY_MS)
  expect((await arcadeOf(one)).mine?.days).toBe(0)
})

/** Two pops within a few milliseconds. */
function withTwoHands(play: OpenPlay): PlayInput[] {
  const inputs = every(500)(play)
  const first = inputs.findIndex(({ type }) => type === 'pop')
  const at = msOf(inputs.slice(0, first + 1))
  return [
    ...inputs.slice(0, first + 1),
    { type: 'pop', at: at + 5, cell: 0 },
    ...inputs.slice(first + 1),
  ]
}

function withPauses(count: number) {
  return (play: OpenPlay): PlayInput[] => [
    ...Array.from({ length: count }, () => ({ type: 'pause' as const, at: 1 })),
    ...every(500)(play),
  ]
}
