import { z } from 'zod'
import { call, empty, json } from '../core/call.js'
import { EngagementTarget } from '../engagement/calls.js'
import { Cursor, PageSize, Timestamp, Uuid, page } from '../core/primitives.js'
import { ShareCode } from '../play/calls.js'
import { ReportTarget } from '../report/calls.js'

/** The target of a notification: its kind, id and title. */
const about = z.object({ targetType: EngagementTarget, targetId: Uuid, title: z.string() })

/** Who did it last, and how many times it was done since the inbox was read. */
const several = { name: z.string(), count: z.number().int().default(1) }

const device = z.object({ device: z.string(), at: Timestamp })

/** The content of an inbox entry; each type with the values that its sentence needs. */
export const NotificationContent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('welcome'), data: z.object({}) }),
  z.object({ type: z.literal('stories_merged'), data: z.object({ stories: z.number().int() }) }),
  z.object({ type: z.literal('new_sign_in'), data: device.extend({ sessionId: Uuid }) }),
  z.object({ type: z.literal('short_time_sign_in'), data: device.extend({ sessionId: Uuid }) }),
  z.object({ type: z.literal('password_changed'), data: z.object({ at: Timestamp }) }),
  z.object({ type: z.literal('deletion_undone'), data: z.object({}) }),
  z.object({ type: z.literal('chat'), data: z.object({ channelId: Uuid, name: z.string() }) }),
  /** Another member commented on a thing that the member made. */
  z.object({ type: z.literal('comment'), data: about.extend(several) }),
  /** Another member replied to the member's comment. */
  z.object({ type: z.literal('comment_reply'), data: about.extend(several) }),
  z.object({
    type: z.literal('like_milestone'),
    data: about.extend({
      likes: z.number().int(),
      /** The thing that the comment belongs to. */
      below: about.omit({ title: true }).optional(),
    }),
  }),
  /** Won was paid or paid back, or a payment came to nothing after all. */
  z.object({
    type: z.literal('payment'),
    data: z.object({
      what: z.enum(['paid', 'refunded', 'not_paid']),
      orderId: Uuid,
      amountKrw: z.number().int(),
      coins: z.number().int(),
    }),
  }),
  /** A day's gems are there; for those who turned this notification on. */
  z.object({ type: z.literal('gem_refill'), data: z.object({ gems: z.number().int() }) }),
  z.object({ type: z.literal('pass_ending'), data: z.object({ endsAt: Timestamp }) }),
  z.object({
    type: z.literal('report_result'),
    data: z.object({
      outcome: z.enum(['upheld', 'dismissed']),
      /** The moderator's; absent in notices from before reasons were included. */
      reason: z.string().optional(),
      /** The beginning of what was reported; absent in older notices. */
      excerpt: z.string().optional(),
    }),
  }),
  /**
   * What the member wrote or made is hidden from others, or shown again; of what cannot be hidden (`warned`,
   * `cleared`) they learn what was decided.
   */
  z.object({
    type: z.literal('content_hidden'),
    data: z.object({
      caseId: Uuid,
      /** The target of the decision; absent in older notices. */
      targetType: ReportTarget.optional(),
      targetId: Uuid.optional(),
      /** The beginning of what it is about. */
      excerpt: z.string(),
      what: z.enum(['waiting', 'hidden', 'restored', 'kept_hidden', 'warned', 'cleared']),
      reason: z.string(),
    }),
  }),
  /** Letters were hung on the member's tree since the inbox was read. */
  z.object({
    type: z.literal('tree_letter'),
    data: z.object({ shareCode: ShareCode, tree: z.string(), count: z.number().int().default(1) }),
  }),
  z.object({
    type: z.literal('tree_opened'),
    data: z.object({ shareCode: ShareCode, tree: z.string(), letters: z.number().int() }),
  }),
  /** A letter to oneself can be read. */
  z.object({ type: z.literal('year_letter'), data: z.object({ year: z.number().int() }) }),
  /** A theme's maker answered the member's review. */
  z.object({
    type: z.literal('review_reply'),
    data: z.object({ themeId: Uuid, title: z.string(), excerpt: z.string() }),
  }),
  /** Enough people found the member's review helpful. */
  z.object({
    type: z.literal('review_helpful'),
    data: z.object({
      themeId: Uuid,
      title: z.string(),
      helpful: z.number().int(),
      runes: z.number().int(),
    }),
  }),
  /** Staff answered a ticket. */
  z.object({
    type: z.literal('ticket_answered'),
    data: z.object({ ticketId: Uuid, number: z.string(), excerpt: z.string() }),
  }),
  z.object({
    type: z.literal('sanction'),
    data: z.object({
      what: z.enum(['paused', 'lifted']),
      /** Present where it came from a case, which can be appealed. */
      caseId: Uuid.nullable(),
      reason: z.string(),
      endsAt: Timestamp.nullable(),
    }),
  }),
])
export type NotificationContent = z.infer<typeof NotificationContent>

export const Notification = z.intersection(
  z.object({ id: Uuid, createdAt: Timestamp, isRead: z.boolean() }),
  NotificationContent,
)
export type Notification = z.infer<typeof Notification>

/** Kinds of notices that a member may turn off; all others always come. */
export const NotificationTopic = z.enum(['comment', 'like', 'chat', 'tree'])
export type NotificationTopic = z.infer<typeof NotificationTopic>

const Settings = z.record(NotificationTopic, z.boolean())

export const notificationCalls = {
  ...call('GET /v1/notification/setting', {
    actor: 'member',
    limit: 'read',
    reply: json(Settings),
    codes: [],
  }),
  ...call('PUT /v1/notification/setting/{topic}', {
    actor: 'member',
    auth: 'full',
    limit: 'account',
    isRepeatable: true,
    params: z.object({ topic: NotificationTopic }),
    body: z.object({ isOn: z.boolean() }),
    reply: json(Settings),
    codes: ['NOT_FOUND'],
  }),
  ...call('GET /v1/notification', {
    actor: 'member',
    limit: 'read',
    query: z.object({ cursor: Cursor.optional(), limit: PageSize }),
    reply: json(page(Notification)),
    codes: [],
  }),
  /** Marks the named one and all older ones as read. */
  ...call('POST /v1/notification/read', {
    actor: 'member',
    auth: 'full',
    limit: 'account',
    isRepeatable: true,
    body: z.object({ upTo: Uuid }),
    reply: empty(),
    codes: [],
  }),
}
