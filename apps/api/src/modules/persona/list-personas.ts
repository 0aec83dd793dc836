import type { ReplyOf } from '@doran/contract'
import { PERSONA } from '@doran/contract/limits'
import type { Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { listPersonaRows } from './persona-repository.js'
import { toPersona } from './persona-view.js'

/** All of the actor's, the default first; none without a credential. */
export async function listPersonas({
  db,
  actor,
}: Context<never, Actor>): Promise<ReplyOf<'GET /v1/persona'>> {
  const rows = actor.kind === 'nobody' ? [] : await listPersonaRows(db, actor)
  return { items: rows.map(toPersona), most: mostOf(actor) }
}

/** How many somebody may have. */
export function mostOf({ kind }: Pick<Actor, 'kind'>): number {
  return kind === 'member' ? PERSONA.most : PERSONA.mostOfVisitor
}
