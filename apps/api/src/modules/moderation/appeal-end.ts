import { MODERATION } from '@doran/contract/limits'
import { hashSecret } from '../../platform/auth/secret.js'
import type { Actor } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { findMaker } from '../profile/index.js'
import { reopenCase } from './appeal-case.js'
import { lockCase, updateCase } from './case-repository.js'
import { joinCase } from './join-case.js'
import { lockByCode, setCase } from './sanction-repository.js'
import type { SanctionRow } from '../../schema/moderation/sanction.table.js'

/**
 * Somebody whose account is ended appeals by the code of their mail: the case that it came from, or a new one of their
 * profile, goes into the queue, once and whatever was appealed before. The same words again change nothing.
 * @throws AppError NOT_FOUND, APPEAL_LATE
 */
export function appealEnd(
  ctx: Context<never, Actor>,
  { code, text }: { code: string; text: string },
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockByCode(tx.db, hashSecret(code).toString('hex'))
    if (!row || row.liftedAt !== null) throw new AppError('NOT_FOUND')
    const found = row.caseId === null ? null : await lockCase(tx.db, row.caseId)
    if (found?.status === 'appealed' && found.appealText === text) return
    const until = row.startsAt.getTime() + MODERATION.appealMs
    const appealedAt = found?.appealedAt ?? null
    const isAppealed = appealedAt !== null && appealedAt >= row.startsAt
    if (isAppealed || tx.clock.now().getTime() >= until) throw new AppError('APPEAL_LATE')
    if (found) await reopenCase(tx, { row: found, text })
    else await openAppeal(tx, row, text)
  })
}

async function openAppeal(ctx: Context, row: SanctionRow, text: string): Promise<void> {
  const { id, profileId } = row
  const person = await findMaker(ctx, profileId)
  if (!person) throw new AppError('NOT_FOUND')
  const opened = await joinCase(ctx, {
    targetType: 'profile',
    targetId: profileId,
    authorProfileId: profileId,
    excerpt: person.name,
  })
  const appealedAt = ctx.clock.now()
  await updateCase(ctx.db, opened.id, { status: 'appealed', appealText: text, appealedAt })
  await setCase(ctx.db, id, opened.id)
}
