import type { Consent } from '@doran/contract'
import { PRIVACY_VERSION, TERMS_VERSION } from '@doran/contract/names'

/** What a person agreed to by ticking all that is required. */
export function requiredConsents(consent: Consent) {
  return [
    { kind: 'age' as const, version: consent.terms, isAgreed: true },
    { kind: 'terms' as const, version: consent.terms, isAgreed: true },
    { kind: 'privacy' as const, version: consent.privacy, isAgreed: true },
  ]
}

export function marketingConsent(isAgreed: boolean) {
  return { kind: 'marketing' as const, version: PRIVACY_VERSION, isAgreed }
}

export const CONSENT_IN_FORCE: Consent = {
  isOver14: true,
  terms: TERMS_VERSION,
  privacy: PRIVACY_VERSION,
}
