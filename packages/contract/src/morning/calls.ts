import { z } from 'zod'
import { call, empty, json } from '../core/call.js'
import { Cursor, PageSize, Timestamp, Uuid, page } from '../core/primitives.js'
import { MORNING_FIELD_COPY } from './copy.js'
import { MORNING_LENGTHS, MORNING_MOODS, MORNING_REACTIONS } from './limits.js'

export const MorningMood = z.enum(MORNING_MOODS, MORNING_FIELD_COPY.morningMood)
export const MorningReaction = z.enum(MORNING_REACTIONS)

/** Days are days of Seoul. */
const Day = z.iso.date()

/** A member's own check-in of a day. */
export const MorningCheck = z.object({
  day: Day,
  mood: MorningMood,
  note: z.string().nullable(),
  noteId: Uuid.nullable(),
  isAnonymous: z.boolean(),
  checkedAt: Timestamp,
})
export type MorningCheck = z.infer<typeof MorningCheck>

/** Days in a row until today, or until yesterday while today's check-in is still to come. */
export const MorningStreak = z.object({
  days: z.number().int(),
  longest: z.number().int(),
  /** Commas: this week's own, and those of the rune store. */
  commas: z.object({ week: z.number().int(), bought: z.number().int() }),
  /** Days were missed since the last one, and commas can bridge them; null where there is nothing to bridge. */
  bridge: z
    .object({
      days: z.array(Day),
      /** The length of the streak that would be restored. */
      streak: z.number().int(),
      hasEnough: z.boolean(),
    })
    .nullable(),
})
export type MorningStreak = z.infer<typeof MorningStreak>

/** Real news of the product, a line each, with a link to more. */
export const BulletinItem = z.object({
  type: z.enum(['story', 'worldcup', 'post', 'season']),
  title: z.string(),
  text: z.string(),
  /** A path within the product; for a post, the post's id. */
  path: z.string(),
})
export type BulletinItem = z.infer<typeof BulletinItem>

export const MorningToday = z.object({
  day: Day,
  greeting: z.string(),
  prompt: z.string(),
  isOpen: z.boolean(),
  /** The next opening, and the closing: this morning's while it is open. */
  opensAt: Timestamp,
  closesAt: Timestamp,
  /** Today's check-ins of everybody. */
  checks: z.number().int(),
  /** Null for visitors. */
  mine: z.object({ check: MorningCheck.nullable(), streak: MorningStreak }).nullable(),
  bulletin: z.array(BulletinItem),
})
export type MorningToday = z.infer<typeof MorningToday>

export const MorningNote = z.object({
  id: Uuid,
  text: z.string(),
  mood: MorningMood,
  /** Null where it is left without a name. */
  author: z.object({ id: Uuid, nickName: z.string() }).nullable(),
  isMine: z.boolean(),
  reactions: z.record(MorningReaction, z.number().int()),
  /** The caller's. */
  reaction: MorningReaction.nullable(),
  createdAt: Timestamp,
})
export type MorningNote = z.infer<typeof MorningNote>

/** When a member was there, in hours of Seoul: counts for 5, 6, … 11. */
const WakeHours = z.array(z.number().int()).length(7)

export const MorningCalendar = z.object({
  month: z.string(),
  days: z.array(
    z.object({
      day: Day,
      /** `comma`: a day that a comma bridges. */
      type: z.enum(['check', 'comma']),
      mood: MorningMood.nullable(),
      note: z.string().nullable(),
    }),
  ),
  wakeHours: WakeHours,
  streak: MorningStreak,
})
export type MorningCalendar = z.infer<typeof MorningCalendar>

const ofNote = { params: z.object({ noteId: Uuid }) } as const

export const morningCalls = {
  ...call('GET /v1/morning/today', {
    actor: 'anyone',
    limit: 'read',
    reply: json(MorningToday),
    codes: [],
  }),
  /**
   * Once a day of Seoul, by the server's clock: again it answers the first one's, whatever is sent. `runes` is what it
   * brought.
   */
  ...call('POST /v1/morning/check', {
    actor: 'member',
    auth: 'full',
    limit: 'morningWrite',
    isRepeatable: true,
    body: z.object({
      mood: MorningMood,
      /** Empty: none. */
      note: z
        .string()
        .trim()
        .max(MORNING_LENGTHS.morningNote, MORNING_FIELD_COPY.morningNoteTooLong)
        .default(''),
      isAnonymous: z.boolean().default(false),
    }),
    reply: json(z.object({ check: MorningCheck, streak: MorningStreak, runes: z.number().int() })),
    codes: ['MORNING_CLOSED', 'WRITING_PAUSED', 'LIMITED_SESSION'],
  }),
  /** Commas bridge the days that were missed since the last one, all of them or none. */
  ...call('POST /v1/morning/bridge', {
    actor: 'member',
    auth: 'full',
    limit: 'morningWrite',
    isRepeatable: true,
    reply: json(MorningStreak),
    codes: ['NOTHING_TO_BRIDGE', 'COMMAS_TOO_FEW', 'LIMITED_SESSION'],
  }),
  /** Today's notes. `liked`: by how many reactions they have. */
  ...call('GET /v1/morning/note', {
    actor: 'anyone',
    limit: 'read',
    query: z.object({
      sort: z.enum(['new', 'liked']).default('new'),
      cursor: Cursor.optional(),
      limit: PageSize,
    }),
    reply: json(page(MorningNote)),
    codes: [],
  }),
  /** One reaction of each member; null takes it back. */
  ...call('PUT /v1/morning/note/{noteId}/reaction', {
    ...ofNote,
    actor: 'member',
    auth: 'full',
    limit: 'morningWrite',
    isRepeatable: true,
    body: z.object({ reaction: MorningReaction.nullable() }),
    reply: json(MorningNote),
    codes: ['NOT_FOUND', 'LIMITED_SESSION'],
  }),
  /** The note goes; the check-in stays. */
  ...call('DELETE /v1/morning/note/{noteId}', {
    ...ofNote,
    actor: 'member',
    owns: 'morningNote',
    limit: 'morningWrite',
    isRepeatable: true,
    reply: empty(),
    codes: ['NOT_FOUND'],
  }),
  ...call('GET /v1/morning/calendar', {
    actor: 'member',
    limit: 'read',
    query: z.object({ month: z.string().regex(/^20[0-9]{2}-(0[1-9]|1[0-2])$/) }),
    reply: json(MorningCalendar),
    codes: [],
  }),
}
