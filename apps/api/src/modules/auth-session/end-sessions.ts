import { eq } from 'drizzle-orm'
import type { Context } from '../../platform/context/context.js'
import { profile } from '../../schema/profile/profile.table.js'
import { queueSessionEnds } from '../realtime/index.js'
import { deleteAuthSession, deleteAuthSessionsOf } from './auth-session-repository.js'

type Ended = { memberId: string; sessionIds: readonly string[] }

/** Signs a member out everywhere, but for the session to keep. */
export async function endSessionsOf(
  ctx: Context,
  { memberId, keepId = null }: { memberId: string; keepId?: string | null },
): Promise<void> {
  const sessionIds = await deleteAuthSessionsOf(ctx.db, memberId, keepId)
  await endRealtime(ctx, { memberId, sessionIds })
}

export async function endSession(
  ctx: Context,
  { id, memberId }: { id: string; memberId: string },
): Promise<void> {
  await deleteAuthSession(ctx.db, id)
  await endRealtime(ctx, { memberId, sessionIds: [id] })
}

/** What a signed-out browser still hears ends with its sign-in. */
export async function endRealtime(ctx: Context, { memberId, sessionIds }: Ended): Promise<void> {
  const [found] = await ctx.db
    .select({ profileId: profile.id })
    .from(profile)
    .where(eq(profile.memberId, memberId))
  if (found) await queueSessionEnds(ctx, { profileId: found.profileId, sessionIds })
}
