import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { QueryOf } from '@doran/contract'
import { SHIPPED_GAMES } from '@doran/game-content'
import { systemContext } from '../../platform/context/context.js'
import { createManualClock } from '../../platform/time/clock.fake.js'
import { createTestDatabase, startTestApi, sharedTestApi } from '../../testing/test-app.js'
import { codeOf, type Browser } from '../../testing/test-browser.js'
import { findGame, playToEnd } from '../../testing/test-game.js'
import { memberBrowser } from '../../testing/test-member.js'
import { seedGames } from './seed-games.js'

const api = sharedTestApi()

async function slugs({ api: client }: Browser, query: QueryOf<'GET /v1/game'> = {}) {
  const { items, nextCursor } = await client.call('GET /v1/game', { query })
  return { slugs: items.map(({ slug }) => slug), nextCursor }
}

describe('the list of games', () => {
  it.each([
    [{ kind: 'psytest' }, ['group-chat-bubble', 'which-genre', 'which-light']],
    [{ kind: 'worldcup' }, ['nice-sounds', 'small-powers', 'winter-snacks']],
    [{ q: '불빛' }, ['which-light']],
    [{ q: 'ㅊㄴㄹ' }, ['small-powers']],
    [{ q: '슈크림' }, ['winter-snacks']],
    [{ q: '라면 콩나물' }, ['ramen-toppings']],
    [{ q: '내가 만드는 티어표' }, []],
    [{ q: '월드컵 간식' }, ['winter-snacks']],
    [{ q: '심리 테스트 불빛' }, ['which-light']],
    [{ q: '장작 소리' }, ['nice-sounds']],
    [{ q: '100%' }, []],
  ] as const)('finds by %j', async (query, found) => {
    expect((await slugs(api().browser(), query)).slugs.toSorted()).toEqual(found)
  })

  it.each(['hot', 'new', 'top'] as const)('goes on where it ended, by %s', async (sort) => {
    const browser = api().browser()
    const { slugs: all } = await slugs(browser, { sort })
    const first = await slugs(browser, { sort, limit: 6 })
    const second = await slugs(browser, { sort, limit: 6, cursor: first.nextCursor ?? '' })
    expect(new Set(all).size).toBe(11)
    expect([...first.slugs, ...second.slugs]).toEqual(all)
    expect(second.nextCursor).toBeNull()
    const other = sort === 'new' ? 'top' : 'new'
    const mixed = slugs(browser, { sort: other, cursor: first.nextCursor ?? '' })
    expect(await codeOf(mixed)).toBe('INVALID_INPUT')
  })

  it('begins with what a member is interested in', async () => {
    const reader = await memberBrowser(api())
    await reader.api.call('PUT /v1/user/interest', { body: { interests: ['판타지'] } })
    const fitting = (
      await api().deps.db.execute<{ slug: string }>(
        sql`select slug from game where '판타지' = any(genres)`,
      )
    ).rows.map(({ slug }) => slug)

    const own = await slugs(reader, { limit: 5 })
    const rest = await slugs(reader, { limit: 5, cursor: own.nextCursor ?? '' })

    expect(fitting.length).toBeGreaterThan(0)
    expect(own.slugs.slice(0, fitting.length).toSorted()).toEqual(fitting.toSorted())
    expect(new Set([...own.slugs, ...rest.slugs]).size).toBe(10)
  })

  it('ranks by how recently and how surely games are finished', async () => {
    const clock = createManualClock(new Date())
    const timed = startTestApi(await createTestDatabase(), { clock })
    const wait = () => clock.advance(60_000)
    const order = async () => (await slugs(timed.browser())).slugs
    for (let plays = 0; plays < 3; plays += 1) {
      await playToEnd(timed.browser(), 'which-light', { wait })
    }
    expect((await order())[0]).toBe('which-light')
    clock.advance(10 * 86_400_000)
    await playToEnd(timed.browser(), 'small-powers', { wait, size: 4 })
    expect((await order()).slice(0, 2)).toEqual(['small-powers', 'which-light'])
  })
})

describe('a game', () => {
  it('tells what it is, who made it, and what is like it', async () => {
    const browser = api().browser()
    const { id: gameId } = await findGame(browser, 'which-light')
    const game = await browser.api.call('GET /v1/game/{gameId}', { params: { gameId } })
    expect(game).toMatchObject({
      maker: { name: '도란지기', isOfficial: true, isGone: false },
      length: 9,
      resultCount: 8,
      sizes: [],
      version: { number: 1 },
    })
    expect(game.related).toHaveLength(3)
    expect(game.related.map(({ id }) => id)).not.toContain(gameId)
  })

  it('that is not there, or is hidden, has no page, content or numbers', async () => {
    const hiding = startTestApi(await createTestDatabase())
    const browser = hiding.browser()
    const { id } = await findGame(browser, 'which-light')
    const play = await playToEnd(browser, 'which-light')
    await hiding.deps.db.execute(sql`update game set visibility = 'hidden' where id = ${id}`)
    for (const gameId of [id, randomUUID()]) {
      const params = { gameId }
      for (const key of [
        'GET /v1/game/{gameId}',
        'GET /v1/game/{gameId}/content',
        'GET /v1/game/{gameId}/stat',
        'GET /v1/game/{gameId}/ranking',
        'GET /v1/game/{gameId}/mine',
      ] as const) {
        expect(await codeOf(browser.api.call(key, { params }))).toBe('NOT_FOUND')
      }
    }
    expect((await slugs(browser)).slugs).not.toContain('which-light')
    const { shareCode } = play
    expect(
      await codeOf(browser.api.call('GET /v1/play/share/{shareCode}', { params: { shareCode } })),
    ).toBe('NOT_FOUND')
  })
})

describe('seeding', () => {
  it('again changes nothing, and other content makes another version', async () => {
    const seeding = startTestApi(await createTestDatabase())
    const ctx = systemContext(seeding.deps)
    const browser = seeding.browser()
    const numberOf = async () => {
      const { id: gameId } = await findGame(browser, 'winter-snacks')
      const game = await browser.api.call('GET /v1/game/{gameId}', { params: { gameId } })
      return game.version.number
    }
    const old = await playToEnd(browser, 'winter-snacks', { size: 4 })
    await seedGames(ctx)
    expect(await numberOf()).toBe(1)
    await seedGames(
      ctx,
      SHIPPED_GAMES.map((game) =>
        game.content.kind === 'worldcup'
          ? { ...game, content: { ...game.content, championLine: '{item}' } }
          : game,
      ),
    )
    expect(await numberOf()).toBe(2)
    const again = await browser.api.call('GET /v1/play/share/{shareCode}', {
      params: { shareCode: old.shareCode },
    })
    expect(again.outcome).toEqual(old.outcome)
  })
})
