import type { Capability } from './capability.js'

/** What verified credentials allow. */
export type Grant = {
  keyName: string
  capability: Capability
  /** Who it is; `*` may be anybody, `null` is anonymous. */
  clientId: string | null
  /** Whether messages and members may name other clients. */
  mayNameClients: boolean
  /** Of a token; `null` for a key. Milliseconds since the epoch. */
  token: { issuedAt: number; expiresAt: number; revocationKey: string | null } | null
}
