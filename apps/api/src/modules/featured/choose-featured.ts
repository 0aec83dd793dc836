import type { Featured, FeaturedPlace } from '@doran/contract'
import type { Member } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { recordAudit } from '../audit/index.js'
import { deleteChoice, putChoice } from './featured-repository.js'
import { getFeatured } from './get-featured.js'
import { listOptions } from './list-options.js'

const DAY_MS = 86_400_000

type Choice = { place: FeaturedPlace; targetId: string | null; days: number | null }

/**
 * Chooses what stands first at a place, or gives the place back to its own rules.
 * @throws AppError NOT_FOUND where it may not stand there
 */
export async function chooseFeatured(
  ctx: Context<'registry', Member>,
  { place, targetId, days }: Choice,
): Promise<Featured> {
  const options = await listOptions(ctx, place)
  if (targetId !== null && !options.some(({ id }) => id === targetId)) {
    throw new AppError('NOT_FOUND')
  }
  return inTransaction(ctx, async (tx) => {
    const chosenAt = tx.clock.now()
    const until = days === null ? null : new Date(chosenAt.getTime() + days * DAY_MS)
    await (targetId === null
      ? deleteChoice(tx.db, place)
      : putChoice(tx.db, { place, targetId, until, chosenAt }))
    const details = { place, targetId: targetId ?? '', days: days ?? 0 }
    await recordAudit(tx, { action: 'featured.chosen', memberId: null, details })
    return getFeatured(tx, place)
  })
}
