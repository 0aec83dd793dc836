import { profileIdOf, type Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import type {
  ModeratedThing,
  ReportTargetRule,
  ReportedThing,
} from '../../platform/module/report-target.js'
import { findModeratedLetter, findReceivedLetter, updateLetter } from './letter-repository.js'
import { findSeenTree, findTree, updateTree } from './tree-repository.js'
import { isOwner } from './tree-view.js'

/** Somebody else's tree: what its owner called it. */
async function findReportedTree(
  ctx: Context<never, Actor>,
  id: string,
): Promise<ReportedThing | null> {
  const row = await findSeenTree(ctx.db, profileIdOf(ctx.actor), { id })
  if (!row || isOwner(ctx, row)) return null
  return { authorProfileId: row.profileId, excerpt: row.name }
}

async function lookAtTree({ db }: Context, id: string): Promise<ModeratedThing | null> {
  const row = await findTree(db, id)
  if (!row) return null
  const { profileId: authorProfileId, name: title, shareCode } = row
  const path = `/decorate-my-tree?tree=${shareCode}`
  return { authorProfileId, title, text: '', path, pictures: [] }
}

export const reportedTree: ReportTargetRule = {
  find: findReportedTree,
  look: lookAtTree,
  setHidden: ({ db }, id, isHidden) => updateTree(db, id, { isHidden }),
  hidesByReports: true,
}

/** A letter to the actor, once they can read it. */
async function findReportedLetter(
  { db, clock, actor }: Context<never, Actor>,
  id: string,
): Promise<ReportedThing | null> {
  if (actor.kind !== 'member') return null
  const now = clock.now()
  const received = await findReceivedLetter(db, { profileId: actor.profileId, id, now })
  const found = received && (await findModeratedLetter(db, id, now))
  if (!found || found.text === null || found.ownerProfileId === actor.profileId) return null
  return { authorProfileId: found.ownerProfileId, excerpt: linesOf(found.name, found.text) }
}

async function lookAtLetter({ db, clock }: Context, id: string): Promise<ModeratedThing | null> {
  const found = await findModeratedLetter(db, id, clock.now())
  if (!found) return null
  const { ownerProfileId: authorProfileId, treeName: title, name, text } = found
  return { authorProfileId, title, text: linesOf(name, text), path: null, pictures: [] }
}

const linesOf = (...lines: (string | null)[]) => lines.filter((line) => line !== null).join('\n')

export const reportedLetter: ReportTargetRule = {
  find: findReportedLetter,
  look: lookAtLetter,
  setHidden: async ({ db }, id, isBlinded) => {
    await updateLetter(db, id, { isBlinded })
  },
}
