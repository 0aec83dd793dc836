import type { CallDeclaration } from '@doran/contract'
import type { ErrorCode } from '@doran/contract/errors'
import type { Role } from './test-people.js'

/** Whose thing a path names: one's own, a visitor's or a member's, or none that there is. */
export const TARGETS = ['own', "a visitor's", "a member's", 'missing', 'misshapen'] as const
export type Target = (typeof TARGETS)[number]

type Expected = ErrorCode | 'ok'

/** Browsers whose sign-in has ended, which they do not know yet. */
const ENDED: ReadonlySet<Role> = new Set(['leaving', 'expired', 'expired, a visitor'])

/** What the declaration promises to a role, read from the declaration alone. */
export function expectedAnswer(declaration: CallDeclaration, role: Role, target: Target): Expected {
  const hasSignIn = role !== 'nobody' && role !== 'visitor'
  const isSignedIn = hasSignIn && !ENDED.has(role)
  if (declaration.actor === 'member') {
    if (!hasSignIn) return 'LOGIN_REQUIRED'
    if (!isSignedIn) return 'SESSION_EXPIRED'
    if (declaration.role && role !== 'admin') return 'NOT_FOUND'
    if (role === 'limited' && (declaration.auth || declaration.role)) return 'LIMITED_SESSION'
    if (role === 'no consent' && !declaration.beforeConsent) return 'CONSENT_NEEDED'
    if (role === 'old proof' && declaration.auth === 'recent') return 'PROOF_NEEDED'
  }
  if (declaration.owns) {
    const canOwn = isSignedIn || role === 'visitor' || role === 'expired, a visitor'
    if (canOwn && target === 'own') return 'ok'
    return ENDED.has(role) ? 'SESSION_EXPIRED' : 'NOT_FOUND'
  }
  if (target === 'misshapen') return 'NOT_FOUND'
  const isNamed = target === 'missing' && declaration.codes.includes('NOT_FOUND')
  if (isNamed) return 'NOT_FOUND'
  // Visitors may put something before others here, and members unless their device is borrowed.
  const isWriting = declaration.codes.includes('WRITING_PAUSED')
  return role === 'limited' && isWriting ? 'LIMITED_SESSION' : 'ok'
}

/** The targets that mean something to a call: one that names nothing has its own alone. */
export function targetsOf({ params, owns }: CallDeclaration): readonly Target[] {
  if (!params) return ['own']
  return owns ? TARGETS : ['own', 'missing', 'misshapen']
}
