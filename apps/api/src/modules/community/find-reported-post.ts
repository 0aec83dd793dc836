import { textOf } from '@doran/contract'
import type { Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import type { ModeratedThing, ReportedThing } from '../../platform/module/report-target.js'
import { indexPost } from './index-post.js'
import { findPoll } from './poll-repository.js'
import { findPostRow, updatePost, type SeenPostRow } from './post-repository.js'
import { picturesIn } from './post-text.js'
import { findSeenPost } from './see-post.js'

/** Somebody else's post, as it stands. */
export async function findReportedPost(
  ctx: Context<never, Actor>,
  id: string,
): Promise<ReportedThing | null> {
  const row = await findSeenPost(ctx, id)
  if (!row || row.deletedAt !== null) return null
  const { authorProfileId, title, body } = row
  const isMine = ctx.actor.kind === 'member' && ctx.actor.profileId === authorProfileId
  if (isMine) return null
  const excerpt = [title, await readText(ctx, row)].join('\n')
  return { authorProfileId, excerpt, hasPictures: picturesIn(body).length > 0 }
}

/** For moderators, whether or not others see it. */
export async function lookAtPost(ctx: Context, id: string): Promise<ModeratedThing | null> {
  const row = await findPostRow(ctx.db, id)
  if (!row || row.deletedAt !== null) return null
  return {
    authorProfileId: row.authorProfileId,
    title: row.title,
    text: await readText(ctx, row),
    path: `/community/${id}`,
    pictures: picturesIn(row.body),
  }
}

/** What is hidden is pinned no more, and found no more. */
export async function hidePost(
  ctx: Context<'registry'>,
  { id, isHidden }: { id: string; isHidden: boolean },
): Promise<void> {
  await updatePost(ctx.db, id, { isHidden, ...(isHidden && { pinnedAt: null }) })
  const row = await findPostRow(ctx.db, id)
  if (row) await indexPost(ctx, row)
}

/** All that it says, its pictures' descriptions and its poll too. */
async function readText(
  { db }: Context,
  { id, body }: Pick<SeenPostRow, 'id' | 'body'>,
): Promise<string> {
  const asked = await findPoll(db, id, null)
  const descriptions = body.flatMap((block) => (block.type === 'picture' ? [block.alt] : []))
  const poll = asked ? [asked.poll.question, ...asked.options.map(({ label }) => label)] : []
  return [textOf(body), ...descriptions, ...poll].join('\n')
}
