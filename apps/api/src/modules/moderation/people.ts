import type { AccountRole, ModerationCase, PersonCard, Sanction } from '@doran/contract'
import type { Member } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { changeRole } from '../account/index.js'
import { nameKeyOf } from '../profile/index.js'
import { findSanctionInForce } from '../permission/index.js'
import { countWaiting, listCasesOfAuthor } from './case-repository.js'
import { toCases } from './case-view.js'
import { lockRight } from './lock-right.js'
import { findPerson, listOperators, searchPeople } from './person-repository.js'
import { rolesOf, toPersonCards } from './person-view.js'
import { listSanctions } from './sanction-repository.js'
import { toSanction } from './sanction-view.js'

const MOST_PEOPLE = 20
const MOST_OPERATORS = 100
const MOST_CASES = 50
/** Nobody needs to know how many more there are. */
const MOST_WAITING = 100

/** What an operator may do, and how much there is to do. */
export async function getAccess({
  db,
  actor,
}: Context<never, Member>): Promise<{ roles: AccountRole[]; waiting: number }> {
  return { roles: rolesOf(actor), waiting: await countWaiting(db, MOST_WAITING) }
}

/** By the beginning of a nickname; for administrators by a whole address too. Without either, those with a role. */
export async function listPeople(
  ctx: Context<never, Member>,
  { q }: { q?: string | undefined },
): Promise<{ items: PersonCard[] }> {
  const isAdmin = ctx.actor.roles.includes('admin')
  const rows =
    q === undefined
      ? await listOperators(ctx.db, MOST_OPERATORS)
      : await searchPeople(
          ctx.db,
          { nameKey: nameKeyOf(q), email: isAdmin ? q.toLowerCase() : null },
          MOST_PEOPLE,
        )
  return { items: await toPersonCards(ctx, rows) }
}

/**
 * Somebody, what was decided about them, and what of theirs was reported.
 * @throws AppError NOT_FOUND
 */
export async function getPerson(
  ctx: Context<never, Member>,
  { profileId }: { profileId: string },
): Promise<{ person: PersonCard; sanctions: Sanction[]; cases: ModerationCase[] }> {
  const person = await getCard(ctx, profileId)
  const sanctions = await listSanctions(ctx.db, profileId)
  const cases = await listCasesOfAuthor(ctx.db, profileId, MOST_CASES)
  return { person, sanctions: sanctions.map(toSanction), cases: await toCases(ctx, cases) }
}

/**
 * Gives somebody a role, or takes it.
 * @throws AppError NOT_FOUND, LAST_ADMIN, WRITING_PAUSED; NOT_ALLOWED for an ended account, and once one is no
 * administrator any more
 */
export async function setRole(
  ctx: Context<never, Member>,
  { profileId, role, isGranted }: { profileId: string; role: AccountRole; isGranted: boolean },
): Promise<PersonCard> {
  return inTransaction(ctx, async (tx) => {
    const { isAdmin, operators } = await lockRight(tx)
    if (!isAdmin) throw new AppError('NOT_ALLOWED')
    const found = await findPerson(tx.db, profileId)
    if (!found) throw new AppError('NOT_FOUND')
    await changeRole(tx, { memberId: found.memberId, operators, role, isGranted })
    const inForce = await findSanctionInForce(tx, profileId)
    if (isGranted && inForce?.kind === 'end') throw new AppError('NOT_ALLOWED')
    return getCard(tx, profileId)
  })
}

async function getCard(ctx: Context<never, Member>, profileId: string): Promise<PersonCard> {
  const row = await findPerson(ctx.db, profileId)
  const [card] = row ? await toPersonCards(ctx, [row]) : []
  if (!card) throw new AppError('NOT_FOUND')
  return card
}
