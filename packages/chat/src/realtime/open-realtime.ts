import { ApiError, type ApiClient } from '@doran/api-client'
import type { ChatEvent } from '@doran/contract'
import { chatClientId } from '../chat-client-id.js'
import type { AblyClient, ChatAuth, OpenAbly } from './ably-client.js'
import type { ChatRealtime, RealtimeStatus } from './chat-realtime.js'
import { isChatEvent } from './is-chat-event.js'
import { createListeners } from './listeners.js'
import { loadAbly } from './load-ably.js'
import { createRoomChannel, type RoomChannel } from './room-channel.js'

/** How long a connection may take, or be gone, before the page asks by itself. */
const PATIENCE_MS = 6_000
const FIRST_RETRY_MS = 5_000
const LONGEST_RETRY_MS = 60_000

export type RealtimeOptions = {
  api: Pick<ApiClient, 'call'>
  myProfileId: string
  clientId?: string
  /** Loads the client of the realtime service. */
  load?: () => Promise<OpenAbly>
}

/**
 * Connects to the realtime service that the API names, and keeps trying. A sign-in that has ended is not tried again.
 */
export function openRealtime(options: RealtimeOptions): ChatRealtime {
  const { api, myProfileId, clientId = chatClientId(), load = loadAbly } = options
  const statuses = createListeners<RealtimeStatus>()
  const events = createListeners<ChatEvent>()
  const refills = createListeners<void>()
  const rooms = new Map<RoomChannel, string>()
  const roomNames = new Map<string, string>()

  let status: RealtimeStatus = 'connecting'
  let client: AblyClient | null = null
  let isClosed = false
  let failures = 0
  let patience: ReturnType<typeof setTimeout> | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  /** The channel that the token is for too. */
  let tokenChannel: string | undefined

  function setStatus(next: RealtimeStatus): void {
    if (next === status || isClosed) return
    status = next
    statuses.tell(next)
  }

  function turnOff(): void {
    clearTimeout(patience)
    patience = undefined
    setStatus('off')
  }

  function waitForLive(): void {
    if (status === 'live') setStatus('connecting')
    if (status === 'connecting') patience ??= setTimeout(turnOff, PATIENCE_MS)
  }

  function lastRoom(): string | undefined {
    return [...rooms.values()].at(-1)
  }

  async function authenticate(): Promise<ChatAuth> {
    const channelId = lastRoom()
    tokenChannel = channelId
    const auth = await api.call('GET /v1/chat/auth', {
      query: { clientId, ...(channelId !== undefined && { channelId }) },
    })
    if (channelId !== undefined && auth.roomChannel !== null)
      roomNames.set(channelId, auth.roomChannel)
    return auth
  }

  async function start(): Promise<void> {
    retry = undefined
    try {
      const [openAbly, first] = await Promise.all([load(), authenticate()])
      if (!isClosed) connect(openAbly, first)
    } catch (cause) {
      const hasEnded = cause instanceof ApiError && cause.status === 401
      if (cause instanceof ApiError && cause.code === 'NO_REALTIME') turnOff()
      if (hasEnded) turnOff()
      else startLater()
    }
  }

  function connect(openAbly: OpenAbly, first: ChatAuth): void {
    let prepared: ChatAuth | null = first
    const opened = openAbly({
      endpoint: first.endpoint,
      authenticate: async () => {
        const auth = prepared
        prepared = null
        return auth && auth.expires > Date.now() ? auth : authenticate()
      },
    })
    client = opened
    const channel = opened.channels.get(first.personChannel)

    const follow = (): void => {
      if (client !== opened) return
      const { state } = opened.connection
      if (state === 'connected' && channel.state === 'attached') {
        clearTimeout(patience)
        patience = undefined
        failures = 0
        const isNew = status !== 'live'
        setStatus('live')
        if (isNew) openRooms()
      } else if (state === 'failed' || channel.state === 'failed') startLater()
      else if (state === 'suspended' || channel.state === 'suspended') turnOff()
      else waitForLive()
    }
    opened.connection.on(follow)
    channel.on(({ current, resumed }) => {
      follow()
      if (client === opened && current === 'attached' && !resumed) refills.tell()
    })
    channel
      .subscribe(({ data }) => {
        if (client === opened && isChatEvent(data)) events.tell(data)
      })
      // Its state says so too.
      .catch(() => undefined)
    opened.connect()
  }

  function startLater(): void {
    closeClient()
    if (isClosed || retry) return
    if (status === 'live') turnOff()
    const ms = Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS)
    failures += 1
    retry = setTimeout(() => void start(), ms)
  }

  function startNow(): void {
    if (!retry) return
    clearTimeout(retry)
    failures = 0
    void start()
  }

  function closeClient(): void {
    const closing = client
    client = null
    closing?.close()
  }

  /** Typing is seen in the room that the token is for: the one that was entered last. */
  function openRooms(): void {
    const channelId = lastRoom()
    const opened = client
    if (channelId === undefined || opened?.connection.state !== 'connected') return
    const attach = (): void => {
      const name = roomNames.get(channelId)
      if (client !== opened || tokenChannel !== channelId || name === undefined) return
      for (const [room, id] of rooms) if (id === channelId) room.attach(opened, name)
    }
    if (tokenChannel === channelId && roomNames.has(channelId)) attach()
    // Without it nobody is seen typing, which is all that is lost.
    else opened.auth.authorize().then(attach, () => undefined)
  }

  patience = setTimeout(turnOff, PATIENCE_MS)
  globalThis.addEventListener('online', startNow)
  void start()

  return {
    get status() {
      return status
    },
    onStatus: statuses.add,
    onEvent: events.add,
    onRefill: refills.add,
    enterRoom(channelId) {
      const room = createRoomChannel(myProfileId, () => rooms.delete(room))
      rooms.set(room, channelId)
      openRooms()
      return room
    },
    close() {
      isClosed = true
      clearTimeout(patience)
      clearTimeout(retry)
      globalThis.removeEventListener('online', startNow)
      closeClient()
    },
  }
}
