import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'

export type Capability = Record<string, readonly ('subscribe' | 'presence')[]>

export type RealtimeMessage = { id: string; channel: string; name: string; data: unknown }

export type TokenRequest = {
  clientId: string
  /** Names the token to `revoke`, as `revocationKey:…`. */
  revocationKey: string
  capability: Capability
  now: Date
  ttlMs: number
}

/** Instants in milliseconds. */
export type RealtimeToken = { token: string; issued: number; expires: number; capability: string }

/** The endpoint of this process, where it has one. */
export interface EmbeddedEndpoint {
  /** Takes sockets and requests from now on. */
  open(): void
  /** Sends all clients away, who come back by themselves. */
  close(): Promise<void>
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** Null for a path that is not the endpoint's, and while it is closed. `address`: whose failed attempts are counted. */
  handleRequest(request: Request, address?: string): Promise<Response | null>
}

/** The realtime service: Ably, or the embedded endpoint that speaks its protocol. */
export interface Realtime {
  /** The address that browsers connect to; null for Ably's own. */
  endpoint: { host: string; port: number; tls: boolean } | null
  /** False while another process has the embedded endpoint: browsers cannot connect here. */
  isOn(): boolean
  /** Publishes each on its channel, in the given order; rejects where one was not taken. */
  publish(messages: readonly RealtimeMessage[]): Promise<void>
  createToken(request: TokenRequest): RealtimeToken
  /** Ends the tokens that Ably's targets name, so that browsers ask for new ones; where the service refuses, they expire. */
  revoke(targets: readonly string[]): Promise<void>
  /** Null with Ably. */
  embedded: EmbeddedEndpoint | null
}
