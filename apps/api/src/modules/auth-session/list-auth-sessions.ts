import type { AuthSession } from '@doran/contract'
import type { Member } from '../../platform/context/actor.js'
import type { Deps } from '../../deps.js'
import { listAuthSessionRows } from './auth-session-store.js'
import { deviceWords } from './device-words.js'

export async function listAuthSessions(
  deps: Deps,
  member: Member,
): Promise<{ items: AuthSession[] }> {
  const rows = await listAuthSessionRows(deps.db, member.memberId, deps.clock.now())
  const items = rows.map((row) => ({
    id: row.id,
    isCurrent: row.id === member.authSessionId,
    isLimited: row.isLimited,
    device: deviceWords(row.userAgent),
    createdAt: row.createdAt.toISOString(),
    lastAt: row.updatedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  }))
  return { items }
}
