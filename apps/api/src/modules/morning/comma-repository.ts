import { and, asc, count, eq, isNull } from 'drizzle-orm'
import { MORNING } from '@doran/contract/limits'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { morningComma } from '../../schema/morning/morning.table.js'

const isHeldBy = (profileId: string) =>
  and(eq(morningComma.profileId, profileId), isNull(morningComma.usedFor))

/** Commas of the rune shop that a member holds. */
export async function countCommas({ db }: Context, profileId: string): Promise<number> {
  const [found] = await db.select({ held: count() }).from(morningComma).where(isHeldBy(profileId))
  return found?.held ?? 0
}

/**
 * Gives a member a comma, in the transaction that has locked their rune wallet.
 * @throws AppError COMMAS_FULL
 */
export async function addComma(ctx: Context, profileId: string): Promise<void> {
  if ((await countCommas(ctx, profileId)) >= MORNING.commas) throw new AppError('COMMAS_FULL')
  const row = { id: ctx.newId(), profileId, createdAt: ctx.clock.now() }
  await ctx.db.insert(morningComma).values(row)
}

/** Uses one held comma for each day, the oldest first; false, with nothing used, where they are too few. */
export async function useCommas(
  { db }: Context,
  profileId: string,
  days: readonly number[],
): Promise<boolean> {
  const held = await db
    .select({ id: morningComma.id })
    .from(morningComma)
    .where(isHeldBy(profileId))
    .orderBy(asc(morningComma.createdAt), asc(morningComma.id))
    .limit(days.length)
  if (held.length < days.length) return false
  for (const [index, { id }] of held.entries()) {
    await db
      .update(morningComma)
      .set({ usedFor: days[index] ?? null })
      .where(eq(morningComma.id, id))
  }
  return true
}
