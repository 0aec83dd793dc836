import type { CallDeclaration } from '../core/call.js'
import { AUTH_SESSION } from '../limits.js'

/** Describes in sentences who may make the call and what making it again does, from its declaration. */
export function describeCall(declaration: CallDeclaration): string {
  return [whoMayCall(declaration), whatRepeatsDo(declaration)].filter(Boolean).join(' ')
}

function whoMayCall({ actor, owns, auth, beforeConsent }: CallDeclaration): string {
  if (actor === 'anyone') return 'For anyone.'
  if (actor === 'visitor') {
    return owns
      ? 'For visitors and members, of what is theirs.'
      : 'For visitors and members; whoever has no credential becomes a visitor.'
  }
  const strength = {
    full: ', not by short-time password',
    recent: `, who proved who they are within ${AUTH_SESSION.proofMinutes} minutes`,
  }
  return [
    `For signed-in members${auth ? strength[auth] : ''}${owns ? ', of what is theirs' : ''}.`,
    beforeConsent ? 'Before agreeing to the terms too.' : '',
  ]
    .filter(Boolean)
    .join(' ')
}

function whatRepeatsDo({ replayKey, needsKey, isRepeatable }: CallDeclaration): string {
  if (replayKey) {
    return `The same \`${replayKey}\` again is the same effect; with another body it is refused.`
  }
  if (needsKey) return 'The same `Idempotency-Key` again is answered as the first time.'
  return isRepeatable ? 'May be made again.' : ''
}
