import { expect, it } from 'vitest'
import type { PlayInput, TierConsensus } from '@doran/contract'
import { systemContext } from '../../platform/context/context.js'
import { dayInSeoul } from '../../platform/time/seoul-day.js'
import {
  BOARD_SLUG,
  finishBoard,
  readConsensus,
  setCounted,
  startBoards,
  type BoardsApi,
} from '../../testing/test-board.js'
import { codeOf } from '../../testing/test-browser.js'
import { findGame, finish, inputsTo, startPlay } from '../../testing/test-game.js'
import { deleteOldDays } from './delete-old-days.js'
import { addBoard } from './tier-repository.js'

const DAY_MS = 86_400_000

/** So many others, who all put cheese into that row; put into the sums as finishing puts them there. */
async function others({ deps, clock, browser }: BoardsApi, count: number, row = 'a') {
  const { id: gameId } = await findGame(browser(), BOARD_SLUG)
  const board = {
    gameId,
    day: dayInSeoul(clock.now()),
    placements: [{ itemKey: 'cheese', rowKey: row }],
  }
  for (let at = 0; at < count; at += 1) await addBoard(deps.db, board)
}

const about = ({ items }: TierConsensus, key: string) => items.find(({ item }) => item.key === key)

it('is not told of fewer than thirty boards', async () => {
  const api = await startBoards()
  await others(api, 29)
  expect(await readConsensus(api.person())).toMatchObject({
    boards: 29,
    needed: 30,
    isEnough: false,
    items: [],
    divided: [],
    mine: null,
  })
})

it('is the mean, the most frequent and how far apart they are', async () => {
  const api = await startBoards()
  await others(api, 20, 's')
  await others(api, 10, 'd')
  const all = await readConsensus(api.person())
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
  const api = await startBoards()
  await others(api, 30)
  const person = api.person()
  await finishBoard(api, person, { cheese: 'd', milk: 's' })
  expect(about(await readConsensus(person), 'milk')?.count).toBe(1)
  const second = await finishBoard(api, person, { cheese: 's' })
  const all = await readConsensus(person)
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
  const api = await startBoards()
  await others(api, 30)
  const person = api.person()
  await finishBoard(api, person, { cheese: 'd' })
  await setCounted(person, false)
  await setCounted(person, false)
  expect(await readConsensus(person)).toMatchObject({
    boards: 30,
    mine: { isCounted: false, isLeftOut: true },
  })
  await finishBoard(api, person, { cheese: 'd' })
  expect((await readConsensus(person)).boards).toBe(30)
  await Promise.all([setCounted(person, true), setCounted(person, true)])
  expect(await readConsensus(person)).toMatchObject({
    boards: 31,
    mine: { isCounted: true, isLeftOut: false },
  })
})

it('does not take a row for the template’s that somebody named anew', async () => {
  const api = await startBoards()
  await others(api, 30)
  const renamed: PlayInput = {
    type: 'row-edit',
    row: 's',
    label: '싫어요',
    text: '',
    colour: 'grey',
  }
  await finishBoard(api, api.person(), { cheese: 's', milk: 'b' }, [renamed])
  const all = await readConsensus(api.person())
  expect(all.boards).toBe(31)
  expect(about(all, 'cheese')?.count).toBe(30)
  expect(about(all, 'milk')?.count).toBe(1)
})

it('knows the last seven days from all time, also when single days are gone', async () => {
  const api = await startBoards()
  await others(api, 30, 's')
  api.clock.advance(8 * DAY_MS)
  await others(api, 30, 'd')
  const week = await readConsensus(api.person(), 'week')
  expect(about(week, 'cheese')?.percents).toEqual([0, 0, 0, 0, 100])
  api.clock.advance(2 * DAY_MS)
  await deleteOldDays(systemContext(api.deps))
  expect(await readConsensus(api.person(), 'week')).toMatchObject({ boards: 30 })
  expect(about(await readConsensus(api.person()), 'cheese')?.percents).toEqual([50, 0, 0, 0, 50])
})

it('is not made by one network: what is beyond its share waits in no sum', async () => {
  const api = await startBoards()
  for (let at = 0; at < 45; at += 1) {
    api.clock.advance(-50_000)
    await finishBoard(api, api.browser(`203.0.113.${at}`), { cheese: 'd' })
  }
  expect((await readConsensus(api.person())).boards).toBe(40)
})

it('is of boards alone', async () => {
  const { browser: open } = await startBoards()
  const browser = open()
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
