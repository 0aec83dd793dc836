import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'
import { poll, pollOption, pollVote } from '../../schema/community/poll.table.js'

export type PollRow = typeof poll.$inferSelect

export type PollParts = {
  poll: PollRow
  options: { label: string; votes: number }[]
  /** The viewer's choices. */
  mine: number[]
}

export async function insertPoll(
  db: Executor,
  row: Omit<PollRow, 'voters'>,
  labels: readonly string[],
): Promise<void> {
  const { postId } = row
  await db.insert(poll).values(row)
  await db.insert(pollOption).values(labels.map((label, place) => ({ postId, place, label })))
}

export async function findPoll(
  db: Executor,
  postId: string,
  viewerId: string | null,
): Promise<PollParts | null> {
  const [row] = await db.select().from(poll).where(eq(poll.postId, postId))
  if (!row) return null
  const options = await listOptions(db, postId)
  return { poll: row, options, mine: viewerId === null ? [] : await findVote(db, postId, viewerId) }
}

export async function listOptions(
  db: Executor,
  postId: string,
): Promise<{ label: string; votes: number }[]> {
  return db
    .select({ label: pollOption.label, votes: pollOption.votes })
    .from(pollOption)
    .where(eq(pollOption.postId, postId))
    .orderBy(pollOption.place)
}

/** Locks the poll until the transaction ends, so that one vote is counted at a time. */
export async function lockPoll(db: Executor, postId: string): Promise<PollRow | null> {
  const [row] = await db.select().from(poll).where(eq(poll.postId, postId)).for('no key update')
  return row ?? null
}

export async function findVote(db: Executor, postId: string, profileId: string): Promise<number[]> {
  const [row] = await db
    .select({ places: pollVote.places })
    .from(pollVote)
    .where(and(eq(pollVote.postId, postId), eq(pollVote.profileId, profileId)))
  return row?.places ?? []
}

type Vote = { postId: string; profileId: string; places: number[]; votedAt: Date }

/** In place of what the person chose before; the poll is locked. */
export async function replaceVote(
  db: Executor,
  { postId, profileId, places, votedAt }: Vote,
): Promise<void> {
  const before = await findVote(db, postId, profileId)
  await db
    .insert(pollVote)
    .values({ postId, profileId, places, votedAt })
    .onConflictDoUpdate({
      target: [pollVote.postId, pollVote.profileId],
      set: { places, votedAt },
    })
  const change = (place: number) => Number(places.includes(place)) - Number(before.includes(place))
  for (const place of new Set([...places, ...before])) {
    await db
      .update(pollOption)
      .set({ votes: sql`${pollOption.votes} + ${change(place)}` })
      .where(and(eq(pollOption.postId, postId), eq(pollOption.place, place)))
  }
  if (before.length > 0) return
  await db
    .update(poll)
    .set({ voters: sql`${poll.voters} + 1` })
    .where(eq(poll.postId, postId))
}

/** With its options and votes. */
export async function deletePoll(db: Executor, postId: string): Promise<void> {
  await db.delete(poll).where(eq(poll.postId, postId))
}
