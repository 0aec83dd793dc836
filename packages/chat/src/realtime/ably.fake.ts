import type {
  AblyChannel,
  AblyClient,
  AblyMember,
  AblySettings,
  ChatAuth,
  OpenAbly,
} from './ably-client.js'
import { createListeners } from './listeners.js'

type Change = { current: string; resumed: boolean }

export interface FakeAblyChannel extends AblyChannel {
  become: (state: string, how?: { resumed: boolean }) => void
  message: (data: unknown) => void
  member: (member: AblyMember) => void
}

export interface FakeAblyClient extends AblyClient {
  settings: AblySettings
  /** Every token that it was given. */
  tokens: ChatAuth[]
  isClosed: boolean
  channel: (name: string) => FakeAblyChannel
  become: (state: string) => void
  /** Connects as the service would: a token, the connection, the channels. */
  live: () => Promise<void>
  /** The clients' own calls, in order: `attach a`, `enter a`, `update a`, `leave a`, `detach a`. */
  said: string[]
}

/** The surface of Ably's client that chat uses, moved by the test. */
export function fakeAbly() {
  const clients: FakeAblyClient[] = []
  const open: OpenAbly = (settings) => {
    const client = fakeClient(settings)
    clients.push(client)
    return client
  }
  return { clients, load: () => Promise.resolve(open), last: () => clients.at(-1) }
}

function fakeClient(settings: AblySettings): FakeAblyClient {
  const changes = createListeners<{ current: string }>()
  const channels = new Map<string, FakeAblyChannel>()
  const said: string[] = []
  let state = 'initialized'

  function channel(name: string): FakeAblyChannel {
    const found = channels.get(name) ?? fakeChannel(name, said)
    channels.set(name, found)
    return found
  }

  const client: FakeAblyClient = {
    settings,
    tokens: [],
    said,
    isClosed: false,
    connection: {
      get state() {
        return state
      },
      on: (listener) => void changes.add(listener),
    },
    auth: {
      authorize: async () => {
        client.tokens.push(await settings.authenticate())
      },
    },
    channels: { get: channel },
    channel,
    connect: () => client.become('connecting'),
    close: () => {
      client.isClosed = true
      client.become('closed')
    },
    become(next) {
      state = next
      changes.tell({ current: next })
    },
    async live() {
      await client.auth.authorize()
      client.become('connected')
      for (const each of channels.values()) each.become('attached')
    },
  }
  return client
}

function fakeChannel(name: string, said: string[]): FakeAblyChannel {
  const changes = createListeners<Change>()
  const messages = createListeners<{ data?: unknown }>()
  const members = new Map<(member: AblyMember) => void, () => void>()
  const heard = createListeners<AblyMember>()
  let state = 'initialized'
  const say = (word: string) => {
    said.push(`${word} ${name}`)
    return Promise.resolve()
  }
  return {
    get state() {
      return state
    },
    on: (listener) => void changes.add(listener),
    subscribe: (listener) => {
      messages.add(listener)
      return Promise.resolve()
    },
    detach: () => {
      state = 'detached'
      return say('detach')
    },
    presence: {
      subscribe: (listener) => {
        members.set(listener, heard.add(listener))
        state = 'attached'
        return say('attach')
      },
      unsubscribe: (listener) => members.get(listener)?.(),
      enter: () => say('enter'),
      update: () => say('update'),
      leave: () => say('leave'),
    },
    become(next, { resumed } = { resumed: false }) {
      state = next
      changes.tell({ current: next, resumed })
    },
    message: (data) => messages.tell({ data }),
    member: heard.tell,
  }
}
