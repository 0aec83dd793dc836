import { and, desc, eq, gt, isNull, or } from 'drizzle-orm'
import type { Context } from '../../platform/context/context.js'
import { sanction, type SanctionRow } from '../../schema/moderation/sanction.table.js'

/** What keeps somebody from writing now, or from signing in; null where nothing does. */
export async function findSanctionInForce(
  { db, clock }: Context,
  profileId: string,
): Promise<SanctionRow | null> {
  const [row] = await db
    .select()
    .from(sanction)
    .where(
      and(
        eq(sanction.profileId, profileId),
        isNull(sanction.liftedAt),
        or(isNull(sanction.endsAt), gt(sanction.endsAt, clock.now())),
      ),
    )
    .orderBy(desc(sanction.startsAt))
    .limit(1)
  return row ?? null
}
