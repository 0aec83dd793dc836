import { and, arrayOverlaps, desc, eq, ilike, inArray, ne, or, sql, type SQL } from 'drizzle-orm'
import type { GameKind, GameMood } from '@doran/contract'
import type { Executor } from '../../platform/db/client.js'
import { game, gameVersion, type GameRow } from '../../schema/game/game.table.js'

export type GameListRow = Pick<GameRow, 'id' | 'hot' | 'finishes' | 'publishedAt'> & {
  card: unknown
  isOfInterest: boolean
}

export type GameFilter = {
  kind?: GameKind | undefined
  mood?: GameMood | undefined
  tag?: string | undefined
  maker?: string | undefined
  /** Every one must be found. */
  terms?: readonly string[]
  except?: string
  ids?: readonly string[]
  /** Of these kinds or tags. */
  like?: { kind: GameKind; tags: readonly string[] }
  isRated15Left?: boolean
  /** Any of these stands among its tags or genres. */
  words?: readonly string[]
}

export type GamePosition =
  | { sort: 'hot'; isOfInterest: boolean; hot: number; id: string }
  | { sort: 'new'; publishedAt: string; id: string }
  | { sort: 'top'; finishes: number; id: string }

export type GameOrder = {
  sort: GamePosition['sort']
  /** Games for them stand first where `sort` is `hot`. */
  interests?: readonly string[]
  after: GamePosition | null
  limit: number
}

/** Public games, a page at a time. */
export async function listGameRows(
  db: Executor,
  filter: GameFilter,
  { sort, interests = [], after, limit }: GameOrder,
): Promise<GameListRow[]> {
  const isOfInterest =
    interests.length > 0
      ? sql<boolean>`${arrayOverlaps(game.genres, [...interests])}`
      : sql<boolean>`false`
  const order = {
    hot: [...(interests.length > 0 ? [desc(isOfInterest)] : []), desc(game.hot), desc(game.id)],
    new: [desc(game.publishedAt), desc(game.id)],
    top: [desc(game.finishes), desc(game.id)],
  }[sort]
  return db
    .select({
      id: game.id,
      hot: game.hot,
      finishes: game.finishes,
      publishedAt: game.publishedAt,
      card: gameVersion.card,
      isOfInterest,
    })
    .from(game)
    .innerJoin(gameVersion, eq(gameVersion.id, game.publishedVersionId))
    .where(and(...conditionsOf(filter), after ? isAfter(after, isOfInterest) : undefined))
    .orderBy(...order)
    .limit(limit)
}

function conditionsOf(filter: GameFilter): (SQL | undefined)[] {
  const { kind, mood, tag, maker, terms = [], except, ids, like, isRated15Left, words } = filter
  return [
    eq(game.visibility, 'public'),
    kind && eq(game.kind, kind),
    mood && arrayOverlaps(game.moods, [mood]),
    tag === undefined ? undefined : arrayOverlaps(game.tags, [tag]),
    maker === undefined ? undefined : eq(game.ownerProfileId, maker),
    except === undefined ? undefined : ne(game.id, except),
    ids && inArray(game.id, [...ids]),
    words && or(arrayOverlaps(game.tags, [...words]), arrayOverlaps(game.genres, [...words])),
    isRated15Left ? ne(game.ageRating, '15') : undefined,
    like &&
      or(
        eq(game.kind, like.kind),
        like.tags.length > 0 ? arrayOverlaps(game.tags, [...like.tags]) : undefined,
      ),
    ...terms.map((term) => ilike(game.searchText, `%${term.replace(/[\\%_]/g, '\\$&')}%`)),
  ]
}

function isAfter(position: GamePosition, isOfInterest: SQL): SQL {
  const { id } = position
  if (position.sort === 'new') {
    return sql`(${game.publishedAt}, ${game.id}) < (${position.publishedAt}::timestamptz, ${id}::uuid)`
  }
  if (position.sort === 'top') {
    return sql`(${game.finishes}, ${game.id}) < (${position.finishes}::int, ${id}::uuid)`
  }
  return sql`(${isOfInterest}, ${game.hot}, ${game.id}) < (${position.isOfInterest}::boolean, ${position.hot}::float8, ${id}::uuid)`
}

const OPEN: readonly GameRow['visibility'][] = ['public', 'unlisted']

/** Without its content, which only players need. */
type Version = Pick<typeof gameVersion.$inferSelect, 'id' | 'number' | 'card' | 'publishedAt'>

export type OpenGame = { game: GameRow; version: Version }

const VERSION = {
  id: gameVersion.id,
  number: gameVersion.number,
  card: gameVersion.card,
  publishedAt: gameVersion.publishedAt,
}

/** A game that everybody who has its address may play, with its published version. */
export async function findOpenGame(db: Executor, id: string): Promise<OpenGame | null> {
  const [found] = await listOpenGames(db, [id])
  return found ?? null
}

/** The same of several. */
export async function listOpenGames(db: Executor, ids: readonly string[]): Promise<OpenGame[]> {
  return db
    .select({ game, version: VERSION })
    .from(game)
    .innerJoin(gameVersion, eq(gameVersion.id, game.publishedVersionId))
    .where(and(inArray(game.id, [...ids]), inArray(game.visibility, [...OPEN])))
}

export async function listKindsWithGames(db: Executor): Promise<string[]> {
  const rows = await db
    .selectDistinct({ kind: game.kind })
    .from(game)
    .where(eq(game.visibility, 'public'))
  return rows.map(({ kind }) => kind)
}

export async function countPublicGames(db: Executor, kind: GameKind | undefined): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(game)
    .where(and(...conditionsOf({ kind })))
  return row?.count ?? 0
}

/** The public game of a kind that has only one; null without one. */
export async function findGameOfKind(db: Executor, kind: GameKind): Promise<string | null> {
  const [row] = await db
    .select({ id: game.id })
    .from(game)
    .where(and(eq(game.kind, kind), eq(game.visibility, 'public')))
    .limit(1)
  return row?.id ?? null
}
