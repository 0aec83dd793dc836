import type { CallDeclaration } from '@doran/contract'
import { COOKIES } from '@doran/contract/names'
import type { Actor, Member, Owner } from '../context/actor.js'
import { AppError } from '../errors/app-error.js'
import { hasAuthCookie, readAuthToken } from '../auth/auth-cookie.js'
import type { Caller } from '../context/caller.js'
import { ownCookieName } from './cookies.js'
import { readSecret } from '../auth/secret.js'
import type { Deps } from '../../deps.js'
import { findAuthSession, keepAlive } from '../../modules/auth-session/index.js'
import {
  createVisitor,
  findVisitor,
  readVisitorCredential,
  visitorCookie,
} from '../../modules/visitor/index.js'
import { provedUntil } from '../auth/reauthentication.js'

/** What the request says of its sender, before anything is asked of the database. */
export function readCaller(
  { env }: Pick<Deps, 'env'>,
  headers: Headers,
  address: string,
  setCookie: (line: string) => void,
): Caller {
  const cookies = headers.get('cookie')
  return {
    address,
    userAgent: headers.get('user-agent')?.slice(0, 400) ?? '',
    visitorCredential: readVisitorCredential(cookies, env.PUBLIC_ORIGIN),
    browserCredential: readSecret(cookies, ownCookieName(COOKIES.browser, env.PUBLIC_ORIGIN)),
    headers,
    setCookie,
  }
}

export type FoundActor = { actor: Actor; hadSession: boolean }

/** Resolves who calls, by one question to the database; a signed-in member before the browser's visitor. */
export async function findActor(deps: Deps, caller: Caller): Promise<FoundActor> {
  const { headers, visitorCredential } = caller
  const token = readAuthToken(headers, deps.env)
  const session = token ? await findAuthSession(deps.database, token, deps.clock.now()) : null
  if (session) {
    keepAlive(deps, session)
    return { actor: session.member, hadSession: true }
  }
  const visitorId = visitorCredential ? await findVisitor(deps.database, visitorCredential) : null
  const actor: Actor = visitorId ? { kind: 'visitor', visitorId } : { kind: 'nobody' }
  return { actor, hadSession: hasAuthCookie(headers, deps.env) }
}

/** Refuses whom the call's policy does not take. */
export function admit(deps: Deps, declaration: CallDeclaration, found: FoundActor): void {
  const { actor, hadSession } = found
  if (declaration.actor === 'system') throw new AppError('NOT_ALLOWED')
  if (declaration.actor === 'member') {
    if (actor.kind !== 'member') {
      throw new AppError(hadSession ? 'SESSION_EXPIRED' : 'LOGIN_REQUIRED')
    }
    admitMember(deps, declaration, actor)
  }
  if (declaration.owns && actor.kind === 'nobody') throw notFound(declaration, found)
}

/**
 * What is not there, or not the caller's. A browser whose sign-in has ended may be asking for its member's things:
 * it is told so, of whichever id.
 */
export function notFound({ owns }: CallDeclaration, { actor, hadSession }: FoundActor): AppError {
  const mayBeTheirs = owns !== undefined && hadSession && actor.kind !== 'member'
  return new AppError(mayBeTheirs ? 'SESSION_EXPIRED' : 'NOT_FOUND')
}

function admitMember(deps: Deps, declaration: CallDeclaration, member: Member): void {
  if (declaration.auth && member.isLimited) throw new AppError('LIMITED_SESSION')
  if (!declaration.beforeConsent && !member.hasConsented) throw new AppError('CONSENT_NEEDED')
  if (declaration.auth === 'recent' && provedUntil(member) < deps.clock.now()) {
    throw new AppError('PROOF_NEEDED')
  }
}

/** Makes a visitor of whoever has no credential, when a handler first needs an owner. */
export function ownership(deps: Deps, actor: Actor, caller: Caller): () => Promise<Owner> {
  let made: Promise<Owner> | null = null
  return async () => {
    if (actor.kind !== 'nobody') return actor
    made ??= makeVisitor(deps, caller)
    return made
  }
}

async function makeVisitor(deps: Deps, caller: Caller): Promise<Owner> {
  const { visitorId, credential } = await createVisitor(deps)
  caller.setCookie(visitorCookie(credential, deps.env.PUBLIC_ORIGIN))
  return { kind: 'visitor', visitorId }
}
