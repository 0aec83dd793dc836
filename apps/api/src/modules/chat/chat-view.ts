import type { ChatChannel, ChatItem } from '@doran/contract'
import { GONE_PROFILE_ID } from '@doran/contract/names'
import type { Context } from '../../platform/context/context.js'
import { findThemeCard } from '../theme/index.js'
import type { ChannelRow } from './channel-repository.js'
import type { ItemRow } from './item-repository.js'

type ShownTheme = NonNullable<ChatItem['theme']>

/** The theme of an item, as its card shows it; null where it can no longer be read. */
export async function findShownTheme(ctx: Context, id: string): Promise<ShownTheme | null> {
  const card = await findThemeCard(ctx, id)
  if (!card) return null
  const { title, hook, genre, ageRating, cover } = card
  return { id: card.id, title, hook, genre, ageRating, cover }
}

/** Items as pages show them; each theme is looked up once. */
export async function toItems(ctx: Context, rows: readonly ItemRow[]): Promise<ChatItem[]> {
  const ids = rows.filter(({ kind }) => kind === 'theme').map(({ body }) => body)
  const themes = new Map<string, ShownTheme | null>()
  for (const id of new Set(ids)) themes.set(id, await findShownTheme(ctx, id))
  return rows.map((row) => toItem(row, themes.get(row.body) ?? null))
}

function toItem(row: ItemRow, theme: ShownTheme | null): ChatItem {
  return {
    id: row.id,
    channelId: row.channel_id,
    seq: row.seq,
    profile: { id: row.author_id ?? GONE_PROFILE_ID },
    clientItemId: row.client_item_id,
    isRead: row.is_read,
    kind: row.kind,
    body: row.body,
    theme: row.kind === 'theme' ? theme : null,
    createdAt: new Date(row.created_at).toISOString(),
  }
}

export async function toChannels(
  ctx: Context,
  rows: readonly ChannelRow[],
): Promise<ChatChannel[]> {
  const last = await toItems(
    ctx,
    rows.flatMap(({ last_item: item }) => item ?? []),
  )
  const lastOf = new Map(last.map((item) => [item.channelId, item]))
  return rows.map((row) => toChannel(row, lastOf.get(row.id) ?? null))
}

function toChannel(row: ChannelRow, lastItem: ChatItem | null): ChatChannel {
  return {
    id: row.id,
    profile: {
      id: row.other_id,
      name: row.other_name,
      profileImage: row.other_image,
      frame: row.other_frame,
      isGone: row.is_gone,
    },
    status: row.status,
    isMyRequest: row.requested_by_seat === row.seat,
    refusal: refusalOf(row),
    isBlockedByMe: row.is_blocked_by_me,
    isQuiet: row.is_quiet,
    unread: row.unread,
    lastItem,
    createdAt: new Date(row.created_at).toISOString(),
  }
}

function refusalOf(row: ChannelRow): ChatChannel['refusal'] {
  if (row.is_gone || row.is_blocked || row.is_blocked_by_me) return 'closed'
  return row.status === 'requested' && row.requested_by_seat === row.seat ? 'waiting' : null
}
