import { and, eq, sql } from 'drizzle-orm'
import type { MorningMood, MorningReaction } from '@doran/contract/limits'
import type { Database, Executor } from '../../platform/db/client.js'
import { BLOCKED, isUnblocked } from '../block/index.js'
import {
  morningNote,
  morningReaction,
  type MorningNoteRow,
} from '../../schema/morning/morning.table.js'

/** A note with what the board shows beside it. */
export type ShownNoteRow = {
  id: string
  text: string
  mood: MorningMood
  is_anonymous: boolean
  author_profile_id: string
  author_name: string
  author_is_leaving: boolean
  liked: number
  reactions: Partial<Record<MorningReaction, number>>
  reaction: MorningReaction | null
  created_at: Date
}

export type NotePosition =
  | { sort: 'new'; createdAt: string; id: string }
  | { sort: 'liked'; liked: number; id: string }

type NoteOrder = { sort: NotePosition['sort']; after: NotePosition | null; limit: number }

/**
 * Notes of those who are not blocked, and that moderators did not hide from all but their author. Notes without a name
 * stay: one that went as somebody is blocked would tell whose it is.
 */
const NOTES = `(
    select id, day, text, mood, is_anonymous, is_hidden, liked, created_at, profile_id as author_profile_id
    from morning_note
  )`
const IS_SHOWN = `(n.is_anonymous or ${isUnblocked('n')}) and (not n.is_hidden or n.author_profile_id = $1)`

const COLUMNS = `
  select n.id, n.text, n.mood, n.is_anonymous, n.author_profile_id, n.liked, n.created_at,
    p.name as author_name, m.erase_at is not null as author_is_leaving,
    (
      select coalesce(jsonb_object_agg(reaction, times), '{}') from (
        select reaction, count(*) as times from morning_reaction r where r.note_id = n.id group by reaction
      ) counted
    ) as reactions,
    (select reaction from morning_reaction r where r.note_id = n.id and r.profile_id = $1) as reaction`

const AUTHORS = `
  join profile p on p.id = n.author_profile_id
  join member m on m.id = p.member_id`

const SORTS = {
  new: { column: 'created_at', type: 'timestamptz' },
  liked: { column: 'liked', type: 'int' },
} as const

/** A day's notes that the viewer sees, a page at a time. */
export async function listNoteRows(
  { pool }: Database,
  viewerId: string | null,
  day: number,
  { sort, after, limit }: NoteOrder,
): Promise<ShownNoteRow[]> {
  const { column, type } = SORTS[sort]
  const from = after && [after.sort === 'new' ? after.createdAt : after.liked, after.id]
  const { rows } = await pool.query<ShownNoteRow>({
    name: `list_morning_notes_${sort}${after ? '_after' : ''}`,
    text: `with ${BLOCKED} ${COLUMNS} from (
        select n.* from ${NOTES} n
        where n.day = $2 and ${IS_SHOWN}
          ${after ? `and (n.${column}, n.id) < ($4::${type}, $5::uuid)` : ''}
        order by n.${column} desc, n.id desc limit $3
      ) n ${AUTHORS} order by n.${column} desc, n.id desc`,
    values: [viewerId, day, limit, ...(from ?? [])],
  })
  return rows
}

/** One that the viewer sees, of whichever day. */
export async function findShownNote(
  { pool }: Database,
  viewerId: string | null,
  id: string,
): Promise<ShownNoteRow | null> {
  const { rows } = await pool.query<ShownNoteRow>({
    name: 'find_shown_morning_note',
    text: `with ${BLOCKED} ${COLUMNS} from ${NOTES} n ${AUTHORS} where n.id = $2 and ${IS_SHOWN}`,
    values: [viewerId, id],
  })
  return rows[0] ?? null
}

export async function findNoteRow(db: Executor, id: string): Promise<MorningNoteRow | null> {
  const [row] = await db.select().from(morningNote).where(eq(morningNote.id, id))
  return row ?? null
}

/** A member's own. */
export async function findOwnNote(
  db: Executor,
  profileId: string,
  id: string,
): Promise<MorningNoteRow | null> {
  const row = await findNoteRow(db, id)
  return row?.profileId === profileId ? row : null
}

export async function insertNote(
  db: Executor,
  row: typeof morningNote.$inferInsert,
): Promise<void> {
  await db.insert(morningNote).values(row)
}

export async function deleteNoteRow(db: Executor, id: string): Promise<void> {
  await db.delete(morningNote).where(eq(morningNote.id, id))
}

export async function markNoteHidden(db: Executor, id: string, isHidden: boolean): Promise<void> {
  await db.update(morningNote).set({ isHidden }).where(eq(morningNote.id, id))
}

/** Keeps a note's reactions from changing until the transaction ends; false where it is gone. */
export async function lockNote(db: Executor, id: string): Promise<boolean> {
  const held = await db
    .select({ id: morningNote.id })
    .from(morningNote)
    .where(eq(morningNote.id, id))
    .for('update')
  return held.length > 0
}

/** Sets or takes back a member's reaction to a note that is locked, and counts it. */
export async function putReaction(
  db: Executor,
  { noteId, profileId }: { noteId: string; profileId: string },
  given: { reaction: MorningReaction; createdAt: Date } | null,
): Promise<void> {
  const own = and(eq(morningReaction.noteId, noteId), eq(morningReaction.profileId, profileId))
  const { rowCount: gone } = await db.delete(morningReaction).where(own)
  if (given) await db.insert(morningReaction).values({ noteId, profileId, ...given })
  const change = (given ? 1 : 0) - (gone ?? 0)
  if (change === 0) return
  await db
    .update(morningNote)
    .set({ liked: sql`${morningNote.liked} + ${change}` })
    .where(eq(morningNote.id, noteId))
}

/** Takes back all reactions of somebody who is erased. */
export async function eraseReactions(db: Executor, profileId: string): Promise<void> {
  // Locked in one order, and before their reactions as everywhere.
  await db.execute(sql`
    select from morning_note where id in (
      select note_id from morning_reaction where profile_id = ${profileId}
    ) order by id for update`)
  await db.execute(sql`
    with gone as (delete from morning_reaction where profile_id = ${profileId} returning note_id)
    update morning_note n set liked = n.liked - 1 from gone where n.id = gone.note_id`)
}
