import type { SharedStory } from '@doran/contract'
import { profileIdOf, type Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { findBlock } from '../block/index.js'
import { findMaker } from '../profile/index.js'
import { findThemeCard } from '../theme/index.js'
import { getSharedRow } from './get-shared-row.js'
import { hasModelTurn } from './shared-turn-repository.js'
import type { StoryShareRow } from '../../schema/story/story-share.table.js'
import { toSharedStory } from './story-share-view.js'

type ActorContext = Context<never, Actor>

/**
 * What anybody with the link sees, but for its scenes.
 * @throws AppError NOT_FOUND, RATING_LIMIT, AGE_UNCONFIRMED
 */
export async function getSharedStory(ctx: ActorContext, code: string): Promise<SharedStory> {
  const found = await getSharedRow(ctx, code)
  const { share, session } = found
  const [theme, author, isByModel] = await Promise.all([
    findThemeCard(ctx, session.themeId),
    findAuthor(ctx, share),
    hasModelTurn(ctx.db, share),
  ])
  if (!theme) throw new AppError('NOT_FOUND')
  const isMine = profileIdOf(ctx.actor) === share.ownerProfileId
  return toSharedStory(found, { theme, author, isMine, isByModel })
}

/** Where they want to be named; not across a block. */
async function findAuthor(
  ctx: ActorContext,
  { showsName, ownerProfileId: profileId }: StoryShareRow,
): Promise<SharedStory['author']> {
  if (!showsName) return null
  const { actor } = ctx
  if (actor.kind === 'member' && actor.profileId !== profileId) {
    const { isByMe, isByOther } = await findBlock({ ...ctx, actor }, profileId)
    if (isByMe || isByOther) return null
  }
  const maker = await findMaker(ctx, profileId)
  return maker && !maker.isGone ? { profileId, name: maker.name } : null
}
