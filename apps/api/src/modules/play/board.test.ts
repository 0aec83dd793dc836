import { OWN_BOARD_ID } from '@doran/contract/names'
import { nanoid } from 'nanoid'
import { describe, expect, it } from 'vitest'
import type { FinishedPlay, PlayInput, TierConsensus } from '@doran/contract'
import { systemContext } from '../../platform/context/context.js'
import { createManualClock } from '../../platform/time/clock.fake.js'
import { createTestDatabase, sharedTestApi, startTestApi } from '../../testing/test-app.js'
import { codeOf, type Browser } from '../../testing/test-browser.js'
import {
  findGame,
  finish,
  inputsTo,
  sendInputs,
  share,
  startPlay,
} from '../../testing/test-game.js'
import { createMember, memberBrowser, signIn } from '../../testing/test-member.js'
import { dayInSeoul } from '../../platform/time/seoul-day.js'
import { deleteOldDays } from '../game/delete-old-days.js'
import { addBoard } from '../game/index.js'
import { deleteOldPlays } from './delete-old-plays.js'

const SLUG = 'ramen-toppings'
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

async function start() {
  const clock = createManualClock(new Date('2026-11-24T03:00:00Z'))
  const api = startTestApi(await createTestDatabase(), { clock })
  let people = 0
  return {
    ...api,
    clock,
    /** Each from a network of their own. */
    person: () => {
      people += 1
      return api.browser(`10.${Math.floor(people / 200)}.${people % 200}.1`)
    },
    wait: () => clock.advance(MINUTE_MS),
  }
}

type Started = Awaited<ReturnType<typeof start>>

const place = (item: string, row: string | null, at = 0): PlayInput => ({
  type: 'place',
  item,
  row,
  at,
})

/** A board on which these items stand in these rows. */
async function finishBoard(
  { wait }: Pick<Started, 'wait'>,
  browser: Browser,
  rows: Record<string, string>,
  more: PlayInput[] = [],
): Promise<FinishedPlay> {
  const play = await startPlay(browser, SLUG)
  wait()
  const inputs = Object.entries(rows).map(([item, row]) => place(item, row))
  return finish(browser, play, [...inputs, ...more])
}

async function consensus(browser: Browser, period: 'all' | 'week' = 'all'): Promise<TierConsensus> {
  const { id: gameId } = await findGame(browser, SLUG)
  return browser.api.call('GET /v1/game/{gameId}/consensus', {
    params: { gameId },
    query: { period },
  })
}

async function setCounted(browser: Browser, isCounted: boolean): Promise<void> {
  const { mine } = await consensus(browser)
  await browser.api.call('PUT /v1/play/{playId}/counted', {
    params: { playId: mine?.playId ?? '' },
    body: { isCounted },
  })
}

/** So many others, who all put cheese into that row; put into the sums as finishing puts them there. */
async function others({ deps, clock, browser }: Started, count: number, row = 'a') {
  const { id: gameId } = await findGame(browser(), SLUG)
  const board = {
    gameId,
    day: dayInSeoul(clock.now()),
    placements: [{ itemKey: 'cheese', rowKey: row }],
  }
  for (let at = 0; at < count; at += 1) await addBoard(deps.db, board)
}

const about = ({ items }: TierConsensus, key: string) => items.find(({ item }) => item.key === key)

const api = sharedTestApi()

