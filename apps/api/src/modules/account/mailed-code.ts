import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { CODES } from '@doran/contract/limits'
import type { Deps } from '../../deps.js'

const { digits, minutes } = CODES.mailed

export type MailedCode = { code: string; codeHash: Buffer; expiresAt: Date }

/**
 * A code for the mail of a ticket; kept keyed, since a code is short enough to be tried. Where no mail brings it none
 * fits, so that tickets beyond the day's mails are no further guesses.
 */
export function newMailedCode(deps: Deps, ticket: string, isMailed: boolean): MailedCode {
  const code = String(randomInt(10 ** digits)).padStart(digits, '0')
  const expiresAt = new Date(deps.clock.now().getTime() + minutes * 60_000)
  const codeHash = isMailed ? hashCode(deps, ticket, code) : randomBytes(32)
  return { code, codeHash, expiresAt }
}

export function isMailedCode(deps: Deps, ticket: string, code: string, codeHash: Buffer): boolean {
  return timingSafeEqual(hashCode(deps, ticket, code), codeHash)
}

function hashCode({ env }: Deps, ticket: string, code: string): Buffer {
  return createHmac('sha256', env.AUTH_SECRET).update(`mailed:${ticket}:${code}`).digest()
}
