import type { CallDeclaration } from '@doran/contract'
import { createContext } from '../context/context.js'
import type { Caller } from '../context/caller.js'
import type { Deps } from '../context/deps.js'
import { notFound, type FoundActor } from './request-caller.js'

/** The row that the path names, where it is the actor's; what is not there is answered like what is foreign. */
export async function loadOwned(
  deps: Deps,
  declaration: CallDeclaration,
  found: FoundActor,
  caller: Caller,
  params: unknown,
): Promise<unknown> {
  if (!declaration.owns) return undefined
  const { actor } = found
  if (actor.kind === 'nobody') throw notFound(declaration, found)
  const { param, find } = deps.registry.findOwned(declaration.owns)
  const row = await find(createContext(deps, actor, caller), idIn(params, param))
  if (!row) throw notFound(declaration, found)
  return row
}

function idIn(params: unknown, name: string): string {
  const value: unknown = typeof params === 'object' && params ? Reflect.get(params, name) : null
  if (typeof value !== 'string') throw new Error(`the call has no path parameter ${name}`)
  return value
}
