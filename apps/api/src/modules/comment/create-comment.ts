import type { Comment } from '@doran/contract'
import type { Member } from '../../platform/context/actor.js'
import { inTransaction, type FullContext } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import type { EngagementThing } from '../../platform/module/engagement-target.js'
import { countOneMore, tellCounted } from '../engagement/index.js'
import { assertMayWrite } from '../permission/index.js'
import { holdComment, insertComment } from './comment-repository.js'
import { findAnswered, type Answered } from './find-answered.js'
import { findCommented } from './find-comment.js'
import { findRepeated, type NewComment } from './find-repeated.js'
import { readComment } from './read-comment.js'
import { refuseLink } from './refuse-link.js'
import { tellOfComment } from './tell-of-comment.js'

type Writing = { given: NewComment; thing: EngagementThing; answered: Answered | null }

/**
 * Comments on a thing or replies to a comment; the same client id with the same content is the same comment.
 * @throws AppError LIMITED_SESSION, NOT_FOUND, COMMENTS_CLOSED, PLAY_FIRST, KEY_REUSED, INVALID_INPUT
 */
export async function createComment(ctx: FullContext<Member>, given: NewComment): Promise<Comment> {
  const rights = await assertMayWrite(ctx)
  const thing = await getOpenThing(ctx, given)
  refuseLink(rights, given.body)
  const id = (await findRepeated(ctx, given)) ?? (await write(ctx, given, thing))
  return readComment(ctx, { id, ownerProfileId: thing.ownerProfileId })
}

async function getOpenThing(
  ctx: FullContext<Member>,
  { targetType, targetId }: NewComment,
): Promise<EngagementThing> {
  const found = await findCommented(ctx, { target_type: targetType, target_id: targetId })
  if (!found) throw new AppError('NOT_FOUND')
  if (found.access === 'off' || found.access === 'ended') throw new AppError('COMMENTS_CLOSED')
  if (found.access === 'closed') throw new AppError('PLAY_FIRST')
  return found.thing
}

async function write(
  ctx: FullContext<Member>,
  given: NewComment,
  thing: EngagementThing,
): Promise<string> {
  const answered = await findAnswered(ctx, given)
  return inTransaction(ctx, (tx) => insert(tx, { given, thing, answered }))
}

async function insert(
  ctx: FullContext<Member>,
  { given, thing, answered }: Writing,
): Promise<string> {
  const { db, actor, clock } = ctx
  const { targetType, targetId, clientCommentId, body } = given
  // It may have been deleted since it was found.
  if (answered && !(await holdComment(db, answered.id))) throw new AppError('NOT_FOUND')
  const id = ctx.newId()
  const place = { targetType, targetId }
  const isNew = await insertComment(db, {
    id,
    clientCommentId,
    ...place,
    parentId: answered?.topId ?? null,
    replyToProfileId: answered && answered.id !== answered.topId ? answered.authorProfileId : null,
    authorProfileId: actor.profileId,
    body,
    createdAt: clock.now(),
  })
  if (!isNew) {
    const known = await findRepeated(ctx, given)
    if (!known) throw new Error('unreachable: its client id was taken')
    return known
  }
  await countOneMore(db, place, 'comments')
  await tellCounted(ctx, place)
  await tellOfComment(ctx, { place, thing, answered })
  return id
}
