import { createHash } from 'node:crypto'
import { z } from 'zod'
import { ChatImageKey, type ChatItem, type ParsedBodyOf } from '@doran/contract'
import { FIELD_COPY } from '@doran/contract/errors'
import { CHAT } from '@doran/contract/limits'
import type { Member } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { claimImage, IMAGE_PURPOSES } from '../image/index.js'
import { assertMayWrite } from '../permission/index.js'
import { publishEvents } from '../realtime/index.js'
import { sendChatItem, sendChatItemWithin, type SendVerdict } from './chat-send-repository.js'
import { findShownTheme, toItems } from './chat-view.js'
import { getItemRow } from './item-repository.js'
import type { Room } from './room-repository.js'

type Given = ParsedBodyOf<'POST /v1/chat/channel/{id}/item'>
type SendContext = Context<'realtime', Member>
type Sent = { id: string; item: Omit<ChatItem, 'seq'>; eventIds: readonly [string, string] }

const DAY_MS = 86_400_000
/** Who reads at once is not notified. */
const NOTICE_AFTER_MS = 15_000

/**
 * Sends an item: the same client id with the same content is the same item. The first one is a request, and answering
 * one accepts it.
 * @throws AppError LIMITED_SESSION, KEY_REUSED, CHAT_CLOSED, CHAT_WAITING, CHAT_REQUESTS, INVALID_INPUT
 */
export async function sendItem(
  ctx: SendContext,
  { room, given }: { room: Room; given: Given },
): Promise<ChatItem> {
  const { isNewAccount } = await assertMayWrite(ctx)
  const sent = await describe(ctx, room, given)
  const verdict = await write(ctx, { room, given, sent, isNewAccount })
  if (verdict.kind === 'known') return replay(ctx, verdict, given)
  if (verdict.kind !== 'sent') throw refusalOf(verdict.kind)
  const item = { ...sent.item, seq: verdict.seq }
  publish(ctx, room, sent, item)
  return item
}

async function describe(ctx: SendContext, room: Room, given: Given): Promise<Sent> {
  const { kind, body, clientItemId } = given
  if (kind === 'image' && !ChatImageKey.safeParse(body).success) throw brokenImage()
  const isTheme = kind === 'theme' && z.uuid().safeParse(body).success
  const theme = isTheme ? await findShownTheme(ctx, body.toLowerCase()) : null
  if (kind === 'theme' && !theme) {
    throw new AppError('INVALID_INPUT', { field: 'body', message: FIELD_COPY.themeGone })
  }
  const id = ctx.newId()
  return {
    id,
    eventIds: [ctx.newId(), ctx.newId()],
    item: {
      id,
      channelId: room.id,
      profile: { id: room.profileId },
      clientItemId,
      isRead: false,
      kind,
      body: theme ? theme.id : body,
      theme,
      createdAt: ctx.clock.now().toISOString(),
    },
  }
}

function write(
  ctx: SendContext,
  {
    room,
    given,
    sent,
    isNewAccount,
  }: { room: Room; given: Given; sent: Sent; isNewAccount: boolean },
): Promise<SendVerdict> {
  const now = new Date(sent.item.createdAt)
  const asked = {
    sender: room.profileId,
    now,
    item: sent.id,
    client_item: given.clientItemId,
    kind: given.kind,
    body: sent.item.body,
    body_hash: hashOf(given),
    max_requests: isNewAccount ? CHAT.requestsADayOfNewAccounts : CHAT.requestsADay,
    requests_since: new Date(now.getTime() - DAY_MS),
    notice_due_at: new Date(now.getTime() + NOTICE_AFTER_MS),
    events: sent.eventIds,
    shown: sent.item,
  }
  if (given.kind !== 'image') return sendChatItem(ctx.database, room, asked)
  return inTransaction(ctx, async (tx) => {
    const verdict = await sendChatItemWithin(tx.db, room, asked)
    const claim = { purpose: IMAGE_PURPOSES.chat, belongsTo: sent.id, key: given.body }
    if (verdict.kind === 'sent') await claimImage(tx, claim)
    return verdict
  })
}

/** The item as it stands now, to who sends it once more. */
async function replay(
  ctx: SendContext,
  known: { id: string; bodyHash: string },
  given: Given,
): Promise<ChatItem> {
  if (known.bodyHash !== hashOf(given)) throw new AppError('KEY_REUSED')
  const [item] = await toItems(ctx, [await getItemRow(ctx.db, known.id)])
  if (!item) throw new Error('unreachable: one row is one item')
  return item
}

/** The events stand in the database already, as `send_chat_item` wrote them. */
function publish(
  ctx: SendContext,
  { profileId: own, otherId }: Room,
  { eventIds }: Sent,
  item: ChatItem,
): void {
  const profileIds = [own, otherId].toSorted()
  const createdAt = ctx.clock.now()
  publishEvents(
    ctx,
    profileIds.flatMap((profileId, at) => {
      const id = eventIds[at]
      return id === undefined
        ? []
        : [{ id, profileId, data: { type: 'item', item }, revoked: null, createdAt }]
    }),
  )
}

function hashOf({ kind, body }: Given): string {
  return createHash('sha256').update(`${kind}\n${body}`).digest('base64url')
}

function refusalOf(verdict: 'closed' | 'image' | 'requests' | 'waiting'): AppError {
  if (verdict === 'closed') return new AppError('CHAT_CLOSED')
  if (verdict === 'waiting') return new AppError('CHAT_WAITING')
  if (verdict === 'requests') return new AppError('CHAT_REQUESTS')
  return new AppError('INVALID_INPUT', {
    field: 'kind',
    message: FIELD_COPY.imageBeforeAccepted,
  })
}

function brokenImage(): AppError {
  return new AppError('INVALID_INPUT', { field: 'body', message: FIELD_COPY.chatImage })
}
