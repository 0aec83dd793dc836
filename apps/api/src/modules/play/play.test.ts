import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { nanoid } from 'nanoid'
import { describe, expect, it } from 'vitest'
import { gameEngine } from '@doran/game-engine'
import { createTestDatabase, startTestApi, sharedTestApi } from '../../testing/test-app.js'
import { codeOf } from '../../testing/test-browser.js'
import {
  findGame,
  finish,
  inputsTo,
  playToEnd,
  sendInputs,
  share,
  startPlay,
} from '../../testing/test-game.js'
import { createMember, memberBrowser, signIn } from '../../testing/test-member.js'
import { systemContext } from '../../platform/context/context.js'
import { play as playTable } from '../../schema/play/play.table.js'
import { renewToken } from './renew-token.js'
import { createManualClock } from '../../platform/time/clock.fake.js'

const api = sharedTestApi()

const answer = (question: number, choice = 0) => ({ type: 'answer' as const, question, choice })

describe('a play', () => {
  it('ends with what its inputs lead to, and again with the same', async () => {
    const browser = api().browser()
    const play = await startPlay(browser, 'which-light')
    const inputs = inputsTo(play, 1)

    await sendInputs(browser, play, inputs.slice(0, 4))
    const [first, second] = await Promise.all([
      finish(browser, play, inputs.slice(4), 4),
      finish(browser, play, inputs.slice(4), 4),
    ])

    const { outcome } = gameEngine.playThrough(play.content, play, inputs)
    expect(first.outcome).toEqual(outcome)
    expect(first.outcome.resultKey).toBe('edl')
    expect(second).toEqual(first)
    expect(first).toMatchObject({ isMine: true, isPublic: false, playerName: null })
  })

  it('goes on in another browser under a new token, and in the first no more', async () => {
    const member = await createMember(api().deps)
    const [phone, desktop] = [await signIn(api(), member), await signIn(api(), member)]
    const play = await startPlay(phone, 'which-light')
    await sendInputs(phone, play, [answer(0), answer(1)])

    const mine = await desktop.api.call('GET /v1/game/{gameId}/mine', {
      params: { gameId: play.game.id },
    })
    const resumed = await desktop.api.call('POST /v1/play/{playId}/resume', {
      params: { playId: mine.unfinished?.id ?? '' },
    })

    expect(mine.unfinished?.progress).toEqual({ done: 2, total: 9 })
    expect(resumed.inputs).toEqual([answer(0), answer(1)])
    expect(await codeOf(sendInputs(phone, play, [answer(2)], 2))).toBe('PLAY_MOVED')
    await sendInputs(desktop, resumed, [answer(2)], 2)
    const finished = await finish(desktop, resumed, inputsTo(play).slice(3), 3)
    expect(finished.outcome.resultKey).toBe('fnt')
  })

  it('that ended while another browser took it over stays as it ended', async () => {
    const browser = api().browser()
    const play = await startPlay(browser, 'which-light')
    await sendInputs(browser, play, [answer(0)])
    const [row] = await api().deps.db.select().from(playTable).where(eq(playTable.id, play.id))
    await finish(browser, play, inputsTo(play).slice(1), 1)
    if (!row) throw new Error('no row')

    const token = await renewToken(systemContext(api().deps), row)

    expect(await codeOf(sendInputs(browser, { ...play, token }, [answer(0, 1)], 9))).toBe(
      'PLAY_MOVED',
    )
  })

  it('takes the same inputs twice, and no other ones in their place', async () => {
    const browser = api().browser()
    const play = await startPlay(browser, 'which-light')
    await sendInputs(browser, play, [answer(0), answer(1)])

    expect(await sendInputs(browser, play, [answer(1), answer(2)], 1)).toEqual({ inputCount: 3 })
    expect(await codeOf(sendInputs(browser, play, [answer(1, 1)], 1))).toBe('PLAY_MOVED')
    expect(await codeOf(sendInputs(browser, play, [answer(5)], 5))).toBe('PLAY_MOVED')
  })

  it('refuses what the game does not allow, and keeps nothing of it', async () => {
    const browser = api().browser()
    const test = await startPlay(browser, 'which-light')
    const cup = await startPlay(browser, 'winter-snacks', { size: 4 })

    for (const inputs of [[answer(1)], [answer(0, 2)], [answer(0), { type: 'skip' as const }]]) {
      expect(await codeOf(sendInputs(browser, test, inputs))).toBe('PLAY_REFUSED')
    }
    for (const inputs of [
      [{ type: 'pick' as const, item: 'no-such-item' }],
      [{ type: 'undo' as const }],
      [answer(0)],
      Array.from({ length: 4 }, () => ({ type: 'skip' as const })),
    ]) {
      expect(await codeOf(sendInputs(browser, cup, inputs))).toBe('PLAY_REFUSED')
    }
    expect(await codeOf(finish(browser, test, [answer(0)]))).toBe('PLAY_UNFINISHED')
    const { items } = await browser.api.call('GET /v1/play/my', { query: {} })
    expect(items.map(({ progress }) => progress.done)).toEqual([0, 0])
  })

  it('holds no more than three thousand inputs', async () => {
    const browser = api().browser()
    const play = await startPlay(browser, 'which-light')
    const batch = Array.from({ length: 100 }, () => answer(0))
    for (let from = 0; from < 3_000; from += 100) await sendInputs(browser, play, batch, from)

    expect(await codeOf(sendInputs(browser, play, [answer(0)], 3_000))).toBe('PLAY_REFUSED')
    expect(await codeOf(sendInputs(browser, play, [...batch, answer(0)]))).toBe('INVALID_INPUT')
  })

  it('is its owner’s alone', async () => {
    const play = await startPlay(api().browser(), 'which-light')
    const other = api().browser()
    await startPlay(other, 'which-light')
    const attempts = [
      () => finish(other, play, inputsTo(play)),
      () => sendInputs(other, play, [answer(0)]),
      () => other.api.call('POST /v1/play/{playId}/resume', { params: { playId: play.id } }),
    ]
    for (const attempt of attempts) expect(await codeOf(attempt())).toBe('NOT_FOUND')
  })

  it('is dealt by a size that fits, else not at all', async () => {
    const browser = api().browser()
    const play = await startPlay(browser, 'winter-snacks')
    expect(play.options).toEqual({ size: 16 })
    const body = { clientPlayId: nanoid(), gameId: play.game.id }
    expect(await codeOf(browser.api.call('POST /v1/play', { body: { ...body, size: 32 } }))).toBe(
      'INVALID_INPUT',
    )
    const answered = await browser.request('/v1/play', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, size: 3 }),
    })
    expect(answered.status).toBe(400)
  })

  it('is everybody’s of the day and by turns of fields of tomatoes alone', async () => {
    const browser = api().browser()
    const { id: gameId } = await findGame(browser, 'winter-snacks')
    const answered = await browser.request('/v1/play', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ clientPlayId: nanoid(), gameId, mode: 'daily' }),
    })
    expect(answered.status).toBe(400)
    expect(await answered.json()).toMatchObject({ error: { code: 'INVALID_INPUT', field: 'mode' } })
    const relaxed = await startPlay(browser, 'tomato-field', { mode: 'relaxed' })
    expect(relaxed.options).toEqual({ size: null, turns: true })
    const normal = await startPlay(browser, 'tomato-field')
    expect(normal.options).toEqual({ size: null })
  })

  it('answers the play that the same client id made, and refuses the id for another', async () => {
    const browser = api().browser()
    const clientPlayId = nanoid()
    const first = await startPlay(browser, 'winter-snacks', { clientPlayId, size: 8 })
    const again = await startPlay(browser, 'winter-snacks', { clientPlayId, size: 8 })
    expect(again).toMatchObject({ id: first.id, seed: first.seed })
    for (const [slug, size] of [
      ['winter-snacks', 4],
      ['small-powers', 8],
    ] as const) {
      expect(await codeOf(startPlay(browser, slug, { clientPlayId, size }))).toBe('KEY_REUSED')
    }
  })

  it('of a game that is not there makes no visitor', async () => {
    const browser = api().browser()
    const body = { clientPlayId: nanoid(), gameId: randomUUID() }
    expect(await codeOf(browser.api.call('POST /v1/play', { body }))).toBe('NOT_FOUND')
    expect(browser.cookies()).toBe('')
  })

  it('of a visitor goes over to the account they sign in to', async () => {
    const visiting = api().browser()
    const play = await startPlay(visiting, 'which-light')
    await sendInputs(visiting, play, [answer(0)])
    const done = await playToEnd(visiting, 'winter-snacks', { size: 4 })
    const reader = await signIn(api(), await createMember(api().deps), visiting)

    expect(await reader.api.call('POST /v1/user/merge', {})).toEqual({ stories: 0, plays: 2 })

    const { items } = await reader.api.call('GET /v1/play/my', { query: {} })
    expect(items.map(({ id }) => id)).toEqual([done.id, play.id])
    await sendInputs(reader, play, [answer(1)], 1)
  })
})

