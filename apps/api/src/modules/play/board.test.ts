import { OWN_BOARD_ID } from '@doran/contract/names'
import { nanoid } from 'nanoid'
import { describe, expect, it } from 'vitest'
import type { PlayInput } from '@doran/contract'
import { systemContext } from '../../platform/context/context.js'
import { sharedTestApi } from '../../testing/test-app.js'
import {
  BOARD_SLUG,
  finishBoard,
  place,
  readConsensus,
  startBoards,
} from '../../testing/test-board.js'
import { codeOf, type Browser } from '../../testing/test-browser.js'
import {
  finish,
  inputsTo,
  playToEnd,
  sendInputs,
  share,
  startPlay,
} from '../../testing/test-game.js'
import { createMember, memberBrowser, signIn } from '../../testing/test-member.js'
import { tierBoardStat } from '../../schema/tables.js'
import { deleteOldPlays } from './delete-old-plays.js'

const MINUTE_MS = 60_000
const api = sharedTestApi()

describe('a board', () => {
  it.each([
    ['an item that does not exist', [place('pizza', 's')]],
    ['a row that does not exist', [place('cheese', 'x')]],
    ['a place beyond the end', [place('cheese', 's', 1)]],
    ['an eleventh row', Array.from({ length: 6 }, (_, at) => rowAdd(at))],
    ['a 31st card', Array.from({ length: 31 }, (_, at) => cardAdd(at))],
  ])('refuses %s, and keeps nothing of the call', async (_, inputs) => {
    const browser = api().browser()
    const play = await startPlay(browser, BOARD_SLUG)
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
    const { id, token } = await startPlay(browser, BOARD_SLUG)
    const answer = await browser.request(`/v1/play/${id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, from: 0, inputs: [input] }),
    })
    expect(answer.status).toBe(400)
  })

  it('keeps a reason as text, whatever stands in it', async () => {
    const browser = api().browser()
    const play = await startPlay(browser, BOARD_SLUG)
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
    const play = await startPlay(phone, BOARD_SLUG)
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
    const started = await startBoards()
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
    expect(await readConsensus(owner)).toMatchObject({ boards: 0, mine: null })

    const restored = await owner.api.call('POST /v1/play/{playId}/restore', of)
    expect(restored.shareCode).toBe(board.shareCode)
    expect((await open(owner)).isPublic).toBe(false)
    expect(await codeOf(open(started.person()))).toBe('NOT_FOUND')
    expect(await readConsensus(owner)).toMatchObject({ boards: 1, mine: { isCounted: true } })

    await owner.api.call('DELETE /v1/play/{playId}', of)
    started.clock.advance(61 * MINUTE_MS)
    expect(await codeOf(owner.api.call('POST /v1/play/{playId}/restore', of))).toBe('NOT_FOUND')
    await deleteOldPlays(systemContext(started.deps))
    expect(await codeOf(owner.api.call('DELETE /v1/play/{playId}', of))).toBe('NOT_FOUND')
  })

  it('counts once, whatever is asked of it at the same time', async () => {
    const started = await startBoards()
    const owner = started.person()
    const { id } = await finishBoard(started, owner, { cheese: 'd' })
    const of = { params: { playId: id ?? '' } }
    const count = (isCounted: boolean) =>
      owner.api.call('PUT /v1/play/{playId}/counted', { ...of, body: { isCounted } })
    for (let round = 0; round < 5; round += 1) {
      await count(false)
      await Promise.allSettled([
        owner.api.call('DELETE /v1/play/{playId}', of),
        count(true),
        count(true),
      ])
      await owner.api.call('POST /v1/play/{playId}/restore', of)
      await count(true)
      expect((await readConsensus(owner)).boards).toBe(1)
    }
  })

  it('that is finished and deleted at once answers both, and counts once or not at all', async () => {
    const started = await startBoards()
    for (let round = 0; round < 5; round += 1) {
      const owner = started.person()
      const before = (await readConsensus(owner)).boards
      const play = await startPlay(owner, BOARD_SLUG)
      started.wait()
      const [finished, deleted] = await Promise.all([
        codeOf(finish(owner, play, [place('cheese', 's')])),
        codeOf(owner.api.call('DELETE /v1/play/{playId}', { params: { playId: play.id } })),
      ])
      expect(['no error', 'NOT_FOUND']).toContain(finished)
      expect(deleted).toBe('no error')
      expect((await readConsensus(owner)).boards).toBe(before)
    }
  })

  it('stays left out when it is deleted and made again, or brought back', async () => {
    const started = await startBoards()
    const owner = started.person()
    const first = await finishBoard(started, owner, { cheese: 'd' })
    const second = await finishBoard(started, owner, { cheese: 's' })
    const of = { params: { playId: second.id ?? '' } }
    await owner.api.call('DELETE /v1/play/{playId}', of)
    expect(await readConsensus(owner)).toMatchObject({ boards: 1, mine: { playId: first.id } })
    await owner.api.call('PUT /v1/play/{playId}/counted', {
      params: { playId: first.id ?? '' },
      body: { isCounted: false },
    })
    await owner.api.call('POST /v1/play/{playId}/restore', of)
    expect(await readConsensus(owner)).toMatchObject({ boards: 0, mine: { isLeftOut: true } })
    await owner.api.call('DELETE /v1/play/{playId}', of)
    started.clock.advance(11 * MINUTE_MS)
    await finishBoard(started, owner, { cheese: 's' })
    expect((await readConsensus(owner)).boards).toBe(0)
  })

  it('of a visitor counts no more beside the one of the member they become', async () => {
    const started = await startBoards()
    const member = await createMember(started.deps)
    const elsewhere = await signIn(started, member)
    await finishBoard(started, elsewhere, { cheese: 'd' })
    const here = started.person()
    await finishBoard(started, here, { cheese: 's' })
    expect((await readConsensus(here)).boards).toBe(2)
    const joined = await signIn(started, member, here)
    await joined.api.call('POST /v1/user/merge', {})
    expect(await readConsensus(joined)).toMatchObject({
      boards: 1,
      mine: { isCounted: true, placements: [{ itemKey: 'cheese', rowKey: 's' }] },
    })
  })

  it('is what is counted alone: results of other games are deleted without a trace in the sums', async () => {
    const { deps, person, wait } = await startBoards()
    const browser = person()
    const results = [
      await playToEnd(browser, 'which-light', { wait }),
      await playToEnd(browser, 'which-light', { wait }),
    ]
    for (const { id } of results)
      await browser.api.call('DELETE /v1/play/{playId}', { params: { playId: id ?? '' } })
    expect(await deps.db.select().from(tierBoardStat)).toEqual([])
  })

  it('is not touched by a call that brings nothing new', async () => {
    const started = await startBoards()
    const browser = started.person()
    const play = await startPlay(browser, BOARD_SLUG)
    await sendInputs(browser, play, [place('cheese', 's')])
    const list = async () => (await browser.api.call('GET /v1/play/my', { query: {} })).items
    const before = await list()
    started.wait()
    expect(await sendInputs(browser, play, [], 1)).toEqual({ inputCount: 1 })
    expect(await sendInputs(browser, play, [place('cheese', 's')])).toEqual({ inputCount: 1 })
    expect(await list()).toEqual(before)
    expect(await codeOf(sendInputs(browser, { ...play, token: 'another-token' }, [], 1))).toBe(
      'PLAY_MOVED',
    )
  })

  it('that was deleted takes no more inputs', async () => {
    const browser = api().browser()
    const play = await startPlay(browser, BOARD_SLUG)
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
  it.each([
    ['pure-korean', { questions: Array.from({ length: 8 }, () => ({ answer: null })) }],
    ['dawn-shift', { text: null, path: [] }],
  ])('of %s show others less', async (slug, hidden) => {
    const owner = api().browser()
    const play = await startPlay(owner, slug)
    const finished = await share(owner, await finish(owner, play, inputsTo(play)))
    const { outcome } = await api()
      .browser()
      .api.call('GET /v1/play/share/{shareCode}', { params: { shareCode: finished.shareCode } })
    expect(outcome).toMatchObject(hidden)
    expect(finished.outcome).not.toMatchObject(hidden)
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
