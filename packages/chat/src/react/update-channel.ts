import type { ChatChannel, ChatEvent, ChatItem } from '@doran/contract'
import { mergeItem } from '../room/merge-item.js'
import { addRead, EMPTY_LOG, visibleItems, type RoomLog } from '../room/room-log.js'
import { countUnread, isUnread } from '../unread.js'

export type ChannelUpdate = {
  channel: ChatChannel
  /** False where the channel has to be fetched to be right. */
  isCertain: boolean
}

type ReadEvent = Extract<ChatEvent, { type: 'read' }>

/** A channel of a list after an item came or changed. */
export function withItem(channel: ChatChannel, item: ChatItem, myProfileId: string): ChannelUpdate {
  const { lastItem, unread } = channel
  if (lastItem && item.seq < lastItem.seq) {
    const isCertain = item.profile.id === myProfileId || (unread === 0 && item.isRead)
    return { channel, isCertain }
  }
  if (lastItem?.seq === item.seq) {
    const merged = mergeItem(lastItem, item)
    if (merged === lastItem) return { channel, isCertain: true }
    const isLess = isUnread(lastItem, myProfileId) && !isUnread(merged, myProfileId)
    const fewer = Math.max(0, unread - (isLess ? 1 : 0))
    return { channel: { ...channel, lastItem: merged, unread: fewer }, isCertain: true }
  }
  const isNext = item.seq === (lastItem?.seq ?? 0) + 1 && channel.status !== 'empty'
  const more = unread + (isUnread(item, myProfileId) ? 1 : 0)
  return { channel: { ...channel, lastItem: item, unread: more }, isCertain: isNext }
}

/** A channel of a list after one of the two has read; `log` tells how much is left to read. */
export function withRead(
  channel: ChatChannel,
  event: ReadEvent,
  myProfileId: string,
  log: RoomLog,
): ChannelUpdate {
  const { lastItem } = channel
  const [read] = lastItem ? addRead({ ...EMPTY_LOG, items: [lastItem] }, event).items : []
  const next = read && read !== lastItem ? { ...channel, lastItem: read } : channel
  if (event.profileId !== myProfileId || channel.unread === 0)
    return { channel: next, isCertain: true }
  const left = unreadAfter(next, event, myProfileId, log)
  return left === null
    ? { channel: next, isCertain: false }
    : { channel: { ...next, unread: left }, isCertain: true }
}

function unreadAfter(
  { lastItem, unread }: ChatChannel,
  { upTo, itemId }: ReadEvent,
  myProfileId: string,
  log: RoomLog,
): number | null {
  if (itemId !== undefined) return null
  if (!lastItem) return unread
  if (upTo >= lastItem.seq) return 0
  const { range } = log
  if (!range || range.from > upTo + 1 || range.to < lastItem.seq) return null
  return countUnread(
    visibleItems(log).filter(({ seq }) => seq > upTo),
    myProfileId,
  )
}
