import type { Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import type { GuardedImage } from '../../platform/module/image-guard.js'
import { isOperator } from '../permission/index.js'

/** Whoever sent it, whose ticket has it, and those who answer. */
export function maySeePicture(
  ctx: Context<never, Actor>,
  { profileId }: GuardedImage,
): Promise<boolean> {
  const { actor } = ctx
  const isSender = actor.kind === 'member' && actor.profileId === profileId
  return Promise.resolve(isSender || isOperator(ctx))
}
