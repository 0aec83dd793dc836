import type { Actor, System } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { auditLog } from '../../schema/audit/audit-log.table.js'

/** `area.what_happened`; the list grows with the areas. */
export type AuditAction =
  | 'account.deleted'
  | 'account.deletion_started'
  | 'account.deletion_undone'
  | 'account.password_changed'
  | 'case.blinded'
  | 'case.decided'
  | 'case.opened'
  | 'featured.chosen'
  | 'news.deleted'
  | 'news.edited'
  | 'news.published'
  | 'page.published'
  | 'post.pinned'
  | 'review.answered'
  | 'role.granted'
  | 'role.revoked'
  | 'sanction.given'
  | 'sanction.lifted'
  | 'session.others_revoked'
  | 'session.revoked'
  | 'ticket.answered'
  | 'ticket.status_changed'
  | 'ticket.story_read'
  | 'ticket.story_refused'
  | 'wallet.adjusted'

export type AuditEntry = {
  action: AuditAction
  /** To whom it was done. */
  memberId: string | null
  /** Facts without any text of a person. */
  details?: Record<string, string | number | boolean>
}

/**
 * Appends to the audit log within the transaction of what it records, so that neither stands without the other.
 * @throws Error outside a transaction
 */
export async function recordAudit(
  { db, isInTransaction, newId, clock, actor }: Context,
  { action, memberId, details = {} }: AuditEntry,
): Promise<void> {
  if (!isInTransaction) throw new Error(`${action} is audited outside its transaction`)
  await db.insert(auditLog).values({
    id: newId(),
    action,
    actorKind: actor.kind,
    actorId: actorIdOf(actor),
    memberId,
    details,
    createdAt: clock.now(),
  })
}

function actorIdOf(actor: Actor | System): string | null {
  if (actor.kind === 'member') return actor.memberId
  return actor.kind === 'visitor' ? actor.visitorId : null
}
