import type { ReportTarget } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import { insertCase, lockUndecided } from './case-repository.js'
import type { CaseRow } from '../../schema/moderation/moderation-case.table.js'

/** What a case is about, as it stands when the case is opened. */
export type CasedThing = {
  targetType: ReportTarget
  targetId: string
  authorProfileId: string | null
  excerpt: string
}

const TRIES = 5

/** The case of a thing that is not decided, opened where there is none; locked for the rest of the transaction. */
export async function joinCase(ctx: Context, thing: CasedThing): Promise<CaseRow> {
  if (!ctx.isInTransaction) throw new Error('a case is joined outside a transaction')
  for (let tried = 0; tried < TRIES; tried += 1) {
    const opened = { ...thing, id: ctx.newId(), status: 'open', openedAt: ctx.clock.now() } as const
    await insertCase(ctx.db, opened)
    // The one that was in the way may have been decided meanwhile.
    const row = await lockUndecided(ctx.db, thing)
    if (row) return row
  }
  throw new Error(`the cases of ${thing.targetType} ${thing.targetId} are decided too fast`)
}
