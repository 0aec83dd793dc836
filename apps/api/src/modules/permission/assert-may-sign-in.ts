import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { findSanctionInForce } from './find-sanction-in-force.js'

/**
 * Asked once somebody has proved who they are, so that nobody else learns of it.
 * @throws AppError ACCOUNT_ENDED
 */
export async function assertMaySignIn(ctx: Context, profileId: string): Promise<void> {
  const found = await findSanctionInForce(ctx, profileId)
  if (found?.kind === 'end') throw new AppError('ACCOUNT_ENDED')
}
