import type { Post } from '@doran/contract'
import { profileIdOf, type Actor } from '../../platform/context/actor.js'
import type { FullContext } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { showAttachments } from './attachments.js'
import { findPoll } from './poll-repository.js'
import { findFullRow } from './post-repository.js'
import { toPost } from './post-view.js'
import { blocksOf, maySeeHidden } from './see-post.js'

/**
 * A post with all that its page shows.
 * @throws AppError NOT_FOUND, POST_DELETED
 */
export async function getPost(ctx: FullContext<Actor>, id: string): Promise<Post> {
  const row = await findFullRow(ctx.database, blocksOf(ctx), id)
  if (!row || (row.is_hidden && !maySeeHidden(ctx, row.author_id))) throw new AppError('NOT_FOUND')
  if (row.deleted_at !== null) throw new AppError('POST_DELETED')
  const [attached, poll] = await Promise.all([
    showAttachments(ctx, row.attachments),
    findPoll(ctx.db, id, profileIdOf(ctx.actor)),
  ])
  return toPost(ctx, { row, attached, poll })
}
