import { randomInt } from 'node:crypto'
import type { SessionTtl } from '@doran/contract'
import { CODES } from '@doran/contract/limits'
import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { hashShortTimeCode, storeCode } from './short-time-repository.js'

/** A code for a borrowed device. A member has one at most; it is shown once and stored hashed. */
export async function createShortTimePassword(
  { db, clock, env, actor }: Context<'env', Member>,
  { sessionTtl }: { sessionTtl: SessionTtl },
): Promise<{ code: string; expiresAt: string }> {
  const { alphabet, length, minutes } = CODES.shortTime
  const code = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
  const createdAt = clock.now()
  const expiresAt = new Date(createdAt.getTime() + minutes * 60_000)
  const codeHash = hashShortTimeCode(env.AUTH_SECRET, code)
  const { memberId } = actor
  await storeCode(db, { memberId, codeHash, sessionTtl, expiresAt, createdAt })
  return { code, expiresAt: expiresAt.toISOString() }
}
