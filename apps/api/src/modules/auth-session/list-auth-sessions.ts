import type { AuthSession } from '@doran/contract'
import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { listAuthSessionRows } from './auth-session-repository.js'
import { deviceLabel } from './device-label.js'

export async function listAuthSessions({
  db,
  clock,
  actor,
}: Context<never, Member>): Promise<{ items: AuthSession[] }> {
  const rows = await listAuthSessionRows(db, actor.memberId, clock.now())
  const items = rows.map((row) => ({
    id: row.id,
    isCurrent: row.id === actor.authSessionId,
    isLimited: row.isLimited,
    device: deviceLabel(row.userAgent),
    createdAt: row.createdAt.toISOString(),
    lastAt: row.updatedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  }))
  return { items }
}
