import type { ChatChannel, Me } from '@doran/contract'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { chatKeys, type ChannelFilter, type ChannelPages } from './chat-queries.js'
import type { Refetcher } from './refetcher.js'
import type { ChannelUpdate } from './update-channel.js'

/** The channels in the query client: each alone, in the lists, and their unread items in the member's count. */
export function createChannelCache(queries: QueryClient, refetcher: Refetcher) {
  const lists = () => queries.getQueriesData<ChannelPages>({ queryKey: chatKeys.lists })

  function find(id: string): ChatChannel | undefined {
    const alone = queries.getQueryData<ChatChannel>(chatKeys.channel(id))
    if (alone) return alone
    return lists()
      .flatMap(([, data]) => channelsOf(data))
      .find((channel) => channel.id === id)
  }

  function addUnread(more: number): void {
    if (more === 0) return
    queries.setQueryData<Me>(
      chatKeys.me,
      (me) => me && { ...me, unread: { ...me.unread, chat: Math.max(0, me.unread.chat + more) } },
    )
    refetcher.confirm(chatKeys.me)
  }

  /** Puts a channel's new state wherever the old one is. */
  function put(channel: ChatChannel, { isFirst = false } = {}): void {
    queries.setQueryData<ChatChannel>(chatKeys.channel(channel.id), channel)
    queries.setQueriesData<ChannelPages>({ queryKey: chatKeys.lists }, (data) =>
      data && isIn(data, channel.id) ? putInto(data, channel, isFirst) : data,
    )
  }

  return {
    find,
    put,
    /** Changes a channel by what came; what that leaves uncertain is fetched again. */
    update(
      id: string,
      change: (channel: ChatChannel) => ChannelUpdate,
      { isFirst = false } = {},
    ): void {
      const known = find(id)
      if (isFirst) refetchListsWithout(id, known)
      if (!known) {
        refetcher.refetch(chatKeys.channel(id), chatKeys.me)
        return
      }
      const { channel, isCertain } = change(known)
      if (channel !== known) {
        put(channel, { isFirst: isFirst && channel.lastItem?.seq !== known.lastItem?.seq })
        addUnread(channel.unread - known.unread)
      }
      if (!isCertain) refetcher.refetch(chatKeys.channel(id), chatKeys.lists, chatKeys.me)
    },
    remove(id: string): void {
      addUnread(-(find(id)?.unread ?? 0))
      queries.removeQueries({ queryKey: chatKeys.room(id) })
      queries.setQueriesData<ChannelPages>({ queryKey: chatKeys.lists }, (data) =>
        data && isIn(data, id) ? without(data, id) : data,
      )
    },
  }

  function refetchListsWithout(id: string, known: ChatChannel | undefined): void {
    for (const [queryKey, data] of lists())
      if (data && !isIn(data, id) && (!known || belongs(known, filterOf(queryKey))))
        refetcher.refetch(queryKey)
  }
}

function channelsOf(data: ChannelPages | undefined): readonly ChatChannel[] {
  return data?.pages.flatMap(({ items }) => items) ?? []
}

function isIn(data: ChannelPages, id: string): boolean {
  return data.pages.some(({ items }) => items.some((channel) => channel.id === id))
}

function without(data: ChannelPages, id: string): ChannelPages {
  const pages = data.pages.map((page) => ({
    ...page,
    items: page.items.filter((channel) => channel.id !== id),
  }))
  return { ...data, pages }
}

function putInto(data: ChannelPages, channel: ChatChannel, isFirst: boolean): ChannelPages {
  if (!isFirst) {
    const swapped = (each: ChatChannel) => (each.id === channel.id ? channel : each)
    const pages = data.pages.map((page) => ({ ...page, items: page.items.map(swapped) }))
    return { ...data, pages }
  }
  const rest = without(data, channel.id)
  const pages = rest.pages.map((page, at) =>
    at === 0 ? { ...page, items: [channel, ...page.items] } : page,
  )
  return { ...rest, pages }
}

function filterOf(queryKey: QueryKey): ChannelFilter {
  const part: unknown = queryKey[2]
  const query: unknown = typeof part === 'object' && part ? Reflect.get(part, 'query') : null
  if (typeof query !== 'object' || query === null) return {}
  const box: unknown = Reflect.get(query, 'box')
  const name: unknown = Reflect.get(query, 'name')
  return {
    ...((box === 'requests' || box === 'talks') && { box }),
    ...(typeof name === 'string' && { name }),
  }
}

function belongs(channel: ChatChannel, { box, name }: ChannelFilter): boolean {
  if (name && !channel.profile.name.toLowerCase().includes(name.toLowerCase())) return false
  const isRequest = channel.status === 'requested' && !channel.isMyRequest
  return box === undefined || (box === 'requests') === isRequest
}
