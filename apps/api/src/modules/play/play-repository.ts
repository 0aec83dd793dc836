import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  sql,
} from 'drizzle-orm'
import type { AgeRating, GameKind } from '@doran/contract'
import type { Executor } from '../../platform/db/client.js'
import { ownedBy, type RowOwner } from '../../platform/db/ownership.js'
import type { Merge } from '../../platform/module/table-rule.js'
import { game, gameVersion } from '../../schema/game/game.table.js'
import { play, type PlayRow } from '../../schema/play/play.table.js'

export type PlayPosition = { lastAt: string; id: string }

/** A play with what a list shows of its game, as the game stands now. */
export type PlayWithGame = {
  play: PlayRow
  game: {
    card: unknown
    finishes: number
    publishedAt: Date
    ownerProfileId: string
    ageRating: AgeRating
  }
}

const GAME_COLUMNS = {
  card: gameVersion.card,
  finishes: game.finishes,
  publishedAt: game.publishedAt,
  ownerProfileId: game.ownerProfileId,
  ageRating: game.ageRating,
}

const isShown = and(
  eq(game.id, play.gameId),
  inArray(game.visibility, ['public', 'unlisted']),
  isNull(play.deletedAt),
)

const selectWithGame = (db: Executor) =>
  db
    .select({ play, game: GAME_COLUMNS })
    .from(play)
    .innerJoin(game, isShown)
    .innerJoin(gameVersion, eq(gameVersion.id, game.publishedVersionId))

const { inputs: _inputs, outcome: _outcome, ...LISTED_COLUMNS } = getTableColumns(play)

/** A play as lists read it, without what it was made of, which may be long. */
export type ListedPlay = {
  play: Omit<PlayRow, 'inputs' | 'outcome'>
  game: PlayWithGame['game']
}

export async function findPlayOfOwner(
  db: Executor,
  owner: RowOwner,
  id: string,
): Promise<PlayRow | null> {
  const [row] = await db
    .select()
    .from(play)
    .where(and(eq(play.id, id), ownedBy(play, owner)))
  return row ?? null
}

export async function findPlayByClientId(
  db: Executor,
  owner: RowOwner,
  clientPlayId: string,
): Promise<PlayRow | null> {
  const [row] = await db
    .select()
    .from(play)
    .where(and(ownedBy(play, owner), eq(play.clientPlayId, clientPlayId)))
  return row ?? null
}

/** Null for a play that was deleted, or of a game that is not to be seen any more. */
export async function findPlayWithGame(db: Executor, id: string): Promise<PlayWithGame | null> {
  const [row] = await selectWithGame(db).where(eq(play.id, id))
  return row ?? null
}

export async function findFinishedByCode(
  db: Executor,
  shareCode: string,
): Promise<PlayWithGame | null> {
  const [row] = await selectWithGame(db).where(
    and(eq(play.shareCode, shareCode), eq(play.status, 'finished')),
  )
  return row ?? null
}

/** Inserts unless the owner has one under the same client id; false then. */
export async function insertPlay(db: Executor, row: typeof play.$inferInsert): Promise<boolean> {
  const inserted = await db
    .insert(play)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: play.id })
  return inserted.length > 0
}

/** A play with whom its game is for. */
export type RatedPlay = PlayRow & { ageRating: AgeRating }

/** What the game of a play's version is called. */
export async function findGameTitle(db: Executor, versionId: string): Promise<string> {
  const [row] = await db
    .select({ title: sql<string>`card->>'title'` })
    .from(gameVersion)
    .where(eq(gameVersion.id, versionId))
  return row?.title ?? ''
}

/** Locks the play until the transaction ends. */
export async function lockPlay(db: Executor, id: string): Promise<RatedPlay> {
  const [row] = await db
    .select({ ...getTableColumns(play), ageRating: game.ageRating })
    .from(play)
    .innerJoin(game, eq(game.id, play.gameId))
    .where(eq(play.id, id))
    .for('no key update', { of: play })
  if (!row) throw new Error(`play ${id} is gone`)
  return row
}

export async function updatePlay(
  db: Executor,
  id: string,
  changes: Partial<typeof play.$inferInsert>,
): Promise<PlayRow> {
  const [row] = await db.update(play).set(changes).where(eq(play.id, id)).returning()
  if (!row) throw new Error(`play ${id} is gone`)
  return row
}

/** Changes nothing of a play that was finished meanwhile. */
export async function updateUnfinished(
  db: Executor,
  id: string,
  changes: Partial<typeof play.$inferInsert>,
): Promise<void> {
  await db
    .update(play)
    .set(changes)
    .where(and(eq(play.id, id), eq(play.status, 'started')))
}

