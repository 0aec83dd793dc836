import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { CODES } from '@doran/contract/limits'
import type { Context } from '../../platform/context/context.js'

const { digits, minutes } = CODES.mailed

export type MailedCode = { code: string; codeHash: Buffer; expiresAt: Date }

/**
 * A code for the mail of a ticket; kept keyed, since a code is short enough to be tried. Where no mail brings it none
 * fits, so that tickets beyond the day's mails are no further guesses.
 */
export function newMailedCode(
  { clock, env }: Context<'env'>,
  { ticket, isMailed }: { ticket: string; isMailed: boolean },
): MailedCode {
  const code = String(randomInt(10 ** digits)).padStart(digits, '0')
  const expiresAt = new Date(clock.now().getTime() + minutes * 60_000)
  const codeHash = isMailed ? hashCode(env.AUTH_SECRET, ticket, code) : randomBytes(32)
  return { code, codeHash, expiresAt }
}

export function isMailedCode(
  { env }: Context<'env'>,
  { ticket, code, codeHash }: { ticket: string; code: string; codeHash: Buffer },
): boolean {
  return timingSafeEqual(hashCode(env.AUTH_SECRET, ticket, code), codeHash)
}

function hashCode(secret: string, ticket: string, code: string): Buffer {
  return createHmac('sha256', secret).update(`mailed:${ticket}:${code}`).digest()
}
