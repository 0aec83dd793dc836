import { z } from 'zod'
import { call, empty, json } from '../core/call.js'
import { ClientId, Cursor, PageSize, Timestamp, Uuid, page } from '../core/primitives.js'
import { ProfileCard } from '../profile/calls.js'
import { AgeRating, Cover, Genre } from '../theme/calls.js'
import { CHAT_FIELD_COPY } from './copy.js'
import { CHAT_LENGTHS } from './limits.js'

/** `body` is a text, the key of an uploaded photo, or a theme's id. */
export const ChatItemKind = z.enum(['text', 'image', 'theme'])
export type ChatItemKind = z.infer<typeof ChatItemKind>

const ChatTheme = z.object({
  id: Uuid,
  title: z.string(),
  hook: z.string(),
  genre: Genre,
  ageRating: AgeRating,
  cover: Cover,
})

/** A position in a channel: items count from 1 without gaps. */
const Seq = z.number().int().min(1)

export const ChatItem = z.object({
  id: Uuid,
  channelId: Uuid,
  seq: Seq,
  /** The author; of one who left the product `GONE_PROFILE_ID`. */
  profile: z.object({ id: Uuid }),
  /** The author's own id of the item, so that a page knows its own again. */
  clientItemId: ClientId,
  /** Whether the other person has read it; a deleted item counts as read. */
  isRead: z.boolean(),
  /** `deleted` by its author for both; then `body` is empty. */
  kind: z.enum([...ChatItemKind.options, 'deleted']),
  body: z.string(),
  /** Of the kind `theme`: null where it can no longer be read. */
  theme: ChatTheme.nullable(),
  createdAt: Timestamp,
})
export type ChatItem = z.infer<typeof ChatItem>

export const ChatChannel = z.object({
  id: Uuid,
  /** The other person. */
  profile: ProfileCard,
  /** `empty` before the first item; `requested` until the one who was written to accepts. */
  status: z.enum(['empty', 'requested', 'accepted']),
  /** True if the caller wrote first; false while the channel is empty. */
  isMyRequest: z.boolean(),
  /** Why the caller cannot send now: blocked either way or gone, or waiting to be accepted. */
  refusal: z.enum(['closed', 'waiting']).nullable(),
  isBlockedByMe: z.boolean(),
  isQuiet: z.boolean(),
  /** Items not read and not authored by the caller. */
  unread: z.number().int(),
  /** The newest item that the caller may see. */
  lastItem: ChatItem.nullable(),
  createdAt: Timestamp,
})
export type ChatChannel = z.infer<typeof ChatChannel>

/** The message's data on a person's own realtime channel. */
export const ChatEvent = z.discriminatedUnion('type', [
  /** An item came, or one that was there has changed. */
  z.object({ type: z.literal('item'), item: ChatItem }),
  /** `profileId` has read what the other sent, up to `upTo`, or `itemId` alone. */
  z.object({
    type: z.literal('read'),
    channelId: Uuid,
    profileId: Uuid,
    upTo: Seq,
    itemId: Uuid.optional(),
  }),
  /** Something else of the channel has changed: accepted, left, quiet, blocked. */
  z.object({ type: z.literal('channel'), channelId: Uuid }),
])
export type ChatEvent = z.infer<typeof ChatEvent>

/** Ably's client id: `nanoid(9)`. */
const ChatClientId = z.string().regex(/^[A-Za-z0-9_-]{9}$/)

const ofChannel = { params: z.object({ id: Uuid }), owns: 'chatChannel' } as const
const ofItem = { params: z.object({ id: Uuid }), owns: 'chatItem' } as const

const SeqQuery = z.coerce.number().int().min(0).max(2_147_483_647).optional()

