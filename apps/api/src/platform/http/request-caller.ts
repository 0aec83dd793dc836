import type { CallDeclaration } from '@doran/contract'
import { COOKIES } from '@doran/contract/names'
import { hasAuthCookie, readAuthToken } from '../auth/auth-cookie.js'
import { provedUntil } from '../auth/reauthentication.js'
import type { Actor, Member, Owner } from '../context/actor.js'
import type { Caller } from '../context/caller.js'
import type { Deps } from '../context/deps.js'
import { AppError } from '../errors/app-error.js'
import { ownCookieName, readSecret } from '../cookies/cookies.js'
import { writeCredentials } from './write-credentials.js'

/** What the request says of its sender, before anything is asked of the database. */
export function readCaller({ env }: Pick<Deps, 'env'>, headers: Headers, address: string): Caller {
  const cookies = headers.get('cookie')
  const readCredential = (name: string) =>
    readSecret(cookies, ownCookieName(name, env.PUBLIC_ORIGIN))
  return {
    address,
    userAgent: headers.get('user-agent')?.slice(0, 400) ?? '',
    sessionToken: readAuthToken(headers, env),
    visitorCredential: readCredential(COOKIES.visitor),
    browserCredential: readCredential(COOKIES.browser),
  }
}

export type FoundActor = { actor: Actor; hadSession: boolean }

/** Resolves who calls, by one question to the database; a signed-in member before the browser's visitor. */
export async function findActor(
  { env, identity }: Pick<Deps, 'env' | 'identity'>,
  { sessionToken, visitorCredential }: Caller,
  headers: Headers,
): Promise<FoundActor> {
  const member = sessionToken ? await identity.findMember(sessionToken) : null
  if (member) return { actor: member, hadSession: true }
  const visitor = visitorCredential ? await identity.findVisitor(visitorCredential) : null
  const actor: Actor = visitor ? { kind: 'visitor', ...visitor } : { kind: 'nobody' }
  return { actor, hadSession: hasAuthCookie(headers, env) }
}

/** Refuses whom the call's policy does not take. */
export function admit(
  { clock }: Pick<Deps, 'clock'>,
  declaration: CallDeclaration,
  found: FoundActor,
): void {
  const { actor, hadSession } = found
  if (declaration.actor === 'system') throw new AppError('NOT_ALLOWED')
  if (declaration.actor === 'member') {
    if (actor.kind !== 'member') {
      throw new AppError(hadSession ? 'SESSION_EXPIRED' : 'LOGIN_REQUIRED')
    }
    admitMember(declaration, actor, clock.now())
  }
  if (declaration.owns && actor.kind === 'nobody') throw notFound(declaration, found)
}

/**
 * The error for a thing that is missing or not the caller's. A browser whose sign-in has ended may be asking for its
 * member's things: it learns so, of whichever id.
 */
export function notFound({ owns }: CallDeclaration, { actor, hadSession }: FoundActor): AppError {
  const mayBeTheirs = owns !== undefined && hadSession && actor.kind !== 'member'
  return new AppError(mayBeTheirs ? 'SESSION_EXPIRED' : 'NOT_FOUND')
}

function admitMember(declaration: CallDeclaration, member: Member, now: Date): void {
  // Before all else, so that nothing says there is such a call.
  if (declaration.role && !hasRole(member, declaration.role)) throw new AppError('NOT_FOUND')
  // A role is never used from a borrowed device.
  if ((declaration.auth || declaration.role) && member.isLimited) {
    throw new AppError('LIMITED_SESSION')
  }
  if (!declaration.beforeConsent && !member.hasConsented) throw new AppError('CONSENT_NEEDED')
  if (declaration.auth === 'recent' && provedUntil(member) < now) {
    throw new AppError('PROOF_NEEDED')
  }
}

/** An administrator may do what a moderator may. */
function hasRole({ roles }: Member, role: NonNullable<CallDeclaration['role']>): boolean {
  return roles.includes(role) || roles.includes('admin')
}

/** Makes a visitor of a caller without a credential, when a handler first needs an owner. */
export function ownership(
  { env, identity }: Pick<Deps, 'env' | 'identity'>,
  actor: Actor,
  setCookie: (line: string) => void,
): () => Promise<Owner> {
  let made: Promise<Owner> | null = null
  const createVisitor = async (): Promise<Owner> => {
    const { visitorId, credential } = await identity.createVisitor()
    writeCredentials(env, { visitor: credential }, setCookie)
    return { kind: 'visitor', visitorId, isOver15: null }
  }
  return async () => {
    if (actor.kind !== 'nobody') return actor
    made ??= createVisitor()
    return made
  }
}
