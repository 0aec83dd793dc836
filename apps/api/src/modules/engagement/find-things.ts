import type { EngagementTarget } from '@doran/contract'
import type { Member } from '../../platform/context/actor.js'
import type { FullContext } from '../../platform/context/context.js'
import type { EngagementThing } from '../../platform/module/engagement-target.js'
import type { Target } from './count-repository.js'

/** By their ids, in one question for each type that takes one. */
export async function findThings(
  ctx: FullContext<Member>,
  rows: readonly Target[],
): Promise<ReadonlyMap<string, EngagementThing>> {
  const byType = [...Map.groupBy(rows, ({ targetType }) => targetType)]
  const found = await Promise.all(byType.map(([type, ofType]) => findOfType(ctx, type, ofType)))
  return new Map(found.flat())
}

async function findOfType(
  ctx: FullContext<Member>,
  type: EngagementTarget,
  rows: readonly Target[],
): Promise<[string, EngagementThing][]> {
  const ids = rows.map(({ targetId }) => targetId)
  const { find, findMany } = ctx.registry.findEngagementTarget(type)
  if (findMany) return [...(await findMany(ctx, ids))]
  const entries: [string, EngagementThing][] = []
  for (const id of ids) {
    const thing = await find(ctx, id)
    if (thing) entries.push([id, thing])
  }
  return entries
}
