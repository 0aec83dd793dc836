import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import type { CaseRow } from '../../schema/moderation/moderation-case.table.js'

type Authored = Pick<CaseRow, 'authorProfileId'>

/** Whether the case is of something that the actor made. */
export function isOwn({ actor }: Context, { authorProfileId }: Authored) {
  return actor.kind === 'member' && actor.profileId === authorProfileId
}

/**
 * Nobody acts on a case of their own.
 * @throws AppError NOT_ALLOWED
 */
export function assertNotOwn(ctx: Context, authored: Authored): void {
  if (isOwn(ctx, authored)) throw new AppError('NOT_ALLOWED')
}