export const chatCalls = {
  /**
   * A token of the realtime service, in the shape of Ably's token details: to subscribe to the caller's own channel
   * and, of an accepted `channelId`, to show and see who is typing. Never to publish.
   */
  ...call('GET /v1/chat/auth', {
    actor: 'member',
    limit: 'chatAuth',
    query: z.object({ clientId: ChatClientId, channelId: Uuid.optional() }),
    reply: json(
      z.object({
        token: z.string(),
        /** Milliseconds. */
        issued: z.number().int(),
        expires: z.number().int(),
        clientId: z.string(),
        /** JSON. */
        capability: z.string(),
        /** The address of the service; null for Ably's own. */
        endpoint: z
          .object({ host: z.string(), port: z.number().int(), tls: z.boolean() })
          .nullable(),
        /** The caller's own channel, which carries `ChatEvent`s. */
        personChannel: z.string(),
        /** The realtime channel of the requested channel, where it is accepted. */
        roomChannel: z.string().nullable(),
      }),
    ),
    codes: ['NO_REALTIME'],
  }),
  /** Opens the channel with a person, or the one that there is. */
  ...call('POST /v1/chat/channel/with-profile', {
    actor: 'member',
    auth: 'full',
    limit: 'chat',
    isRepeatable: true,
    body: z.object({ profileUUID: Uuid }),
    reply: json(ChatChannel),
    codes: ['NOT_FOUND', 'CHAT_SELF', 'CHAT_CLOSED', 'WRITING_PAUSED'],
  }),
  ...call('GET /v1/chat/channel/{id}', {
    ...ofChannel,
    actor: 'member',
    limit: 'read',
    reply: json(ChatChannel),
    codes: ['NOT_FOUND'],
  }),
  /**
   * In the order they were sent: the newest, those before a position, or those after one. `nextCursor` is the
   * position to go on from in the same direction.
   */
  ...call('GET /v1/chat/channel/{id}/items', {
    ...ofChannel,
    actor: 'member',
    limit: 'read',
    query: z.object({ before: SeqQuery, after: SeqQuery, limit: PageSize }),
    reply: json(page(ChatItem)),
    codes: ['NOT_FOUND'],
  }),
  /** The last talked in first, without those that the caller left or whose person they blocked. */
  ...call('GET /v1/chat/my/channels', {
    actor: 'member',
    limit: 'read',
    query: z.object({
      cursor: Cursor.optional(),
      limit: PageSize,
      /** First messages of strangers alone, or all but those. */
      box: z.enum(['requests', 'talks']).optional(),
      /** Part of the other person's name. */
      name: z.string().trim().max(CHAT_LENGTHS.chatSearch).optional(),
    }),
    reply: json(page(ChatChannel)),
    codes: [],
  }),
  ...call('POST /v1/chat/channel/{id}/item', {
    ...ofChannel,
    actor: 'member',
    auth: 'full',
    limit: 'chatSend',
    replayKey: 'clientItemId',
    body: z.object({
      clientItemId: ClientId,
      kind: ChatItemKind,
      body: z
        .string()
        .trim()
        .min(1, CHAT_FIELD_COPY.itemEmpty)
        .max(CHAT_LENGTHS.chatItem, CHAT_FIELD_COPY.itemTooLong),
    }),
    reply: json(ChatItem),
    codes: [
      'NOT_FOUND',
      'KEY_REUSED',
      'CHAT_CLOSED',
      'CHAT_WAITING',
      'CHAT_REQUESTS',
      'WRITING_PAUSED',
    ],
  }),
  /** One's own, for both, within five minutes. */
  ...call('DELETE /v1/chat/item/{id}', {
    ...ofItem,
    actor: 'member',
    auth: 'full',
    limit: 'chat',
    reply: json(ChatItem),
    codes: ['NOT_FOUND', 'ITEM_TOO_OLD'],
  }),
  /** Marks an item as read; one's own stays as it is. */
  ...call('POST /v1/chat/item/{id}/read', {
    ...ofItem,
    actor: 'member',
    limit: 'chat',
    reply: empty(),
    codes: ['NOT_FOUND'],
  }),
  /** Marks what the other sent as read, up to the named item. */
  ...call('POST /v1/chat/channel/{id}/read', {
    ...ofChannel,
    actor: 'member',
    limit: 'chat',
    body: z.object({ upTo: Uuid }),
    reply: empty(),
    codes: ['NOT_FOUND'],
  }),
  /** What is left out stays. Who left sees the channel again, without what was before, when the other writes. */
  ...call('PATCH /v1/chat/channel/{id}/setting', {
    ...ofChannel,
    actor: 'member',
    auth: 'full',
    limit: 'chat',
    body: z.object({
      isQuiet: z.boolean().optional(),
      hasLeft: z.literal(true).optional(),
      /** Accepts a request. */
      hasAccepted: z.literal(true).optional(),
    }),
    reply: json(ChatChannel),
    codes: ['NOT_FOUND'],
  }),
}