/** An owner's plays, the last played first or last. */
export async function listPlayRows(
  db: Executor,
  owner: RowOwner,
  only: {
    status?: PlayRow['status'] | undefined
    kind?: GameKind | undefined
    sort?: 'new' | 'old'
    gameId?: string
    after?: PlayPosition | null
    since?: Date
    /** Only those in which something was done. */
    isBegun?: boolean
    limit: number
  },
): Promise<ListedPlay[]> {
  const { status, kind, sort = 'new', gameId, after, since, isBegun, limit } = only
  const isOld = sort === 'old'
  return db
    .select({ play: LISTED_COLUMNS, game: GAME_COLUMNS })
    .from(play)
    .innerJoin(game, isShown)
    .innerJoin(gameVersion, eq(gameVersion.id, game.publishedVersionId))
    .where(
      and(
        ownedBy(play, owner),
        status && eq(play.status, status),
        kind && eq(game.kind, kind),
        gameId === undefined ? undefined : eq(play.gameId, gameId),
        since && gt(play.lastAt, since),
        isBegun ? sql`${play.inputs} <> '[]'::jsonb` : undefined,
        after
          ? sql`(${play.lastAt}, ${play.id}) ${isOld ? sql`>` : sql`<`} (${after.lastAt}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(...(isOld ? [asc(play.lastAt), asc(play.id)] : [desc(play.lastAt), desc(play.id)]))
    .limit(limit)
}

/** The results that an owner had of a game, each once. */
export async function listResultKeys(
  db: Executor,
  owner: RowOwner,
  gameId: string,
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ resultKey: play.resultKey })
    .from(play)
    .where(and(...finishedOf(owner, gameId), isNull(play.deletedAt)))
  return rows.flatMap(({ resultKey }) => resultKey ?? [])
}

/** Conditions of what an owner finished of a game, deleted or not. */
export const finishedOf = (owner: RowOwner, gameId: string) => [
  ownedBy(play, owner),
  eq(play.gameId, gameId),
  eq(play.status, 'finished'),
]

/** Whether a play of the owner's began or was counted since, for the game's numbers. */
export async function hasPlaySince(
  db: Executor,
  owner: RowOwner,
  { gameId, since, what }: { gameId: string; since: Date; what: 'started' | 'counted' },
): Promise<boolean> {
  const column = what === 'started' ? play.startedAt : play.countedAt
  const [found] = await db
    .select({ id: play.id })
    .from(play)
    .where(and(ownedBy(play, owner), eq(play.gameId, gameId), isNotNull(column), gt(column, since)))
    .limit(1)
  return found !== undefined
}

/** Held until the transaction ends: of an owner's plays of one game only one is counted at a time. */
export async function lockCounting(db: Executor, ownerId: string, gameId: string): Promise<void> {
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`${ownerId} ${gameId}`}, 0))`,
  )
}

const DELETED_AT_ONCE = 1_000

/** Forgets plays that nobody can finish any more, some at a time. */
export async function deleteUnfinished(db: Executor, deadline: Date): Promise<void> {
  const old = db
    .select({ id: play.id })
    .from(play)
    .where(and(eq(play.status, 'started'), lt(play.lastAt, deadline)))
    .limit(DELETED_AT_ONCE)
  await db.delete(play).where(inArray(play.id, old))
}

/** Forgets plays that nobody can bring back any more, some at a time. */
export async function eraseDeleted(db: Executor, deadline: Date): Promise<void> {
  const old = db
    .select({ id: play.id })
    .from(play)
    .where(lt(play.deletedAt, deadline))
    .limit(DELETED_AT_ONCE)
  await db.delete(play).where(inArray(play.id, old))
}

/** Locks a visitor's plays until the transaction ends. */
export async function lockPlaysOfVisitor(db: Executor, visitorId: string): Promise<void> {
  await db
    .select({ id: play.id })
    .from(play)
    .where(eq(play.ownerVisitorId, visitorId))
    .orderBy(play.id)
    .for('no key update')
}

/**
 * Makes a visitor's plays a member's; answers how many. Where the member has a play under the same client id, the
 * moved one is given an id which no client can send.
 */
export async function movePlays(db: Executor, { visitorId, profileId }: Merge): Promise<number> {
  const moved = await db.execute(sql`
    update play moved set
      owner_visitor_id = null, owner_profile_id = ${profileId},
      client_play_id = case when exists (
        select from play own
        where own.owner_profile_id = ${profileId} and own.client_play_id = moved.client_play_id
      ) then moved.client_play_id || '-' || moved.id else moved.client_play_id end
    where owner_visitor_id = ${visitorId}`)
  return moved.rowCount ?? 0
}

export async function setRanked(db: Executor, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await db
      .update(play)
      .set({ unrankedFor: null })
      .where(inArray(play.id, [...ids]))
}
