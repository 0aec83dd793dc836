import { randomInt } from 'node:crypto'
import type { SessionTtl } from '@doran/contract'
import { CODES } from '@doran/contract/limits'
import type { Deps } from '../../deps.js'
import { hashShortTimeCode, keepCode } from './short-time-store.js'

/** A code for a borrowed device. A member has one at most; it is shown once and kept hashed. */
export async function createShortTimePassword(
  deps: Deps,
  memberId: string,
  sessionTtl: SessionTtl,
): Promise<{ code: string; expiresAt: string }> {
  const { alphabet, length, minutes } = CODES.shortTime
  const code = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
  const createdAt = deps.clock.now()
  const expiresAt = new Date(createdAt.getTime() + minutes * 60_000)
  const codeHash = hashShortTimeCode(deps, code)
  await keepCode(deps.db, { memberId, codeHash, sessionTtl, expiresAt, createdAt })
  return { code, expiresAt: expiresAt.toISOString() }
}