describe('what everyone thinks', () => {
  it('is not told of fewer than thirty boards', async () => {
    const api = await start()
    await others(api, 29)
    expect(await consensus(api.person())).toMatchObject({
      boards: 29,
      needed: 30,
      isEnough: false,
      items: [],
      divided: [],
      mine: null,
    })
  })

  it('is the mean, the most frequent and how far apart they are', async () => {
    const api = await start()
    await others(api, 20, 's')
    await others(api, 10, 'd')
    const all = await consensus(api.person())
    // 20 × 5 and 10 × 1 are 3.67 on average, nearest to A; the deviation is 1.89.
    expect(about(all, 'cheese')).toMatchObject({
      count: 30,
      mean: 3.67,
      meanRow: 'a',
      modeRow: 's',
      spread: 1.89,
      percents: [67, 0, 0, 0, 33],
    })
    expect(all.divided).toEqual(['cheese'])
    expect(about(all, 'milk')).toMatchObject({ count: 0, mean: null, meanRow: null, modeRow: null })
  })

  it('has each person once, with their last board', async () => {
    const api = await start()
    await others(api, 30)
    const person = api.person()
    await finishBoard(api, person, { cheese: 'd', milk: 's' })
    expect(about(await consensus(person), 'milk')?.count).toBe(1)
    const second = await finishBoard(api, person, { cheese: 's' })
    const all = await consensus(person)
    expect(all.boards).toBe(31)
    expect(about(all, 'cheese')?.percents).toEqual([3, 97, 0, 0, 0])
    expect(about(all, 'milk')?.count).toBe(0)
    expect(all.mine).toEqual({
      playId: second.id,
      shareCode: second.shareCode,
      isCounted: true,
      isLeftOut: false,
      placements: [{ itemKey: 'cheese', rowKey: 's' }],
    })
  })

  it('leaves out the board of whoever asks for it, and their next ones, until they ask again', async () => {
    const api = await start()
    await others(api, 30)
    const person = api.person()
    await finishBoard(api, person, { cheese: 'd' })
    await setCounted(person, false)
    await setCounted(person, false)
    expect(await consensus(person)).toMatchObject({
      boards: 30,
      mine: { isCounted: false, isLeftOut: true },
    })
    await finishBoard(api, person, { cheese: 'd' })
    expect((await consensus(person)).boards).toBe(30)
    await Promise.all([setCounted(person, true), setCounted(person, true)])
    expect(await consensus(person)).toMatchObject({
      boards: 31,
      mine: { isCounted: true, isLeftOut: false },
    })
  })

  it('does not take a row for the template’s that somebody named anew', async () => {
    const api = await start()
    await others(api, 30)
    const renamed: PlayInput = {
      type: 'row-edit',
      row: 's',
      label: '싫어요',
      text: '',
      colour: 'grey',
    }
    await finishBoard(api, api.person(), { cheese: 's', milk: 'b' }, [renamed])
    const all = await consensus(api.person())
    expect(all.boards).toBe(31)
    expect(about(all, 'cheese')?.count).toBe(30)
    expect(about(all, 'milk')?.count).toBe(1)
  })

  it('knows the last seven days from all time, also when single days are gone', async () => {
    const api = await start()
    await others(api, 30, 's')
    api.clock.advance(8 * DAY_MS)
    await others(api, 30, 'd')
    const week = await consensus(api.person(), 'week')
    expect(about(week, 'cheese')?.percents).toEqual([0, 0, 0, 0, 100])
    api.clock.advance(2 * DAY_MS)
    await deleteOldDays(systemContext(api.deps))
    expect(await consensus(api.person(), 'week')).toMatchObject({ boards: 30 })
    expect(about(await consensus(api.person()), 'cheese')?.percents).toEqual([50, 0, 0, 0, 50])
  })

  it('is not made by one network: what is beyond its share waits in no sum', async () => {
    const api = await start()
    for (let at = 0; at < 45; at += 1) {
      api.clock.advance(-50_000)
      await finishBoard(api, api.browser(`203.0.113.${at}`), { cheese: 'd' })
    }
    expect((await consensus(api.person())).boards).toBe(40)
  })

  it('is of boards alone', async () => {
    const browser = api().browser()
    const { id: gameId } = await findGame(browser, 'which-light')
    const of = { params: { gameId } }
    expect(
      await codeOf(
        browser.api.call('GET /v1/game/{gameId}/consensus', { ...of, query: { period: 'all' } }),
      ),
    ).toBe('NOT_FOUND')
    const play = await startPlay(browser, 'which-light')
    const count = () =>
      codeOf(
        browser.api.call('PUT /v1/play/{playId}/counted', {
          params: { playId: play.id },
          body: { isCounted: false },
        }),
      )
    expect(await count()).toBe('PLAY_UNFINISHED')
    await finish(browser, play, inputsTo(play))
    expect(await count()).toBe('PLAY_REFUSED')
  })
})

