import type { RealtimeServer } from '@doran/realtime-server'

export type Capability = Record<string, readonly ('subscribe' | 'presence')[]>

export type RealtimeMessage = { id: string; channel: string; name: string; data: unknown }

export type RealtimeToken = { token: string; issued: number; expires: number; capability: string }

/** The realtime service: Ably, or the embedded endpoint that speaks its protocol. */
export interface Realtime {
  /** Where browsers connect; null for Ably's own address. */
  endpoint: { host: string; port: number; tls: boolean } | null
  /** Whether browsers can connect; not while another process has the embedded endpoint. */
  isOn(): boolean
  /** Publishes each on its channel, in the given order; rejects where one was not taken. */
  publish(messages: readonly RealtimeMessage[]): Promise<void>
  createToken(request: {
    clientId: string
    /** Names the tokens that `revoke` ends. */
    revocationKey: string
    capability: Capability
    now: Date
    ttlMs: number
  }): RealtimeToken
  /** Ends the tokens of these keys, so that browsers ask for new ones. What cannot be reached keeps them until they expire. */
  revoke(keys: readonly string[]): Promise<void>
  /** The embedded endpoint; null with Ably. */
  server: RealtimeServer | null
}
