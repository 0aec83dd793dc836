import { Genre } from '@doran/contract'
import type { Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { findInterests } from './account-repository.js'

/** The genres a member chose; none for anybody else. */
export async function listInterests({ db, actor }: Context<never, Actor>): Promise<Genre[]> {
  if (actor.kind !== 'member') return []
  const chosen = await findInterests(db, actor.memberId)
  return Genre.options.filter((genre) => chosen.includes(genre))
}
