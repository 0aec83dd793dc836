import type { CallDeclaration, OwnedKind } from '@doran/contract'
import type { Owner } from '../context/actor.js'
import type { Deps } from '../../deps.js'
import { findOwnedAuthSession } from '../../modules/auth-session/index.js'
import { findOwnedProfile } from '../../modules/profile/index.js'
import { findOwnedSession } from '../../modules/story-session/index.js'
import { findOwnedTurn } from '../../modules/story-turn/index.js'
import type { OwnedRows } from './handlers.js'
import { notFound, type FoundActor } from './request-caller.js'

type Finders = {
  [Kind in OwnedKind]: {
    param: string
    find: (deps: Deps, owner: Owner, id: string) => Promise<OwnedRows[Kind] | null>
  }
}

const FINDERS: Finders = {
  storySession: { param: 'sessionUuid', find: findOwnedSession },
  turn: { param: 'turnUuid', find: findOwnedTurn },
  authSession: { param: 'sessionUuid', find: findOwnedAuthSession },
  profile: { param: 'profileId', find: findOwnedProfile },
}

/** The row that the path names, where it is the actor's; what is not there is answered like what is foreign. */
export async function loadOwned(
  deps: Deps,
  declaration: CallDeclaration,
  found: FoundActor,
  params: unknown,
): Promise<unknown> {
  if (!declaration.owns) return undefined
  const { actor } = found
  if (actor.kind === 'nobody') throw notFound(declaration, found)
  const { param, find } = FINDERS[declaration.owns]
  const row = await find(deps, actor, idIn(params, param))
  if (!row) throw notFound(declaration, found)
  return row
}

function idIn(params: unknown, name: string): string {
  const value: unknown = typeof params === 'object' && params ? Reflect.get(params, name) : null
  if (typeof value !== 'string') throw new Error(`the call has no path parameter ${name}`)
  return value
}
