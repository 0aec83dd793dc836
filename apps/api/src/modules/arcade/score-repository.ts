import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  max,
  ne,
  notInArray,
  or,
  sql,
} from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'
import { ownedBy, type RowOwner } from '../../platform/db/ownership.js'
import { member } from '../../schema/account/member.table.js'
import { chatMember } from '../../schema/chat/chat-member.table.js'
import { play, type PlayRow } from '../../schema/play/play.table.js'
import { profile } from '../../schema/profile/profile.table.js'
import { arcadeScore } from '../../schema/arcade/arcade.table.js'
import { FORGED } from './forged.js'

export type ScoreKey = { gameId: string; week: number }
export type RankedRow = {
  profileId: string
  nickName: string
  score: number
  achievedAt: Date
  playId: string | null
}
/** `isLeaving`: their deletion was asked for. */
export type ListedRow = Omit<RankedRow, 'playId'> & { isLeaving: boolean }
/** Where a row stands: the higher score first, of equal ones the earlier. */
export type ScorePosition = { score: number; achievedAt: string; profileId: string }

/** Keeps a member's score where it is their best of the week. */
export async function keepBest(db: Executor, row: typeof arcadeScore.$inferInsert): Promise<void> {
  const { score, playId, achievedAt } = row
  await db
    .insert(arcadeScore)
    .values(row)
    .onConflictDoUpdate({
      target: [arcadeScore.gameId, arcadeScore.week, arcadeScore.profileId],
      set: { score, playId, achievedAt },
      setWhere: lt(arcadeScore.score, score),
    })
}

const isBehind = ({ score, achievedAt, profileId }: ScorePosition) =>
  or(
    lt(arcadeScore.score, score),
    and(
      eq(arcadeScore.score, score),
      sql`(${arcadeScore.achievedAt}, ${arcadeScore.profileId}) > (${achievedAt}::timestamptz, ${profileId}::uuid)`,
    ),
  )

const isBefore = ({ score, achievedAt, profileId }: ScorePosition) =>
  or(
    gt(arcadeScore.score, score),
    and(
      eq(arcadeScore.score, score),
      sql`(${arcadeScore.achievedAt}, ${arcadeScore.profileId}) < (${achievedAt}::timestamptz, ${profileId}::uuid)`,
    ),
  )

/** People whom a member chats with, and the member. */
const friendsOf = (db: Executor, profileId: string) => {
  const mine = db
    .select({ channelId: chatMember.channelId })
    .from(chatMember)
    .where(and(eq(chatMember.profileId, profileId), isNull(chatMember.leftAt)))
  return or(
    eq(arcadeScore.profileId, profileId),
    inArray(
      arcadeScore.profileId,
      db
        .select({ profileId: chatMember.profileId })
        .from(chatMember)
        .where(and(inArray(chatMember.channelId, mine), isNull(chatMember.leftAt))),
    ),
  )
}

export type Among = ScoreKey & { friendsOf?: string | undefined }

const isAmong = (db: Executor, { gameId, week, friendsOf: viewerId }: Among) => [
  eq(arcadeScore.gameId, gameId),
  eq(arcadeScore.week, week),
  viewerId === undefined ? undefined : friendsOf(db, viewerId),
]

export async function listScores(
  db: Executor,
  among: Among,
  { after, limit }: { after: ScorePosition | null; limit: number },
): Promise<ListedRow[]> {
  return db
    .select({
      profileId: arcadeScore.profileId,
      nickName: profile.name,
      score: arcadeScore.score,
      achievedAt: arcadeScore.achievedAt,
      isLeaving: sql<boolean>`${member.eraseAt} is not null`,
    })
    .from(arcadeScore)
    .innerJoin(profile, eq(profile.id, arcadeScore.profileId))
    .innerJoin(member, eq(member.id, profile.memberId))
    .where(and(...isAmong(db, among), after ? isBehind(after) : undefined))
    .orderBy(desc(arcadeScore.score), asc(arcadeScore.achievedAt), asc(arcadeScore.profileId))
    .limit(limit)
}

/** How many stand before. */
export async function countBefore(
  db: Executor,
  among: Among,
  position: ScorePosition,
): Promise<number> {
  const [found] = await db
    .select({ count: sql<number>`count(*)::integer` })
    .from(arcadeScore)
    .where(and(...isAmong(db, among), isBefore(position)))
  return found?.count ?? 0
}

