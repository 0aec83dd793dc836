import type { CallDeclaration } from '@doran/contract'
import type { Actor, Owner } from '../actor.js'
import { AppError } from '../app-error.js'
import type { Deps } from '../deps.js'
import {
  createVisitor,
  findVisitor,
  readVisitorCredential,
  visitorCookie,
} from '../modules/visitor/index.js'

/** Resolves who calls, once per request. */
export async function findActor(deps: Deps, headers: Headers): Promise<Actor> {
  const credential = readVisitorCredential(headers.get('cookie'))
  const visitorId = credential ? await findVisitor(deps.db, credential) : null
  return visitorId ? { kind: 'visitor', visitorId } : { kind: 'nobody' }
}

/** The actor as the call's policy wants it, and a cookie where a new visitor was made. */
export async function admit(
  deps: Deps,
  declaration: CallDeclaration,
  actor: Actor,
): Promise<{ actor: Actor; cookie: string | null }> {
  if (declaration.actor === 'anyone' || actor.kind !== 'nobody') return { actor, cookie: null }
  if (declaration.actor !== 'visitor') throw new AppError('NOT_ALLOWED')
  if (declaration.owns) throw new AppError('NOT_FOUND')
  const { visitorId, credential } = await createVisitor(deps)
  const owner: Owner = { kind: 'visitor', visitorId }
  const isSecure = deps.env.PUBLIC_ORIGIN.startsWith('https:')
  return { actor: owner, cookie: visitorCookie(credential, isSecure) }
}
