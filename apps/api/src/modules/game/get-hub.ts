import { GameKind, type GameCard, type ReplyOf } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import { dayInSeoul } from '../../platform/time/seoul-day.js'
import { findFeatured } from '../featured/index.js'
import { countPublicGames, listKindsWithGames, type GameFilter } from './game-repository.js'
import { listFirstGames } from './list-games.js'

/** Fewer games are all in the list below; shelves would only repeat them. */
const SHELVES_FROM = 9
const SHELF_LENGTH = 6
const SHELF_FROM = 3
const TODAY_AMONG = 30

/** What is rated 15 is met on its own page first. */
export const TODAYS_GAME_FILTER = { isRated15Left: true } as const

type Hub = ReplyOf<'GET /v1/game/hub'>
type Rule = { key: string; title: string; filter: GameFilter; sort: 'hot' | 'new' }

const RULES: readonly Rule[] = [
  { key: 'hot', title: '지금 인기 있는 놀이', filter: {}, sort: 'hot' },
  { key: 'short', title: '3분이면 끝나는 놀이', filter: { mood: 'short' }, sort: 'hot' },
  { key: 'together', title: '둘이 하기 좋은 놀이', filter: { mood: 'together' }, sort: 'hot' },
  { key: 'deep', title: '천천히 들여다보는 놀이', filter: { mood: 'deep' }, sort: 'hot' },
  { key: 'new', title: '새로 나온 놀이', filter: {}, sort: 'new' },
]

/** What a hub opens with. */
export async function getHub(
  ctx: Context,
  { kind }: { kind?: GameKind | undefined },
): Promise<Hub> {
  const [kinds, today, count] = await Promise.all([
    listKindsWithGames(ctx.db),
    findTodaysGame(ctx, kind),
    countPublicGames(ctx.db, kind),
  ])
  return {
    kinds: GameKind.options.filter((each) => kinds.includes(each)),
    today,
    shelves: count < SHELVES_FROM ? [] : await readShelves(ctx, kind, today),
  }
}

/** The one that an administrator chose, where it is of the kind; else another one every day. Never one rated 15. */
export async function findTodaysGame(
  ctx: Context,
  kind: GameKind | undefined,
): Promise<GameCard | null> {
  const filter = { ...TODAYS_GAME_FILTER, kind, sort: 'new' } as const
  const id = await findFeatured(ctx, 'today-game')
  const [chosen] = id === null ? [] : await listFirstGames(ctx, { ...filter, ids: [id], limit: 1 })
  if (chosen) return chosen
  const games = await listFirstGames(ctx, { ...filter, limit: TODAY_AMONG })
  return games[dayInSeoul(ctx.clock.now()) % Math.max(1, games.length)] ?? null
}

async function readShelves(
  ctx: Context,
  kind: GameKind | undefined,
  today: GameCard | null,
): Promise<Hub['shelves']> {
  const filled = await Promise.all(
    RULES.map(async ({ filter, sort, ...shelf }) => ({
      ...shelf,
      items: await listFirstGames(ctx, { ...filter, kind, sort, limit: SHELF_LENGTH * 2 }),
    })),
  )
  const used = new Set(today ? [today.id] : [])
  const shelves: Hub['shelves'] = []
  for (const { items: fitting, ...shelf } of filled) {
    const items = fitting.filter(({ id }) => !used.has(id)).slice(0, SHELF_LENGTH)
    if (items.length < SHELF_FROM) continue
    shelves.push({ ...shelf, items })
    for (const { id } of items) used.add(id)
  }
  return shelves
}
