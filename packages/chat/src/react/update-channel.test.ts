import type { ChatChannel, ChatItem } from '@doran/contract'
import { describe, expect, it } from 'vitest'
import { anItem, ME, OTHER, ROOM } from '../room/room.fixtures.js'
import { addPage, EMPTY_LOG } from '../room/room-log.js'
import { withItem, withRead } from './update-channel.js'

function aChannel(init: Partial<ChatChannel> = {}): ChatChannel {
  return {
    id: ROOM,
    profile: { id: OTHER, name: '하루', profileImage: null, frame: null, isGone: false },
    status: 'accepted',
    isMyRequest: false,
    refusal: null,
    isBlockedByMe: false,
    isQuiet: false,
    unread: 1,
    lastItem: anItem(5),
    createdAt: '2026-11-22T00:00:00.000Z',
    ...init,
  }
}

const deleted = (item: ChatItem): ChatItem => ({ ...item, kind: 'deleted', body: '', isRead: true })
const seen = ({ channel, isCertain }: ReturnType<typeof withItem>) => [
  channel.lastItem?.seq,
  channel.unread,
  isCertain,
]

describe('an item', () => {
  it.each<[string, ChatChannel, ChatItem, unknown[]]>([
    ['next', aChannel(), anItem(6), [6, 2, true]],
    ['next of mine', aChannel(), anItem(6, { by: ME }), [6, 1, true]],
    ['after a gap', aChannel(), anItem(8), [8, 2, false]],
    ['the first', aChannel({ lastItem: null, unread: 0 }), anItem(1), [1, 1, true]],
    [
      'the first of an empty channel',
      aChannel({ lastItem: null, unread: 0, status: 'empty' }),
      anItem(1, { by: ME }),
      [1, 0, false],
    ],
    ['known', aChannel(), anItem(5), [5, 1, true]],
    ['the last, deleted', aChannel(), deleted(anItem(5)), [5, 0, true]],
    ['an older one of mine', aChannel(), deleted(anItem(3, { by: ME })), [5, 1, true]],
    ['an older one', aChannel(), deleted(anItem(3)), [5, 1, false]],
    ['an older one where all is read', aChannel({ unread: 0 }), deleted(anItem(3)), [5, 0, true]],
  ])('%s', (_, channel, item, expected) => {
    expect(seen(withItem(channel, item, ME))).toEqual(expected)
  })
})

describe('a read mark', () => {
  const log = addPage(EMPTY_LOG, {
    direction: 'newest',
    position: 0,
    items: [3, 4, 5].map((seq) => anItem(seq)),
    next: 3,
  })
  const readBy = (profileId: string, upTo: number, itemId?: string) => ({
    type: 'read' as const,
    channelId: ROOM,
    profileId,
    upTo,
    ...(itemId !== undefined && { itemId }),
  })

  it.each([
    ['of the last item leaves none', readBy(ME, 5), EMPTY_LOG, [5, 0, true]],
    ['of an item before leaves what the room knows', readBy(ME, 4), log, [5, 1, true]],
    ['before what the room knows is asked for', readBy(ME, 1), log, [5, 3, false]],
    ['in an unknown room is asked for', readBy(ME, 4), EMPTY_LOG, [5, 3, false]],
    ['of one item is asked for', readBy(ME, 5, 'item-5'), log, [5, 3, false]],
    ['of the other is no matter', readBy(OTHER, 5), log, [5, 3, true]],
  ] as const)('%s', (_, event, known, expected) => {
    expect(seen(withRead(aChannel({ unread: 3 }), event, ME, known))).toEqual(expected)
  })

  it('of the other is seen at my last item', () => {
    const channel = aChannel({ lastItem: anItem(5, { by: ME }) })
    const { lastItem } = withRead(channel, readBy(OTHER, 5), ME, EMPTY_LOG).channel
    expect(lastItem?.isRead).toBe(true)
  })
})
