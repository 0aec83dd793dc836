import type { NewSanction, Sanction } from '@doran/contract'
import { MODERATION } from '@doran/contract/limits'
import { hashSecret, newSecret } from '../../platform/auth/secret.js'
import type { Member } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { takeRoles } from '../account/index.js'
import { recordAudit } from '../audit/index.js'
import { endSessionsOf } from '../auth-session/index.js'
import { accountEnded, queueMail } from '../mail/index.js'
import { addNotification } from '../notification/index.js'
import { assertMayLift, lockRight, type LockedRight } from './lock-right.js'
import { findPerson, lockPerson, type PersonRow } from './person-repository.js'
import { recordLifted } from './record-lifted.js'
import { insertSanction, listInForce, setLifted } from './sanction-repository.js'
import { toSanction } from './sanction-view.js'
import type { SanctionRow } from '../../schema/moderation/sanction.table.js'

const DAY_MS = 86_400_000

type Given = {
  profileId: string
  sanction: NewSanction
  reason: string
  /** That it came from. */
  caseId: string | null
}
type SanctionContext = Context<'env' | 'mailNotifier', Member>

/**
 * Pauses somebody's writing or ends their account, in place of what is in force.
 * @throws AppError NOT_FOUND, LAST_ADMIN, WRITING_PAUSED; NOT_ALLOWED for oneself, and for a moderator of another
 * operator, in place of an administrator's sanction, and for the end of an account
 */
export function giveSanction(
  ctx: SanctionContext,
  { profileId, sanction, reason, caseId }: Given,
): Promise<Sanction> {
  return inTransaction(ctx, async (tx) => {
    const { db, actor, clock } = tx
    if (profileId === actor.profileId) throw new AppError('NOT_ALLOWED')
    const right = await lockRight(tx)
    const isEnd = sanction.kind === 'end'
    if (isEnd && !right.isAdmin) throw new AppError('NOT_ALLOWED')
    const person = await (isEnd ? endPerson(tx, profileId, right) : lockPerson(db, profileId))
    if (!person) throw new AppError('NOT_FOUND')
    if (person.roles.length > 0 && !right.isAdmin) throw new AppError('NOT_ALLOWED')
    const now = clock.now()
    for (const before of await listInForce(db, [profileId], now)) {
      await assertMayLift(tx, { row: before, right })
      await setLifted(db, before.id, now)
      await recordLifted(tx, { row: before, memberId: person.memberId })
    }
    const code = isEnd ? newSecret() : null
    const row: SanctionRow = {
      id: tx.newId(),
      profileId,
      kind: sanction.kind,
      reason,
      caseId,
      byProfileId: actor.profileId,
      startsAt: now,
      endsAt: sanction.kind === 'pause' ? new Date(now.getTime() + sanction.days * DAY_MS) : null,
      liftedAt: null,
      appealCodeHash: code && hashSecret(code).toString('hex'),
    }
    await insertSanction(db, row)
    await recordAudit(tx, {
      action: 'sanction.given',
      memberId: person.memberId,
      details: {
        sanctionId: row.id,
        kind: row.kind,
        ...(sanction.kind === 'pause' && { days: sanction.days }),
        ...(caseId !== null && { caseId }),
      },
    })
    await tell(tx, { person, row, code })
    return toSanction(row)
  })
}

/** Nobody stays signed in, and no role is left to somebody who cannot sign in. */
async function endPerson(
  tx: SanctionContext,
  profileId: string,
  { operators }: LockedRight,
): Promise<PersonRow | null> {
  const known = await findPerson(tx.db, profileId)
  if (!known) return null
  await takeRoles(tx, { memberId: known.memberId, operators })
  await endSessionsOf(tx, { memberId: known.memberId })
  return lockPerson(tx.db, profileId)
}

async function tell(
  ctx: SanctionContext,
  { person, row, code }: { person: PersonRow; row: SanctionRow; code: string | null },
): Promise<void> {
  const { reason, caseId } = row
  if (code === null) {
    const endsAt = row.endsAt?.toISOString() ?? null
    const data = { what: 'paused', caseId, reason, endsAt } as const
    await addNotification(ctx, { profileId: person.profileId, type: 'sanction', data })
    return
  }
  const appealUrl = `${ctx.env.PUBLIC_ORIGIN}/community/appeal?code=${code}`
  const appealUntil = new Date(row.startsAt.getTime() + MODERATION.appealMs)
  await queueMail(ctx, { to: person.email, ...accountEnded({ reason, appealUrl, appealUntil }) })
}
