import { createApiClient, type ApiClient } from '@doran/api-client'
import type { ChatChannel, ChatEvent, ChatItem } from '@doran/contract'
import { fakeRealtime, type FakeRealtime } from '../realtime/chat-realtime.fake.js'
import { anId, answerOf, createRoutes, type FakeRoutes } from './chat-routes.fake.js'

type FakeChannel = { channel: ChatChannel; items: ChatItem[] }

type Refusal = { key: string; code: string; status: number }

export interface FakeChatServer {
  /** The client of this server's only member. */
  api: ApiClient
  /** The member's connection; it carries what happens on the server. */
  realtime: FakeRealtime
  myProfileId: string
  otherProfileId: string
  /** The calls that were made, as the contract names them, in order. */
  readonly asked: readonly string[]
  addChannel: (init?: Partial<ChatChannel>) => ChatChannel
  itemsOf: (channelId: string) => readonly ChatItem[]
  /** Somebody writes; the other person unless said otherwise. */
  write: (channelId: string, body: string, by?: string) => ChatItem
  /** Somebody reads up to a position; the other person unless said otherwise. */
  read: (channelId: string, upTo: number, by?: string) => void
  delete: (itemId: string) => void
  /** The next call of this name is refused; by the code `NETWORK` it is not answered. */
  refuseNext: (key: string, code: string, status?: number) => void
  /** As `refuseNext` with `NETWORK`, but the call has its effect. */
  loseNextAnswer: (key: string) => void
  /** Whether events get lost. */
  isMuted: boolean
}

/** One member's chat in memory, behind a real API client. */
export function fakeChatServer(): FakeChatServer {
  const me = anId()
  const other = anId()
  const channels = new Map<string, FakeChannel>()
  const asked: string[] = []
  const refusals: Refusal[] = []
  const lost: string[] = []
  const realtime = fakeRealtime()
  let isMuted = false

  function emit(event: ChatEvent): void {
    if (!isMuted) realtime.emit(structuredClone(event))
  }

  const routes: FakeRoutes = createRoutes({ me, channels, emit })
  const api = createApiClient({
    baseUrl: 'http://chat.test/api',
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const { key, answer } = await answerOf(routes, request, (called) => asked.push(called))
      const at = refusals.findIndex((refusal) => refusal.key === key)
      const [refusal] = at < 0 ? [] : refusals.splice(at, 1)
      if (refusal?.code === 'NETWORK') throw new TypeError('fetch failed')
      if (refusal) {
        const error = { code: refusal.code, message: refusal.code, requestId: 'r' }
        return Response.json({ error }, { status: refusal.status })
      }
      const response = answer()
      if (!lost.includes(key)) return response
      lost.splice(lost.indexOf(key), 1)
      throw new TypeError('fetch failed')
    },
  })

  return {
    api,
    realtime,
    myProfileId: me,
    otherProfileId: other,
    asked,
    addChannel(init = {}) {
      const channel: ChatChannel = {
        id: anId(),
        profile: { id: other, name: '하루', profileImage: null, frame: null, isGone: false },
        status: 'accepted',
        isMyRequest: false,
        refusal: null,
        isBlockedByMe: false,
        isQuiet: false,
        unread: 0,
        lastItem: null,
        createdAt: new Date().toISOString(),
        ...init,
      }
      channels.set(channel.id, { channel, items: [] })
      return channel
    },
    itemsOf: (id) => channels.get(id)?.items ?? [],
    write: (id, body, by = other) =>
      routes.add(id, by, { clientItemId: `fake-${anId()}`, kind: 'text', body }),
    read: (id, upTo, by = other) => routes.read(id, by, upTo),
    delete: (itemId) => void routes.delete(itemId),
    refuseNext: (key, code, status = 409) => void refusals.push({ key, code, status }),
    loseNextAnswer: (key) => void lost.push(key),
    get isMuted() {
      return isMuted
    },
    set isMuted(next) {
      isMuted = next
    },
  }
}
