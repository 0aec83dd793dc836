import type { ParsedBodyOf } from '@doran/contract'
import type { Actor } from '../../platform/context/actor.js'
import { inTransaction, type FullContext } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { claimArrived, queueMail } from '../mail/index.js'
import { updateCase } from './case-repository.js'
import { insertClaim } from './claim-repository.js'
import { excerptOf } from './excerpt-of.js'
import { joinCase } from './join-case.js'
import { parseAddress } from './parse-address.js'

/**
 * Keeps what somebody, with an account or without, says infringes on their rights. It hides nothing by itself: a
 * moderator decides that.
 * @throws AppError NOT_FOUND where the address is of nothing there is
 */
export async function claimRights(
  ctx: FullContext<Actor>,
  { address, ...claim }: ParsedBodyOf<'POST /v1/moderation/rights-claim'>,
): Promise<void> {
  const named = parseAddress(address, ctx.env.PUBLIC_ORIGIN)
  if (!named) throw new AppError('NOT_FOUND')
  // What needs a game to be played first, or was written by somebody who blocked them, they may have seen all the same.
  const found = await ctx.registry.findReportTarget(named.targetType).look(ctx, named.targetId)
  if (!found) throw new AppError('NOT_FOUND')
  const { authorProfileId } = found
  const excerpt = excerptOf(found)
  await inTransaction(ctx, async (tx) => {
    const { id: caseId } = await joinCase(tx, { ...named, authorProfileId, excerpt })
    await updateCase(tx.db, caseId, { hasClaim: true })
    await insertClaim(tx.db, { ...claim, id: tx.newId(), caseId, createdAt: tx.clock.now() })
    await queueMail(tx, { to: claim.email, ...claimArrived() })
  })
}