describe('a board', () => {
  it.each([
    ['an item that does not exist', [place('pizza', 's')]],
    ['a row that does not exist', [place('cheese', 'x')]],
    ['a place beyond the end', [place('cheese', 's', 1)]],
    ['an eleventh row', Array.from({ length: 6 }, (_, at) => rowAdd(at))],
    ['a 31st card', Array.from({ length: 31 }, (_, at) => cardAdd(at))],
  ])('refuses %s, and keeps nothing of the call', async (_, inputs) => {
    const browser = api().browser()
    const play = await startPlay(browser, SLUG)
    expect(await codeOf(sendInputs(browser, play, inputs))).toBe('PLAY_REFUSED')
    await sendInputs(browser, play, [place('cheese', 's')])
  })

  it.each([
    ['a reason that is too long', { type: 'reason', item: 'cheese', text: '가'.repeat(81) }],
    ['a card without words', { type: 'card-add', item: 'own-a', label: '  ' }],
    ['a key of the template’s', { type: 'card-add', item: 'cheese', label: '치즈' }],
    ['a colour that is none', { ...rowAdd(1), colour: 'red; background: url(x)' }],
    ['a place that is no number', { ...place('cheese', 's'), at: '0' }],
    ['a result of its own', { type: 'result', score: 100 }],
  ])('does not take %s', async (_, input) => {
    const browser = api().browser()
    const { id, token } = await startPlay(browser, SLUG)
    const answer = await browser.request(`/v1/play/${id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, from: 0, inputs: [input] }),
    })
    expect(answer.status).toBe(400)
  })

  it('keeps a reason as text, whatever stands in it', async () => {
    const browser = api().browser()
    const play = await startPlay(browser, SLUG)
    const text = '<script>alert(1)</script> 맛있어서'
    const finished = await finish(browser, play, [
      place('cheese', 's'),
      { type: 'reason', item: 'cheese', text },
    ])
    expect(finished.outcome).toMatchObject({ reasons: [{ itemKey: 'cheese', text }] })
  })

  it('is edited by one device at a time', async () => {
    const member = await createMember(api().deps)
    const [phone, desktop] = [await signIn(api(), member), await signIn(api(), member)]
    const play = await startPlay(phone, SLUG)
    await sendInputs(phone, play, [place('cheese', 's')])
    const again = await desktop.api.call('POST /v1/play/{playId}/resume', {
      params: { playId: play.id },
    })
    expect(await codeOf(sendInputs(phone, play, [place('milk', 'd')], 1))).toBe('PLAY_MOVED')
    await sendInputs(desktop, again, [place('milk', 'a')], 1)
    const finished = await finish(desktop, again, [], 2)
    expect(finished.card.rows.map(({ count }) => count)).toEqual([1, 1, 0, 0, 0])
  })

  it('that is deleted opens for nobody, and comes back private within the hour', async () => {
    const started = await start()
    await others(started, 30)
    const owner = started.person()
    const board = await share(owner, await finishBoard(started, owner, { cheese: 'd' }))
    const of = { params: { playId: board.id ?? '' } }
    const open = (browser: Browser) =>
      browser.api.call('GET /v1/play/share/{shareCode}', {
        params: { shareCode: board.shareCode },
      })
    expect((await open(started.person())).isMine).toBe(false)

    await owner.api.call('DELETE /v1/play/{playId}', of)
    await owner.api.call('DELETE /v1/play/{playId}', of)
    expect(await codeOf(open(owner))).toBe('NOT_FOUND')
    expect((await owner.api.call('GET /v1/play/my', { query: {} })).items).toEqual([])
    expect(await consensus(owner)).toMatchObject({ boards: 30, mine: null })

    const restored = await owner.api.call('POST /v1/play/{playId}/restore', of)
    expect(restored.shareCode).toBe(board.shareCode)
    expect((await open(owner)).isPublic).toBe(false)
    expect(await codeOf(open(started.person()))).toBe('NOT_FOUND')
    expect(await consensus(owner)).toMatchObject({ boards: 31, mine: { isCounted: true } })

    await owner.api.call('DELETE /v1/play/{playId}', of)
    started.clock.advance(61 * MINUTE_MS)
    expect(await codeOf(owner.api.call('POST /v1/play/{playId}/restore', of))).toBe('NOT_FOUND')
    await deleteOldPlays(systemContext(started.deps))
    expect(await codeOf(owner.api.call('DELETE /v1/play/{playId}', of))).toBe('NOT_FOUND')
  })

  it('that was deleted takes no more inputs', async () => {
    const browser = api().browser()
    const play = await startPlay(browser, SLUG)
    await sendInputs(browser, play, [place('cheese', 's')])
    await browser.api.call('DELETE /v1/play/{playId}', { params: { playId: play.id } })
    expect(await codeOf(sendInputs(browser, play, [place('milk', 's')], 1))).toBe('NOT_FOUND')
    expect(await codeOf(finish(browser, play, [], 1))).toBe('NOT_FOUND')
    const resumed = browser.api.call('POST /v1/play/{playId}/resume', {
      params: { playId: play.id },
    })
    expect(await codeOf(resumed)).toBe('NOT_FOUND')
  })

  it('without items is made of cards of one’s own', async () => {
    const browser = await memberBrowser(api())
    const play = await browser.api.call('POST /v1/play', {
      body: { clientPlayId: nanoid(), gameId: OWN_BOARD_ID, mode: 'normal' },
    })
    const finished = await finish(browser, play, [
      cardAdd(1),
      place('own-card1', 's'),
      { type: 'title', text: '내 서랍 속 양말' },
    ])
    expect(finished.card).toMatchObject({ title: '내 서랍 속 양말', picture: null })
    expect(finished.outcome.resultKey).toBe('own')
  })
})

describe('results that would give the game away', () => {
  it.each(['pure-korean', 'dawn-shift'])('of %s show others less', async (slug) => {
    const owner = api().browser()
    const play = await startPlay(owner, slug)
    const finished = await share(owner, await finish(owner, play, inputsTo(play)))
    const { outcome } = await api()
      .browser()
      .api.call('GET /v1/play/share/{shareCode}', { params: { shareCode: finished.shareCode } })
    if (outcome.kind === 'quiz')
      expect(outcome.questions.map(({ answer }) => answer)).toEqual(Array(8).fill(null))
    else expect(outcome).toMatchObject({ text: null, path: [] })
    expect(JSON.stringify(finished.outcome)).not.toBe(JSON.stringify(outcome))
  })

  it('tells whoever read a story which endings they met', async () => {
    const browser = api().browser()
    const play = await startPlay(browser, 'dawn-shift')
    const finished = await finish(browser, play, inputsTo(play))
    const mine = await browser.api.call('GET /v1/game/{gameId}/mine', {
      params: { gameId: play.game.id },
    })
    expect(mine.resultKeys).toEqual([finished.outcome.resultKey])
  })
})

describe('one’s own plays', () => {
  it('are listed by kind, and from either end', async () => {
    const browser = api().browser()
    for (const slug of ['pure-korean', 'which-light', 'pure-korean']) {
      const play = await startPlay(browser, slug)
      await finish(browser, play, inputsTo(play))
    }
    const list = (query: {
      kind?: 'quiz'
      sort?: 'new' | 'old'
      limit?: number
      cursor?: string
    }) => browser.api.call('GET /v1/play/my', { query })
    expect((await list({ kind: 'quiz' })).items).toHaveLength(2)
    const all = (await list({})).items.map(({ id }) => id)
    const first = await list({ sort: 'old', limit: 2 })
    const rest = await list({ sort: 'old', cursor: first.nextCursor ?? '' })
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(all.toReversed())
    expect(await codeOf(list({ sort: 'new', cursor: first.nextCursor ?? '' }))).toBe(
      'INVALID_INPUT',
    )
  })
})

function rowAdd(at: number): PlayInput {
  return {
    type: 'row-add',
    row: `own-row${at}`,
    at: 0,
    label: `줄 ${at}`,
    text: '',
    colour: 'grey',
  }
}

function cardAdd(at: number): PlayInput {
  return { type: 'card-add', item: `own-card${at}`, label: `카드 ${at}` }
}