export async function findScore(
  db: Executor,
  { gameId, week, profileId }: ScoreKey & { profileId: string },
): Promise<RankedRow | null> {
  const [row] = await db
    .select({
      profileId: arcadeScore.profileId,
      nickName: profile.name,
      score: arcadeScore.score,
      achievedAt: arcadeScore.achievedAt,
      playId: arcadeScore.playId,
    })
    .from(arcadeScore)
    .innerJoin(profile, eq(profile.id, arcadeScore.profileId))
    .where(
      and(
        eq(arcadeScore.gameId, gameId),
        eq(arcadeScore.week, week),
        eq(arcadeScore.profileId, profileId),
      ),
    )
  return row ?? null
}

/** The best that a member's other ranked plays since had; null without one. */
export async function findOtherBest(
  db: Executor,
  {
    owner,
    gameId,
    since,
    except,
  }: { owner: RowOwner; gameId: string; since: Date; except: string },
): Promise<{ score: number; achievedAt: Date } | null> {
  const [row] = await db
    .select({ score: play.score, achievedAt: play.finishedAt })
    .from(play)
    .where(
      and(
        ownedBy(play, owner),
        eq(play.gameId, gameId),
        gte(play.finishedAt, since),
        isNull(play.unrankedFor),
        isNull(play.deletedAt),
        ne(play.id, except),
      ),
    )
    .orderBy(desc(play.score), asc(play.finishedAt))
    .limit(1)
  if (!row || row.score === null || row.achievedAt === null) return null
  return { score: row.score, achievedAt: row.achievedAt }
}

/** The best of an owner's games that ended before one of them; null without one. Deleted ones were played too. */
export async function findBestBefore(
  db: Executor,
  { id, gameId, finishedAt }: ScoredPlay,
  owner: RowOwner,
): Promise<number | null> {
  const [found] = await db
    .select({ best: max(play.score) })
    .from(play)
    .where(
      and(
        ownedBy(play, owner),
        eq(play.gameId, gameId),
        ne(play.mode, 'relaxed'),
        or(isNull(play.unrankedFor), notInArray(play.unrankedFor, [...FORGED])),
        or(lt(play.finishedAt, finishedAt), and(eq(play.finishedAt, finishedAt), lt(play.id, id))),
      ),
    )
  return found?.best ?? null
}

/** The weeks before one that have a score, the latest first. */
export async function listWeeks(
  db: Executor,
  { gameId, before, limit }: { gameId: string; before: number; limit: number },
): Promise<number[]> {
  const { rows } = await db.execute<{ week: number }>(sql`
    with recursive weeks (week) as (
      select max(week) from arcade_score where game_id = ${gameId} and week < ${before}
      union all
      select (
        select max(s.week) from arcade_score s where s.game_id = ${gameId} and s.week < weeks.week
      ) from weeks where weeks.week is not null
    )
    select week from weeks where week is not null limit ${limit}`)
  return rows.map(({ week }) => week)
}

/** A member's games since then that are in no ranking because a visitor played them. */
export async function listUnrankedOfVisitor(
  db: Executor,
  { profileId, since }: { profileId: string; since: Date },
): Promise<ScoredPlay[]> {
  const rows = await db
    .select()
    .from(play)
    .where(
      and(
        eq(play.ownerProfileId, profileId),
        eq(play.unrankedFor, 'visitor'),
        isNull(play.deletedAt),
        gte(play.finishedAt, since),
      ),
    )
  return rows.flatMap((row) => toScored(row) ?? [])
}

/** A game of the arcade at its end. */
export type ScoredPlay = PlayRow & { score: number; finishedAt: Date }

export async function findScoredPlay(
  db: Executor,
  owner: RowOwner,
  id: string,
): Promise<ScoredPlay | null> {
  const [row] = await db
    .select()
    .from(play)
    .where(
      and(eq(play.id, id), ownedBy(play, owner), isNotNull(play.score), isNull(play.deletedAt)),
    )
  return row ? toScored(row) : null
}

function toScored(row: PlayRow): ScoredPlay | null {
  const { score, finishedAt } = row
  return score === null || finishedAt === null ? null : { ...row, score, finishedAt }
}
