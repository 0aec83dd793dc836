import type { CallDeclaration } from '../core/call.js'
import { ADDRESS_FACTOR, LIMITS } from '../limits.js'
import type { PolicyExtensions } from './document.js'

/** The actors of a call, its limit, and what makes a repeat safe, as the declaration has them. */
export function policyOf(declaration: CallDeclaration): PolicyExtensions {
  const { actor, owns, auth, role, beforeConsent, limit, replayKey, needsKey, isRepeatable } =
    declaration
  return {
    'x-doran-actor': actor,
    ...(owns && { 'x-doran-owns': owns }),
    ...(auth && { 'x-doran-auth': auth }),
    ...(role && { 'x-doran-role': role }),
    ...(beforeConsent && { 'x-doran-before-consent': beforeConsent }),
    'x-doran-limit': limitOf(limit),
    ...(replayKey && { 'x-doran-replay-key': replayKey }),
    ...(needsKey && { 'x-doran-needs-key': needsKey }),
    ...(isRepeatable && { 'x-doran-repeatable': isRepeatable }),
  }
}

function limitOf(name: CallDeclaration['limit']): PolicyExtensions['x-doran-limit'] {
  const limit: Omit<PolicyExtensions['x-doran-limit'], 'name' | 'addressCount'> & {
    addressCount?: number
  } = LIMITS[name]
  return { name, ...limit, addressCount: limit.addressCount ?? limit.count * ADDRESS_FACTOR }
}
