import type { ChatChannel, ChatEvent, ChatItem, ChatItemKind } from '@doran/contract'
import { isRecord } from '@doran/contract/json'
import { countUnread } from '../unread.js'

type Sent = { clientItemId: string; kind: ChatItemKind; body: string }
type Room = { channel: ChatChannel; items: ChatItem[] }
type World = { me: string; channels: Map<string, Room>; emit: (event: ChatEvent) => void }
type Call = { id: string; query: URLSearchParams; body: Record<string, unknown> }

let ids = 0

export function anId(): string {
  ids += 1
  return `0198f5a2-0000-7000-8000-${String(ids).padStart(12, '0')}`
}

export interface FakeRoutes {
  add: (channelId: string, by: string, sent: Sent) => ChatItem
  read: (channelId: string, by: string, upTo: number, itemId?: string) => void
  delete: (itemId: string) => ChatItem
  calls: Record<string, (call: Call) => unknown>
}

/** What the API does with a member's chat, without its rules. */
export function createRoutes({ me, channels, emit }: World): FakeRoutes {
  function roomOf(id: string): Room {
    const room = channels.get(id)
    if (!room) throw new Error(`no channel ${id}`)
    return room
  }

  function viewOf({ channel, items }: Room): ChatChannel {
    return { ...channel, unread: countUnread(items, me), lastItem: items.at(-1) ?? null }
  }

  function find(itemId: string): { room: Room; item: ChatItem } {
    for (const room of channels.values()) {
      const item = room.items.find(({ id }) => id === itemId)
      if (item) return { room, item }
    }
    throw new Error(`no item ${itemId}`)
  }

  const routes: FakeRoutes = {
    add(channelId, by, { clientItemId, kind, body }) {
      const room = roomOf(channelId)
      const known = room.items.find(
        (item) => item.clientItemId === clientItemId && item.profile.id === by,
      )
      if (known) return known
      const item: ChatItem = {
        id: anId(),
        channelId,
        seq: room.items.length + 1,
        profile: { id: by },
        clientItemId,
        isRead: false,
        kind,
        body,
        theme: null,
        createdAt: new Date().toISOString(),
      }
      room.items = [...room.items, item]
      emit({ type: 'item', item })
      return item
    },
    read(channelId, by, upTo, itemId) {
      const room = roomOf(channelId)
      room.items = room.items.map((item) =>
        item.profile.id !== by && (itemId ? item.id === itemId : item.seq <= upTo)
          ? { ...item, isRead: true }
          : item,
      )
      emit({ type: 'read', channelId, profileId: by, upTo, ...(itemId && { itemId }) })
    },
    delete(itemId) {
      const { room, item } = find(itemId)
      const deleted: ChatItem = { ...item, kind: 'deleted', body: '', isRead: true }
      room.items = room.items.map((each) => (each.id === itemId ? deleted : each))
      emit({ type: 'item', item: deleted })
      return deleted
    },
    calls: {
      'GET /v1/user/me': () => ({
        unread: {
          notification: 0,
          chat: [...channels.values()].reduce((sum, { items }) => sum + countUnread(items, me), 0),
        },
      }),
      'GET /v1/chat/my/channels': ({ query }) => {
        const name = query.get('name') ?? ''
        const box = query.get('box')
        const all = [...channels.values()]
          .filter(({ channel }) => channel.profile.name.includes(name))
          .filter(
            ({ channel: { status, isMyRequest } }) =>
              box === null || (box === 'requests') === (status === 'requested' && !isMyRequest),
          )
          .map(viewOf)
          .toSorted((one, next) => newest(next).localeCompare(newest(one)))
        return pageOf(all, Number(query.get('cursor') ?? 0), Number(query.get('limit') ?? 20))
      },
      'GET /v1/chat/channel/{id}': ({ id }) => viewOf(roomOf(id)),
      'GET /v1/chat/channel/{id}/items': ({ id, query }) => itemsPage(roomOf(id).items, query),
      'POST /v1/chat/channel/{id}/item': ({ id, body }) => routes.add(id, me, sentOf(body)),
      'DELETE /v1/chat/item/{id}': ({ id }) => routes.delete(id),
      'POST /v1/chat/channel/{id}/read': ({ id, body }) => {
        const upTo = roomOf(id).items.find((item) => item.id === body['upTo'])
        routes.read(id, me, upTo?.seq ?? 0)
      },
      'PATCH /v1/chat/channel/{id}/setting': ({ id, body }) => {
        const room = roomOf(id)
        if (typeof body['isQuiet'] === 'boolean')
          room.channel = { ...room.channel, isQuiet: body['isQuiet'] }
        if (body['hasAccepted']) room.channel = { ...room.channel, status: 'accepted' }
        if (body['hasLeft']) channels.delete(id)
        emit({ type: 'channel', channelId: id })
        return viewOf(room)
      },
      'POST /v1/chat/channel/with-profile': ({ body }) => {
        const rooms = [...channels.values()]
        const room = rooms.find(({ channel }) => channel.profile.id === body['profileUUID'])
        if (!room) throw new Error('no such person')
        return viewOf(room)
      },
      'POST /v1/upload/chat/image': () => ({ key: 'chat-image/aaaaaaaaaaaaaaaaaaaaaaaa.webp' }),
    },
  }
  return routes
}

/** The call that a request makes, and what answers it. */
export async function answerOf(
  { calls }: FakeRoutes,
  request: Request,
  onCall: (key: string) => void,
): Promise<{ key: string; answer: () => Response }> {
  const url = new URL(request.url)
  const path = url.pathname.replace('/api', '')
  const key = `${request.method} ${path.replace(/(channel|item)\/[0-9a-f-]{36}/, '$1/{id}')}`
  onCall(key)
  const isJson = request.headers.get('content-type')?.includes('json') ?? false
  const body: unknown = isJson ? await request.json() : {}
  const id = /[0-9a-f-]{36}/.exec(path)?.[0] ?? ''
  return {
    key,
    answer() {
      const call = calls[key]
      if (!call) throw new Error(`${key} is not a call of this server`)
      const reply = call({ id, query: url.searchParams, body: isRecord(body) ? body : {} })
      return reply === undefined ? new Response(null, { status: 204 }) : Response.json(reply)
    },
  }
}

function itemsPage(items: readonly ChatItem[], query: URLSearchParams) {
  const limit = Number(query.get('limit') ?? 20)
  const after = query.get('after')
  if (after !== null) {
    const rest = items.filter(({ seq }) => seq > Number(after))
    const page = rest.slice(0, limit)
    return { items: page, nextCursor: rest.length > limit ? `${page.at(-1)?.seq}` : null }
  }
  const rest = items.filter(({ seq }) => seq < Number(query.get('before') ?? Infinity))
  const page = rest.slice(-limit)
  return { items: page, nextCursor: rest.length > limit ? `${page[0]?.seq}` : null }
}

function pageOf<T>(all: readonly T[], from: number, limit: number) {
  const nextCursor = all.length > from + limit ? String(from + limit) : null
  return { items: all.slice(from, from + limit), nextCursor }
}

function newest({ lastItem, createdAt }: ChatChannel): string {
  return `${lastItem?.createdAt ?? createdAt} ${lastItem?.id ?? ''}`
}

function sentOf(body: Record<string, unknown>): Sent {
  const kind = body['kind']
  return {
    clientItemId: String(body['clientItemId']),
    kind: kind === 'image' || kind === 'theme' ? kind : 'text',
    body: String(body['body']),
  }
}
