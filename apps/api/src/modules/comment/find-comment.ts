import { splitGraphemes } from '@doran/korean'
import { profileIdOf, type Actor } from '../../platform/context/actor.js'
import type { FullContext } from '../../platform/context/context.js'
import type { CommentAccess, EngagementThing } from '../../platform/module/engagement-target.js'
import type { ReportedThing } from '../../platform/module/report-target.js'
import { findShownRow, type ShownRow } from './comment-list-repository.js'

/** What comments stand below: the thing, and whether the actor may read them. */
export type CommentedThing = { thing: EngagementThing; access: CommentAccess }
type Place = Pick<ShownRow, 'target_type' | 'target_id'>

const TITLE_LENGTH = 60

/** Null where there is no such thing for the actor. */
export async function findCommented(
  ctx: FullContext<Actor>,
  { target_type: type, target_id: id }: Place,
): Promise<CommentedThing | null> {
  const { find, findCommented: own = find, commentAccess } = ctx.registry.findEngagementTarget(type)
  const thing = await own(ctx, id)
  return thing && { thing, access: (await commentAccess?.(ctx, id)) ?? 'off' }
}

/** A comment that the actor can read. */
async function findReadable(ctx: FullContext<Actor>, id: string) {
  const { actor } = ctx
  const viewerId = profileIdOf(actor)
  const row = await findShownRow(ctx.database, viewerId, id)
  const place = row && (await findCommented(ctx, row))
  const isReadable = place?.access === 'open' || place?.access === 'ended'
  return row && isReadable ? { row, ...place } : null
}

/** A comment as what is liked; none below what takes no more. */
export async function findEngagedComment(
  ctx: FullContext<Actor>,
  id: string,
): Promise<EngagementThing | null> {
  const found = await findReadable(ctx, id)
  if (found?.access !== 'open') return null
  const {
    author_id: ownerProfileId,
    body,
    target_type: targetType,
    target_id: targetId,
  } = found.row
  const title = splitGraphemes(body).slice(0, TITLE_LENGTH).join('')
  const below = { targetType, targetId }
  return { ownerProfileId, title, subtitle: found.thing.title, picture: null, below }
}

/** Somebody else's comment, as it stands. */
export async function findReportedComment(
  ctx: FullContext<Actor>,
  id: string,
): Promise<ReportedThing | null> {
  const found = await findReadable(ctx, id)
  if (!found) return null
  const { author_id: authorProfileId, body } = found.row
  const isMine = ctx.actor.kind === 'member' && ctx.actor.profileId === authorProfileId
  return isMine ? null : { authorProfileId, excerpt: body }
}
