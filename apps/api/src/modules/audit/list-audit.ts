import { z } from 'zod'
import { AuditEntry } from '@doran/contract'
import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { decodeCursor, toPage } from '../../platform/keyset/cursor.js'
import { listMakersOfMembers } from '../profile/index.js'
import { listAuditRows } from './audit-repository.js'
import type { AuditAction } from './record-audit.js'

/** Acts of those who run the product; what `report.settled` tells of was done before there were cases. */
const OPERATORS_ACTS: readonly (AuditAction | 'report.settled')[] = [
  'case.blinded',
  'case.decided',
  'case.opened',
  'featured.chosen',
  'news.deleted',
  'news.edited',
  'news.published',
  'page.published',
  'post.pinned',
  'report.settled',
  'review.answered',
  'role.granted',
  'role.revoked',
  'sanction.given',
  'sanction.lifted',
  'ticket.answered',
  'ticket.status_changed',
  'ticket.story_read',
  'ticket.story_refused',
]

const Position = z.object({ id: z.uuid() })

/** What operators did, the newest first. */
export async function listAudit(
  ctx: Context<never, Member>,
  query: { cursor?: string | undefined; limit: number },
): Promise<{ items: AuditEntry[]; nextCursor: string | null }> {
  const after = decodeCursor(query.cursor, Position)
  const rows = await listAuditRows(ctx.db, {
    actions: OPERATORS_ACTS,
    after: after?.id ?? null,
    limit: query.limit + 1,
  })
  const makers = await listMakersOfMembers(
    ctx,
    rows.flatMap(({ actorId, memberId }) => [actorId, memberId].filter((id) => id !== null)),
  )
  const makerOf = (memberId: string | null) => (memberId && makers.get(memberId)) || null
  return toPage(
    rows,
    query.limit,
    (row) =>
      AuditEntry.parse({
        id: row.id,
        action: row.action,
        by: makerOf(row.actorId),
        to: makerOf(row.memberId),
        details: row.details,
        createdAt: row.createdAt.toISOString(),
      }),
    ({ id }) => ({ id }),
  )
}
