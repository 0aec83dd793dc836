import { and, eq, ne } from 'drizzle-orm'
import { inTransaction, type Context } from '../../platform/context/context.js'
import type { Executor } from '../../platform/db/client.js'
import { inventNickName, nameKeyOf } from './nick-name.js'
import { profile } from '../../schema/profile/profile.table.js'
import { OFFICIAL_NAME } from './reserved-name.js'

export const OFFICIAL_PROFILE_ID = '019a5c3e-0000-7000-8000-00000000d0a2'

const DESCRIPTION = '도란에 불을 지피는 사람이에요. 심심한 밤에 꺼내 볼 놀이를 만들어요.'

/** Makes the profile of the product's own account where it is missing; returns its id. */
export function ensureOfficialProfile(ctx: Context, memberId: string): Promise<string> {
  return inTransaction(ctx, async ({ db, clock }) => {
    await freeName(db)
    const shown = {
      name: OFFICIAL_NAME,
      nameKey: nameKeyOf(OFFICIAL_NAME),
      description: DESCRIPTION,
    }
    await db
      .insert(profile)
      .values({
        id: OFFICIAL_PROFILE_ID,
        memberId,
        ...shown,
        isOfficial: true,
        createdAt: clock.now(),
      })
      .onConflictDoUpdate({ target: profile.id, set: { ...shown, isOfficial: true } })
    return OFFICIAL_PROFILE_ID
  })
}

/** Whoever took the name before it was kept back gets another. */
async function freeName(db: Executor): Promise<void> {
  const name = inventNickName()
  await db
    .update(profile)
    .set({ name, nameKey: nameKeyOf(name) })
    .where(and(eq(profile.nameKey, nameKeyOf(OFFICIAL_NAME)), ne(profile.id, OFFICIAL_PROFILE_ID)))
}
