import type { TicketSubject } from '@doran/contract'
import type { Actor } from '../../platform/context/actor.js'
import type { FullContext } from '../../platform/context/context.js'
import type { RowOwner } from '../../platform/db/ownership.js'
import { AppError } from '../../platform/errors/app-error.js'
import { findOrder } from '../order/index.js'
import { findStoryTitle } from '../story-session/index.js'
import type { TicketRow } from './ticket-repository.js'

type Named = { subject: TicketSubject; sender: RowOwner | null }

export function subjectOf({ subjectType: type, subjectId: id }: TicketRow): TicketSubject | null {
  return type === null || id === null ? null : { type, id }
}

/**
 * What a ticket is about, in words: an order or a story of its sender, or a post that the actor can see. Null for
 * what is somebody else's as for what is not there.
 */
export async function describeSubject(
  ctx: FullContext<Actor>,
  { subject, sender }: Named,
): Promise<string | null> {
  const { type, id } = subject
  if (type === 'post')
    return (await ctx.registry.findEngagementTarget(type).find(ctx, id))?.title ?? null
  if (sender === null) return null
  if (type === 'session') return findStoryTitle(ctx, { owner: sender, id })
  const order = sender.kind === 'member' ? await findOrder(ctx.db, id) : null
  if (!order || sender.kind !== 'member' || order.profileId !== sender.profileId) return null
  const coins = (order.coins + order.bonus).toLocaleString('ko-KR')
  return `코인 ${coins}개 · ${order.amountKrw.toLocaleString('ko-KR')}원`
}

/** @throws AppError NOT_FOUND where there is nothing of the kind for the sender */
export async function assertSubject(
  ctx: FullContext<Actor>,
  { subject, sender }: { subject: TicketSubject | null; sender: RowOwner | null },
): Promise<void> {
  if (subject === null) return
  if ((await describeSubject(ctx, { subject, sender })) === null) throw new AppError('NOT_FOUND')
}
