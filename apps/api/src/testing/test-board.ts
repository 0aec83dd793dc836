import type { FinishedPlay, PlayInput, TierConsensus } from '@doran/contract'
import { createManualClock } from '../platform/time/clock.fake.js'
import { createTestDatabase, startTestApi } from './test-app.js'
import type { Browser } from './test-browser.js'
import { findGame, finish, startPlay } from './test-game.js'

export const BOARD_SLUG = 'ramen-toppings'
const MINUTE_MS = 60_000

/** An API of its own, whose clock is moved by hand. */
export async function startBoards() {
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

export type BoardsApi = Awaited<ReturnType<typeof startBoards>>

/** Puts an item into a row, at its beginning. */
export const place = (item: string, row: string | null, at = 0): PlayInput => ({
  type: 'place',
  item,
  row,
  at,
})

/** A board on which these items stand in these rows. */
export async function finishBoard(
  { wait }: Pick<BoardsApi, 'wait'>,
  browser: Browser,
  rows: Record<string, string>,
  more: PlayInput[] = [],
): Promise<FinishedPlay> {
  const play = await startPlay(browser, BOARD_SLUG)
  wait()
  const inputs = Object.entries(rows).map(([item, row]) => place(item, row))
  return finish(browser, play, [...inputs, ...more])
}

/** What everyone thinks, to this browser. */
export async function readConsensus(
  browser: Browser,
  period: 'all' | 'week' = 'all',
): Promise<TierConsensus> {
  const { id: gameId } = await findGame(browser, BOARD_SLUG)
  return browser.api.call('GET /v1/game/{gameId}/consensus', {
    params: { gameId },
    query: { period },
  })
}

/** Has the board of this browser's person counted, or not. */
export async function setCounted(browser: Browser, isCounted: boolean): Promise<void> {
  const { mine } = await readConsensus(browser)
  await browser.api.call('PUT /v1/play/{playId}/counted', {
    params: { playId: mine?.playId ?? '' },
    body: { isCounted },
  })
}
