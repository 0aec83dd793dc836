import { AccountRole, type PersonCard } from '@doran/contract'
import { hasAddress } from '../../platform/auth/placeholder-email.js'
import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { listMakers } from '../profile/index.js'
import type { PersonRow } from './person-repository.js'
import { listInForce } from './sanction-repository.js'
import { toSanction } from './sanction-view.js'

/** People as operators see them: addresses are for administrators alone. */
export async function toPersonCards(
  ctx: Context<never, Member>,
  rows: readonly PersonRow[],
): Promise<PersonCard[]> {
  const ids = rows.map(({ profileId }) => profileId)
  const makers = await listMakers(ctx, ids)
  const sanctions = await listInForce(ctx.db, ids, ctx.clock.now())
  const showsAddress = ctx.actor.roles.includes('admin')
  return rows.flatMap((row) => {
    const maker = makers.get(row.profileId)
    const inForce = sanctions.find(({ profileId }) => profileId === row.profileId)
    if (!maker) return []
    return {
      ...maker,
      email: showsAddress && hasAddress(row.email) ? row.email : null,
      roles: rolesOf(row),
      joinedAt: row.joinedAt.toISOString(),
      sanction: inForce ? toSanction(inForce) : null,
    }
  })
}

export function rolesOf({ roles }: { roles: readonly string[] }): AccountRole[] {
  return AccountRole.options.filter((role) => roles.includes(role))
}
