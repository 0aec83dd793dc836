import { RealtimeError } from '../errors.js'
import type { Grant } from './grant.js'
import { MAX_TOKEN_TTL_MS } from './token.js'

/** Tokens of a key that fit a target (`clientId:x`, `revocationKey:y`, `channel:z`) and are older than a time. */
export type Revocation = {
  keyName: string
  target: string
  issuedBefore: number
  /** From when on they are refused. */
  appliesAt: number
}

/** What is revoked, for as long as a token that it concerns may live. Held in memory alone. */
export class Revocations {
  readonly #byTarget = new Map<string, Revocation>()
  readonly #limit: number

  constructor(limit: number) {
    this.#limit = limit
  }

  add(revocation: Revocation): void {
    const key = keyOf(revocation.keyName, revocation.target)
    const known = this.#byTarget.get(key)
    if (!known && this.#byTarget.size >= this.#limit)
      throw new RealtimeError('limitExceeded', 'Too many revocations')
    // Re-inserted, because `expire` reads in the order of insertion.
    this.#byTarget.delete(key)
    this.#byTarget.set(key, {
      ...revocation,
      issuedBefore: Math.max(revocation.issuedBefore, known?.issuedBefore ?? 0),
    })
  }

  /** Why a token is refused, if it is. */
  find(grant: Grant, now: number): Revocation | undefined {
    if (!grant.token || this.#byTarget.size === 0) return undefined
    return targetsOf(grant)
      .flatMap((target) => this.#byTarget.get(keyOf(grant.keyName, target)) ?? [])
      .find((revocation) => now >= revocation.appliesAt && concerns(revocation, grant))
  }

  expire(now: number): void {
    for (const [key, { appliesAt }] of this.#byTarget) {
      if (now - appliesAt <= MAX_TOKEN_TTL_MS) return
      this.#byTarget.delete(key)
    }
  }
}

/** Whether a revocation concerns a grant, once it applies. */
export function concerns(revocation: Revocation, grant: Grant): boolean {
  return (
    grant.token !== null &&
    grant.keyName === revocation.keyName &&
    grant.token.issuedAt < revocation.issuedBefore &&
    targetsOf(grant).includes(revocation.target)
  )
}

function targetsOf(grant: Grant): string[] {
  const targets = Object.keys(grant.capability).map((resource) => `channel:${resource}`)
  if (grant.clientId !== null) targets.push(`clientId:${grant.clientId}`)
  if (grant.token?.revocationKey) targets.push(`revocationKey:${grant.token.revocationKey}`)
  return targets
}

function keyOf(keyName: string, target: string): string {
  return `${keyName} ${target}`
}

/**
 * What a client whose token is revoked is told, and after how long. A token that counts whole seconds looks older than
 * a revocation of its second, so a client that renewed such a one within that second would be refused again.
 */
export function revokedError(revocation: Revocation, grant: Grant, now: number): RealtimeError {
  const hasWholeSeconds = (grant.token?.issuedAt ?? 0) % 1_000 === 0
  const nextSecond = Math.ceil(revocation.issuedBefore / 1_000) * 1_000
  const tellAfterMs = hasWholeSeconds ? Math.max(0, nextSecond - now) : 0
  return new RealtimeError('tokenRevoked', 'Token revoked', { tellAfterMs })
}
