import type { ReplyOf } from '@doran/contract'

export type ChatAuth = ReplyOf<'GET /v1/chat/auth'>

/** As much of Ably's modular client as chat uses. */
export interface AblyClient {
  connection: {
    readonly state: string
    on: (listener: (change: { current: string }) => void) => void
  }
  auth: { authorize: () => Promise<unknown> }
  channels: { get: (name: string) => AblyChannel }
  connect: () => void
  close: () => void
}

export interface AblyChannel {
  readonly state: string
  on: (listener: (change: { current: string; resumed: boolean }) => void) => void
  subscribe: (listener: (message: { data?: unknown }) => void) => Promise<unknown>
  detach: () => Promise<unknown>
  presence: {
    subscribe: (listener: (member: AblyMember) => void) => Promise<unknown>
    unsubscribe: (listener: (member: AblyMember) => void) => void
    enter: (data: unknown) => Promise<unknown>
    update: (data: unknown) => Promise<unknown>
    leave: () => Promise<unknown>
  }
}

export type AblyMember = {
  action: string
  clientId: string
  connectionId: string
  data?: unknown
}

export type AblySettings = {
  endpoint: ChatAuth['endpoint']
  /** Rejects where there is no token. */
  authenticate: () => Promise<ChatAuth>
}

/** Makes a client that does not connect yet. */
export type OpenAbly = (settings: AblySettings) => AblyClient
