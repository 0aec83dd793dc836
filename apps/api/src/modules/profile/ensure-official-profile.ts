import { and, eq, ne } from 'drizzle-orm'
import { inTransaction, type Context } from '../../platform/context/context.js'
import type { Executor } from '../../platform/db/client.js'
import { member } from '../../schema/account/member.table.js'
import { inventNickName, nameKeyOf } from './nick-name.js'
import { profile } from '../../schema/profile/profile.table.js'
import { OFFICIAL_NAME } from './reserved-name.js'

const MEMBER_ID = '019a5c3e-0000-7000-8000-00000000d0a1'
export const OFFICIAL_PROFILE_ID = '019a5c3e-0000-7000-8000-00000000d0a2'

const DESCRIPTION = '도란에 불을 지피는 사람이에요. 심심한 밤에 꺼내 볼 놀이를 만들어요.'

/**
 * The product's own account, made where it is missing; answers its profile's id. It has neither an address nor a
 * way to sign in.
 */
export function ensureOfficialProfile(ctx: Context): Promise<string> {
  return inTransaction(ctx, async ({ db, clock }) => {
    const now = clock.now()
    await db
      .insert(member)
      .values({
        id: MEMBER_ID,
        name: OFFICIAL_NAME,
        email: 'doranjigi@official.invalid',
        consentedAt: now,
        welcomedAt: now,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing()
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
        memberId: MEMBER_ID,
        ...shown,
        isOfficial: true,
        createdAt: now,
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
