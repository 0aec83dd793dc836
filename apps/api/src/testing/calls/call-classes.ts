import type { CallDeclaration } from '@doran/contract'
import type { DeclaredCall } from './declared-calls.js'

/**
 * Everything of a declaration that a role's answer may depend on: calls that are alike in this are refused by the
 * same statements of the same functions, so one of them is tried for all.
 */
export function classOfCall(method: string, declaration: CallDeclaration): string {
  const { actor, role, auth, beforeConsent, owns, params, codes } = declaration
  return JSON.stringify({
    isRead: method === 'GET',
    actor,
    role,
    auth,
    beforeConsent,
    isOwned: owns !== undefined,
    hasParams: params !== undefined,
    canBeMissing: codes.includes('NOT_FOUND'),
    canBePaused: codes.includes('WRITING_PAUSED'),
  })
}

/** The first call of each class, in the order of the contract: a combination that is new gets its own. */
export function representatives(calls: readonly DeclaredCall[]): ReadonlySet<DeclaredCall> {
  const first = new Map<string, DeclaredCall>()
  for (const call of calls) {
    const name = classOfCall(call.method, call.declaration)
    if (!first.has(name)) first.set(name, call)
  }
  return new Set(first.values())
}
