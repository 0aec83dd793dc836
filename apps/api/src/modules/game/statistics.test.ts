import type { OpenPlay, PlayInput } from '@doran/contract'
import { worldcup } from '@doran/game-engine'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createManualClock } from '../../platform/time/clock.fake.js'
import { createTestDatabase, startTestApi } from '../../testing/test-app.js'
import type { Browser } from '../../testing/test-browser.js'
import { findGame, finish, inputsTo, playToEnd, startPlay } from '../../testing/test-game.js'

const MINUTE_MS = 60_000

/** The left one of each match wins. */
function picksOf({ content, seed, options }: OpenPlay): PlayInput[] {
  if (content.kind !== 'worldcup') throw new Error('no world cup')
  let state = worldcup.init(content, { seed, options })
  const picks: PlayInput[] = []
  while (state.match) {
    const pick = { type: 'pick' as const, item: state.match.left }
    state = worldcup.reduce(content, state, pick) ?? state
    picks.push(pick)
  }
  return picks
}

async function start() {
  const clock = createManualClock(new Date())
  const api = startTestApi(await createTestDatabase(), { clock })
  const wait = () => clock.advance(MINUTE_MS)
  return { ...api, clock, wait }
}

const statOf = async (browser: Browser, slug: string) => {
  const { id: gameId } = await findGame(browser, slug)
  return browser.api.call('GET /v1/game/{gameId}/stat', { params: { gameId } })
}

const rankingOf = async (browser: Browser, slug: string) => {
  const { id: gameId } = await findGame(browser, slug)
  return browser.api.call('GET /v1/game/{gameId}/ranking', { params: { gameId } })
}

it('counts a person once in ten minutes, also where two plays end at once', async () => {
  const { browser: open, clock, wait } = await start()
  const browser = open()
  const [one, other] = [
    await startPlay(browser, 'which-light'),
    await startPlay(browser, 'which-light'),
  ]
  wait()
  await Promise.all([one, other].map((play) => finish(browser, play, inputsTo(play))))
  expect((await statOf(browser, 'which-light')).finishes).toBe(1)

  clock.advance(8 * MINUTE_MS)
  await playToEnd(browser, 'which-light', { wait })
  expect((await statOf(browser, 'which-light')).finishes).toBe(1)
  await playToEnd(browser, 'which-light', { wait })
  expect((await statOf(browser, 'which-light')).finishes).toBe(2)
})

it('does not count what nobody can play so quickly', async () => {
  const { browser: open } = await start()
  const browser = open()
  const play = await playToEnd(browser, 'which-light')
  expect(play.outcome.resultKey).toBe('fnt')
  expect((await statOf(browser, 'which-light')).finishes).toBe(0)
})

it('counts ten plays of a game an hour from one address, and forty from its network', async () => {
  const { browser: open, clock } = await start()
  const playFrom = (address: string) =>
    playToEnd(open(address), 'which-light', { wait: () => clock.advance(31_000) })
  const finishes = async () => (await statOf(open(), 'which-light')).finishes

  for (let plays = 0; plays < 12; plays += 1) await playFrom('203.0.113.7')
  expect(await finishes()).toBe(10)
  for (let plays = 0; plays < 32; plays += 1) await playFrom(`203.0.113.${100 + plays}`)
  expect(await finishes()).toBe(40)
  await playFrom('198.51.100.7')
  expect(await finishes()).toBe(41)
  clock.advance(60 * MINUTE_MS)
  await playFrom('203.0.113.7')
  expect(await finishes()).toBe(42)
})

it('counts ten plays of a game an hour where no address is known', async () => {
  const { browser: open, wait } = await start()
  for (let plays = 0; plays < 12; plays += 1) await playToEnd(open(), 'which-light', { wait })
  expect((await statOf(open(), 'which-light')).finishes).toBe(10)
})

it('shows no shares under thirty plays, and from then on all of them', async () => {
  const { browser: open, wait } = await start()
  for (let plays = 0; plays < 29; plays += 1) {
    const anywhere = open(`203.0.${plays}.7`)
    await playToEnd(anywhere, 'which-light', { choice: plays < 20 ? 0 : 1, wait })
  }
  const asking = open()
  expect(await statOf(asking, 'which-light')).toEqual({
    finishes: 29,
    needed: 30,
    isEnough: false,
    results: [],
  })
  expect((await findGame(asking, 'which-light')).finishes).toBeNull()

  const last = await playToEnd(asking, 'which-light', { choice: 1, wait })

  const { isEnough, results } = await statOf(asking, 'which-light')
  expect(isEnough).toBe(true)
  expect(results.map(({ resultKey, percent }) => [resultKey, percent]).slice(0, 3)).toEqual([
    ['fnt', 67],
    ['edl', 33],
    ['fnl', 0],
  ])
  expect(results).toHaveLength(8)
  expect(last.samePercent).toBe(33)
  expect((await findGame(asking, 'which-light')).finishes).toBe(30)
})

it('ranks what won often above what won its only match, and leaves lots out', async () => {
  const { browser: open, deps } = await start()
  const browser = open()
  const { id } = await findGame(browser, 'winter-snacks')
  const row = (key: string, shown: number, won: number) =>
    sql`(${id}, ${key}, ${shown}::int, ${won}::int, 0, 0)`
  await deps.db.execute(sql`insert into item_stat (game_id, item_key, shown, won, finals, champions)
    values ${row('hotteok', 100, 80)}, ${row('mandu', 1, 1)}, ${row('sikhye', 100, 50)}`)
  await deps.db.execute(sql`update game set finishes = 30 where id = ${id}`)

  const { items } = await rankingOf(browser, 'winter-snacks')

  expect(items.slice(0, 3).map(({ item, winPercent }) => [item.key, winPercent])).toEqual([
    ['hotteok', 80],
    ['sikhye', 50],
    ['mandu', 100],
  ])
  expect(items.map(({ place }) => place)).toEqual(Array.from({ length: 16 }, (_, at) => at + 1))
})

it('adds a world cup’s counted matches to its items’ numbers', async () => {
  const { browser: open, deps, wait } = await start()
  const numbers = async () => {
    const { rows } = await deps.db.execute<Record<string, number>>(sql`
      select sum(shown)::int as shown, sum(won)::int as won, sum(finals)::int as finals,
        sum(champions)::int as champions, max(won)::int as most from item_stat`)
    return rows[0]
  }
  const playBy = async (inputsOf: (play: OpenPlay) => PlayInput[]) => {
    const browser = open()
    const play = await startPlay(browser, 'winter-snacks', { size: 4 })
    wait()
    await finish(browser, play, inputsOf(play))
  }

  await playBy(picksOf)
  expect(await numbers()).toEqual({ shown: 6, won: 3, finals: 2, champions: 1, most: 2 })
  await playBy(picksOf)
  expect(await numbers()).toMatchObject({ shown: 12, won: 6, finals: 4, champions: 2 })
  await playBy((play) => inputsTo(play))
  expect(await numbers()).toMatchObject({ shown: 12, won: 6, finals: 6, champions: 3 })
})

it('says nothing of the kind of game that it is not', async () => {
  const { browser: open } = await start()
  expect((await statOf(open(), 'winter-snacks')).results).toEqual([])
  expect((await rankingOf(open(), 'which-light')).items).toEqual([])
})
