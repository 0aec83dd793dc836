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
  const visitorId = credential ? await findVisitor(deps.database, credential) : null
  return visitorId ? { kind: 'visitor', visitorId } : { kind: 'nobody' }
}

/** Refuses whom the call's policy does not take. */
export function admit(declaration: CallDeclaration, actor: Actor): void {
  if (declaration.owns && actor.kind === 'nobody') throw new AppError('NOT_FOUND')
  if (declaration.actor === 'member' || declaration.actor === 'system') {
    throw new AppError('NOT_ALLOWED')
  }
}

/** Makes a visitor of whoever has no credential, when a handler first needs an owner. */
export function ownership(deps: Deps, actor: Actor) {
  let made: { owner: Owner; cookie: string } | null = null
  return {
    becomeOwner: async (): Promise<Owner> => {
      if (actor.kind !== 'nobody') return actor
      made ??= await makeVisitor(deps)
      return made.owner
    },
    /** The cookie to send, where a visitor was made. */
    cookie: () => made?.cookie ?? null,
  }
}

async function makeVisitor(deps: Deps): Promise<{ owner: Owner; cookie: string }> {
  const { visitorId, credential } = await createVisitor(deps)
  const isSecure = deps.env.PUBLIC_ORIGIN.startsWith('https:')
  return { owner: { kind: 'visitor', visitorId }, cookie: visitorCookie(credential, isSecure) }
}
