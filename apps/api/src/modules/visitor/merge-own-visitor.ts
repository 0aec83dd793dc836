import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import type { WithCredentials } from '../../platform/context/credential-changes.js'
import { mergeVisitor } from './merge-visitor.js'

/** Brings over to the member what this browser did as a visitor. */
export async function mergeOwnVisitor(
  ctx: Context<'registry' | 'gameEngine', Member>,
): Promise<WithCredentials<{ stories: number; plays: number }>> {
  const { visitorCredential } = ctx.caller
  const merged = await mergeVisitor(ctx, { profileId: ctx.actor.profileId, visitorCredential })
  return {
    stories: merged['story_session'] ?? 0,
    plays: merged['play'] ?? 0,
    // It owns nothing any more, whether it did now or before.
    credentials: visitorCredential ? { visitor: null } : {},
  }
}