describe('a result', () => {
  it('is seen by its owner alone until they share it, and no more once they take it back', async () => {
    const owner = await memberBrowser(api())
    const other = api().browser()
    const play = await playToEnd(owner, 'which-light')
    const read = (browser = other) =>
      browser.api.call('GET /v1/play/share/{shareCode}', { params: { shareCode: play.shareCode } })

    expect(await codeOf(read())).toBe('NOT_FOUND')
    expect((await read(owner)).isMine).toBe(true)
    await share(owner, play)
    expect(await read()).toMatchObject({ id: null, isMine: false, playerName: null })
    await share(owner, play, true)
    expect((await read()).playerName).toMatch(/^독자_/)
    await owner.api.call('PATCH /v1/play/{playId}/share', {
      params: { playId: play.id ?? '' },
      body: { isPublic: false, showName: true },
    })
    expect(await codeOf(read())).toBe('NOT_FOUND')
  })

  it('changes by what is named, and names nobody once it was taken back', async () => {
    const owner = await memberBrowser(api())
    const play = await playToEnd(owner, 'which-light')
    const change = (body: { isPublic?: boolean; showName?: boolean }) =>
      owner.api.call('PATCH /v1/play/{playId}/share', { params: { playId: play.id ?? '' }, body })

    expect(await change({ showName: true })).toMatchObject({ isPublic: false, showName: false })
    expect(await change({ isPublic: true })).toMatchObject({ isPublic: true, showName: false })
    expect(await change({ showName: true })).toMatchObject({ isPublic: true, showName: true })
    expect(await change({ isPublic: true })).toMatchObject({ isPublic: true, showName: true })
    expect(await change({ isPublic: false })).toMatchObject({ isPublic: false, showName: false })
    expect(await change({ showName: true })).toMatchObject({ isPublic: false, showName: false })
    expect(await codeOf(change({}))).toBe('INVALID_INPUT')
  })

  it('of a visitor never names anybody', async () => {
    const visitor = api().browser()
    const shared = await share(visitor, await playToEnd(visitor, 'which-light'), true)
    expect(shared).toMatchObject({ showName: false, playerName: null })
  })

  it('stands beside another of the same game, where both may be seen', async () => {
    const [me, friend] = [api().browser(), api().browser()]
    const mine = await playToEnd(me, 'which-light', { choice: 0 })
    const theirs = await playToEnd(friend, 'which-light', { choice: 1 })
    const cup = await playToEnd(me, 'winter-snacks', { size: 4 })
    const compare = (b: string) =>
      me.api.call('GET /v1/play/compare', { query: { a: mine.shareCode, b } })

    expect(await codeOf(compare(theirs.shareCode))).toBe('NOT_FOUND')
    await share(friend, theirs)
    const both = await compare(theirs.shareCode)
    expect(both).toMatchObject({ percent: 0, a: { isMine: true }, b: { isMine: false, id: null } })
    expect(both.rows).toHaveLength(4)
    expect(await codeOf(compare(cup.shareCode))).toBe('NOT_FOUND')
  })
})

