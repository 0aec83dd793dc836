import type { ReplyOf } from '@doran/contract'
import type { Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { findBlock } from '../block/index.js'
import { findPublicProfile } from './profile-repository.js'
import { toPublicProfile } from './profile-view.js'

type ShownProfile = ReplyOf<'GET /v1/user/user/profile/{uuid}'>

/**
 * As everybody may see it, and by a member with whether they blocked its person.
 * @throws AppError NOT_FOUND for nobody, for who is leaving, and for who blocked the member
 */
export async function getProfile(ctx: Context<never, Actor>, id: string): Promise<ShownProfile> {
  const row = await findPublicProfile(ctx.db, id)
  if (!row) throw new AppError('NOT_FOUND')
  const { actor } = ctx
  if (actor.kind !== 'member') return toPublicProfile(row)
  const { isByMe, isByOther } = await findBlock({ ...ctx, actor }, id)
  if (isByOther) throw new AppError('NOT_FOUND')
  return { ...toPublicProfile(row), isBlockedByMe: isByMe }
}