describe('a scored play', () => {
  it('ends under the token it began with, within two hours', async () => {
    const clock = createManualClock(new Date())
    const scored = { ...gameEngine, isScored: () => true }
    const timed = startTestApi(await createTestDatabase(), { clock, gameEngine: scored })
    const browser = timed.browser()
    const play = await startPlay(browser, 'which-light')
    const late = await startPlay(browser, 'which-light')

    const resume = browser.api.call('POST /v1/play/{playId}/resume', {
      params: { playId: play.id },
    })
    expect(await codeOf(resume)).toBe('PLAY_EXPIRED')
    clock.advance(2 * 3_600_000 - 1)
    await finish(browser, play, inputsTo(play))
    clock.advance(1)
    expect(await codeOf(finish(browser, late, inputsTo(late)))).toBe('PLAY_EXPIRED')
  })
})

describe('an unfinished play', () => {
  it('can go on for ninety days, and is forgotten after', async () => {
    const clock = createManualClock(new Date())
    const timed = startTestApi(await createTestDatabase(), { clock })
    const browser = timed.browser()
    const play = await startPlay(browser, 'which-light')
    await sendInputs(browser, play, [answer(0)])
    const resume = () =>
      browser.api.call('POST /v1/play/{playId}/resume', { params: { playId: play.id } })
    const listed = async () => (await browser.api.call('GET /v1/play/my', { query: {} })).items
    const tidy = () =>
      timed.deps.registry.jobs
        .find(({ name }) => name === 'delete old plays')
        ?.run(systemContext(timed.deps))

    clock.advance(90 * 86_400_000 - 1)
    await tidy()
    expect((await resume()).inputs).toHaveLength(1)
    clock.advance(1)
    expect(await codeOf(resume())).toBe('PLAY_EXPIRED')
    expect(await listed()).toHaveLength(1)
    clock.advance(1)
    await tidy()
    expect(await listed()).toEqual([])
  })
})
